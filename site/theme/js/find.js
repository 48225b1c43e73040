/* Clauses for a look-up, in the browser: the same order and scores as `clausewitz find` (kb/answers/finding.py, kb/answers/folding.py).
   A plain script: it loads nothing, so it works from a file as well. `index` is what kb/pages/search_index.py makes of a book.

     Clausewitz.find("can I strike back?", index, 10)  →  [{number, title, score, place}, …], the best first */
(function (root) {
  "use strict";

  const UNSEEN = /[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
  const SHORTENED = [[/can't(?![a-z])/g, "cannot"], [/n't(?![a-z])/g, " not"], [/'s(?![a-z])/g, ""], [/'/g, ""]];
  const BLANKS = /[ \t\n\r\f\v\u00a0]+/g;
  const DIGIT = /[0-9]/;
  const ready = new WeakMap();

  function find(query, index, limit) {
    const r = prepared(index);
    const typed = Array.from(String(query).slice(0, 2 * r.w.mostSigns)).slice(0, r.w.mostSigns).join("");
    let found = byNumber(r, typed);
    if (!found.length) found = ranked(r, understood(r, typed)).map(([place, score]) => [place, score / r.w.scale]);
    return found.slice(0, limit === undefined ? 10 : limit).map(([place, score]) => Object.assign({}, index.clauses[place], { score, place }));
  }

  /* What is worked out from an index once. */
  function prepared(index) {
    if (ready.has(index)) return ready.get(index);
    const s = index.speech;
    const r = {
      w: index.weights,
      stop: new Set(s.stop.split(" ")),
      weak: new Set(s.weak.split(" ")),
      vowels: new Set(s.vowels),
      endings: s.endings,
      letters: s.letters,
      word: new RegExp(`[0-9]+(?:[.:][0-9]+)+[a-z]?|[${s.sign}]+(?:[-_][${s.sign}]+)*`, "g"),
      stems: new Map(),
      postings: new Map(Object.entries(index.postings)),
      meanings: new Map(Object.entries(index.meanings)),
      asking: new Map(Object.entries(index.asking)),
      norms: new Map(Object.entries(index.norms).map(([norm, tokens]) => [norm, new Map(Object.entries(tokens))])),
      numbers: index.clauses.map((c) => c.number.toLowerCase()),
    };
    r.headings = index.clauses.map((c, place) => [c.title].concat(index.opens[place] || []).map((title) => heading(r, title)));
    const forms = index.forms ? index.forms.split(" ") : [];
    r.forms = forms.concat(Array.from(r.stop).filter((word) => word.length > 3)).map((form) => [form, lettersOf(form)]);
    r.known = new Set(r.postings.keys());
    for (const form of forms) r.known.add(stem(r, form));
    ready.set(index, r);
    return r;
  }

  // ---- words as they are compared

  function fold(r, text) {
    let low = text.normalize("NFKD").toLowerCase().replace(UNSEEN, "");
    for (const [sign, plain] of r.letters) low = low.split(sign).join(plain);
    for (const [short, full] of SHORTENED) low = low.replace(short, full);
    return low;
  }

  function words(r, text) {
    return fold(r, text).match(r.word) || [];
  }

  function parts(word) {
    return word.split(/[-_]/);
  }

  function whole(r, word) {
    return stem(r, word.replace(/[-_]/g, ""));
  }

  function stem(r, word) {
    let made = r.stems.get(word);
    if (made === undefined) r.stems.set(word, (made = stemmed(r, word)));
    return made;
  }

  function stemmed(r, word) {
    if (DIGIT.test(word)) return word;
    if (word.length <= 3) return word.length === 3 && word[2] === "s" && !hasVowel(r, word) ? word.slice(0, -1) : word;
    const at = word.indexOf("our", 3);
    if (at >= 0) word = word.slice(0, at) + "or" + word.slice(at + 3);
    for (const [ending, instead, least, vowel] of r.endings) {
      const left = word.length - ending.length;
      if (left >= least && word.endsWith(ending) && (!vowel || hasVowel(r, word.slice(0, left)))) {
        word = word.slice(0, left) + instead;
        break;
      }
    }
    return finished(r, word);
  }

  function finished(r, word) {
    if (word.endsWith("ence")) word = word.slice(0, -2) + "se";
    else if (word.endsWith("tre")) word = word.slice(0, -2) + "er";
    if (word.length >= 4 && word[word.length - 1] === "e") word = word.slice(0, -1);
    if (word.length >= 3 && word[word.length - 1] === "y") word = word.slice(0, -1) + "i";
    const last = word[word.length - 1];
    if (word.length >= 4 && last === word[word.length - 2] && !r.vowels.has(last)) word = word.slice(0, -1);
    return word;
  }

  function hasVowel(r, word) {
    for (const sign of word) if (r.vowels.has(sign)) return true;
    return false;
  }

  function heading(r, title) {
    return Array.from(new Set(words(r, title).filter((w) => !r.stop.has(w) || r.weak.has(w)).map((w) => whole(r, w))));
  }

  /* Letters left out, added, mistaken or swapped with their neighbour: at most `most`, else one more. */
  function distance(one, other, most) {
    if (Math.abs(one.length - other.length) > most) return most + 1;
    let before = [];
    let last = Array.from({ length: other.length + 1 }, (_, i) => i);
    for (let i = 1; i <= one.length; i++) {
      const row = [i];
      let least = i;
      for (let j = 1; j <= other.length; j++) {
        let best = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (one[i - 1] !== other[j - 1] ? 1 : 0));
        if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) best = Math.min(best, before[j - 2] + 1);
        row.push(best);
        if (best < least) least = best;
      }
      if (least > most) return most + 1;
      before = last;
      last = row;
    }
    return Math.min(last[other.length], most + 1);
  }

  // ---- numbers

  function byNumber(r, typed) {
    let wanted = numberIn(r, typed);
    while (wanted) {
      const here = [];
      const below = [];
      r.numbers.forEach((n, place) => {
        if (n === wanted || n.split("#")[0] === wanted) here.push([place, r.w.byNumber]);
        else if (n.startsWith(wanted) && belongs(n, wanted)) below.push([place, r.w.belowIt]);
      });
      if (here.length || below.length) return here.concat(below);
      wanted = wanted.slice(0, Math.max(0, wanted.lastIndexOf("/")));
    }
    return [];
  }

  function numberIn(r, typed) {
    let low = fold(r, typed).replace(BLANKS, " ").replace(/^ +| +$/g, "");
    const word = r.w.beforeNumbers.find((w) => low.startsWith(w));
    if (word) low = low.slice(word.length);
    low = low.replace(/^[ [\]().,?!:]+|[ [\]().,?!:]+$/g, "");
    return !low.includes(" ") && (low.includes("/") || DIGIT.test(low)) ? low : "";
  }

  function belongs(number, to) {
    return !(DIGIT.test(to[to.length - 1]) && !to.includes(".") && DIGIT.test(number[to.length]));
  }

  // ---- what was typed, as concepts and norms

  function understood(r, typed) {
    const tokens = [].concat(...words(r, typed).map(parts)).slice(0, r.w.mostWords);
    const read = readings(r, tokens);
    const stems = tokens.map((token, i) => (read[i].length ? read[i][0][0] : stem(r, token)));
    const concepts = [];
    const seen = new Set();
    const kinds = new Set();
    for (let at = 0; at < tokens.length; ) {
      const asked = longest(r, r.asking, stems, at);
      const phrase = longest(r, r.meanings, stems, at);
      let size = asked;
      if (asked) r.asking.get(stems.slice(at, at + asked).join(" ")).forEach((norm) => kinds.add(norm));
      if (asked < Math.max(phrase, 1)) {
        size = Math.max(phrase, joined(r, tokens, at), 1);
        const found = ways(r, tokens.slice(at, at + size), stems.slice(at, at + size), read.slice(at, at + size));
        const concept = { ways: found, faint: size === 1 && r.weak.has(tokens[at]) };
        const key = JSON.stringify(concept);
        if (found.length && !seen.has(key)) {
          seen.add(key);
          concepts.push(concept);
        }
      }
      at += size;
    }
    return { concepts, kinds };
  }

  function longest(r, phrases, stems, at) {
    for (let size = Math.min(r.w.longestPhrase, stems.length - at); size > 0; size--) {
      if (phrases.has(stems.slice(at, at + size).join(" "))) return size;
    }
    return 0;
  }

  function joined(r, tokens, at) {
    for (const size of [3, 2]) {
      if (at + size <= tokens.length && r.postings.has(whole(r, tokens.slice(at, at + size).join("")))) return size;
    }
    return 0;
  }

  function ways(r, tokens, stems, read) {
    const found = new Map();
    const add = (way, weight) => {
      if (!way.length || !way.every((s) => r.postings.has(s))) return;
      const key = way.join(" ");
      found.set(key, Math.max(found.get(key) || 0, weight));
    };
    let sure = 100;
    if (tokens.length === 1) {
      for (const [other, weight] of read[0]) {
        add(other.split(" "), Math.floor((r.w.literal * weight) / 100));
        sure = Math.min(sure, read[0][0][1]);
      }
    } else {
      const plain = stems.filter((_, i) => !r.stop.has(tokens[i]));
      const one = whole(r, tokens.join(""));
      add([one], r.w.literal);
      add(plain, plain.length < stems.length ? r.w.loose : r.postings.has(one) ? r.w.otherwise : r.w.literal);
    }
    const literal = Array.from(found.values()).includes(r.w.literal);
    const short = tokens.length === 1 && tokens[0].length <= r.w.shortForm;
    const meant = Math.floor(((literal && !short ? r.w.otherwise : r.w.meant) * sure) / 100);
    for (const other of r.meanings.get(stems.join(" ")) || []) {
      const pieces = other.split(" ").filter((s) => !r.stop.has(s) || r.weak.has(s));
      add(pieces, meant);
      if (pieces.length > 1) add([pieces.join("")], meant);
    }
    return Array.from(found, ([way, weight]) => [way.split(" "), weight]);
  }

  // ---- slips of typing

  function readings(r, tokens) {
    let slips = 0;
    return tokens.map((typed, at) => {
      let token = typed;
      let likely = [];
      if (!r.stop.has(token)) {
        if (r.known.has(stem(r, token)) || slips === r.w.mostSlips) return [[stem(r, token), 100]];
        slips += 1;
        likely = nearest(r, token);
        if (likely.length && r.stop.has(likely[0][1])) tokens[at] = token = likely[0][1];
      }
      if (r.stop.has(token)) return r.weak.has(token) ? [[stem(r, token), r.w.faint]] : [];
      return meantBy(r, token, likely);
    });
  }

  function nearest(r, token) {
    const letters = lettersOf(token);
    const scored = [];
    for (const [form, ofForm] of r.forms) {
      const sure = likeness(r, token, form, letters, ofForm);
      if (sure) scored.push([sure, form]);
    }
    return scored.sort((a, b) => b[0] - a[0] || (a[1] < b[1] ? -1 : 1)).slice(0, r.w.mostForms);
  }

  function meantBy(r, token, likely) {
    const best = new Map();
    for (const [sure, form] of likely) if (!r.stop.has(form) && !best.has(stem(r, form))) best.set(stem(r, form), sure);
    if (!best.size) {
      for (let cut = 3; cut < token.length - 2; cut++) {
        const pair = [stem(r, token.slice(0, cut)), stem(r, token.slice(cut))];
        if (pair.every((s) => r.postings.has(s)) && !best.has(pair.join(" "))) best.set(pair.join(" "), r.w.glued);
      }
    }
    return Array.from(best);
  }

  function likeness(r, token, form, letters, ofForm) {
    if (token.length < 3) return 0;
    const off = token[0] === form[0] ? 0 : r.w.firstLetter;
    const most = token.length < 4 ? 0 : token.length < 8 ? 1 : 2;
    if (without(letters, ofForm) <= most && without(ofForm, letters) <= most) {
      const apart = distance(token, form, most);
      if (apart <= most) return 100 - r.w.slip * apart - off;
    }
    if (form.startsWith(token)) return r.w.begun;
    if (token.length <= 6 && !off && !hasVowel(r, token)) {
      const bare = Array.from(form).filter((sign) => !r.vowels.has(sign)).join("");
      const few = token.length > 3 ? 1 : 0;
      return distance(token, bare, few) <= few ? r.w.short : 0;
    }
    return 0;
  }

  /* Which letters a word has, as bits; two letters may share one, which lets more through and nothing less. */
  function lettersOf(word) {
    let bits = 0;
    for (let i = 0; i < word.length; i++) bits |= 1 << (word.charCodeAt(i) & 31);
    return bits;
  }

  function without(some, others) {
    let bits = some & ~others;
    let count = 0;
    for (; bits; bits &= bits - 1) count++;
    return count;
  }

  // ---- ranking, in whole numbers

  function ranked(r, { concepts, kinds }) {
    const totals = new Map();
    const matched = new Map();
    const sought = new Set();
    let full = 1;
    for (const concept of concepts) {
      full += concept.faint ? 0 : 2;
      for (const [stems] of concept.ways) stems.forEach((s) => sought.add(s));
      for (const [place, score] of bestOf(r, concept, kinds)) {
        totals.set(place, (totals.get(place) || 0) + score);
        matched.set(place, (matched.get(place) || 0) + (concept.faint ? 0 : 1));
      }
    }
    const scored = Array.from(totals, ([place, total]) => {
      const covered = Math.floor((total * (1 + 2 * matched.get(place))) / full);
      return [place, Math.floor((covered * (100 + headed(r, place, sought))) / 100)];
    });
    return scored.sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  }

  function headed(r, place, sought) {
    const shares = r.headings[place].map((own) =>
      Math.floor((r.w.headed * own.filter((token) => sought.has(token)).length) / Math.max(1, own.length)));
    return Math.max(...shares);
  }

  function bestOf(r, concept, kinds) {
    const best = new Map();
    for (const [stems, weight] of concept.ways) {
      const sums = new Map();
      const count = new Map();
      for (const token of stems) {
        const found = r.postings.get(token);
        for (let i = 0; i < found.length; i += 2) {
          sums.set(found[i], (sums.get(found[i]) || 0) + found[i + 1]);
          count.set(found[i], (count.get(found[i]) || 0) + 1);
        }
      }
      const saying = new Set();
      for (const kind of kinds) {
        const tokens = r.norms.get(kind);
        if (tokens) for (const token of stems) (tokens.get(token) || []).forEach((place) => saying.add(place));
      }
      for (const [place, total] of sums) {
        let score = Math.floor((weight * total * count.get(place)) / (stems.length * stems.length));
        if (saying.has(place)) score += Math.floor((score * r.w.saidSo) / 100);
        if (score > (best.get(place) || 0)) best.set(place, score);
        else if (!best.has(place)) best.set(place, score);
      }
    }
    return best;
  }

  root.Clausewitz = Object.assign(root.Clausewitz || {}, { find });
  if (typeof module !== "undefined" && module.exports) module.exports = root.Clausewitz;
})(typeof window !== "undefined" ? window : globalThis);
