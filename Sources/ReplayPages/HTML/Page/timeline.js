// The timeline of the open trace: one cursor, on a frame, for all tracks; what lies under it as text.

const timeline = {
  box: byId("timeline-plot"),
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

/** Shows a trace's replay by the chosen engine; the cursor goes to `frame`, or to the first thing worth seeing. */
function showTimeline(index, frame = null) {
  const trace = data.traces[index];
  const details = trace ? detailsOf(index) : null;
  const engine = data.engines[engineIndex()];
  byId("timeline-title").textContent = trace ? trace.path : "No trace is open";
  byId("timeline-tools").hidden = details === null;
  timeline.shown = details === null ? null : readReplay(details, place(), data.rate);
  showVerdict(trace, engine);
  if (timeline.shown === null) {
    timeline.box.replaceChildren(make("p", {}, trace ? "This trace's timeline was left out to keep the file small; see Settings." : "Nothing passes the filter."));
    for (const id of ["cursor-words", "timeline-facts"]) byId(id).replaceChildren();
    return;
  }
  [timeline.from, timeline.to] = [0, Math.max(timeOf(lastFrame()), 0.1)];
  const first = timeline.shown.trigger ?? timeline.shown.crossings[0] ?? timeline.shown.release ?? 0;
  timeline.frame = frame ?? frameAt(first / 1e6);
  showFacts(trace, engine);
  redraw();
}

function showVerdict(trace, engine) {
  const words = byId("timeline-verdict");
  if (!trace) return words.replaceChildren();
  const meant = trace.excluded !== null ? `left out: ${trace.excluded}` : trace.intent === "free" ? "free use" : trace.intent;
  const shown = timeline.shown;
  const did = trace.triggers[place()] > 0 ? `fired${trace.triggers[place()] > 1 ? ` ${trace.triggers[place()]} times` : ""}` : "did not fire";
  const time = shown?.trigger != null ? ` at ${milliseconds(shown.trigger)}` : "";
  words.replaceChildren(mark(trace, place()), ` ${meant}. `, make("strong", { class: "name" }, engine), ` on ${data.models[modelIndex()]} ${did}${time}${shown ? `: ${shown.why}` : ""}.`);
}

function redraw() {
  if (timeline.shown === null) return;
  const width = Math.max(280, timeline.box.clientWidth);
  const hadFocus = timeline.box.contains(document.activeElement);
  timeline.drawn = drawReplay(timeline.shown, timeline.from, timeline.to, width);
  timeline.cursor = draw("line", { class: "cursor-line", y1: layout.labels, y2: timeline.drawn.bottom + 6 });
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
    ["to threshold", pull === null ? "–" : points(pull - replay.threshold)],
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
function showFacts(trace, engine) {
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
    ["device", trace.device], ["person", trace.subject ?? "–"], ["grade", trace.grade ?? "–"],
    ["see it again", command(trace, engine)],
  ];
  const parts = [make("dl", { class: "facts" }, ...rows.flatMap(([name, value]) => [make("dt", {}, name), make("dd", { class: "name" }, value)]))];
  if (replay.rules.length > 0) parts.push(make("p", { class: "small" }, "Rules broken:"), make("ul", {}, ...replay.rules.map((line) => make("li", {}, line))));
  byId("timeline-facts").replaceChildren(...parts);
}

function command(trace, engine) {
  const quoted = (text) => (/^[\w./@%+=:,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);
  return `overscroll replay --why --engine ${quoted(engine)} --model ${quoted(data.models[modelIndex()])} ${quoted(trace.path)}`;
}

function zoom(factor) {
  const whole = Math.max(timeOf(lastFrame()), 0.1);
  const time = timeOf(timeline.frame);
  const span = Math.min(whole, Math.max(4 / timeline.shown.rate, (timeline.to - timeline.from) * factor));
  // What is under the cursor stays where it is on the screen.
  const share = (time - timeline.from) / (timeline.to - timeline.from);
  timeline.from = Math.min(Math.max(0, time - span * share), whole - span);
  timeline.to = timeline.from + span;
  redraw();
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
    ArrowDown: () => stepTrace(1), ArrowUp: () => stepTrace(-1),
    ",": tools.previous, ".": tools.next, "+": tools.in, "=": tools.in, "-": tools.out, "−": tools.out, 0: tools.all,
  };
  if (!actions[event.key]) return;
  event.preventDefault();
  actions[event.key]();
});

function followPointer(event) {
  if (timeline.shown === null || timeline.drawn === null) return;
  const left = timeline.box.getBoundingClientRect().left;
  const share = (event.clientX - left - layout.left) / timeline.drawn.inner;
  if (share < -0.02 || share > 1.02) return;
  moveCursor(Math.round((timeline.from + share * (timeline.to - timeline.from)) * timeline.shown.rate));
}

timeline.box.addEventListener("pointerdown", followPointer);
timeline.box.addEventListener("pointermove", (event) => {
  if (event.pointerType === "mouse" || event.buttons > 0) followPointer(event);
});

new ResizeObserver(() => {
  if (timeline.drawn && timeline.box.clientWidth !== timeline.width) {
    timeline.width = timeline.box.clientWidth;
    redraw();
  }
  showRows();
}).observe(timeline.box);
