// What the page knows, and how its short texts are read.

const byId = (id) => document.getElementById(id);
const data = JSON.parse(byId("traces-data").textContent);
// One line of JSON a trace; a line is parsed when its trace is opened.
const detailLines = byId("details-data").textContent.split("\n");

/** What is known of a trace beyond its figures; null where the file had no room for it. */
function detailsOf(index) {
  return index < data.drawn ? JSON.parse(detailLines[index]) : null;
}

/** Where an engine on a model stands among a trace's replays. */
const placeOf = (engine, model) => model * data.engines.length + engine;

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

/** Whether the trace is counted among those that should or should not fire. */
const isCounted = (trace) => trace.excluded === null && trace.intent !== "free";

/** `tp`, `fp`, `fn`, `tn`; null for a trace that is not counted. */
function verdictOf(trace, place) {
  if (!isCounted(trace)) return null;
  const fired = trace.triggers[place] > 0;
  return (fired === (trace.intent === "pull") ? "t" : "f") + (fired ? "p" : "n");
}

/** How many engines fired in a trace on a model. */
function firedOn(trace, model) {
  const start = placeOf(0, model);
  return trace.triggers.slice(start, start + data.engines.length).filter((count) => count > 0).length;
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
