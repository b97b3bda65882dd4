// Elements of a page, and numbers as it writes them.

const byId = (id) => document.getElementById(id);

const fixed = (number, decimals = 1) => (number === null ? "–" : (Math.round(number * 10 ** decimals) / 10 ** decimals + 0).toFixed(decimals));
const milliseconds = (microseconds) => (microseconds === null ? "–" : `${fixed(microseconds / 1000)} ms`);
const plural = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

/** A text as one word of a shell's line. */
const quoted = (text) => (/^[\w./@%+=:,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

/** An element with attributes and children; a child that is a text stays a text. */
function make(name, attributes = {}, ...children) {
  return fill(document.createElement(name), attributes, children);
}

/** The same of SVG. */
function draw(name, attributes = {}, ...children) {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);
}

/** An attribute that is a function hears an event, `onclick`; one that is true or false is there or not. */
function fill(element, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(key.slice(2), value);
    else if (value !== null && value !== undefined && value !== false) element.setAttribute(key, value === true ? "" : value);
  }
  element.append(...children);
  return element;
}
