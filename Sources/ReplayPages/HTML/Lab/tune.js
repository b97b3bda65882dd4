// Tune: a policy's fields as controls. Every change is judged anew by the takes that are there, and can be felt at once.

/** Words for a policy's values. */
const OPTIONS = {
  moment: { crossing: "pull crosses the threshold", release: "finger is released", "bounce-back": "content bounces back", dwell: "pull stays past the threshold" },
  input: { offset: "content offset", travel: "finger travel" },
  rearm: { "at-rest": "the content is at rest", "new-gesture": "a new touch begins" },
  at: { trigger: "when the refresh fires", release: "when the finger is released", never: "never" },
};

/** The most gestures that are listed one by one. */
const MOST_LISTED = 8;

/** The fields by group: key in the file, label, kind, range, the value of an absent key, and the condition under which it applies. */
const GROUPS = {
  Rule: [
    { key: "threshold.points", words: "Threshold", unit: "pt", from: 10, to: 300, step: 1, usual: 80, always: true },
    { key: "strict", words: "Strictly greater than threshold", usual: false },
    { key: "hysteresis_pt", words: "Disarms this far below threshold", unit: "pt", from: 0, to: 100, step: 1, usual: 0 },
    { key: "input", words: "Pull measured as", options: OPTIONS.input, usual: "offset", always: true },
    { key: "gain", words: "Pull per point of travel", unit: "", from: 0.05, to: 2, step: 0.05, usual: 0.5, when: (policy) => policy.input === "travel" },
    { key: "gates.finger", words: "Only with a finger down", usual: false },
    { key: "gates.start_at_edge", words: "Only if the touch begins at the top", usual: false },
    { key: "gates.axis_cone_degrees", words: "Greatest angle to vertical", unit: "°", from: 5, to: 90, step: 1, usual: 90 },
  ],
  Timing: [
    { key: "moment", words: "Fires when", options: OPTIONS.moment, usual: "crossing", always: true },
    { key: "dwell_ms", words: "Dwell time past threshold", unit: "ms", from: 0, to: 1000, step: 10, usual: 150, when: (policy) => policy.moment === "dwell" },
    { key: "rearm", words: "Can fire again when", options: OPTIONS.rearm, usual: "at-rest" },
    { key: "gates.cooldown_ms", words: "Least time between refreshes", unit: "ms", from: 0, to: 3000, step: 50, usual: 0 },
    { key: "callback_delay_ms", words: "Callback delay", unit: "ms", from: 0, to: 1000, step: 10, usual: 0 },
  ],
  Drawing: [
    { key: "inset.height_pt", words: "Height held open", unit: "pt", from: 0, to: 150, step: 1, usual: 60 },
    { key: "inset.at", words: "Opens", options: OPTIONS.at, usual: "trigger" },
    { key: "min_display_ms", words: "Least time shown", unit: "ms", from: 0, to: 3000, step: 50, usual: 0 },
  ],
};
const FIELDS = Object.values(GROUPS).flat();

const fieldAt = (object, key) => key.split(".").reduce((part, name) => part?.[name], object);

function setAt(object, key, value) {
  const names = key.split(".");
  const last = names.pop();
  let part = object;
  for (const name of names) part = part[name] ??= {};
  if (value === undefined) delete part[last]; else part[last] = value;
}

/** Each path as far as it is needed to tell it from the others; one that is there twice gets a number. */
function shortNames(paths) {
  const parts = paths.map((path) => path.replace(/\.trace$/, "").split("/"));
  const names = [];
  let left = [...paths.keys()];
  for (let depth = 1; left.length; depth += 1) {
    const groups = new Map();
    for (const index of left) {
      const name = parts[index].slice(-depth).join("/");
      if (!groups.has(name)) groups.set(name, []);
      groups.get(name).push(index);
    }
    left = [];
    for (const [name, indices] of groups) {
      const isWhole = indices.every((index) => parts[index].length <= depth);
      if (indices.length > 1 && !isWhole) left.push(...indices);
      else indices.forEach((index, number) => { names[index] = number ? `${name} (${number + 1})` : name; });
    }
  }
  return names;
}

class Tune {
  static SLICE = 10; // Milliseconds of judging after which the page is let draw.
  static AT_ONCE = 20; // Takes judged without a look at the clock.
  static FIRST = { schema: "overscroll-policy/1", name: "mine", threshold: { points: 80 }, moment: "release", input: "offset", inset: { height_pt: 60, at: "trigger" } };

  /** `open(trace, name, gesture, engine)` shows a gesture of a take under See, with the policy. */
  constructor(open) {
    this.openGesture = open;
    this.takes = []; // { path, key, read, shown }: `read()` gives the trace's number in the module anew, `shown` is what See has of it.
    this.engine = -1; // The number that the policy has in the module.
    this.policy = structuredClone(Tune.FIRST);
    this.stage = new Stage(byId("tune-stage"), { begin: () => { this.triggers = 0; }, change: (fired, lifted) => this.feel(fired, lifted), end: () => {} });
    this.criticals = null;
    const on = (id, name, call) => byId(id).addEventListener(name, call);
    on("tune-load", "change", (event) => this.loadPolicy(event.target));
    on("tune-save", "click", () => download(`${this.policy.name}.json`, this.text, "application/json"));
    on("tune-takes", "change", (event) => this.loadTakes(event.target));
    on("tune-folder", "change", (event) => this.loadTakes(event.target));
    on("tune-forget", "click", () => this.forget());
    this.build();
    this.readAddress();
  }

  get text() { return `${JSON.stringify(this.policy, null, 1)}\n`; }

  /** The policy in the address, if there is one that can be read. */
  readAddress() {
    const found = new URLSearchParams(location.hash.slice(1)).get("policy");
    if (!found) return false;
    try { this.take(found, "the address"); return true; } catch (error) { this.complain(error); return false; }
  }

  /** Takes a policy's text, once the module has read it. */
  take(text, name) {
    this.engine = lab.readPolicy(name, text, this.engine);
    this.policy = JSON.parse(text);
    // A policy without a name is called after its file.
    this.policy.name ??= name.replace(/\.json$/, "");
    this.build();
    this.change();
  }

  async loadPolicy(input) {
    const file = input.files[0];
    input.value = "";
    if (!file) return;
    try { this.take(await file.text(), file.name); } catch (error) { this.complain(error); }
  }

  complain(error) { byId("tune-trouble").textContent = error?.message ?? ""; }

  // MARK: Controls

  build() {
    byId("tune-fields").replaceChildren(...Object.entries(GROUPS).map(([name, fields]) =>
      make("fieldset", {}, make("legend", {}, name), ...fields.map((field) => this.control(field)))));
  }

  control(field) {
    const value = fieldAt(this.policy, field.key);
    const known = value ?? field.usual;
    const set = (next, isThreshold) => {
      setAt(this.policy, field.key, next === field.usual && !field.always && !field.key.startsWith("inset") ? undefined : next);
      this.tidy();
      this.change(isThreshold);
    };
    const label = make("label", { class: "field", hidden: field.when && !field.when(this.policy) }, make("span", {}, field.words));
    label.dataset.key = field.key;
    if (field.options) {
      const isOther = typeof known !== "string" || !Object.hasOwn(field.options, known);
      const options = Object.entries(field.options).map(([name, words]) => make("option", { value: name, selected: name === known, title: name }, words));
      if (isOther) options.push(make("option", { value: "", selected: true, disabled: true }, JSON.stringify(known)));
      label.append(make("select", { onchange: (event) => set(event.target.value) }, ...options));
    } else if (typeof field.usual === "boolean") {
      label.append(make("input", { type: "checkbox", checked: known === true, onchange: (event) => set(event.target.checked) }));
    } else {
      const shown = make("output", {}, `${known} ${field.unit}`);
      const range = make("input", { type: "range", min: field.from, max: field.to, step: field.step, value: known, "aria-label": field.words,
        oninput: (event) => { shown.textContent = `${event.target.value} ${field.unit}`; set(Number(event.target.value), field.key === "threshold.points"); } });
      label.append(range, shown);
    }
    return label;
  }

  /** Keys that go with another come and go with it. */
  tidy() {
    for (const field of FIELDS) {
      if (!field.when) continue;
      const isOn = field.when(this.policy);
      setAt(this.policy, field.key, isOn ? fieldAt(this.policy, field.key) ?? field.usual : undefined);
      document.querySelector(`#tune-fields [data-key="${field.key}"]`).hidden = !isOn;
    }
    if (this.policy.gates && Object.keys(this.policy.gates).length === 0) delete this.policy.gates;
  }

  // MARK: What comes of it

  open() {
    this.needsCurve = true;
    this.apply();
  }

  /** The policy has changed: everything follows in the next frame. */
  change(isThreshold = false) {
    this.needsCurve ||= !isThreshold;
    if (this.isWaiting) return;
    this.isWaiting = true;
    requestAnimationFrame(() => { this.isWaiting = false; this.apply(); });
  }

  apply() {
    try { this.engine = lab.readPolicy(this.policy.name, this.text, this.engine); } catch (error) { return this.complain(error); }
    this.complain(null);
    if (byId("tune").hidden) return;
    this.canvas ??= this.makeCanvas();
    this.stage.set([{ engine: this.engine, model: 0 }], [this.canvas]);
    this.lint();
    this.judge();
    clearTimeout(this.addressing);
    this.addressing = setTimeout(() => history.replaceState(null, "", `#part=tune&policy=${encodeURIComponent(JSON.stringify(this.policy))}`), 300);
  }

  makeCanvas() {
    const canvas = make("canvas", { role: "img", "aria-label": "a scroll view with this policy" });
    byId("tune-stage").append(make("figure", {}, canvas, make("figcaption", {}, make("p", { class: "why", id: "tune-why" }))));
    return canvas;
  }

  feel([triggers], lifted) {
    if (triggers === this.triggers && !lifted) return;
    this.triggers = triggers;
    const gesture = this.stage.why(0)?.gestures.at(-1);
    if (!gesture) return;
    const words = Feel.words(gesture);
    byId("tune-why").textContent = `${words.head} ${words.tail}`;
  }

  lint() {
    const { findings } = JSON.parse(lab.text(lab.calls.lab_lint(this.engine, 0, this.stage.viewport)) ?? '{"findings":[]}');
    byId("tune-lint").replaceChildren(...findings.map((finding) =>
      make("li", {}, make("code", {}, finding.path), ` ${finding.problem}; ${finding.advice}.`)));
  }

  /** Judges the policy by all takes, many of them over several frames. */
  judge() {
    clearTimeout(this.judging);
    this.verdict = null;
    lab.calls.lab_judge_begin(this.engine, 0, this.needsCurve ? 1 : 0);
    this.judgeOn(this.needsCurve);
  }

  judgeOn(hasCurve) {
    const end = performance.now() + Tune.SLICE;
    let left = 0;
    do left = lab.calls.lab_judge_next(Tune.AT_ONCE); while (left > 0 && performance.now() < end);
    if (left > 0) {
      byId("tune-progress").textContent = `${this.takes.length - left} of ${this.takes.length} takes judged …`;
      this.judging = setTimeout(() => this.judgeOn(hasCurve));
      return;
    }
    const text = lab.text(lab.calls.lab_judge());
    if (text !== null) this.tell(JSON.parse(text), hasCurve);
  }

  tell(verdict, hasCurve) {
    if (hasCurve) {
      this.criticals = verdict.has_curve ? verdict.takes.map((take) => ({ wanted: take.intent === "pull", critical: take.critical })) : null;
      this.needsCurve = false;
    }
    const percentage = (name) => (verdict[name].value === null ? "–"
      : `${(verdict[name].value * 100).toFixed(0)} % (95 % interval ${(verdict[name].low * 100).toFixed(0)} to ${(verdict[name].high * 100).toFixed(0)})`);
    const rows = [["Pulls", verdict.tp + verdict.fn], ["detected", `${verdict.tp}, ${percentage("recall")}`], ["missed", verdict.fn],
      ["Other gestures", verdict.fp + verdict.tn], ["false alarms", `${verdict.fp}, ${percentage("false_positive_rate")}`]];
    byId("tune-counts").replaceChildren(...rows.flatMap(([name, value]) => [make("dt", {}, name), make("dd", {}, String(value))]));
    const wrong = verdict.takes.flatMap((take, index) => (take.fired === (take.intent === "pull") ? [] : [index]));
    byId("tune-progress").textContent = wrong.length ? "Wrong decisions (open one to see it frame by frame):" : "All decisions are right.";
    const more = wrong.length > MOST_LISTED ? [make("li", {}, `and ${wrong.length - MOST_LISTED} more`)] : [];
    byId("tune-wrong").replaceChildren(...wrong.slice(0, MOST_LISTED).map((index) => this.wrongItem(index, verdict.takes[index])), ...more);
    byId("tune-sum").textContent = `Pulls detected ${verdict.tp} of ${verdict.tp + verdict.fn} · missed ${verdict.fn} · false alarms ${verdict.fp} of ${verdict.fp + verdict.tn}`;
    byId("tune-sum").hidden = this.takes.length === 0;
    byId("tune-empty").hidden = this.takes.length > 0;
    byId("tune-results").hidden = this.takes.length === 0;
    byId("tune-forget").disabled = this.takes.length === 0;
    this.verdict = verdict;
    this.draw(verdict);
  }

  /** A wrong decision: which gesture, its intent and the mistake; a press opens the gesture under See. */
  wrongItem(index, { fired, intent }) {
    const gestures = JSON.parse(lab.text(lab.calls.lab_judge_gestures(index)));
    const numbers = gestures.fired.length ? gestures.fired : Array.from({ length: gestures.count }, (_, number) => number + 1);
    this.names ??= shortNames(this.takes.map((take) => take.path));
    const words = `${this.names[index]}, gesture${numbers.length > 1 ? "s" : ""} ${numbers.join(", ")} (${intent}): ${fired ? "false alarm" : "missed"}`;
    return make("li", {}, make("button", { type: "button", class: "link", onclick: () => this.openWrong(this.takes[index], Math.max(0, (numbers[0] ?? 1) - 1)) }, words));
  }

  /** Shows a gesture of a take under See, with this policy; a take's trace is read when it is first opened. */
  async openWrong(take, gesture) {
    try {
      take.shown = this.openGesture(take.shown ?? { name: take.path, trace: await take.read() }, gesture, { engine: this.engine, model: 0 });
    } catch (error) { this.complain(error); }
  }

  /** The ROC curve over all thresholds, with the present one on it. */
  draw(verdict) {
    const svg = byId("tune-curve");
    const [wanted, unwanted] = [verdict.tp + verdict.fn, verdict.fp + verdict.tn];
    svg.style.display = this.criticals && wanted && unwanted ? "" : "none";
    if (svg.style.display) return;
    const at = (x, y) => `${(48 + 184 * x).toFixed(1)} ${(194 - 184 * y).toFixed(1)}`;
    const sorted = this.criticals.filter((take) => take.critical !== null).sort((a, b) => b.critical - a.critical);
    let [hits, alarms, path] = [0, 0, `M${at(0, 0)}`];
    sorted.forEach((take, index) => {
      take.wanted ? hits++ : alarms++;
      if (sorted[index + 1]?.critical !== take.critical) path += `L${at(alarms / unwanted, hits / wanted)}`;
    });
    svg.querySelector(".curve").setAttribute("d", path);
    const [x, y] = at(verdict.fp / unwanted, verdict.tp / wanted).split(" ");
    svg.querySelector(".own").setAttribute("cx", x);
    svg.querySelector(".own").setAttribute("cy", y);
    // Its words stand on the side that has room, and below the curve.
    const isRight = Number(x) > 140;
    fill(svg.querySelector(".own-words"), { x: Number(x) + (isRight ? -9 : 9), y: Math.min(188, Number(y) + 16), "text-anchor": isRight ? "end" : "start" }, []);
    svg.querySelector(".own-words").textContent = this.policy.threshold?.points === undefined ? "now" : `now, ${this.policy.threshold.points} pt`;
    svg.querySelector("title").textContent = `ROC curve: percentage of pulls detected against percentage of other gestures that fire, for every threshold; at the current threshold ${(100 * verdict.tp / wanted).toFixed(0)} % and ${(100 * verdict.fp / unwanted).toFixed(0)} %`;
  }

  // MARK: Takes

  /** Adds a trace to those by which policies are judged, and `read()`, which reads it anew; false if it does not state one intent for the whole. */
  add(path, trace, read, key = null) {
    const isTaken = lab.calls.lab_judge_add(trace) === 1;
    lab.calls.lab_forget(trace);
    if (isTaken) this.takes.push({ path, key, read });
    [this.needsCurve, this.names] = [true, null];
    return isTaken;
  }

  /** The same of a take that was done again, if there is one of its key: each prompt counts once. */
  replace(name, text, key) {
    const index = this.takes.findIndex((take) => take.key === key);
    if (index >= 0) {
      lab.calls.lab_judge_remove(index);
      this.takes.splice(index, 1);
    }
    const read = () => lab.readTrace(name, text);
    return this.add(name, read(), read, key);
  }

  /** Traces and files of takes. */
  async loadTakes(input) {
    // Of a folder what may be one; what was chosen by hand is read whatever it is called.
    const files = [...input.files].filter((file) => !file.webkitRelativePath || /\.(trace|takes)$/.test(file.name))
      .sort((a, b) => a.webkitRelativePath.localeCompare(b.webkitRelativePath));
    input.value = "";
    let left = 0;
    const troubles = await readFiles(files, ({ kind, path, trace, file }) => {
      if (kind === "policy" || !this.add(path, trace, () => readAgain(file, path))) left += 1;
    });
    if (left) troubles.push(`${plural(left, "file")} left out: no single intent is stated for the whole of it. overscroll report judges such traces gesture by gesture.`);
    this.apply();
    this.complain({ message: troubles.slice(0, 5).join("\n") });
    this.isDone = true;
  }

  forget() {
    lab.calls.lab_judge_clear();
    this.takes = [];
    [this.needsCurve, this.names] = [true, null];
    this.apply();
  }
}
