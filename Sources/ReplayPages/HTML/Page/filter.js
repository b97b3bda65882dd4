// Which gestures are listed, and for which engine and model: the state of the page but for the open gesture.

const choices = ["engine", "model", "intent", "origin", "device", "person"];
/** Who made a gesture of which nobody said. */
const nobody = "not said";
const control = (name) => byId(`filter-${name}`);
/** The chosen text; null for any. */
const chosen = (name) => (control(name).value === "" ? null : control(name).selectedOptions[0].textContent);
const engineIndex = () => Math.max(0, control("engine").selectedIndex);
const groundIndex = () => Math.max(0, control("model").selectedIndex);
const place = () => placeOf(engineIndex(), groundIndex());

/** Chooses by text, as a link has it; false where there is no such choice. */
function choose(name, text) {
  const option = [...control(name).options].find((each) => each.value !== "" && each.textContent === text);
  control(name).value = option ? option.value : name === "engine" || name === "model" ? "0" : "";
  return Boolean(option);
}

const tests = {
  all: () => true,
  wrong: (gesture, at) => ["fp", "fn"].includes(verdictOf(gesture, at)),
  right: (gesture, at) => ["tp", "tn"].includes(verdictOf(gesture, at)),
  fired: (gesture, at) => gesture.triggers[at] > 0,
  rules: (gesture, at) => gesture.rules[at] > 0,
  excluded: (gesture) => gesture.excluded !== null,
  differ: (gesture) => ![0, data.engines.length].includes(firedOn(gesture, groundIndex())),
};

/** The indices of the gestures that pass every choice, in the order of the report. */
function filteredGestures() {
  const words = control("text").value.toLowerCase().split(/\s+/).filter(Boolean);
  const [intent, origin, device, person] = ["intent", "origin", "device", "person"].map(chosen);
  const show = control("show").value;
  const at = place();
  const test = tests[show] ?? ((gesture) => verdictOf(gesture, at) === show);
  const found = [];
  gestures.forEach((gesture, index) => {
    if (intent !== null && gesture.intent !== intent) return;
    if (origin !== null && gesture.origin !== origin) return;
    if (device !== null && gesture.device !== device) return;
    if (person !== null && (gesture.subject ?? nobody) !== person) return;
    if (!test(gesture, at)) return;
    gesture.words ??= [gesture.name, gesture.device, gesture.subject ?? "", gesture.intent ?? "", gesture.source].join(" ").toLowerCase();
    if (words.every((word) => gesture.words.includes(word))) found.push(index);
  });
  return found;
}
