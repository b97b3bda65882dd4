// The tracks of a timeline: one time axis for all. Drawn in pixels, so that text stays as large as it is elsewhere.

const layout = {
  left: 52, right: 12, gap: 22, axis: 28,
  // Names of moments stand in rows above the tracks, as many as they need so as not to cover each other.
  row: 15, title: 18,
  tracks: { finger: 84, pull: 136, content: 104 },
  // A lane an engine: its name and what it did, and its states below.
  lane: { words: 15, bar: 13, gap: 6 },
};

/** What a timeline shows of one replay, opened at one of its gestures: curves by frames, fingers by seconds. */
function readReplay(details, at, rate, number) {
  const replay = details.replays[at];
  const path = details.paths[details.on[at]];
  const curve = (text) => readCurve(text ?? "");
  const fingers = details.fingers.map((finger) => ({ ...finger, way: curve(finger.way) }));
  return {
    ...replay, ...replay.gestures[number], rate, fingers, number, states: readStates(replay), pullCurve: curve(replay.pull), contentCurve: curve(replay.content ?? replay.pull),
    insetCurve: curve(replay.inset), freeCurve: curve(path), isDrawn: replay.pull !== undefined,
    frames: Math.max(1, Math.round(replay.end / 1e6 * rate) + 1),
  };
}

function readStates(replay) {
  const states = [];
  for (let index = 0; index < replay.states.length; index += 2) {
    states.push({ from: replay.states[index] / 1e6, name: replay.states[index + 1] });
  }
  return states;
}

/** What a lane shows of one engine's replay: its states, and when it was due and fired in every gesture. Nobody knows when a real app is due. */
function readLane(replay, number, { engine, name, isChosen, isObserved = false }) {
  const { due, trigger, callback } = replay.gestures[number];
  const late = callback !== null && due !== null ? `, callback delay ${fixed((callback - due) / 1000, 0)} ms` : "";
  const still = isObserved ? "did not fire" : due === null ? "threshold not reached" : "due, but did not fire";
  const short = trigger === null ? still : `fired at ${fixed(trigger / 1000, 0)} ms`;
  return { engine, name, isChosen, short, words: trigger === null ? still : short + late, states: readStates(replay), moments: replay.gestures };
}

/** Finger travel at a time in seconds; null without a finger. */
function fingerAt(replay, time) {
  const finger = replay.fingers.find((each) => each.from / 1e6 <= time + 1e-6 && (time < each.to / 1e6 || each.how === "unfinished"));
  return finger ? valueAt(finger.way, time * 1e4) : null;
}

/** The state an engine was in after a frame. */
function stateAt(replay, time) {
  let name = "";
  for (const state of replay.states) if (state.from <= time + 1e-6) name = state.name;
  return name;
}

/** Everything that happened at a known time, in order. */
function momentsOf(replay) {
  const moments = [];
  const add = (microseconds, kind, words) => {
    if (microseconds !== null && microseconds !== undefined) moments.push({ time: microseconds / 1e6, kind, words });
  };
  for (const finger of replay.fingers) {
    add(finger.from, "contact", "contact");
    if (finger.how !== "unfinished") add(finger.to, finger.how, finger.how === "lift" ? "release" : finger.how);
  }
  replay.crossings.forEach((time, index) => add(time, "crossing", index % 2 ? "crossing down" : "crossing up"));
  add(replay.due, "due", "due");
  add(replay.trigger, "trigger", "trigger");
  add(replay.callback, "callback", "callback");
  replay.states.forEach((state) => add(state.from * 1e6, "state", state.name));
  return moments.sort((a, b) => a.time - b.time);
}

/** Round numbers between two bounds: multiples of 1, 2 or 5 times a power of ten. */
function roundTicks(low, high, most) {
  if (!(high > low)) return [low];
  let step = 10 ** Math.floor(Math.log10((high - low) / most));
  for (const factor of [1, 2, 5, 10]) {
    if ((high - low) / (step * factor) <= most) {
      step *= factor;
      break;
    }
  }
  const ticks = [];
  for (let index = Math.ceil(low / step - 1e-9); index * step <= high + step * 1e-9; index += 1) ticks.push(index * step);
  return ticks;
}

/** Draws a replay, the lanes of engines, and thinly the curves of `others`, between two times in seconds: the picture, and what maps a time to a place in it. */
function drawReplay(replay, lanes, others, from, to, width) {
  const inner = width - layout.left - layout.right;
  const x = (time) => layout.left + inner * (time - from) / (to - from);
  const picture = draw("g");
  const names = placedMoments(replay, x, from, to);
  const top = layout.title + layout.row * (1 + Math.max(0, ...names.map((name) => name.row)));
  const tops = trackTops(top, replay.isDrawn);
  const bottom = tops.lanes + lanes.length * (layout.lane.words + layout.lane.bar + layout.lane.gap);
  drawFingersDown(picture, replay, x, from, to, top, bottom);
  drawTimeAxis(picture, replay, x, from, to, top, bottom);
  const seconds = (curve) => curve.times.map((frame) => frame / replay.rate);
  const lines = (curve, kind) => ({ kind, times: seconds(curve), values: curve.values });
  const fingers = replay.fingers.map((finger) => ({ kind: "finger", times: finger.way.times.map((t) => t / 1e4), values: finger.way.values, until: finger.to / 1e6 }));
  drawTrack(picture, "finger", "finger, pt", tops.finger, fingers, [0], x, from, to, width);
  if (replay.isDrawn) {
    const pulls = others.filter((other) => other.isDrawn).map((other) => lines(other.pullCurve, "pull other"));
    const contents = others.filter((other) => other.isDrawn).map((other) => lines(other.contentCurve, "content other"));
    const y = drawTrack(picture, "pull", "pull, pt", tops.pull, [...pulls, lines(replay.pullCurve, "pull")], replay.threshold === null ? [0] : [0, replay.threshold], x, from, to, width);
    drawThreshold(picture, replay, x, y, from, to, width);
    drawLegend(picture, tops.content, [["content", "as shown"], ["free", "alone"], ["inset", "inset"]]);
    drawTrack(picture, "content", "content, pt:", tops.content, [...contents, lines(replay.freeCurve, "free"), lines(replay.insetCurve, "inset"), lines(replay.contentCurve, "content")], [0], x, from, to, width);
  }
  lanes.forEach((lane, order) => drawLane(picture, lane, x, from, to, tops.lanes + order * (layout.lane.words + layout.lane.bar + layout.lane.gap), width));
  drawMoments(picture, names, x, top, bottom);
  return { picture, x, height: bottom + layout.axis, top, bottom, inner };
}

/** Which line is which, beside a track's title. */
function drawLegend(picture, top, entries) {
  let left = layout.left + 82;
  for (const [kind, words] of entries) {
    picture.append(
      draw("line", { class: `curve ${kind}`, x1: left, x2: left + 20, y1: top - 8, y2: top - 8 }),
      draw("text", { class: "track", x: left + 24, y: top - 4 }, words),
    );
    left += 34 + words.length * 6.6;
  }
}

function trackTops(start, isDrawn) {
  const tops = {};
  let top = start;
  for (const [name, height] of Object.entries(layout.tracks)) {
    if (name !== "finger" && !isDrawn) continue;
    tops[name] = top;
    top += height + layout.gap;
  }
  tops.lanes = top - layout.gap / 2;
  return tops;
}

function drawFingersDown(picture, replay, x, from, to, top, bottom) {
  replay.fingers.forEach((finger, number) => {
    const end = finger.how === "unfinished" ? to : Math.min(finger.to / 1e6, to);
    const start = Math.max(finger.from / 1e6, from);
    if (end > start) picture.append(draw("rect", { class: number === replay.number ? "contact" : "contact other", x: x(start), y: top, width: x(end) - x(start), height: bottom - top }));
  });
}

function drawTimeAxis(picture, replay, x, from, to, top, bottom) {
  const room = Math.max(2, Math.floor((x(to) - x(from)) / 80));
  for (const tick of roundTicks(from * 1000, to * 1000, room)) {
    const place = x(tick / 1000);
    picture.append(
      draw("line", { class: "grid", x1: place, x2: place, y1: top, y2: bottom }),
      draw("text", { class: "tick", x: place, y: bottom + 18, "text-anchor": "middle" }, String(Math.round(tick * 1000) / 1000)),
    );
  }
  picture.append(draw("text", { class: "tick", x: layout.left - 8, y: bottom + 18, "text-anchor": "end" }, "ms"));
  const wide = (x(to) - x(from)) / ((to - from) * replay.rate);
  if (wide < 4) return;
  let path = "";
  for (let frame = Math.ceil(from * replay.rate - 1e-6); frame <= to * replay.rate + 1e-6; frame += 1) path += `M${x(frame / replay.rate).toFixed(1)} ${bottom}v5`;
  picture.append(draw("path", { class: "frames", d: path }));
}

/** The part of a line between two times, with a point at each of them where it goes on beyond. */
function clipped(line, from, to) {
  const points = [];
  const { times, values } = line;
  const at = (time) => ({ time, value: valueAt({ times, values }, time) });
  const last = line.until ?? times[times.length - 1];
  if (times.length === 0 || times[0] > to || last < from) return points;
  if (times[0] < from) points.push(at(from));
  times.forEach((time, index) => { if (time >= from && time <= to) points.push({ time, value: values[index] }); });
  if (last > to) points.push(at(to));
  else if (last > times[times.length - 1]) points.push(at(last));
  return points;
}

/** Draws lines on an axis of their own and returns what maps a value to a place. */
function drawTrack(picture, name, title, top, lines, wanted, x, from, to, width) {
  const height = layout.tracks[name];
  const parts = lines.map((line) => ({ kind: line.kind, points: clipped(line, from, to) }));
  let [low, high] = [Math.min(...wanted), Math.max(...wanted)];
  for (const { points } of parts) for (const { value } of points) [low, high] = [Math.min(low, value), Math.max(high, value)];
  const room = Math.max(high - low, 10) * 0.08;
  [low, high] = [low < 0 ? low - room : low, high + room];
  const y = (value) => top + height * (high - value) / (high - low);
  for (const tick of roundTicks(low, high, 4)) {
    picture.append(
      draw("line", { class: tick === 0 ? "zero" : "grid", x1: layout.left, x2: width - layout.right, y1: y(tick), y2: y(tick) }),
      draw("text", { class: "tick", x: layout.left - 6, y: y(tick) + 4, "text-anchor": "end" }, String(Math.round(tick * 100) / 100)),
    );
  }
  for (const { kind, points } of parts) {
    if (points.length === 0) continue;
    picture.append(draw("polyline", { class: `curve ${kind}`, points: points.map(({ time, value }) => `${x(time).toFixed(1)},${y(value).toFixed(1)}`).join(" ") }));
  }
  picture.append(draw("text", { class: "track", x: layout.left + 4, y: top - 4 }, title));
  return y;
}

function drawThreshold(picture, replay, x, y, from, to, width) {
  // Nobody knows the threshold of a real app.
  if (replay.threshold === null) return;
  const place = y(replay.threshold);
  picture.append(
    draw("line", { class: "threshold", x1: layout.left, x2: width - layout.right, y1: place, y2: place }),
    // On the right: on the left stands the track's title, as high up where nothing is pulled further than this.
    draw("text", { class: "threshold-label", x: width - layout.right - 4, y: place - 4, "text-anchor": "end" }, `threshold ${fixed(replay.threshold)} pt`),
  );
  for (const time of replay.crossings.map((each) => each / 1e6)) {
    if (time >= from && time <= to) picture.append(draw("circle", { class: "crossing", cx: x(time), cy: place, r: 4 }));
  }
}

/** One engine's lane: its name and what it did in the open gesture, its states, and where it was due and fired. */
function drawLane(picture, lane, x, from, to, top, width) {
  const row = draw("g", { class: lane.isChosen ? "lane chosen" : "lane", "data-engine": lane.engine });
  const bar = top + layout.lane.words;
  row.append(
    draw("rect", { class: "lane-paper", x: layout.left, y: top, width: width - layout.left - layout.right, height: layout.lane.words + layout.lane.bar }),
    draw("text", { class: "lane-name", x: layout.left + 4, y: top + 11 }, draw("tspan", { class: "lane-engine" }, lane.name), ` ${(lane.name.length + lane.words.length) * 6.6 > width - layout.left - layout.right ? lane.short : lane.words}`),
  );
  lane.states.forEach((state, index) => {
    const end = Math.min(lane.states[index + 1]?.from ?? to, to);
    const start = Math.max(state.from, from);
    if (end <= start) return;
    const wide = x(end) - x(start);
    row.append(draw("rect", { class: `state ${index % 2 ? "other" : "one"}`, x: x(start), y: bar, width: wide, height: layout.lane.bar }));
    if (wide > state.name.length * 6.6 + 8) row.append(draw("text", { class: "state-name", x: x(start) + 4, y: bar + 10 }, state.name));
  });
  const mark = (microseconds, kind) => {
    const time = microseconds / 1e6;
    if (microseconds === null || time < from || time > to) return;
    const shape = { due: "M0 0l4 -7h-8z", trigger: "M0 0l5 -9h-10z", callback: "M-1 -9h2v9h-2z" }[kind];
    row.append(draw("path", { class: `lane-mark ${kind}`, d: shape, transform: `translate(${x(time).toFixed(1)} ${bar + layout.lane.bar})` }));
  };
  for (const { due, trigger, callback } of lane.moments) {
    mark(callback, "callback");
    mark(due, "due");
    mark(trigger, "trigger");
  }
  picture.append(row);
}

/** The moments between two times that have a line, each with the row and the place of its name: no name covers another. */
function placedMoments(replay, x, from, to) {
  const kinds = ["lift", "cancel", "due", "trigger", "callback"];
  const open = replay.fingers[replay.number];
  const isOpen = ({ kind, time }) => !["lift", "cancel"].includes(kind) || Math.abs(time * 1e6 - open.to) < 1;
  const ends = [];
  return momentsOf(replay).filter((moment) => kinds.includes(moment.kind) && moment.time >= from && moment.time <= to && isOpen(moment)).map(({ time, kind, words }) => {
    const [place, wide] = [x(time), words.length * 7 + 8];
    const isLate = place + wide > x(to);
    const start = isLate ? place - wide : place;
    let row = ends.findIndex((end) => end <= start);
    if (row < 0) row = ends.length;
    ends[row] = start + wide;
    return { place, kind, words, row, isLate };
  });
}

/** Lines through all tracks, each with its name above. */
function drawMoments(picture, names, x, top, bottom) {
  const height = (row) => top - layout.title - layout.row * row;
  // The names last: a line that passes one stays behind it.
  picture.append(...names.map(({ place, kind, row }) => draw("line", { class: `moment ${kind}`, x1: place, x2: place, y1: height(row) - 9, y2: bottom })));
  picture.append(...names.map(({ place, kind, words, row, isLate }) => draw("text", { class: `moment-name ${kind}`, x: isLate ? place - 4 : place + 4, y: height(row), "text-anchor": isLate ? "end" : "start" }, words)));
}
