// What is chosen: an engine and a model by index, filters by their texts. Null is any.

const view = { engine: 0, model: 0, text: "", show: "all", intent: null, origin: null, device: null, person: null };
/** Filters whose values are texts of the gestures. */
const facets = ["intent", "origin", "device", "person"];
/** The person of a gesture that names none. */
const nobody = "not said";

const engineIndex = () => view.engine;
const groundIndex = () => view.model;
const place = () => placeOf(view.engine, view.model);
const facetOf = (gesture, name) => (name === "person" ? gesture.subject ?? nobody : gesture[name]);

/** The values of a facet, each once, in the order of the report. */
const valuesOf = (() => {
  const known = {};
  return (name) => (known[name] ??= [...new Set(gestures.map((gesture) => facetOf(gesture, name)))].filter((value) => value !== null && value !== undefined));
})();

/** Verdicts to filter by: their key in the address, and their words. */
const verdictNames = {
  wrong: "wrong", fn: "missed", fp: "false alarm", differ: "engines differ", rules: "rule broken", excluded: "left out",
  right: "right", tp: "pull detected", tn: "ignored rightly", fired: "fired",
};

const tests = {
  all: () => true,
  wrong: (gesture, at) => ["fp", "fn"].includes(verdictOf(gesture, at)),
  right: (gesture, at) => ["tp", "tn"].includes(verdictOf(gesture, at)),
  fired: (gesture, at) => gesture.triggers[at] > 0,
  rules: (gesture, at) => gesture.rules[at] > 0,
  excluded: (gesture) => gesture.excluded !== null,
  differ: (gesture) => ![0, data.engines.length].includes(firedOn(gesture, view.model)),
};
const testOf = (show) => tests[show] ?? ((gesture, at) => verdictOf(gesture, at) === show);

/** Chooses by text, as an address has it; what is not known is any, or the first engine or model. */
function choose(name, text) {
  if (name === "engine") view.engine = Math.max(0, data.engines.indexOf(text));
  else if (name === "model") view.model = Math.max(0, data.grounds.indexOf(text));
  else if (name === "show") view.show = Object.hasOwn(verdictNames, text ?? "") ? text : "all";
  else view[name] = valuesOf(name).includes(text) ? text : null;
}

/** Takes every filter away; engine and model stay. */
function chooseAll() {
  for (const name of facets) view[name] = null;
  [view.text, view.show] = ["", "all"];
}

/** Words that only name a filter while it is typed: `intent:`. */
const filterWord = /^(engine|model|verdict|intent|origin|device|person):/;

/** The indices of the gestures that pass every filter, in the order of the report. */
function filteredGestures() {
  const words = view.text.toLowerCase().split(/\s+/).filter((word) => word !== "");
  const plain = words.some((word) => filterWord.test(word)) ? [] : words;
  const at = place();
  const test = testOf(view.show);
  const wanted = facets.filter((name) => view[name] !== null);
  const found = [];
  gestures.forEach((gesture, index) => {
    if (wanted.some((name) => facetOf(gesture, name) !== view[name]) || !test(gesture, at)) return;
    gesture.words ??= [gesture.name, gesture.device, gesture.subject ?? "", gesture.intent ?? "", gesture.source].join(" ").toLowerCase();
    if (plain.every((word) => gesture.words.includes(word))) found.push(index);
  });
  return found;
}
