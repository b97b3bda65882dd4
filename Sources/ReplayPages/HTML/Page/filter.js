// Which traces are listed, and for which engine and model: the state of the page but for the open trace.

const choices = ["engine", "model", "intent", "origin", "device"];
const control = (name) => byId(`filter-${name}`);
/** The chosen text; null for any. */
const chosen = (name) => (control(name).value === "" ? null : control(name).selectedOptions[0].textContent);
const engineIndex = () => Math.max(0, control("engine").selectedIndex);
const modelIndex = () => Math.max(0, control("model").selectedIndex);
const place = () => placeOf(engineIndex(), modelIndex());

/** Chooses by text, as a link has it; false where there is no such choice. */
function choose(name, text) {
  const option = [...control(name).options].find((each) => each.value !== "" && each.textContent === text);
  control(name).value = option ? option.value : name === "engine" || name === "model" ? "0" : "";
  return Boolean(option);
}

const tests = {
  all: () => true,
  wrong: (trace, at) => ["fp", "fn"].includes(verdictOf(trace, at)),
  right: (trace, at) => ["tp", "tn"].includes(verdictOf(trace, at)),
  fired: (trace, at) => trace.triggers[at] > 0,
  rules: (trace, at) => trace.rules[at] > 0,
  excluded: (trace) => trace.excluded !== null,
  differ: (trace) => ![0, data.engines.length].includes(firedOn(trace, modelIndex())),
};

/** The indices of the traces that pass every choice, in the order of the report. */
function filteredTraces() {
  const words = control("text").value.toLowerCase().split(/\s+/).filter(Boolean);
  const [intent, origin, device] = ["intent", "origin", "device"].map(chosen);
  const show = control("show").value;
  const at = place();
  const test = tests[show] ?? ((trace) => verdictOf(trace, at) === show);
  const found = [];
  data.traces.forEach((trace, index) => {
    if (intent !== null && trace.intent !== intent) return;
    if (origin !== null && trace.origin !== origin) return;
    if (device !== null && trace.device !== device) return;
    if (!test(trace, at)) return;
    trace.words ??= [trace.path, trace.device, trace.subject ?? "", trace.intent ?? "", trace.source].join(" ").toLowerCase();
    if (words.every((word) => trace.words.includes(word))) found.push(index);
  });
  return found;
}
