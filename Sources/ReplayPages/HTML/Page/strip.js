// The film strip of the open gesture: a few of its frames as phones, laid out as `render --filmstrip` does. The engine's indicator is drawn
// where the page holds it (StripText.swift): in the gestures about which engines disagree most.

const phone = { width: 375, height: 667, row: 64, bar: 46, radius: 22, corner: 20 };
/** The width of a frame on the screen, and how many there are at least and at most. */
const stripLayout = { width: 92, gap: 10, least: 3, most: 10 };

const nameOfMoment = { contact: "finger down", crossing: "crosses the threshold", trigger: "fires", callback: "callback", lift: "release", cancel: "cancelled" };
const rankOfMoment = { trigger: 0, contact: 1, lift: 1, cancel: 1, callback: 2, crossing: 3, state: 4 };

/** Up to `count` frames between two times that tell most, in order: events first, then what lies in the middle of the widest gaps. */
function tellingFrames(replay, from, to, count) {
  const frameAt = (time) => Math.min(replay.frames - 1, Math.max(0, Math.ceil(time * replay.rate - 1e-3)));
  const [first, last] = [frameAt(from), frameAt(to)];
  const found = new Map();
  const events = momentsOf(replay).filter(({ time, kind }) => kind in rankOfMoment && time >= from - 1e-6 && time <= to + 1e-6).sort((a, b) => rankOfMoment[a.kind] - rankOfMoment[b.kind] || a.time - b.time);
  const near = Math.max(1, (last - first) / count / 4);
  for (const { time, kind, words } of events) {
    const frame = frameAt(time);
    const isNear = [...found.keys()].some((other) => Math.abs(other - frame) < near);
    if (found.size < count && !found.has(frame) && (rankOfMoment[kind] < 2 || !isNear)) found.set(frame, nameOfMoment[kind] ?? words);
  }
  const missing = (frame) => found.size < count && !found.has(frame) && found.set(frame, stateAt(replay, frame / replay.rate));
  missing(last);
  while (found.size < Math.min(count, last - first + 1)) {
    const edges = [first - 1, ...[...found.keys()].sort((a, b) => a - b), last + 1];
    const gap = edges.slice(1).map((edge, order) => [edges[order], edge]).reduce((widest, each) => (each[1] - each[0] > widest[1] - widest[0] ? each : widest));
    if (gap[1] - gap[0] < 2) break;
    missing(Math.floor((gap[0] + gap[1]) / 2));
  }
  return [...found].map(([frame, words]) => ({ frame, words })).sort((a, b) => a.frame - b.frame);
}

/** As many of the frames that the page holds as there is place for: where it fires and the ends stay. */
function someOf(strip, count) {
  const frames = strip.map(([frame, words, items]) => ({ frame, words, items }));
  while (frames.length > count) {
    const inner = frames.slice(1, -1).filter(({ words }) => words !== "fires");
    const gap = (each) => frames[frames.indexOf(each) + 1].frame - frames[frames.indexOf(each) - 1].frame;
    frames.splice(frames.indexOf(inner.reduce((least, each) => (gap(each) < gap(least) ? each : least))), 1);
  }
  return frames;
}

/** The rows of the list, from the top of the content on: drawn once, used in every frame. */
function phoneRows() {
  let [dots, texts, rules] = ["", "", ""];
  for (let row = 0; row < 14; row += 1) {
    const middle = row * phone.row + phone.row / 2;
    dots += `M16 ${middle}a18 18 0 1 0 36 0a18 18 0 1 0-36 0`;
    texts += `M64 ${middle - 14}h${90 + row * 37 % 60}v9h-${90 + row * 37 % 60}zM64 ${middle + 5}h${150 + row * 53 % 80}v7h-${150 + row * 53 % 80}z`;
    rules += `M64 ${(row + 1) * phone.row}h311`;
  }
  return draw("symbol", { id: "phone-rows", overflow: "visible" }, draw("path", { class: "phone-sheet", d: `M0 0h375v${14 * phone.row}H0z` }), draw("path", { class: "phone-avatar", d: dots }), draw("path", { class: "phone-text", d: texts }), draw("path", { class: "phone-rule", d: rules }));
}

/** Where a finger that is down is on the phone, and where it came down; null without one. */
function fingerOnPhone(replay, time) {
  const finger = replay.fingers.findLast((each) => each.from / 1e6 <= time + 1e-6 && (time <= each.to / 1e6 + 1e-6 || each.how === "unfinished"));
  if (!finger) return null;
  const [lowest, highest] = [Math.min(0, ...finger.way.values), Math.max(0, ...finger.way.values)];
  const start = Math.max(phone.radius - lowest, Math.min(phone.height * 0.36, phone.height - phone.radius - highest));
  return { x: phone.width * 0.62, from: start, y: start + valueAt(finger.way, time * 1e4) };
}

/** Things to draw, as StripText.swift writes them; its paths are in tenths of a point. */
function drawItems(items) {
  const path = (d, attributes) => draw("path", { d, transform: "scale(.1)", ...attributes });
  return items.map(([kind, ...rest]) => {
    if (kind === "f") return path(rest[0], { fill: rest[1], "fill-opacity": rest[2] });
    if (kind === "s") {
      const [d, stroke, opacity, width, cap, join, dashes] = rest;
      return path(d, { fill: "none", stroke, "stroke-opacity": opacity, "stroke-width": width, "stroke-linecap": cap, "stroke-linejoin": join, "stroke-dasharray": dashes.length > 0 ? dashes.join(" ") : null });
    }
    if (kind === "t") {
      const [text, x, y, size, weight, anchor, fill, opacity] = rest;
      return draw("text", { x, y, "font-size": size, "font-weight": weight, "text-anchor": anchor, fill, "fill-opacity": opacity }, text);
    }
    const [matrix, opacity, clip, parts] = rest;
    const group = draw("g", { transform: `matrix(${matrix.join(" ")})`, opacity }, ...drawItems(parts));
    if (clip === null) return group;
    clips += 1;
    const name = `phone-clip-${clips}`;
    group.setAttribute("clip-path", `url(#${name})`);
    group.prepend(draw("clipPath", { id: name }, path(clip, {})));
    return group;
  });
}
let clips = 0;

/** A frame: the list where the engine put it, its threshold, pull and inset, the finger, and at the foot state and pull. */
function phoneAt(replay, frame, items = []) {
  const time = frame / replay.rate;
  const [top, inset] = [valueAt(replay.insetCurve, 0) ?? 0, valueAt(replay.insetCurve, frame) ?? 0];
  const [pull, content] = [valueAt(replay.pullCurve, frame) ?? 0, valueAt(replay.contentCurve, frame) ?? 0];
  const parts = [draw("rect", { class: "ground", width: phone.width, height: phone.height })];
  // A list far below its top shows the same rows: only where they stand tells it from another.
  const y = content >= 0 ? content : content % phone.row - phone.row;
  parts.push(draw("use", { href: "#phone-rows", y }), ...drawItems(items));
  const threshold = replay.threshold === null ? null : top + replay.threshold;
  if (threshold !== null && replay.threshold > 0 && threshold < phone.height) parts.push(draw("path", { class: "threshold", d: `M0 ${threshold}h${phone.width}` }));
  if (pull > 0.5) parts.push(draw("path", { class: "pull-mark", d: `M0 ${top + pull - 13}l22 13l-22 13z` }));
  if (Math.abs(inset - top) > 0.5) parts.push(draw("path", { class: "inset-mark", d: `M${phone.width - 16} ${Math.min(top, inset) + 2}h10V${Math.max(top, inset) - 2}h-10` }));
  const finger = fingerOnPhone(replay, time);
  if (finger) parts.push(draw("path", { class: "finger-way", d: `M${finger.x} ${finger.from}V${finger.y}` }), draw("circle", { class: "finger-mark", cx: finger.x, cy: finger.y, r: phone.radius }));
  const state = stateAt(replay, time);
  const foot = phone.height - phone.bar * 1.5;
  parts.push(draw("rect", { class: "foot", y: foot, width: phone.width, height: phone.bar * 1.5 }), draw("text", { class: "foot-words", x: 16, y: foot + 46, textLength: state.length > 15 ? phone.width - 32 : null, lengthAdjust: state.length > 15 ? "spacingAndGlyphs" : null }, state));
  return parts;
}

/** A strip in a box; a press on a frame takes the cursor there. */
class Filmstrip {
  constructor(box, go) {
    [this.box, this.go, this.frames] = [box, go, []];
  }

  /** Shows a replay between two times, in seconds; nothing where it has no frames. */
  show(replay, from, to) {
    this.box.hidden = !replay?.isDrawn;
    if (this.box.hidden) return this.box.replaceChildren();
    const { width, gap, least, most } = stripLayout;
    const count = Math.min(most, Math.max(least, Math.floor((this.box.clientWidth + gap) / (width + gap))));
    const defs = draw("svg", { width: 0, height: 0, "aria-hidden": "true", class: "strip-defs" }, phoneRows());
    this.frames = (replay.strip ? someOf(replay.strip, count) : tellingFrames(replay, from, to, count)).map(({ frame, words, items }) => {
      const time = `${fixed(frame / replay.rate * 1000, 0)} ms`;
      const button = make("button", { type: "button", class: "phone", "data-frame": frame, title: `${words}, ${time}`, onclick: () => this.go(frame) },
        draw("svg", { viewBox: `0 0 ${phone.width} ${phone.height}`, "aria-hidden": "true" }, ...phoneAt(replay, frame, items)),
        make("span", { class: "phone-words" }, words), make("span", { class: "phone-time" }, time));
      return { frame, button };
    });
    this.box.replaceChildren(defs, ...this.frames.map(({ button }) => button));
  }

  /** Marks the frame that the cursor is on or has passed last. */
  mark(frame) {
    const at = this.frames.findLast((each) => each.frame <= frame);
    for (const { button, ...each } of this.frames) {
      if (each.frame === at?.frame) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
  }
}
