/* An interview without the engine: a tree of questions that was grown beforehand (kb/answers/growing.py) is walked here.

   A fork is [matter, yes, no, why], a leaf says the verdict (or, of a matter's own tree, 0 or 1). Who does not know walks both branches; where
   they come to the same, that is the verdict, else the answer hangs on what is not known. A matter that clauses decide is asked for in its own
   tree first. */
(function (cw) {
  "use strict";
  var YES = "y", NO = "n", UNKNOWN = "u";

  /* ---- walking: no page is needed for this ---- */
  function isFork(node) { return Array.isArray(node); }
  function union(a, b) { return a.concat(b.filter(function (x) { return a.indexOf(x) < 0; })); }
  function outcome(node) { return typeof node === "object" ? node.v : node; }

  /* Where a tree leads with what was said: the next question, or the leaves that are left. */
  function run(data, t, said, inside) {
    var nodes = data.trees[t], seen = {}, leaves = [], doubts = [], ask = null;
    function below(m) {
      var own = data.matters[m][3];
      return own < 0 || inside.indexOf(own) >= 0 ? null : run(data, own, said, inside.concat(own));
    }
    function visit(n) {
      if (ask || seen[n]) return;
      seen[n] = true;
      var node = nodes[n];
      if (!isFork(node)) { leaves.push(n); return; }
      var m = node[0], reply = said[m], inner = reply === UNKNOWN ? below(m) : null;
      if (reply === undefined) ask = { matter: m, why: node[3], tree: t, node: n, under: -1 };
      else if (inner && inner.ask) { ask = inner.ask; if (ask.under < 0) ask.under = m; }
      else {
        var values = inner ? inner.leaves.map(function (l) { return data.trees[data.matters[m][3]][l]; }) : [0, 1];
        var may = values.indexOf(1) >= 0, mayNot = values.indexOf(0) >= 0;
        if (reply === YES || reply === UNKNOWN && !mayNot) visit(node[1]);
        else if (reply === NO || !may) visit(node[2]);
        else { doubts.push({ matter: m, node: n, inner: inner ? inner.doubts : [] }); visit(node[2]); visit(node[1]); }
      }
    }
    visit(0);
    return { ask: ask, leaves: leaves, doubts: doubts };
  }

  /* The outcomes that can still be reached from a node; what was not said may be either. */
  function reachable(data, t, said, from) {
    var nodes = data.trees[t], known = {};
    function of(n) {
      if (!known[n]) {
        var node = nodes[n], reply = isFork(node) ? said[node[0]] : "";
        known[n] = !isFork(node) ? [outcome(node)] : reply === YES ? of(node[1]) : reply === NO ? of(node[2]) : union(of(node[1]), of(node[2]));
      }
      return known[n];
    }
    return of(from);
  }

  /* How many questions it may still take. */
  function longest(data, t, said) {
    var nodes = data.trees[t], known = {};
    function of(n) {
      if (known[n] === undefined) {
        var node = nodes[n], reply = isFork(node) ? said[node[0]] : "";
        known[n] = !isFork(node) ? 0 : reply === YES ? of(node[1]) : reply === NO ? of(node[2])
          : (reply === UNKNOWN ? 0 : 1) + Math.max(of(node[1]), of(node[2]));
      }
      return known[n];
    }
    return of(0);
  }

  /* What a walk ends in: one verdict, or what it hangs on. `enough`: whatever was not said is not known. */
  function ended(data, t, said, found, enough) {
    var nodes = data.trees[t], verdicts = enough ? reachable(data, t, said, 0) : [], doubts = found.doubts;
    if (enough) {
      doubts = nodes.map(function (node, n) { return { matter: node[0], node: n, inner: [] }; }).filter(function (d) {
        return isFork(nodes[d.node]) && said[d.matter] !== YES && said[d.matter] !== NO;
      });
    }
    found.leaves.forEach(function (n) { verdicts = union(verdicts, [outcome(nodes[n])]); });
    if (verdicts.length === 1 && !enough) {
      return { verdict: verdicts[0], leaves: found.leaves.map(function (n) { return nodes[n]; }), hangs: [] };
    }
    var met = {}, hangs = [];
    doubts.forEach(function (d) {
      var yes = reachable(data, t, said, nodes[d.node][1]), no = reachable(data, t, said, nodes[d.node][2]);
      if (met[d.matter] || union(yes, no).length < 2) return;
      met[d.matter] = true;
      hangs.push({ matter: d.matter, yes: yes, no: no, inner: d.inner });
    });
    return { verdict: verdicts.length === 1 ? verdicts[0] : "unknown", leaves: [], hangs: hangs };
  }

  /* From what was said of matters to where the interview stands: the replies in the order in which they are asked for. */
  function replay(data, t, all) {
    var said = {}, order = [], found = run(data, t, said, []);
    while (found.ask && all[found.ask.matter] !== undefined) {
      said[found.ask.matter] = all[found.ask.matter];
      order.push({ matter: found.ask.matter, why: found.ask.why });
      found = run(data, t, said, []);
    }
    return { tree: t, said: said, order: order, ask: found.ask, end: found.ask ? null : ended(data, t, said, found, false), found: found };
  }

  /* The same from the letters of an address. */
  function fromLetters(data, t, letters) {
    var all = {}, at = replay(data, t, all);
    for (var i = 0; i < letters.length && at.ask; i++) { all[at.ask.matter] = letters[i]; at = replay(data, t, all); }
    return all;
  }

  /* No to this and to all that comes after it: what is left on that way, and where it ends. */
  function none(data, t, said) {
    var all = Object.assign({}, said), left = [], at = replay(data, t, all);
    while (at.ask) { left.push(at.ask.matter); all[at.ask.matter] = NO; at = replay(data, t, all); }
    return { left: left, all: all, verdict: at.end.verdict };
  }

  cw.interview = { replay: replay, fromLetters: fromLetters, none: none, ended: ended, longest: longest };
  if (typeof module !== "undefined" && module.exports) module.exports = cw.interview;
  if (typeof document === "undefined") return;

  /* ---- the page ---- */
  var box = document.querySelector(".talk"), source = document.getElementById("tree");
  if (!box || !source) return;
  var data = JSON.parse(source.textContent), GOOD = ["yes", "must", "need not"], REPLIES = [[YES, "Yes"], [NO, "No"], [UNKNOWN, "I don’t know"]];
  var all = {}, option = data.options.length ? -1 : 0, editing = -1, enough = false, stale = false, first = true;
  var NAMES = { yes: "Yes", no: "No", must: "Must", "need not": "Need not", unknown: "Unknown", disputed: "Disputed", silent: "Silent" };

  function make(name, attributes, children) {
    var el = document.createElement(name);
    Object.keys(attributes || {}).forEach(function (k) { el.setAttribute(k, attributes[k]); });
    [].concat(children === undefined ? [] : children).forEach(function (c) { el.appendChild(typeof c === "object" ? c : document.createTextNode(c)); });
    return el;
  }
  function icon(name) {
    var svg = document.createElementNS("http://www.w3.org/2000/svg", "svg"), use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    svg.setAttribute("class", "ico");
    svg.setAttribute("aria-hidden", "true");
    use.setAttribute("href", "#i-" + name.replace(" ", "-"));
    svg.appendChild(use);
    return svg;
  }
  function chip(verdict, large) { return make("span", { "class": "chip v-" + verdict.replace(" ", "-") + (large ? " chip--l" : "") }, [icon(verdict), NAMES[verdict] || verdict]); }
  function ref(cite) { return data.at[cite] ? make("a", { "class": "ref", href: data.at[cite], "data-n": cite }, cite) : make("span", { "class": "ref" }, cite); }
  function refs(cites) {
    return cites.reduce(function (out, cite, i) { return out.concat(i === 0 ? [] : [i === cites.length - 1 ? " or " : ", "], [ref(cite)]); }, []);
  }
  function button(text, then, attributes) {
    var b = make("button", Object.assign({ type: "button" }, attributes, { "class": "btn " + ((attributes || {})["class"] || "") }), text);
    b.addEventListener("click", then);
    return b;
  }
  function sentence(m, reply) {
    var row = data.matters[m], text = reply === NO ? row[2] : row[1];
    return reply === UNKNOWN ? "Not known: whether " + text : text.charAt(0).toUpperCase() + text.slice(1);
  }

  function letters(at) { return (data.options.length ? String(option) : "") + at.order.map(function (o) { return at.said[o.matter]; }).join(""); }
  function address(at) { var path = option < 0 ? "" : letters(at); return path || enough ? "#" + path + (enough ? "e" : "") + "-" + data.mark : ""; }
  function read() {
    var found = /^#([0-9]?)([ynu]*)(e?)-([0-9a-f]{4})$/.exec(location.hash);
    all = {}; option = data.options.length ? -1 : 0; editing = -1; enough = false;
    stale = !!location.hash && (!found || found[4] !== data.mark);
    if (!found || stale) return;
    if (data.options.length) option = found[1] !== "" && +found[1] < data.options.length ? +found[1] : -1;
    if (option >= 0) all = fromLetters(data, option, found[2]);
    enough = !!found[3];
  }
  function go(change) {
    change();
    stale = false;
    var at = option < 0 ? null : replay(data, option, all), to = at ? address(at) : "";
    if (to !== location.hash) history.pushState(null, "", to || location.pathname + location.search);
    show();
  }
  function reply(m, value) { go(function () { all[m] = value; editing = -1; enough = false; }); }
  function undo(at) {
    go(function () {
      if (enough) { enough = false; return; }
      if (at && at.order.length) {
        var last = at.order[at.order.length - 1].matter;
        all = Object.assign({}, at.said);
        delete all[last];
      } else option = data.options.length ? -1 : 0;
    });
  }
  function again() { go(function () { all = {}; option = data.options.length ? -1 : 0; editing = -1; enough = false; }); }

  function show() {
    var at = option < 0 ? null : replay(data, option, all), over = at && (enough || !at.ask) && editing < 0;
    box.textContent = "";
    if (stale) box.appendChild(make("p", { "class": "note", role: "alert" }, "This link was made for other questions than this page asks: the rules have changed, or it is cut short. Begin anew."));
    box.appendChild(progress(at, over));
    box.appendChild(!at ? choose() : over ? verdict(at) : question(at));
    if (at && at.order.length) box.appendChild(said(at));
    var head = box.querySelector("h2");
    if (!first) { head.focus(); tell(at, over); }
    first = false;
  }
  function tell(at, over) {
    var live = document.getElementById("say");
    if (live) live.textContent = over ? "The interview is over." : at ? at.order.length + " answered, at most " + longest(data, option, at.said) + " to go" : "";
  }
  function progress(at, over) {
    var done = at ? at.order.length : 0, left = at && !over ? Math.max(1, longest(data, option, at.said)) : 0, most = over ? Math.max(done, 1) : done + left;
    var text = over ? (done ? "After " + done + (done === 1 ? " answer" : " answers") : "Nothing need be asked") : at ? "Question " + (done + 1) + " of " + most + " at most" : "To begin with";
    var bar = make("i");
    bar.style.width = 100 * (over ? 1 : done / (most || 1)) + "%";
    return make("div", { "class": "talk-top" }, [make("span", {}, text), make("div", { "class": "talk-bar", role: "progressbar", "aria-label": "Answered",
      "aria-valuemin": "0", "aria-valuemax": String(most), "aria-valuenow": String(over ? most : done), "aria-valuetext": text }, bar)]);
  }
  function head(children) { return make("h2", { "class": "talk-q", tabindex: "-1" }, children); }

  function choose() {
    return make("section", {}, [head("Which " + data.sort + "?"), make("div", { "class": "talk-a" }, data.options.map(function (name, i) {
      return button(name, function () { go(function () { option = i; }); }, { "class": "talk-b" });
    }))]);
  }
  function question(at) {
    var open = editing >= 0 ? at.order.filter(function (o) { return o.matter === editing; })[0] : at.ask, m = open.matter, row = data.matters[m], parts = [head(row[0])];
    if (open.under >= 0) parts.push(make("p", { "class": "talk-w" }, "To find out whether " + data.matters[open.under][1] + "."));
    parts.push(make("p", { "class": "talk-w" }, why(open.why)));
    if (row[4].length) parts.push(make("p", { "class": "talk-w talk-d" }, [icon("disputed"), "What this means is disputed (", ref(row[4][0]), "): answer as you read it."]));
    parts.push(make("div", { "class": "talk-a" }, REPLIES.map(function (r) {
      return button(r[1], function () { reply(m, r[0]); }, { "class": "talk-b" + (r[0] === UNKNOWN ? " talk-b--u" : ""), "data-reply": r[0], "aria-pressed": String(all[m] === r[0]) });
    })));
    parts.push(editing >= 0 ? make("p", { "class": "acts" }, button("Leave it as it was", function () { editing = -1; show(); })) : others(at));
    return make("section", {}, parts);
  }
  function why(n) {
    return (data.why[n] || []).reduce(function (out, part, i) {
      var halves = part[0].split("{}");
      return out.concat(i ? ["; "] : [], [halves[0]], refs(part[1].slice(0, 3)), [halves[1]]);
    }, []).concat(".");
  }
  function others(at) {
    var rest = none(data, option, at.said), out = [button("Enough: what does it hang on?", function () { go(function () { enough = true; }); }, { "data-enough": "" })];
    if (at.order.length || data.options.length) out.unshift(button("Undo", function () { undo(at); }, { "data-undo": "" }));
    var acts = make("p", { "class": "acts" }, out);
    if (rest.left.length < 2 || GOOD.indexOf(rest.verdict) < 0) return acts;
    var list = make("ul", {}, rest.left.map(function (m) { return make("li", {}, data.matters[m][0]); }));
    var fold = make("details", { "class": "talk-rest" }, [make("summary", {}, [make("span", { "class": "tri" }), "No to all " + rest.left.length + " that are left? Then: " + NAMES[rest.verdict].toLowerCase()]), list,
      button("None of it is so", function () { go(function () { all = rest.all; }); }, { "data-none": "" })]);
    return make("div", {}, [acts, fold]);
  }

  function verdict(at) {
    var end = enough && at.ask ? ended(data, option, at.said, at.found, true) : at.end, leaf = end.leaves[0];
    var text = leaf ? leaf.h.charAt(0).toUpperCase() + leaf.h.slice(1) : "It hangs on what is not known", parts = [make("div", { "class": "verdict v-" + end.verdict.replace(" ", "-") },
      make("div", { "class": "verdict__l" }, [chip(end.verdict, true), head(text + (/[.?!:]$/.test(text) ? "" : "."))]))];
    if (leaf) reasons(at, end, parts); else hanging(end, parts);
    parts.push(make("p", { "class": "acts" }, [button("Undo", function () { undo(at); }, { "data-undo": "" }), button("Begin again", again, { "data-again": "" }),
      button([icon("link"), "Copy link"], function () { if (cw.copy) cw.copy(location.href, "Link"); }, { "data-link": "" })]));
    return make("section", { "class": "talk-end" }, parts);
  }
  function reasons(at, end, parts) {
    var leaf = end.leaves[0], cites = end.leaves.reduce(function (found, l) { return union(found, l.c || []); }, []), same = end.leaves.length === 1;
    if (cites.length) parts.push(make("p", { "class": "talk-c" }, ["Decided by "].concat(cites.slice(0, 4).reduce(function (out, c, i) { return out.concat(i ? [", "] : [], [ref(c)]); }, []))));
    var met = {}, because = end.leaves.reduce(function (found, l) { return found.concat(l.b || []); }, []).filter(function (b) {
      var told = at.said[b[0]] === YES || at.said[b[0]] === NO, again = met[b[0]];
      met[b[0]] = true;
      return told && !again;
    });
    if (!same) parts.push(make("p", { "class": "talk-w" }, "Whichever way it is with what is not known."));
    if (because.length) parts.push(make("h3", {}, "Because"), list(because.map(function (b) { return [sentence(b[0], at.said[b[0]]) + ". ", ref(b[1])]; })));
    var other = otherwise(at);
    if (same && other) parts.push(make("h3", {}, "What would change this"), list([[sentence(other.matter, other.reply) + ". ", chip(other.verdict)]]));
    if (leaf.r) parts.push(make("h3", {}, end.verdict === "disputed" ? "The readings" : "Disputed: other readings"), list(leaf.r.map(function (r) {
      return [(end.verdict === "disputed" ? "" : "Read otherwise: ") + r[1] + " ", ref(r[0]), " ", r[2] === "unknown" ? "may come out otherwise." : chip(r[2])];
    })));
    if (leaf.x) parts.push(make("h3", {}, "It rests on"), list(leaf.x.map(function (x) { var name = x.split(" ").pop(); return data.at[name] ? [x.slice(0, -name.length), ref(name)] : [x]; })));
  }
  /* The last answer given the other way round, if that settles it too. */
  function otherwise(at) {
    var last = at.order[at.order.length - 1];
    if (!last || at.said[last.matter] === UNKNOWN) return null;
    var all = Object.assign({}, at.said), turned = at.said[last.matter] === YES ? NO : YES;
    all[last.matter] = turned;
    var end = replay(data, option, all).end;
    return end && end.verdict !== "unknown" && end.verdict !== at.end.verdict ? { matter: last.matter, reply: turned, verdict: end.verdict } : null;
  }
  function hanging(end, parts) {
    parts.push(make("h3", {}, "It depends on"), list(end.hangs.slice(0, 8).map(function (h) {
      var rows = ["whether " + data.matters[h.matter][1] + ". If so: "].concat(chips(h.yes), [" If not: "], chips(h.no));
      if (h.inner.length) rows.push(make("ul", {}, h.inner.map(function (d) { return make("li", {}, "which hangs on whether " + data.matters[d.matter][1]); })));
      return rows;
    }).concat(end.hangs.length > 8 ? [["and " + (end.hangs.length - 8) + " more"]] : [])));
  }
  function chips(verdicts) { return verdicts.reduce(function (out, v, i) { return out.concat(i ? [" or "] : [], [chip(v)]); }, []); }
  function list(rows) { return make("ul", { "class": "talk-l" }, rows.map(function (row) { return make("li", {}, row); })); }

  function said(at) {
    var rows = at.order.map(function (o) {
      var text = sentence(o.matter, at.said[o.matter]);
      return make("li", {}, button([make("span", {}, text + "."), make("small", {}, "change")],
        function () { editing = o.matter; enough = false; show(); }, { "class": "talk-p", "aria-label": text + ". Change this answer" }));
    });
    return make("section", { "class": "talk-s", "aria-label": "What you said" }, [make("h3", {}, "You said"), make("ol", {}, rows)]);
  }

  function keysOn() { try { return localStorage.getItem("cw-keys") !== "off"; } catch (e) { return true; } }
  document.addEventListener("keydown", function (e) {
    if (!keysOn() || e.ctrlKey || e.metaKey || e.altKey || e.target.closest("input,textarea,select,[contenteditable]")) return;
    var key = e.key === "?" ? UNKNOWN : e.key.toLowerCase(), b = box.querySelector(e.key === "Backspace" ? "[data-undo]" : /^[ynu]$/.test(key) ? "[data-reply=" + key + "]" : "[data-none-such]");
    if (b) { e.preventDefault(); b.click(); }
  });
  function arrive() { read(); show(); }
  addEventListener("popstate", arrive);
  addEventListener("hashchange", arrive);
  arrive();
})(typeof window === "undefined" ? {} : window.Clausewitz = window.Clausewitz || {});
