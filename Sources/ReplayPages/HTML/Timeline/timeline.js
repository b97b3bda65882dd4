// The timeline of a trace: one cursor, on a frame, for all tracks; what lies under it as text.

/** Pixels that a mouse may move in a click. */
const clickSlop = 5;

/**
 * A replay, lanes of engines, and a cursor. It fills `timeline-plot` and `cursor-words` and hears the buttons of `timeline-tools`.
 *
 * Its page is told: `moved()` when the cursor stands elsewhere, `step(by)` when another gesture is asked for, `choose(engine)` when a lane
 * is clicked, `resized()` when its place has another size. */
class Timeline {
  constructor(page) {
    this.page = page;
    this.box = byId("timeline-plot");
    /** The replay shown, null for none; its lanes, and the replays whose curves are drawn thinly. */
    [this.shown, this.lanes, this.others] = [null, [], []];
    this.frame = 0;
    /** The times between which it is drawn, in seconds. */
    [this.from, this.to] = [0, 1];
    [this.drawn, this.cursor] = [null, null];
    /** Of the time in which it plays: 1 as it was. */
    this.speed = 1;
    this.pointers = { down: new Map(), start: null, pinch: null, selection: null };
    this.tools = {
      previous: () => this.stepEvent(-1), next: () => this.stepEvent(1), back: () => this.move(this.frame - 1), forward: () => this.move(this.frame + 1),
      play: () => this.play(!this.isPlaying), in: () => this.zoom(0.5), out: () => this.zoom(2), all: () => this.zoom(Infinity),
    };
    dressTools(byId("timeline-tools"));
    this.listen();
  }

  get lastFrame() { return this.shown.frames - 1; }
  get isReady() { return this.shown !== null && this.drawn !== null; }
  timeOf(frame) { return frame / this.shown.rate; }
  /** The first frame at or after a time. */
  frameAt(time) { return Math.ceil(time * this.shown.rate - 1e-3); }
  /** All of the replay, in seconds. */
  get whole() { return Math.max(this.timeOf(this.lastFrame), 0.1); }

  /** Shows a replay; null for none, of which `words` say why. The cursor goes to `frame`, or to the first thing worth seeing. */
  show(shown, { frame = null, keepsView = false, words = [] } = {}) {
    this.play(false);
    const isFirst = this.shown === null;
    this.shown = shown;
    if (shown === null) {
      this.drawn = null;
      this.box.replaceChildren(...words);
      byId("cursor-words").replaceChildren();
      return;
    }
    if (isFirst || !keepsView) [this.from, this.to] = this.span();
    const first = shown.trigger ?? shown.crossings[0] ?? shown.release ?? shown.fingers[shown.number]?.from ?? 0;
    this.frame = frame ?? this.frameAt(first / 1e6);
  }

  /** The span that shows the open gesture and what came of it, in seconds. */
  span() {
    const { shown, whole } = this;
    const finger = shown.fingers[shown.number];
    if (!finger) return [0, whole];
    const last = Math.max(finger.to, shown.callback ?? 0, shown.trigger ?? 0) / 1e6;
    const start = finger.from / 1e6;
    return [Math.max(0, start - 0.05 * (last - start)), Math.min(whole, last + Math.max(0.4, 0.35 * (last - start)))];
  }

  redraw() {
    if (this.shown === null) return;
    const width = Math.max(280, this.box.clientWidth);
    const hadFocus = this.box.contains(document.activeElement);
    this.drawn = drawReplay(this.shown, this.lanes, this.others, this.from, this.to, width);
    this.cursor = draw("line", { class: "cursor-line", y1: this.drawn.top, y2: this.drawn.bottom + 6 });
    const svg = draw(
      "svg",
      {
        width, height: this.drawn.height, tabindex: 0, role: "slider", "aria-label": "Frame under the cursor", "aria-valuemin": 0, "aria-valuemax": this.lastFrame,
        "aria-describedby": "timeline-verdict",
      },
      this.drawn.picture, this.cursor,
    );
    this.box.replaceChildren(svg);
    if (!this.shown.isDrawn) this.box.append(make("p", {}, "This run has too many frames to be drawn: overscroll report --html with a lower --rate draws it, or a shorter trace."));
    if (hadFocus) svg.focus({ preventScroll: true });
    this.move(this.frame);
  }

  move(frame) {
    this.frame = Math.min(Math.max(frame, 0), this.lastFrame);
    const time = this.timeOf(this.frame);
    const span = this.to - this.from;
    if (time < this.from - 1e-9 || time > this.to + 1e-9) {
      this.from = Math.min(Math.max(0, time - span / 2), Math.max(0, this.whole - span));
      this.to = this.from + span;
      return this.redraw();
    }
    const place = this.drawn.x(time);
    this.cursor.setAttribute("x1", place);
    this.cursor.setAttribute("x2", place);
    const words = this.words();
    const svg = this.box.firstChild;
    svg.setAttribute("aria-valuenow", this.frame);
    svg.setAttribute("aria-valuetext", words.map(([name, value]) => `${name} ${value}`).join(", "));
    byId("cursor-words").replaceChildren(...words.map(([name, value]) => make("div", { class: name === "here" ? "whole" : null }, make("span", { class: "small" }, name), make("span", { class: "value" }, value))));
    this.page.moved();
  }

  /** What lies under the cursor: names and values. */
  words() {
    const { shown: replay, frame } = this;
    const time = frame / replay.rate;
    const finger = fingerAt(replay, time);
    const points = (value) => (value === null ? "–" : `${fixed(value)} pt`);
    const pull = replay.isDrawn ? valueAt(replay.pullCurve, frame) : null;
    const words = [
      ["time", `${fixed(time * 1000)} ms`], ["frame", String(frame)],
      ["finger", finger === null ? "none" : points(finger)],
      ["pull distance", points(pull)],
      ["to threshold", pull === null || replay.threshold === null ? "–" : points(pull - replay.threshold)],
      ["content", points(replay.isDrawn ? valueAt(replay.contentCurve, frame) : null)],
      ["content alone", points(replay.isDrawn ? valueAt(replay.freeCurve, frame) : null)],
      ["inset", points(replay.isDrawn ? valueAt(replay.insetCurve, frame) : null)],
      ["state", stateAt(replay, time)],
    ];
    const near = momentsOf(replay).filter((moment) => moment.kind !== "state" && this.frameAt(moment.time) === frame);
    words.push(["here", near.map((moment) => moment.words).join(", ") || "–"]);
    return words;
  }

  /** The figures of the open gesture that stand still: names and values. */
  facts() {
    const replay = this.shown;
    const up = replay.crossings.filter((_, index) => index % 2 === 0);
    const crossing = replay.trigger === null ? up[0] : up[up.length - 1];
    const between = (from, to) => (from === null || from === undefined || to === null ? "–" : milliseconds(to - from));
    return [
      ["crossed", replay.crossings.length > 0 ? replay.crossings.map((time) => fixed(time / 1000)).join(", ") + " ms" : "–"],
      ["due", milliseconds(replay.due)], ["release", milliseconds(replay.release)],
      ["trigger", milliseconds(replay.trigger) + (replay.phase ? ` (${replay.phase})` : "")],
      ["callback", milliseconds(replay.callback)], ["crossing to trigger", between(crossing, replay.trigger)],
      ["callback delay", between(replay.due, replay.callback)],
      ["pull beyond the threshold at release", replay.margin === null ? "–" : `${fixed(replay.margin)} pt`],
    ];
  }

  /** Writes figures, and the rules that were broken, into `timeline-facts`. */
  showFacts(rows) {
    const parts = [make("dl", { class: "facts" }, ...rows.flatMap(([name, value]) => [make("dt", {}, name), make("dd", { class: "name" }, value)]))];
    const { rules } = this.shown;
    if (rules.length > 0) parts.push(make("p", { class: "small" }, "Rules broken:"), make("ul", {}, ...rules.map((line) => make("li", {}, line))));
    byId("timeline-facts").replaceChildren(...parts);
  }

  // MARK: Time

  /** Shows the time between two moments, in seconds: at least four frames, at most all of it. */
  setView(from, to) {
    const span = Math.min(this.whole, Math.max(4 / this.shown.rate, to - from));
    this.from = Math.min(Math.max(0, from), this.whole - span);
    this.to = this.from + span;
    this.redraw();
  }

  /** Zooms by a factor; what is at `time` stays where it is on the screen. */
  zoom(factor, time = this.timeOf(this.frame)) {
    const span = Math.min(this.whole, Math.max(4 / this.shown.rate, (this.to - this.from) * factor));
    const share = (time - this.from) / (this.to - this.from);
    this.setView(time - span * share, time - span * share + span);
  }

  /** Moves the cursor to the event before or after it. */
  stepEvent(step) {
    const frames = [...new Set(momentsOf(this.shown).map((moment) => this.frameAt(moment.time)))].sort((a, b) => a - b);
    const next = step > 0 ? frames.find((frame) => frame > this.frame) : frames.findLast((frame) => frame < this.frame);
    if (next !== undefined) this.move(next);
  }

  /** Goes on from the cursor as time does, from the start once it is at the end; or stops. */
  play(isOn) {
    this.isPlaying = isOn;
    showPlaying(byId("timeline-tools"), isOn);
    cancelAnimationFrame(this.ticking);
    if (!isOn || this.shown === null) return;
    if (this.frame >= this.lastFrame) this.move(0);
    const start = { frame: this.frame, time: null };
    const tick = (now) => {
      start.time ??= now;
      const frame = start.frame + Math.floor((now - start.time) / 1000 * this.speed * this.shown.rate);
      if (frame !== this.frame) this.move(frame);
      if (this.frame >= this.lastFrame) return this.play(false);
      this.ticking = requestAnimationFrame(tick);
    };
    this.ticking = requestAnimationFrame(tick);
  }

  // MARK: Buttons, keys and pointers

  listen() {
    const on = (name, call, options) => this.box.addEventListener(name, call, options);
    byId("timeline-tools").addEventListener("click", (event) => {
      const name = event.target.closest("[data-tool]")?.dataset.tool;
      if (!name || !this.shown) return;
      if (name !== "play") this.play(false);
      this.tools[name]();
    });
    on("keydown", (event) => this.key(event));
    on("pointerdown", (event) => this.down(event));
    on("pointermove", (event) => this.drag(event));
    for (const name of ["pointerup", "pointercancel"]) addEventListener(name, (event) => this.up(event));
    on("click", (event) => {
      const lane = event.target.closest?.(".lane");
      if (lane) this.page.choose(Number(lane.dataset.engine));
    });
    on("dblclick", () => { if (this.shown !== null) this.tools.all(); });
    on("wheel", (event) => this.wheel(event), { passive: false });
    new ResizeObserver(() => {
      if (this.drawn && this.box.clientWidth !== this.width) {
        this.width = this.box.clientWidth;
        this.redraw();
      }
      this.page.resized?.();
    }).observe(this.box);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || this.shown === null) return;
    const wide = event.shiftKey ? 10 : 1;
    const actions = {
      ArrowLeft: () => this.move(this.frame - wide), ArrowRight: () => this.move(this.frame + wide),
      Home: () => this.move(0), End: () => this.move(this.lastFrame),
      ArrowDown: () => this.page.step(1), ArrowUp: () => this.page.step(-1), " ": this.tools.play,
      ",": this.tools.previous, ".": this.tools.next, "+": this.tools.in, "=": this.tools.in, "-": this.tools.out, "−": this.tools.out, 0: this.tools.all,
    };
    if (!actions[event.key]) return;
    event.preventDefault();
    if (event.key !== " ") this.play(false);
    actions[event.key]();
  }

  /** The time at a place on the screen, in seconds. */
  timeAt(clientX) {
    const left = this.box.getBoundingClientRect().left;
    const share = (clientX - left - layout.left) / this.drawn.inner;
    return this.from + share * (this.to - this.from);
  }

  follow(event) {
    const time = this.timeAt(event.clientX);
    const room = 0.02 * (this.to - this.from);
    if (time >= this.from - room && time <= this.to + room) this.move(Math.round(Math.min(Math.max(time, this.from), this.to) * this.shown.rate));
  }

  // Fingers and the mouse: a drag of the mouse selects what to zoom to, two fingers pinch, one moves the cursor.

  down(event) {
    if (!this.isReady || event.button > 0) return;
    this.play(false);
    const { pointers } = this;
    pointers.down.set(event.pointerId, event.clientX);
    this.follow(event);
    if (event.pointerType === "mouse") pointers.start = { x: event.clientX, time: this.timeAt(event.clientX) };
    if (pointers.down.size === 2) pointers.pinch = [...pointers.down].map(([id, x]) => ({ id, time: this.timeAt(x) }));
  }

  drag(event) {
    if (!this.isReady) return;
    const { pointers } = this;
    if (pointers.down.has(event.pointerId)) pointers.down.set(event.pointerId, event.clientX);
    if (pointers.pinch && pointers.down.size === 2) return this.pinch();
    if (pointers.start && Math.abs(event.clientX - pointers.start.x) > clickSlop) return this.select(event);
    if (!this.isPlaying && (event.pointerType === "mouse" || event.buttons > 0)) this.follow(event);
  }

  /** Keeps the times that two fingers took hold of under them. */
  pinch() {
    const { pointers } = this;
    const [first, second] = pointers.pinch.map(({ id, time }) => ({ time, x: pointers.down.get(id) })).sort((a, b) => a.x - b.x);
    if (second.x - first.x < 10 || second.time <= first.time) return;
    const left = this.box.getBoundingClientRect().left + layout.left;
    const { inner } = this.drawn;
    const span = (second.time - first.time) / (second.x - first.x) * inner;
    const from = first.time - (first.x - left) / inner * span;
    this.setView(from, from + span);
  }

  /** Marks what the mouse has gone over. */
  select(event) {
    const { pointers, drawn } = this;
    const ends = [pointers.start.time, this.timeAt(event.clientX)].map((time) => Math.min(Math.max(time, this.from), this.to)).sort((a, b) => a - b);
    pointers.selection?.mark.remove();
    const [left, right] = ends.map(drawn.x);
    const mark = draw("rect", { class: "selection", x: left, y: drawn.top, width: right - left, height: drawn.bottom - drawn.top });
    this.box.firstChild.append(mark);
    pointers.selection = { ends, mark };
  }

  up(event) {
    const { pointers } = this;
    pointers.down.delete(event.pointerId);
    if (pointers.down.size < 2) pointers.pinch = null;
    const { selection } = pointers;
    [pointers.start, pointers.selection] = [null, null];
    selection?.mark.remove();
    if (selection && event.type === "pointerup" && this.shown !== null) this.setView(...selection.ends);
  }

  // A wheel scrolls the page, as anywhere, until the timeline is clicked; with Ctrl, as a pinch on a touchpad sends it, it zooms at once.
  wheel(event) {
    if (!this.isReady) return;
    const isAcross = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (!isAcross && !event.ctrlKey && !event.metaKey && !this.box.contains(document.activeElement)) return;
    event.preventDefault();
    const pixels = (event.deltaMode === 1 ? 16 : 1) * (isAcross && event.deltaX !== 0 ? event.deltaX : event.deltaY);
    const span = this.to - this.from;
    if (isAcross) return this.setView(this.from + span * pixels / this.drawn.inner, this.to + span * pixels / this.drawn.inner);
    this.zoom(2 ** (Math.max(-200, Math.min(200, pixels)) / (event.ctrlKey ? 50 : 200)), this.timeAt(event.clientX));
  }
}
