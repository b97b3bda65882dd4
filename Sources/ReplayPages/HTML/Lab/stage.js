// The stage: lists side by side under one finger. What the finger does is a take, a trace from its first event on; the module
// moves the lists by the take's events, so that replaying the take shows the same.

class Stage {
  /**
   * `canvases` are drawn on; `on.begin()` is told when a take begins, `on.change(fired, lifted)` at each frame, how often each list has fired and whether a finger
   * has gone since the last one, `on.rest(trace)` when lists rest elsewhere than where they began, so that the take may go on,
   * `on.end(trace)` when a take is over. */
  constructor(element, on) {
    [this.element, this.on, this.panels, this.canvases] = [element, on, [], []];
    [this.isTaking, this.zero, this.work, this.stampStep] = [false, 0, 2, stampStep()];
    [this.isRunning, this.endsAt, this.lastEvent, this.pointer] = [false, 0, 0, ""];
    this.height = 320; // Of its lists; this before they are drawn.
    this.goesOn = false; // A take goes on until somebody ends it.
    this.decides = () => lab.calls.lab_is_over() === 1; // A take is over when its lists rest where they began.
    this.scenario = {};
    this.extra = {};
    this.fingers = new Fingers(element, this);
    this.made = new MadeFinger(this.fingers, this);
    new Wheel(element, this);
    element.addEventListener("keydown", (event) => this.made.key(event));
    window.addEventListener("resize", () => {
      if (Stage.active === this) this.isTaking ? this.run() : this.rest();
    });
  }

  static active = null; // The one whose lists the module moves.

  /** Puts lists on the stage, numbers of engines and models, in place of what another had on it. */
  set(panels, canvases) {
    if (Stage.active !== this) Stage.active?.leave();
    Stage.active = this;
    this.leave();
    lab.calls.lab_clear();
    for (const panel of panels) lab.calls.lab_add(panel.engine, panel.model);
    [this.panels, this.canvases] = [panels, canvases];
    this.made.ways.forget();
    this.rest();
  }

  /** Another stage is shown: what is going on here is over. */
  leave() {
    this.fingers.cancelAll();
    this.made.up(CONTACT.cancel);
    this.finish();
  }

  /** Shows the lists as they are before a finger comes. */
  rest() {
    if (this.isTaking) return;
    this.open("touch");
    lab.calls.lab_frame(0);
    this.draw();
    lab.calls.lab_end();
    for (const each of document.querySelectorAll(".viewport")) each.textContent = `${this.viewport} pt`;
  }

  /** Lists that lie elsewhere than where a take begins go back there, and the take is over. */
  toTop() {
    if (!this.isTaking || this.isDown || !lab.calls.lab_is_resting() || this.goesOn) return;
    this.finish();
    this.rest();
  }

  /** A finger is on it, somebody's or a made one. */
  get isDown() { return this.fingers.areDown || this.made.isDown; }

  /** What shows of a list, in points: its height as it is drawn. Thresholds that are a share of the viewport go by it. */
  get viewport() {
    const height = this.canvases[0]?.clientHeight ?? 0;
    if (height > 0) this.height = height;
    return this.height;
  }

  header(pointer) {
    const source = pointer === "keyboard"
      ? { origin: "synthetic", tool: document.body.dataset.tool, generator: "overscroll lab keyboard 1", seed: 0 }
      : { origin: "recorded", tool: document.body.dataset.tool };
    source.page = { pointer, pixel_ratio: window.devicePixelRatio || 1, stamp_step_us: this.stampStep, agent: navigator.userAgent.slice(0, 200) };
    const header = { format: "overscroll-trace", version: 1, device: { name: `a browser's ${pointer}`, kind: pointer === "wheel" ? "wheel" : "touchscreen" }, units: "points", source };
    if (pointer !== "keyboard") header.started = new Date().toISOString().replace(/\.\d+Z$/, "Z");
    return { ...header, ...this.extra, scenario: { ...this.scenario, viewport: this.viewport } };
  }

  open(pointer) {
    const [count] = lab.give(JSON.stringify(this.header(pointer)) + "\n");
    if (!lab.calls.lab_begin(count, this.work, this.stampStep)) throw new Error(lab.output());
  }

  /** A finger comes down: a take begins, or goes on. False where another kind of finger has it. */
  begin(pointer, stamp) {
    if (this.isTaking && pointer !== this.pointer) {
      // A take is of one kind of finger; once its lists rest, another may begin one.
      if (!lab.calls.lab_is_resting() || this.isDown) return false;
      this.finish();
    }
    if (!this.isTaking) {
      [this.isTaking, this.zero, this.pointer] = [true, stamp, pointer];
      this.open(pointer);
      this.on.begin?.();
    }
    return true;
  }

  contact(kind, slot, x, y, stamp) {
    const time = Math.max(0, Math.round((stamp - this.zero) * 1000));
    const arrival = Math.max(time, Math.round((performance.now() - this.zero) * 1000));
    if (!lab.calls.lab_contact(kind, slot, x, y, time, arrival)) return;
    [this.endsAt, this.lastEvent] = [time, time];
    if (kind === CONTACT.up || kind === CONTACT.cancel) this.hasLifted = true;
    this.run();
  }

  /** A wheel turns: points that content goes down, and clicks of 120, 0 where the browser tells of none. */
  turn(points, v120, stamp) {
    const time = Math.max(0, Math.round((stamp - this.zero) * 1000));
    const arrival = Math.max(time, Math.round((performance.now() - this.zero) * 1000));
    if (!lab.calls.lab_wheel(points, v120, time, arrival)) return;
    [this.endsAt, this.lastEvent] = [time, time];
    this.run();
  }

  run() {
    if (this.isRunning) return;
    this.isRunning = true;
    requestAnimationFrame((time) => this.frame(time));
  }

  frame(stamp) {
    this.isRunning = false;
    if (!this.isTaking) return;
    this.fingers.flush();
    const count = lab.calls.lab_frame((stamp - this.zero) / 1000);
    const fired = Array.from(lab.numbers(count));
    this.draw();
    this.on.change(fired, this.hasLifted);
    this.hasLifted = false;
    this.endsAt = Math.max(this.endsAt, Math.round((stamp - this.zero) * 1000));
    if (this.isDown || !lab.calls.lab_is_resting()) return this.run();
    if (!this.decides()) return this.on.rest?.(this.takeText());
    this.finish();
    this.rest();
  }

  /** Ends the take and hands it on. */
  finish() {
    if (!this.isTaking) return;
    const trace = this.takeText();
    this.on.end?.(trace);
    this.isTaking = false;
    lab.calls.lab_end();
  }

  takeText() { return lab.text(lab.calls.lab_take(this.endsAt)); }

  /** What a panel's engine made of the take so far. */
  why(panel) { return JSON.parse(lab.text(lab.calls.lab_why(panel, this.endsAt)) ?? "null"); }

  draw() {
    this.canvases.forEach((canvas, index) => drawCanvas(canvas, (width, height) => lab.calls.lab_draw(index, width, height)));
  }
}
