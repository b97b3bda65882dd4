// What the page knows, and how its short texts are read.

const byId = (id) => document.getElementById(id);
const data = JSON.parse(byId("traces-data").textContent);
// One line of JSON a drawn trace; a line is parsed when one of its gestures is opened.
const detailLines = byId("details-data").textContent.split("\n");
const lineOf = new Map(data.drawn.map((trace, line) => [trace, line]));
const counts = (text) => Array.from(text, (letter) => parseInt(letter, 36));

/** Every gesture of every trace, in their order; of a trace without one the trace itself. */
const gestures = data.traces.flatMap((trace, file) => {
  const { path, origin, device, source, subject, grade } = trace;
  return trace.gestures.map((one, number) => {
    const triggers = counts(one.triggers);
    return {
      path, origin, device, source, subject, grade, file, number, name: trace.gestures.length > 1 ? `${path}#${number + 1}` : path,
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

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const bitsOf = Object.fromEntries([...letters].map((letter, bits) => [letter, bits]));

/** The times and values of a curve: differences in Base64 VLQ, a time and a value by turns. */
function readCurve(text) {
  const curve = { times: [], values: [] };
  let [number, shift, last, isTime] = [0, 0, [0, 0], true];
  for (const letter of text) {
    const bits = bitsOf[letter];
    number += (bits & 31) * 2 ** shift;
    shift += 5;
    if (bits & 32) continue;
    const step = number % 2 ? -(number - 1) / 2 : number / 2;
    const way = isTime ? 0 : 1;
    last[way] += step;
    (isTime ? curve.times : curve.values).push(isTime ? last[way] : last[way] / 10);
    [number, shift, isTime] = [0, 0, !isTime];
  }
  return curve;
}

/** The value of a curve at a time: straight between its points, constant beyond them. */
function valueAt(curve, time) {
  const { times, values } = curve;
  let [low, high] = [0, times.length - 1];
  if (high < 0) return null;
  if (time <= times[0]) return values[0];
  if (time >= times[high]) return values[high];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (times[middle] <= time) low = middle; else high = middle;
  }
  const share = (time - times[low]) / (times[high] - times[low]);
  return values[low] + (values[high] - values[low]) * share;
}

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

const fixed = (number, decimals = 1) => (number === null ? "–" : (Math.round(number * 10 ** decimals) / 10 ** decimals + 0).toFixed(decimals));
const milliseconds = (microseconds) => (microseconds === null ? "–" : `${fixed(microseconds / 1000)} ms`);
const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** An element with attributes and children; a child that is a text stays a text. */
function make(name, attributes = {}, ...children) {
  return fill(document.createElement(name), attributes, children);
}

/** The same of SVG. */
function draw(name, attributes = {}, ...children) {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
}

function fill(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) element.setAttribute(key, value);
  }
  element.append(...children);
  return element;
}
