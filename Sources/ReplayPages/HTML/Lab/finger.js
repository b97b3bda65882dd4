// Fingers on the stage: every sample that the browser has, with the stamp that it came with, as events of a trace.

/** The step in which this browser's clock goes, in microseconds; 0 where it is below 50. */
function stampStep() {
  let [least, last, changes] = [Infinity, performance.now(), 0];
  const end = last + 20;
  while (changes < 12 && last < end) {
    const now = performance.now();
    if (now === last) continue;
    least = Math.min(least, now - last);
    last = now;
    changes += 1;
  }
  const step = Math.round(least * 1000);
  return step < 50 || !Number.isFinite(step) ? 0 : step;
}

const CONTACT = { down: 0, move: 1, up: 2, cancel: 3 };

/**
 * Follows the pointers on an element, and tells a take of them: `begin(pointer, stamp)`, of which false refuses the finger, then
 * `contact(kind, slot, x, y, stamp)`. A browser hands over the samples of one pointer after those of another: they wait until all of
 * a frame are there, and go on in the order of their stamps. */
class Fingers {
  constructor(element, take) {
    this.element = element;
    this.take = take;
    this.slots = new Map();
    this.waiting = [];
    const on = (name, call) => element.addEventListener(name, call);
    on("pointerdown", (event) => {
      this.hearsTouches ||= event.pointerType === "touch";
      this.down(event);
    });
    on("pointermove", (event) => this.move(event));
    on("pointerup", (event) => this.up(event, CONTACT.up));
    on("pointercancel", (event) => this.up(event, CONTACT.cancel));
    on("lostpointercapture", (event) => this.up(event, CONTACT.cancel));
    on("contextmenu", (event) => event.preventDefault());
    this.hearsTouches = false;
    const touches = { touchstart: (each) => this.down(each), touchmove: (each) => this.move(each),
      touchend: (each) => this.up(each, CONTACT.up), touchcancel: (each) => this.up(each, CONTACT.cancel) };
    for (const [name, call] of Object.entries(touches)) element.addEventListener(name, (event) => this.touch(event, call), { passive: false });
    document.addEventListener("visibilitychange", () => { if (document.hidden) this.cancelAll(); });
    window.addEventListener("resize", () => this.cancelAll());
  }

  get areDown() { return this.slots.size > 0; }

  /**
   * WebKitGTK makes no pointers of touches: there they are heard as touches, one sample each. Where there is a pointer, it comes
   * before its touch. */
  touch(event, call) {
    if (this.hearsTouches) return;
    event.preventDefault(); // Else the browser scrolls, and tells no more of it.
    for (const { identifier, clientX, clientY } of event.changedTouches) {
      call({ pointerId: `touch ${identifier}`, pointerType: "touch", clientX, clientY, timeStamp: event.timeStamp });
    }
  }

  down(event) {
    if (this.slots.has(event.pointerId) || (event.pointerType === "mouse" && event.button !== 0)) return;
    this.flush();
    if (!this.take.begin(event.pointerType, event.timeStamp)) return;
    const used = new Set([...this.slots.values()].map((finger) => finger.slot));
    let slot = 0;
    while (used.has(slot)) slot += 1;
    this.slots.set(event.pointerId, { slot, x: event.clientX, y: event.clientY });
    try { this.element.setPointerCapture(event.pointerId); } catch { /* It is gone already. */ }
    this.take.contact(CONTACT.down, slot, event.clientX, event.clientY, event.timeStamp);
  }

  move(event) {
    const finger = this.slots.get(event.pointerId);
    if (!finger) return;
    const all = event.getCoalescedEvents ? event.getCoalescedEvents() : [];
    for (const sample of all.length ? all : [event]) {
      if (sample.clientX === finger.x && sample.clientY === finger.y) continue;
      [finger.x, finger.y] = [sample.clientX, sample.clientY];
      this.waiting.push({ slot: finger.slot, x: finger.x, y: finger.y, stamp: sample.timeStamp });
    }
    this.take.run();
  }

  /** Hands on the samples that wait: before a frame, and before any other event. */
  flush() {
    const samples = this.waiting.sort((a, b) => a.stamp - b.stamp);
    this.waiting = [];
    for (const { slot, x, y, stamp } of samples) this.take.contact(CONTACT.move, slot, x, y, stamp);
  }

  up(event, kind) {
    const finger = this.slots.get(event.pointerId);
    if (!finger) return;
    this.flush();
    this.slots.delete(event.pointerId);
    if (kind === CONTACT.up && (event.clientX !== finger.x || event.clientY !== finger.y)) {
      this.take.contact(CONTACT.move, finger.slot, event.clientX, event.clientY, event.timeStamp);
    }
    this.take.contact(kind, finger.slot, finger.x, finger.y, event.timeStamp);
  }

  /** The surface is taken away: rotated, resized, hidden. */
  cancelAll() {
    this.flush();
    for (const finger of this.slots.values()) {
      this.take.contact(CONTACT.cancel, finger.slot, finger.x, finger.y, performance.now());
    }
    this.slots.clear();
  }
}

/**
 * A wheel, or a touchpad that scrolls, over the stage: it moves the lists, no further than their edges. A browser tells a page neither
 * when fingers lift from a touchpad nor what is momentum, so nothing is pulled by it. */
class Wheel {
  static CLICK = 120; // `wheelDelta` of one.
  static LINE = 16; // Points of a line, where a browser counts those.

  constructor(element, take) {
    this.take = take;
    element.addEventListener("wheel", (event) => this.turn(event), { passive: false });
  }

  turn(event) {
    // With Ctrl it is a pinch, which zooms the page; at the top of the lists the page goes on up.
    if (event.ctrlKey || event.metaKey || event.deltaY === 0 || (event.deltaY < 0 && !this.take.isTaking)) return;
    event.preventDefault();
    if (this.take.isDown || !this.take.begin("wheel", event.timeStamp)) return;
    const points = event.deltaY * [1, Wheel.LINE, this.take.viewport][event.deltaMode];
    this.take.turn(points, Wheel.clicks(event), event.timeStamp);
  }

  /** Of a wheel with clicks those, 120 each; a touchpad's `wheelDelta` is three times its way. */
  static clicks(event) {
    const clicks = -(event.wheelDeltaY ?? 0);
    return clicks !== 0 && clicks % Wheel.CLICK === 0 && clicks !== 3 * event.deltaY ? clicks : 0;
  }
}

/** A finger for those who cannot drag: a way that it goes by itself, minimum-jerk, or step by step by keys. */
class MadeFinger {
  static STEP = 12; // Points that an arrow key moves it.
  static START = { x: 100, y: 200 }; // Where it comes down.

  constructor(fingers, take) {
    this.fingers = fingers;
    this.take = take;
    this.ways = new Ways(take);
    this.travel = null;
  }

  get isDown() { return this.travel !== null; }

  down() {
    const stamp = performance.now();
    if (this.isDown || this.fingers.areDown || !this.take.begin("keyboard", stamp)) return false;
    [this.travel, this.x, this.y] = [0, MadeFinger.START.x, MadeFinger.START.y];
    this.take.contact(CONTACT.down, 0, this.x, this.y, stamp);
    return true;
  }

  move(travel, stamp = performance.now()) {
    if (!this.isDown || travel === this.travel) return;
    this.travel = travel;
    this.take.contact(CONTACT.move, 0, this.x, this.y + travel, stamp);
  }

  up(kind = CONTACT.up, stamp = performance.now()) {
    if (!this.isDown) return;
    this.take.contact(kind, 0, this.x, this.y + this.travel, stamp);
    this.travel = null;
  }

  /** Goes a way: samples with their own stamps, handed on frame by frame. */
  go(name) {
    if (this.isDown || this.fingers.areDown) return;
    // A pull is one from the top, and is so long as the lists there need.
    if (name !== "fling") this.take.toTop();
    const legs = this.ways.legs(name);
    if (!this.down()) return;
    const start = performance.now();
    const samples = Ways.samples(legs);
    const total = Ways.seconds(legs) * 1000;
    let sent = 0;
    const step = () => {
      if (!this.isDown) return;
      const now = performance.now() - start;
      for (; sent < samples.length && samples[sent].time <= now; sent += 1) this.move(samples[sent].travel, start + samples[sent].time);
      if (now >= total) return this.up(CONTACT.up, start + total);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const travel = this.travel ?? 0;
    const acts = {
      ArrowDown: () => { this.down(); this.move(travel + MadeFinger.STEP); },
      ArrowUp: () => { this.down(); this.move(travel - MadeFinger.STEP); },
      Enter: () => this.up(),
      Escape: () => this.up(CONTACT.cancel),
      p: () => this.go("pull"), c: () => this.go("cancel"), f: () => this.go("fling"), s: () => this.go("short"),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }
}
