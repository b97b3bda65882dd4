// The list of gestures. Only the rows on screen exist, so that ten thousand scroll like ten.

const list = {
  box: byId("list"),
  rows: byId("list-rows"),
  /** Indices of the gestures listed. */
  found: [],
  /** The open gesture; −1 for none. */
  open: -1,
  rowHeight: 46,
  /** Rows beyond the edges of the box. */
  beyond: 4,
  made: new Map(),
};

/** Letters of the folders that all paths share: they tell no trace from another. */
const shared = data.traces.length < 2 ? 0 : data.traces.map((trace) => trace.path).reduce((start, path) => {
  // A folder of one letter is the root: lastIndexOf takes a place before the first for the first.
  while (!path.startsWith(start)) start = start.length > 1 ? start.slice(0, start.lastIndexOf("/", start.length - 2) + 1) : "";
  return start;
}, data.traces[0].path.slice(0, data.traces[0].path.lastIndexOf("/") + 1)).length;

/** Lists what passes the filter, keeping the open gesture open. */
function refreshList() {
  list.found = filteredGestures();
  for (const row of list.made.values()) row.remove();
  list.made.clear();
  list.rows.style.height = `${list.found.length * list.rowHeight}px`;
  byId("list-count").textContent =
    `${list.found.length} of ${plural(gestures.length, "gesture")}. Verdicts: ${data.engines[engineIndex()]} on ${modelOf(engineIndex(), groundIndex())}.`;
  showRows();
}

function showRows() {
  const { box, rowHeight, beyond, found, made } = list;
  const first = Math.max(0, Math.floor(box.scrollTop / rowHeight) - beyond);
  const last = Math.min(found.length, Math.ceil((box.scrollTop + box.clientHeight) / rowHeight) + beyond);
  for (const [place, row] of made) {
    if (place < first || place >= last) {
      row.remove();
      made.delete(place);
    }
  }
  const fresh = [];
  for (let place = first; place < last; place += 1) {
    if (made.has(place)) continue;
    const row = makeRow(place);
    made.set(place, row);
    fresh.push(row);
  }
  list.rows.append(...fresh);
  const open = found.indexOf(list.open);
  if (made.has(open)) box.setAttribute("aria-activedescendant", `row-${open}`);
  else box.removeAttribute("aria-activedescendant");
}

function makeRow(position) {
  const index = list.found[position];
  const gesture = gestures[index];
  const cut = gesture.name.lastIndexOf("/", gesture.path.length) + 1;
  const row = make(
    "div",
    {
      role: "option", id: `row-${position}`, class: "row", "data-gesture": index, "aria-selected": String(index === list.open),
      "aria-posinset": position + 1, "aria-setsize": list.found.length,
    },
    make("span", { class: "path name" }, make("span", { class: "folder" }, gesture.name.slice(shared, cut)), make("span", { class: "file" }, gesture.name.slice(cut))),
    make("span", { class: "marks" }, mark(gesture, place()), make("span", { class: "small" }, markWords(gesture))),
  );
  row.style.transform = `translateY(${position * list.rowHeight}px)`;
  return row;
}

/** What the chosen engine made of a gesture, as a word that needs no colour. */
function mark(gesture, at) {
  const verdict = verdictOf(gesture, at);
  const words = verdict?.toUpperCase() ?? (gesture.triggers[at] > 0 ? `${gesture.triggers[at]}×` : "–");
  const kind = verdict === null ? "none" : verdict[0] === "t" ? "right" : "wrong";
  return make("span", { class: `mark ${kind}` }, words);
}

function markWords(gesture) {
  const parts = [gesture.intent ?? "no intent"];
  if (data.engines.length > 1) parts.push(`${firedOn(gesture, groundIndex())}/${data.engines.length} fired`);
  if (gesture.excluded !== null) parts.push("left out");
  else if (gesture.busy?.[place()]) parts.push("during a refresh");
  return parts.join(" · ");
}

/** Opens a gesture and brings its row into sight. */
function openGesture(index, frame = null) {
  list.open = index;
  for (const row of list.made.values()) row.ariaSelected = Number(row.dataset.gesture) === index;
  const position = list.found.indexOf(index);
  if (position >= 0) {
    const [top, { box, rowHeight }] = [position * list.rowHeight, list];
    if (top < box.scrollTop) box.scrollTop = top;
    else if (top + rowHeight > box.scrollTop + box.clientHeight) box.scrollTop = top + rowHeight - box.clientHeight;
  }
  showRows();
  showTimeline(index, frame);
  rememberView();
}

/** Opens the gesture so many rows further on. */
function stepGesture(step) {
  if (list.found.length === 0) return;
  const position = list.found.indexOf(list.open);
  const next = position < 0 ? (step > 0 ? 0 : list.found.length - 1) : position + step;
  openGesture(list.found[Math.min(Math.max(next, 0), list.found.length - 1)]);
}

list.box.addEventListener("scroll", showRows, { passive: true });
list.box.addEventListener("click", (event) => {
  const row = event.target.closest("[role=option]");
  if (row) openGesture(Number(row.dataset.gesture));
});
list.box.addEventListener("keydown", (event) => {
  const page = Math.max(1, Math.floor(list.box.clientHeight / list.rowHeight) - 1);
  const steps = {
    ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -list.found.length, End: list.found.length,
  };
  if (!(event.key in steps) || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  stepGesture(steps[event.key]);
});
