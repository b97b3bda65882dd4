// What the page knows, and how its short texts are read.

const data = JSON.parse(byId("traces-data").textContent);
// One line of JSON a drawn trace; a line is parsed when one of its gestures is opened.
const detailLines = byId("details-data").textContent.split("\n");
const lineOf = new Map(data.drawn.map((trace, line) => [trace, line]));
const counts = (text) => Array.from(text, (letter) => parseInt(letter, 36));

/** Every gesture of every trace, in their order; of a trace without one the trace itself. */
const gestures = data.traces.flatMap((trace, file) => {
  const { path, origin, device, source, subject, grade, scale } = trace;
  return trace.gestures.map((one, number) => {
    const triggers = counts(one.triggers);
    return {
      path, origin, device, source, subject, grade, scale, file, number, name: trace.gestures.length > 1 ? `${path}#${number + 1}` : path,
      intent: one.intent, excluded: one.excluded, triggers, rules: one.rules ? counts(one.rules) : triggers.map(() => 0),
      busy: one.busy ? counts(one.busy) : null,
    };
  });
});

/** What is known of a gesture's trace beyond its figures; null where the trace is not drawn. */
function detailsOf(index) {
  const line = lineOf.get(gestures[index].file);
  return line === undefined ? null : JSON.parse(detailLines[line]);
}

/** Where an engine on a ground, a model or each engine's own, stands among a trace's replays. */
const placeOf = (engine, ground) => ground * data.engines.length + engine;

/** The model an engine has on a ground. */
const modelOf = (engine, ground) => data.models[placeOf(engine, ground)];

/** Whether a gesture is counted among those that should or should not fire: not where a refresh was going on already. */
const isCounted = (gesture, place) =>
  gesture.excluded === null && gesture.intent !== "free" && gesture.intent !== null && !gesture.busy?.[place];

/** `tp`, `fp`, `fn`, `tn`; null for a gesture that is not counted. */
function verdictOf(gesture, place) {
  if (!isCounted(gesture, place)) return null;
  const fired = gesture.triggers[place] > 0;
  return (fired === (gesture.intent === "pull") ? "t" : "f") + (fired ? "p" : "n");
}

/** How many engines fired in a gesture on a ground. */
function firedOn(gesture, ground) {
  const start = placeOf(0, ground);
  return gesture.triggers.slice(start, start + data.engines.length).filter((count) => count > 0).length;
}
