// The ways that the made-up finger goes by itself: as far as the lists under it need, which replays of the same finger tell.

/** Legs of a way: to a distance from where it came down, in points, minimum-jerk; or a rest. */
class Ways {
  static SAMPLE = 8; // Milliseconds between two samples.
  static PACE = 360; // Points a second, on the average: a thumb that takes its time.
  static HOLDS = [0.15, 0.8]; // Seconds that it stays pulled: some systems fire after half a second beyond their threshold.
  static STEP = 40; // Points between two tries, and how near a need is then found.
  static NEAR = 5;
  static PAST = 20; // Points that a pull goes beyond what all need: nobody stops at the very point.
  static USUAL = { far: 180, hold: 0.15, short: 60 }; // Where no list has a refresh.
  static AFTER = 2; // Seconds after the lift in which a list may fire still.

  constructor(stage) {
    this.stage = stage;
  }

  /** The lists are others, or another policy. */
  forget() { this.found = null; }

  legs(name) {
    if (name === "fling") return [{ to: -260, seconds: 0.18 }];
    const { far, hold, short } = this.reach();
    if (name === "short") return [{ to: short, seconds: 0.35 }, { rest: 0.1 }];
    const seconds = far / Ways.PACE;
    if (name === "cancel") return [{ to: far, seconds }, { to: 6, seconds }, { rest: 0.1 }];
    return Ways.pull(far, hold);
  }

  static pull(far, hold) { return [{ to: far, seconds: Math.max(0.3, far / Ways.PACE) }, { rest: hold }]; }

  /** How far a pull goes so that every list fires that can within its height, and how far all keep still. */
  reach() {
    const { viewport } = this.stage;
    if (this.found?.viewport === viewport) return this.found;
    const panels = this.stage.panels.filter((panel) => panel.engine !== NO_ENGINE);
    let best = { ...Ways.USUAL, needs: [] };
    for (const hold of panels.length ? Ways.HOLDS : []) {
      const needs = panels.map((panel) => this.need(panel, hold, viewport));
      const known = needs.filter((need) => need !== null);
      if (best.needs.length && known.length <= best.known.length) continue;
      const far = known.length ? Math.min(viewport, Math.max(...known) + Ways.PAST) : viewport;
      best = { far, hold, needs, known };
      if (known.length === panels.length) break;
    }
    best.short = this.short(panels, Math.min(Ways.USUAL.short, 0.6 * Math.min(...best.needs.map((need) => need ?? Infinity))));
    this.found = { ...best, viewport };
    return this.found;
  }

  /** The least way at which a list fires, as near as `NEAR`; null where it does not within the list's height. */
  need(panel, hold, viewport) {
    const fires = (far) => this.fires(panel, Ways.pull(far, hold));
    let [still, fired] = [0, null];
    for (let far = Ways.STEP; fired === null; far += Ways.STEP) {
      if (fires(Math.min(far, viewport))) fired = Math.min(far, viewport);
      else if (far >= viewport) return null;
      else still = far;
    }
    while (fired - still > Ways.NEAR) {
      const middle = (still + fired) / 2;
      if (fires(middle)) fired = middle; else still = middle;
    }
    return fired;
  }

  /** The greatest way up to `most` at which no list fires. */
  short(panels, most) {
    let far = Math.round(most);
    while (far > Ways.NEAR && panels.some((panel) => this.fires(panel, [{ to: far, seconds: 0.35 }, { rest: 0.1 }]))) far = Math.round(far * 0.6);
    return far;
  }

  /** Whether a list fires when a made-up finger goes a way from the top. */
  fires(panel, legs) {
    const trace = lab.readTrace("made", this.trace(legs));
    const line = lab.replay(trace, panel.engine, panel.model);
    lab.calls.lab_forget(trace);
    return line !== null && JSON.parse(line).triggered;
  }

  trace(legs) {
    const { x, y } = MadeFinger.START;
    const samples = Ways.samples(legs);
    const last = Ways.seconds(legs) * 1e6;
    const events = [{ type: "down", t: 0, slot: 0, x, y },
      ...samples.map(({ time, travel }) => ({ type: "move", t: Math.round(time * 1000), slot: 0, x, y: y + travel })),
      { type: "up", t: Math.round(last), slot: 0 }];
    const lines = [this.stage.header("keyboard"), ...events, { type: "end", t: Math.round(last + Ways.AFTER * 1e6), events: events.length, grade: "A", reasons: [] }];
    return lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  }

  static seconds(legs) { return legs.reduce((sum, leg) => sum + (leg.seconds ?? leg.rest), 0); }

  /** The samples of a way: milliseconds since it came down, and points from there. */
  static samples(legs) {
    const count = Math.floor(Ways.seconds(legs) * 1000 / Ways.SAMPLE);
    const all = Array.from({ length: count }, (_, index) => (index + 1) * Ways.SAMPLE).map((time) => ({ time, travel: Ways.travel(legs, time / 1000) }));
    return all.filter(({ travel }, index) => travel !== (all[index - 1]?.travel ?? 0));
  }

  static travel(legs, time) {
    let [from, left] = [0, time];
    for (const leg of legs) {
      const lasts = leg.seconds ?? leg.rest;
      const to = leg.to ?? from;
      if (left < lasts) {
        const u = left / lasts;
        return from + (to - from) * (u * u * u * (10 - 15 * u + 6 * u * u));
      }
      [from, left] = [to, left - lasts];
    }
    return from;
  }
}
