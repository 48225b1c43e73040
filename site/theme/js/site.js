/* Behaviour of the pages. They read well without it: this adds the ask box, keys, copying, the peek at a clause. */
(function () {
  "use strict";
  var root = document.documentElement, base = root.dataset.root, book = root.dataset.book, page = root.dataset.page;
  var cw = (window.Clausewitz = window.Clausewitz || {});
  cw.books = cw.books || {};
  var $ = function (q, from) { return (from || document).querySelector(q); };
  var $$ = function (q, from) { return Array.prototype.slice.call((from || document).querySelectorAll(q)); };
  function make(name, attributes, text) {
    var el = document.createElement(name);
    Object.keys(attributes || {}).forEach(function (k) { el.setAttribute(k, attributes[k]); });
    if (text !== undefined) el.textContent = text;  // text only, never markup
    return el;
  }
  function keep(key, value) { try { if (value === undefined) return localStorage.getItem(key); localStorage.setItem(key, value); } catch (e) { /* no storage: not kept */ } return null; }
  function say(text) { var live = $("#say"); live.textContent = ""; setTimeout(function () { live.textContent = text; }, 30); }
  function entryAt(index, number) { return index && Object.prototype.hasOwnProperty.call(index.at, number) ? index.at[number] : null; }
  function clauseAddress(id, entry) { return base + "/" + id + "/" + entry.page + "#" + encodeURIComponent(entry.anchor).replace(/%2F/g, "/"); }

  /* ---- the index of each book: a script, loaded when it is first needed ---- */
  var called = {}, waiting = [];
  function withIndex(then) {
    var missing = root.dataset.books.split(" ").filter(function (id) { return id && !cw.books[id] && called[id] !== "failed"; });
    if (!missing.length) return then();
    waiting.push(then);
    missing.filter(function (id) { return !called[id]; }).forEach(function (id) {
      var script = make("script", { src: base + "/js/index-" + id + ".js" });
      called[id] = "loading";
      script.onload = script.onerror = function (e) { if (e.type === "error") called[id] = "failed"; var ready = waiting; waiting = []; ready.forEach(withIndex); };
      document.head.appendChild(script);
    });
  }

  /* ---- light and dark ---- */
  function dark() { return root.dataset.scheme ? root.dataset.scheme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches; }
  $(".cw-theme").addEventListener("click", function () {
    root.dataset.scheme = dark() ? "light" : "dark";
    keep("cw-scheme", root.dataset.scheme);
    say(root.dataset.scheme === "dark" ? "Dark" : "Light");
  });

  /* ---- contents on a small screen ---- */
  var menu = $(".cw-menu"), side = $(".cw-side");
  function openSide(open) { side.classList.toggle("is-open", open); menu.setAttribute("aria-expanded", String(open)); if (open) { var a = $("a", side); if (a) a.focus(); } }
  if (menu) {
    menu.addEventListener("click", function () { openSide(!side.classList.contains("is-open")); });
    side.addEventListener("click", function (e) { if (e.target.closest("a")) openSide(false); });
    document.addEventListener("click", function (e) { if (side.classList.contains("is-open") && !side.contains(e.target) && !menu.contains(e.target)) openSide(false); });
    side.addEventListener("keydown", function (e) { if (e.key === "Escape") { openSide(false); menu.focus(); } });
  }

  /* ---- the ask box ---- */
  var boxes = 0;
  function hitsFor(text) {
    var out = [];
    Object.keys(cw.books).forEach(function (id) {
      if (book && id !== book) return;
      cw.find(text, cw.books[id], 8).forEach(function (hit) { out.push({ id: id, hit: hit, entry: entryAt(cw.books[id], hit.number) }); });
    });
    out.sort(function (a, b) { return b.hit.score - a.hit.score; });
    return out.filter(function (o) { return o.entry; }).slice(0, 8);
  }
  /* what an index needs once is worked out while nothing is typed yet */
  function prepare() { if (cw.find) Object.keys(cw.books).forEach(function (id) { cw.find("a", cw.books[id], 1); }); }
  function setUp(form) {
    var input = $("input", form), list = make("div", { "class": "cw-pop", role: "listbox", id: "hits-" + (++boxes), "aria-label": "Clauses", hidden: "" }), at = -1;
    form.appendChild(list);
    ["role:combobox", "aria-expanded:false", "aria-controls:" + list.id, "aria-autocomplete:list"].forEach(function (p) { p = p.split(":"); input.setAttribute(p[0], p[1]); });
    function close() { list.hidden = true; input.setAttribute("aria-expanded", "false"); input.removeAttribute("aria-activedescendant"); at = -1; }
    function choose(n) {
      var rows = $$("[role=option]", list);
      if (!rows.length) return;
      at = (n + rows.length) % rows.length;
      rows.forEach(function (r, i) { r.setAttribute("aria-selected", String(i === at)); });
      input.setAttribute("aria-activedescendant", rows[at].id);
      rows[at].scrollIntoView({ block: "nearest" });
    }
    function show() { withIndex(shown); }
    function shown() {
      var text = input.value.trim();
      list.textContent = "";
      if (!text) return close();
      var found = cw.find ? hitsFor(text) : [];
      found.forEach(function (o, i) {
        var row = make("a", { role: "option", id: list.id + "-" + i, href: clauseAddress(o.id, o.entry), "aria-selected": "false", tabindex: "-1" });
        row.appendChild(make("span", { "class": "num" }, o.hit.number));
        row.appendChild(make("span", {}, o.entry.title));
        row.appendChild(make("small", {}, book ? "" : cw.books[o.id].title));
        list.appendChild(row);
      });
      list.hidden = false;
      input.setAttribute("aria-expanded", "true");
      if (!found.length) { list.appendChild(make("p", {}, "No clause speaks of that. Try a number, or another word.")); at = -1; }
      else choose(0);
      say(found.length ? found.length + " found" : "Nothing found");
    }
    function go() { withIndex(went); }
    function went() {
      if (list.hidden) shown();
      var rows = $$("[role=option]", list);
      if (rows[at]) { var to = rows[at].href; close(); input.blur(); location.href = to; }
    }
    input.addEventListener("input", show);
    input.addEventListener("focus", function () { if (input.value.trim()) show(); else withIndex(function () { setTimeout(prepare, 0); }); });
    input.addEventListener("keydown", function (e) {
      if (e.key === "ArrowDown" || e.key === "ArrowUp") { e.preventDefault(); if (list.hidden) show(); else choose(at + (e.key === "ArrowDown" ? 1 : -1)); }
      else if (e.key === "Escape") { e.preventDefault(); if (list.hidden) input.blur(); close(); }
    });
    form.addEventListener("submit", function (e) { e.preventDefault(); go(); });
    list.addEventListener("mousedown", function (e) { e.preventDefault(); });
    list.addEventListener("click", function () { close(); });
    document.addEventListener("click", function (e) { if (!form.contains(e.target)) close(); });
    return { focus: function (text) { if (text !== undefined) input.value = text; input.focus(); if (text) show(); else input.select(); } };
  }
  var large = $("div[data-ask=large]");
  if (large) {
    var form = $(".cw-thumb form").cloneNode(true);
    large.replaceWith(form);
    form.dataset.ask = "large";
    $("input", form).placeholder = "May a unit counter-attack?";
    $("input", form).setAttribute("aria-label", "Ask, or type the number of a clause");
    $(".cw-thumb").remove();
  }
  var asks = $$("form[data-ask]").map(function (f) { return { form: f, box: setUp(f) }; });
  function ask(text) { var seen = asks.filter(function (a) { return a.form.offsetParent !== null; })[0]; if (seen) seen.box.focus(text); return !!seen; }

  /* ---- keys: `/` and a digit go to the ask box, unless they are switched off ---- */
  var keys = $("[data-keys]");
  function keysOn() { return keep("cw-keys") !== "off"; }
  function tellKeys() { keys.textContent = "Single-key shortcuts: " + (keysOn() ? "on" : "off"); keys.setAttribute("aria-pressed", String(keysOn())); }
  keys.addEventListener("click", function () { keep("cw-keys", keysOn() ? "off" : "on"); tellKeys(); });
  tellKeys();
  document.addEventListener("keydown", function (e) {
    if (!keysOn() || e.ctrlKey || e.metaKey || e.altKey || e.target.closest("input,textarea,select,[contenteditable]")) return;
    if (e.key === "/") { if (ask()) e.preventDefault(); }
    else if (/^[0-9]$/.test(e.key)) { if (ask(e.key)) e.preventDefault(); }
    else if (e.key === "j" || e.key === "k") step(e.key === "j" ? 1 : -1);
  });
  function step(by) {
    var heads = $$(".clause h2[id], .answers h2[id], .dispute h2[id]"), top = parseFloat(getComputedStyle(root).scrollPaddingTop) + 4;
    var here = heads.filter(function (h) { return h.getBoundingClientRect().top <= top; }).length - 1, to = heads[Math.max(0, Math.min(heads.length - 1, here + by))];
    if (to) to.scrollIntoView();
  }

  /* ---- copy ---- */
  function toast(text) { $$(".toast").forEach(function (t) { t.remove(); }); var t = make("div", { "class": "toast" }, text); $("main").appendChild(t); say(text); setTimeout(function () { t.remove(); }, 2200); }
  function copy(text, what) {
    function done() { toast(what + " copied"); }
    function by_hand() { var area = make("textarea", { "class": "sr" }); area.value = text; document.body.appendChild(area); area.select(); var ok = false; try { ok = document.execCommand("copy"); } catch (e) { ok = false; } area.remove(); if (ok) done(); else toast("Could not copy: the address bar has the link"); }
    if (navigator.clipboard && window.isSecureContext) navigator.clipboard.writeText(text).then(done, by_hand); else by_hand();
  }
  cw.copy = copy;
  function addressOf(id) { return location.href.split("#")[0] + "#" + id; }
  document.addEventListener("click", function (e) {
    var button = e.target.closest("[data-copy]");
    if (!button) return;
    var clause = button.closest(".clause"), answer = button.closest(".ans"), head = clause ? $("h2", clause) : $("h3", answer), link = addressOf(head.id);
    if (button.dataset.copy === "link") return copy(link, "Link");
    var title = ($(".cw-book") || {}).textContent || "", said = clause ? $(".say", clause) : $(".verdict .say", answer);
    var name = clause ? $(".num", head).textContent + " " + $("span", head).textContent : head.textContent;
    copy(title.trim() + ", " + name + ". " + (said ? said.textContent : "") + " " + link, "Citation");
  });

  /* ---- changes: a filter shows one kind, and says how many there are ---- */
  $$(".filters [data-show]").forEach(function (button) {
    button.addEventListener("click", function () {
      show(button.dataset.show);
      say($$(".cmp .r").filter(function (r) { return r.offsetParent !== null; }).length + " shown");
    });
  });
  function show(kind) { $(".cmp").dataset.show = kind; $$(".filters [data-show]").forEach(function (b) { b.setAttribute("aria-pressed", String(b.dataset.show === kind)); }); }

  /* ---- a link to what is folded away opens it; a link to nothing says so ---- */
  function near(id, index) {
    var found = index && cw.find ? cw.find(id, index, 3).map(function (h) { return h.number; }).filter(function (n) { return entryAt(index, n); }) : [];
    return found.length || !index ? found : Object.keys(index.at).map(function (n) { return { n: n, alike: alike(n, id), apart: Math.abs(parseFloat(n) - parseFloat(id)) }; })
      .filter(function (o) { return o.alike > 1; }).sort(function (a, b) { return b.alike - a.alike || a.apart - b.apart; }).slice(0, 3).map(function (o) { return o.n; });
  }
  function alike(one, other) { for (var i = 0; i < one.length && one[i] === other[i]; i++); return i; }
  function arrive() {
    var id = "";
    try { id = decodeURIComponent(location.hash.slice(1)); } catch (e) { id = location.hash.slice(1); }
    $$(".nowhere").forEach(function (n) { n.remove(); });
    if (!id) return;
    var to = document.getElementById(id);
    if (!to && $(".talk")) return;  // an interview keeps its answers there
    if (!to) return withIndex(function () { lost(id); });
    if ($(".cmp") && to.matches("[data-k=same]")) show("everything");
    var details = to.closest("details");
    for (var d = details; d; d = d.parentElement.closest("details")) d.open = true;
    if (details) to.scrollIntoView();
  }
  function lost(id) {
    var here = page.split("/").pop(), index = cw.books[book], entry = entryAt(index, id) || index && Object.keys(index.at).map(function (n) { return index.at[n]; }).filter(function (e) { return e.anchor === id; })[0];
    if (entry && entry.page !== here) { location.replace(clauseAddress(book, entry)); return; }
    var moved = index && here.indexOf("answers-") === 0 && Object.keys(index.at).map(function (n) { return index.at[n]; })
      .filter(function (e) { return e.answers && e.answers !== here && id.indexOf(e.anchor + "-") === 0; }).sort(function (a, b) { return b.anchor.length - a.anchor.length; })[0];
    if (moved) { location.replace(base + "/" + book + "/" + moved.answers + "#" + encodeURIComponent(id).replace(/%2F/g, "/")); return; }
    var box = make("div", { "class": "nowhere", role: "alert" });
    box.appendChild(make("p", {}, "There is no clause “" + id.slice(0, 60) + "” on this page."));
    var list = make("ul"), offers = near(id, index);
    offers.forEach(function (n) { var row = make("li"); row.appendChild(make("a", { href: clauseAddress(book, index.at[n]) }, n + " " + index.at[n].title)); list.appendChild(row); });
    if (offers.length) { box.appendChild(make("p", {}, "Nearest:")); box.appendChild(list); }
    $("main").insertBefore(box, $("main").firstChild);
  }
  addEventListener("hashchange", arrive);
  addEventListener("load", arrive);

  /* ---- which clause is being read ---- */
  var links = {};
  $$(".cw-nav li ol a").forEach(function (a) { links[decodeURIComponent(a.hash.slice(1))] = a; });
  if (Object.keys(links).length && "IntersectionObserver" in window) {
    var seen = new IntersectionObserver(function (entries) {
      entries.forEach(function (e) {
        if (!e.isIntersecting || !links[e.target.id]) return;
        $$(".cw-nav li ol a[aria-current]").forEach(function (a) { a.removeAttribute("aria-current"); });
        links[e.target.id].setAttribute("aria-current", "true");
        if (side && side.scrollHeight > side.clientHeight) { var box = links[e.target.id].offsetTop; if (box < side.scrollTop || box > side.scrollTop + side.clientHeight - 80) side.scrollTop = box - 120; }
      });
    }, { rootMargin: "-70px 0px -70% 0px" });
    $$(".clause h2[id]").forEach(function (h) { seen.observe(h); });
  }

  /* ---- a peek at a clause: hover or focus its number ---- */
  var peek = null;
  function unpeek() { if (peek) { peek.remove(); peek = null; $$("[aria-describedby=peek]").forEach(function (a) { a.removeAttribute("aria-describedby"); }); } }
  function look(e) {
    var link = e.target.closest && e.target.closest("a.ref[data-n]");
    if (!link || !matchMedia("(hover: hover)").matches && e.type !== "focusin") return;
    withIndex(function () { if (link.matches(":hover") || document.activeElement === link) peekAt(link); });
  }
  function peekAt(link) {
    var index = cw.books[book], entry = entryAt(index, link.dataset.n) || entryAt(index, link.dataset.n.replace(/\/[^/]*$/, ""));
    unpeek();
    if (!entry || !entry.text) return;
    var box = link.getBoundingClientRect();
    peek = make("div", { "class": "peek", role: "tooltip", id: "peek" });
    peek.appendChild(make("b", {}, link.dataset.n + " " + entry.title));
    peek.appendChild(document.createTextNode(entry.text));
    $("main").appendChild(peek);
    link.setAttribute("aria-describedby", "peek");
    var left = Math.max(8, Math.min(box.left + scrollX, root.clientWidth - peek.offsetWidth - 8 + scrollX)), below = box.bottom + 8;
    var top = below + peek.offsetHeight > innerHeight ? box.top - peek.offsetHeight - 8 : below;
    peek.style.left = left + "px";
    peek.style.top = top + scrollY + "px";
  }
  document.addEventListener("mouseover", look);
  document.addEventListener("focusin", look);
  document.addEventListener("mouseout", function (e) { if (e.target.closest && e.target.closest("a.ref")) unpeek(); });
  document.addEventListener("focusout", unpeek);
  document.addEventListener("keydown", function (e) { if (e.key === "Escape") unpeek(); });
})();
