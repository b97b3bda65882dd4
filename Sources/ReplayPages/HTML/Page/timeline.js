// The timeline of the open trace: one cursor, on a frame, for all tracks; what lies under it as text.

const timeline = {
  box: byId("timeline-plot"),
  /** The open gesture, and what is known of its trace. */
  gesture: -1,
  details: null,
  /** The replay shown; null for none. */
  shown: null,
  frame: 0,
  /** The times between which it is drawn, in seconds. */
  from: 0,
  to: 1,
  drawn: null,
  cursor: null,
};

const lastFrame = () => timeline.shown.frames - 1;
const timeOf = (frame) => frame / timeline.shown.rate;
/** The first frame at or after a time. */
const frameAt = (time) => Math.ceil(time * timeline.shown.rate - 1e-3);

/** Shows a gesture's replay by the chosen engine; the cursor goes to `frame`, or to the first thing worth seeing. */
function showTimeline(index, frame = null) {
  const gesture = gestures[index];
  const isSame = timeline.gesture === index && timeline.shown !== null;
  const details = gesture ? detailsOf(index) : null;
  const engine = data.engines[engineIndex()];
  byId("timeline-title").textContent = gesture ? gesture.name : "No gesture is open";
  for (const id of ["timeline-tools", "timeline-engines"]) byId(id).hidden = details === null;
  timeline.gesture = index;
  timeline.details = details;
  timeline.shown = details === null ? null : readReplay(details, place(), data.rate, gesture.number);
  showVerdict(gesture, engine);
  if (timeline.shown === null) {
    timeline.box.replaceChildren(...emptyWords(gesture));
    for (const id of ["cursor-words", "timeline-facts"]) byId(id).replaceChildren();
    return;
  }
  const { shown } = timeline;
  if (!isSame) [timeline.from, timeline.to] = spanOf(shown);
  const first = shown.trigger ?? shown.crossings[0] ?? shown.release ?? shown.fingers[shown.number]?.from ?? 0;
  timeline.frame = frame ?? frameAt(first / 1e6);
  showEngineChoice();
  showFacts(gesture, engine);
  redraw();
}

/** What stands where no timeline can: why, and what to do. */
function emptyWords(gesture) {
  if (gestures.length === 0) return [make("p", {}, "No trace could be replayed: see Left out.")];
  if (!gesture) {
    const all = make("button", { type: "button" }, "Show all gestures");
    all.addEventListener("click", () => byId("filter-clear").click());
    return [make("p", {}, "No gesture passes the filter, or none is open. Choose one in the list, or take the filter away."), all];
  }
  const words = `This file draws the ${plural(data.drawn.length, "trace")} that tell the engines apart most. To see this one:`;
  return [make("p", {}, words), make("p", {}, make("code", {}, `overscroll report --html one.html ${quoted(gesture.path)}`))];
}

/** The span that shows a gesture and what came of it, in seconds. */
function spanOf(shown) {
  const whole = Math.max(timeOf(lastFrame()), 0.1);
  const finger = shown.fingers[shown.number];
  if (!finger) return [0, whole];
  const last = Math.max(finger.to, shown.callback ?? 0, shown.trigger ?? 0) / 1e6;
  const start = finger.from / 1e6;
  return [Math.max(0, start - 0.05 * (last - start)), Math.min(whole, last + Math.max(0.4, 0.35 * (last - start)))];
}

/** Engines whose lanes are shown at first, at most. */
const mostLanes = 12;
timeline.lanes = new Set(data.engines.slice(0, mostLanes).keys());

/** The engines that have a lane: the chosen ones, and always the one that is open. */
const laneEngines = () => data.engines.map((_, engine) => engine).filter((engine) => timeline.lanes.has(engine) || engine === engineIndex());

function showEngineChoice() {
  const box = byId("timeline-engines");
  if (data.engines.length < 2) {
    box.hidden = true;
    return;
  }
  byId("engines-summary").textContent = `Lanes: ${laneEngines().length} of ${plural(data.engines.length, "engine")}`;
  if (byId("engines-list").childElementCount > 0) return;
  byId("engines-list").append(...data.engines.map((name, engine) => {
    const input = make("input", { type: "checkbox", value: engine });
    input.checked = timeline.lanes.has(engine);
    return make("label", { class: "name" }, input, ` ${name}`);
  }));
  byId("engines-list").addEventListener("input", (event) => {
    const engine = Number(event.target.value);
    if (event.target.checked) timeline.lanes.add(engine);
    else timeline.lanes.delete(engine);
    showEngineChoice();
    redraw();
  });
}

function showVerdict(gesture, engine) {
  const words = byId("timeline-verdict");
  if (!gesture) return words.replaceChildren();
  const meant = gesture.excluded !== null ? `left out: ${gesture.excluded}` : gesture.intent === "free" ? "free use" : gesture.intent ?? "no intent said";
  const shown = timeline.shown;
  const count = gesture.triggers[place()];
  const did = count > 0 ? `fired${count > 1 ? ` ${count} times` : ""}` : "did not fire";
  const busy = gesture.busy?.[place()] ? " A refresh was going on already." : "";
  const time = shown?.trigger != null ? ` at ${milliseconds(shown.trigger)}` : "";
  words.replaceChildren(mark(gesture, place()), ` ${meant}. `, make("strong", { class: "name" }, engine), ` on ${modelOf(engineIndex(), groundIndex())} ${did}${time}${shown ? `: ${shown.why}` : ""}.${busy}`);
}

function redraw() {
  if (timeline.shown === null) return;
  const width = Math.max(280, timeline.box.clientWidth);
  const hadFocus = timeline.box.contains(document.activeElement);
  const lanes = laneEngines().map((engine) => readLane(timeline.details, engine, groundIndex(), timeline.shown.number));
  timeline.drawn = drawReplay(timeline.shown, lanes, timeline.from, timeline.to, width);
  timeline.cursor = draw("line", { class: "cursor-line", y1: timeline.drawn.top, y2: timeline.drawn.bottom + 6 });
  const svg = draw(
    "svg",
    {
      width, height: timeline.drawn.height, tabindex: 0, role: "slider", "aria-label": "Frame under the cursor", "aria-valuemin": 0, "aria-valuemax": lastFrame(),
      "aria-describedby": "timeline-verdict",
    },
    timeline.drawn.picture, timeline.cursor,
  );
  timeline.box.replaceChildren(svg);
  if (!timeline.shown.isDrawn) timeline.box.append(make("p", {}, "This run has too many frames to be drawn; give report a lower --rate, or a shorter trace."));
  if (hadFocus) svg.focus({ preventScroll: true });
  moveCursor(timeline.frame);
}

function moveCursor(frame) {
  timeline.frame = Math.min(Math.max(frame, 0), lastFrame());
  const time = timeOf(timeline.frame);
  const span = timeline.to - timeline.from;
  if (time < timeline.from - 1e-9 || time > timeline.to + 1e-9) {
    const whole = timeOf(lastFrame());
    timeline.from = Math.min(Math.max(0, time - span / 2), Math.max(0, whole - span));
    timeline.to = timeline.from + span;
    return redraw();
  }
  const place = timeline.drawn.x(time);
  timeline.cursor.setAttribute("x1", place);
  timeline.cursor.setAttribute("x2", place);
  const words = wordsAt(timeline.shown, timeline.frame);
  const svg = timeline.box.firstChild;
  svg.setAttribute("aria-valuenow", timeline.frame);
  svg.setAttribute("aria-valuetext", words.map(([name, value]) => `${name} ${value}`).join(", "));
  byId("cursor-words").replaceChildren(...words.map(([name, value]) => make("div", { class: name === "here" ? "whole" : null }, make("span", { class: "small" }, name), make("span", { class: "value" }, value))));
  rememberView();
}

/** What lies under the cursor: names and values. */
function wordsAt(replay, frame) {
  const time = frame / replay.rate;
  const finger = fingerAt(replay, time);
  const points = (value) => (value === null ? "–" : `${fixed(value)} pt`);
  const pull = replay.isDrawn ? valueAt(replay.pullCurve, frame) : null;
  const words = [
    ["time", `${fixed(time * 1000)} ms`], ["frame", String(frame)],
    ["finger", finger === null ? "none" : points(finger)],
    ["pull", points(pull)],
    ["to threshold", pull === null || replay.threshold === null ? "–" : points(pull - replay.threshold)],
    ["content", points(replay.isDrawn ? valueAt(replay.contentCurve, frame) : null)],
    ["content alone", points(replay.isDrawn ? valueAt(replay.freeCurve, frame) : null)],
    ["inset", points(replay.isDrawn ? valueAt(replay.insetCurve, frame) : null)],
    ["state", stateAt(replay, time)],
  ];
  const near = momentsOf(replay).filter((moment) => moment.kind !== "state" && frameAt(moment.time) === frame);
  words.push(["here", near.map((moment) => moment.words).join(", ") || "–"]);
  return words;
}

/** The figures of the replay that stand still, and the command that shows it again. */
function showFacts(gesture, engine) {
  const replay = timeline.shown;
  const up = replay.crossings.filter((_, index) => index % 2 === 0);
  const crossing = replay.trigger === null ? up[0] : up[up.length - 1];
  const late = replay.trigger !== null && crossing !== undefined ? milliseconds(replay.trigger - crossing) : "–";
  const rows = [
    ["crossed", replay.crossings.length > 0 ? replay.crossings.map((time) => fixed(time / 1000)).join(", ") + " ms" : "–"],
    ["due", milliseconds(replay.due)], ["lift", milliseconds(replay.release)],
    ["trigger", milliseconds(replay.trigger) + (replay.phase ? ` (${replay.phase})` : "")],
    ["callback", milliseconds(replay.callback)], ["late", late],
    ["pull at the lift less threshold", replay.margin === null ? "–" : `${fixed(replay.margin)} pt`],
    ["device", gesture.device], ["person", gesture.subject ?? nobody], ["grade", gesture.grade ?? "–"],
    ["see it again", command(gesture, engine)],
  ];
  const parts = [make("dl", { class: "facts" }, ...rows.flatMap(([name, value]) => [make("dt", {}, name), make("dd", { class: "name" }, value)]))];
  if (replay.rules.length > 0) parts.push(make("p", { class: "small" }, "Rules broken:"), make("ul", {}, ...replay.rules.map((line) => make("li", {}, line))));
  byId("timeline-facts").replaceChildren(...parts);
}

const quoted = (text) => (/^[\w./@%+=:,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

function command(gesture, engine) {
  if (engine === data.observed) return "play the trace in the app again";
  return `overscroll replay --why --engine ${quoted(engine)} --model ${quoted(data.grounds[groundIndex()])} ${quoted(gesture.path)}`;
}

/** Shows the time between two moments, in seconds: at least four frames, at most all of it. */
function setView(from, to) {
  const whole = Math.max(timeOf(lastFrame()), 0.1);
  const span = Math.min(whole, Math.max(4 / timeline.shown.rate, to - from));
  timeline.from = Math.min(Math.max(0, from), whole - span);
  timeline.to = timeline.from + span;
  redraw();
}

/** Zooms by a factor; what is at `time` stays where it is on the screen. */
function zoom(factor, time = timeOf(timeline.frame)) {
  const whole = Math.max(timeOf(lastFrame()), 0.1);
  const span = Math.min(whole, Math.max(4 / timeline.shown.rate, (timeline.to - timeline.from) * factor));
  const share = (time - timeline.from) / (timeline.to - timeline.from);
  setView(time - span * share, time - span * share + span);
}

/** Moves the cursor to the event before or after it. */
function stepEvent(step) {
  const frames = [...new Set(momentsOf(timeline.shown).map((moment) => frameAt(moment.time)))].sort((a, b) => a - b);
  const next = step > 0 ? frames.find((frame) => frame > timeline.frame) : frames.findLast((frame) => frame < timeline.frame);
  if (next !== undefined) moveCursor(next);
}

const tools = {
  previous: () => stepEvent(-1), next: () => stepEvent(1), in: () => zoom(0.5), out: () => zoom(2),
  all: () => zoom(Infinity),
};

byId("timeline-tools").addEventListener("click", (event) => {
  const name = event.target.dataset?.tool;
  if (name && timeline.shown) tools[name]();
});

timeline.box.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || timeline.shown === null) return;
  const wide = event.shiftKey ? 10 : 1;
  const actions = {
    ArrowLeft: () => moveCursor(timeline.frame - wide), ArrowRight: () => moveCursor(timeline.frame + wide),
    Home: () => moveCursor(0), End: () => moveCursor(lastFrame()),
    ArrowDown: () => stepGesture(1), ArrowUp: () => stepGesture(-1),
    ",": tools.previous, ".": tools.next, "+": tools.in, "=": tools.in, "-": tools.out, "−": tools.out, 0: tools.all,
  };
  if (!actions[event.key]) return;
  event.preventDefault();
  actions[event.key]();
});

/** The time at a place on the screen, in seconds. */
function timeAt(clientX) {
  const left = timeline.box.getBoundingClientRect().left;
  const share = (clientX - left - layout.left) / timeline.drawn.inner;
  return timeline.from + share * (timeline.to - timeline.from);
}

function followPointer(event) {
  const time = timeAt(event.clientX);
  const room = 0.02 * (timeline.to - timeline.from);
  if (time >= timeline.from - room && time <= timeline.to + room) moveCursor(Math.round(Math.min(Math.max(time, timeline.from), timeline.to) * timeline.shown.rate));
}

// Fingers and the mouse: a drag of the mouse selects what to zoom to, two fingers pinch, one moves the cursor.
const pointers = { down: new Map(), start: null, pinch: null, selection: null };
/** Pixels that a mouse may move in a click. */
const clickSlop = 5;

timeline.box.addEventListener("pointerdown", (event) => {
  if (timeline.shown === null || timeline.drawn === null || event.button > 0) return;
  pointers.down.set(event.pointerId, event.clientX);
  followPointer(event);
  if (event.pointerType === "mouse") pointers.start = { x: event.clientX, time: timeAt(event.clientX) };
  if (pointers.down.size === 2) pointers.pinch = [...pointers.down].map(([id, x]) => ({ id, time: timeAt(x) }));
});

timeline.box.addEventListener("pointermove", (event) => {
  if (timeline.shown === null || timeline.drawn === null) return;
  if (pointers.down.has(event.pointerId)) pointers.down.set(event.pointerId, event.clientX);
  if (pointers.pinch && pointers.down.size === 2) return pinch();
  if (pointers.start && Math.abs(event.clientX - pointers.start.x) > clickSlop) return select(event);
  if (event.pointerType === "mouse" || event.buttons > 0) followPointer(event);
});

/** Keeps the times that two fingers took hold of under them. */
function pinch() {
  const [first, second] = pointers.pinch.map(({ id, time }) => ({ time, x: pointers.down.get(id) })).sort((a, b) => a.x - b.x);
  if (second.x - first.x < 10 || second.time <= first.time) return;
  const left = timeline.box.getBoundingClientRect().left + layout.left;
  const span = (second.time - first.time) / (second.x - first.x) * timeline.drawn.inner;
  setView(first.time - (first.x - left) / timeline.drawn.inner * span, first.time - (first.x - left) / timeline.drawn.inner * span + span);
}

/** Marks what the mouse has gone over. */
function select(event) {
  const ends = [pointers.start.time, timeAt(event.clientX)].map((time) => Math.min(Math.max(time, timeline.from), timeline.to)).sort((a, b) => a - b);
  pointers.selection?.mark.remove();
  const [left, right] = ends.map(timeline.drawn.x);
  const mark = draw("rect", { class: "selection", x: left, y: timeline.drawn.top, width: right - left, height: timeline.drawn.bottom - timeline.drawn.top });
  timeline.box.firstChild.append(mark);
  pointers.selection = { ends, mark };
}

function endPointer(event) {
  pointers.down.delete(event.pointerId);
  if (pointers.down.size < 2) pointers.pinch = null;
  const { selection } = pointers;
  [pointers.start, pointers.selection] = [null, null];
  selection?.mark.remove();
  if (selection && event.type === "pointerup" && timeline.shown !== null) setView(...selection.ends);
}

for (const name of ["pointerup", "pointercancel"]) addEventListener(name, endPointer);

timeline.box.addEventListener("click", (event) => {
  const lane = event.target.closest?.(".lane");
  if (!lane || Number(lane.dataset.engine) === engineIndex()) return;
  control("engine").selectedIndex = Number(lane.dataset.engine);
  control("engine").dispatchEvent(new Event("input", { bubbles: true }));
});

timeline.box.addEventListener("dblclick", () => {
  if (timeline.shown !== null) tools.all();
});

// A wheel scrolls the page, as anywhere, until the timeline is clicked; with Ctrl, as a pinch on a touchpad sends it, it zooms at once.
timeline.box.addEventListener("wheel", (event) => {
  if (timeline.shown === null || timeline.drawn === null) return;
  const isAcross = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
  if (!isAcross && !event.ctrlKey && !event.metaKey && !timeline.box.contains(document.activeElement)) return;
  event.preventDefault();
  const pixels = (event.deltaMode === 1 ? 16 : 1) * (isAcross && event.deltaX !== 0 ? event.deltaX : event.deltaY);
  const span = timeline.to - timeline.from;
  if (isAcross) return setView(timeline.from + span * pixels / timeline.drawn.inner, timeline.to + span * pixels / timeline.drawn.inner);
  zoom(2 ** (Math.max(-200, Math.min(200, pixels)) / (event.ctrlKey ? 50 : 200)), timeAt(event.clientX));
}, { passive: false });

new ResizeObserver(() => {
  if (timeline.drawn && timeline.box.clientWidth !== timeline.width) {
    timeline.width = timeline.box.clientWidth;
    redraw();
  }
  showRows();
}).observe(timeline.box);
