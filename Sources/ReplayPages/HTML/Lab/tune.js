// Tune: a policy's fields as controls. Every change is judged anew by the takes that are there, and can be felt at once.

/** Words for a policy's values. */
const OPTIONS = {
  moment: { crossing: "as it is crossed", release: "as the finger lifts", "bounce-back": "as the list returns", dwell: "when held beyond it" },
  input: { offset: "the list's way", travel: "the finger's way" },
  rearm: { "at-rest": "the list rests", "new-gesture": "a new touch" },
  at: { trigger: "once it has fired", release: "as the finger lifts", never: "never" },
};

/** The most gestures that are told one by one. */
const MOST_TOLD = 8;

/** The fields: where in the file, words, kind, range, what an absent key stands for, and which fields it goes with. */
const FIELDS = [
  { key: "threshold.points", words: "Threshold", unit: "pt", from: 10, to: 300, step: 1, usual: 80, always: true },
  { key: "strict", words: "More than the threshold", usual: false },
  { key: "moment", words: "Fires", options: OPTIONS.moment, usual: "crossing", always: true },
  { key: "dwell_ms", words: "Held for", unit: "ms", from: 0, to: 1000, step: 10, usual: 150, when: (policy) => policy.moment === "dwell" },
  { key: "hysteresis_pt", words: "Disarms below the threshold by", unit: "pt", from: 0, to: 100, step: 1, usual: 0 },
  { key: "input", words: "Measures", options: OPTIONS.input, usual: "offset", always: true },
  { key: "gain", words: "Pull for a point of travel", unit: "", from: 0.05, to: 2, step: 0.05, usual: 0.5, when: (policy) => policy.input === "travel" },
  { key: "rearm", words: "Fires again after", options: OPTIONS.rearm, usual: "at-rest" },
  { key: "gates.finger", words: "Only under a finger", usual: false },
  { key: "gates.start_at_edge", words: "Only from the top", usual: false },
  { key: "gates.axis_cone_degrees", words: "Within an angle of", unit: "°", from: 5, to: 90, step: 1, usual: 90 },
  { key: "gates.cooldown_ms", words: "Not again for", unit: "ms", from: 0, to: 3000, step: 50, usual: 0 },
  { key: "inset.height_pt", words: "Holds open", unit: "pt", from: 0, to: 150, step: 1, usual: 60 },
  { key: "inset.at", words: "Opens at", options: OPTIONS.at, usual: "trigger" },
  { key: "min_display_ms", words: "Shows at least", unit: "ms", from: 0, to: 3000, step: 50, usual: 0 },
  { key: "callback_delay_ms", words: "Tells the app after", unit: "ms", from: 0, to: 1000, step: 10, usual: 0 },
];

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

  constructor() {
    this.takes = []; // { path, key }
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

  build() { byId("tune-fields").replaceChildren(...FIELDS.map((field) => this.control(field))); }

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
    const canvas = make("canvas", { role: "img", "aria-label": "a list under this policy" });
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
      byId("tune-progress").textContent = `${this.takes.length - left} of ${this.takes.length} are judged …`;
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
    const share = (name) => (verdict[name].value === null ? "–"
      : `${(verdict[name].value * 100).toFixed(0)} % (${(verdict[name].low * 100).toFixed(0)} to ${(verdict[name].high * 100).toFixed(0)})`);
    const rows = [["Pulls", verdict.tp + verdict.fn], ["hit", `${verdict.tp}, ${share("recall")}`], ["missed", verdict.fn],
      ["Others", verdict.fp + verdict.tn], ["false alarms", `${verdict.fp}, ${share("false_positive_rate")}`]];
    byId("tune-counts").replaceChildren(...rows.flatMap(([name, value]) => [make("dt", {}, name), make("dd", {}, String(value))]));
    const wrong = verdict.takes.flatMap((take, index) => (take.fired === (take.intent === "pull") ? [] : [index]));
    byId("tune-progress").textContent = wrong.length ? "Not as meant:" : "All as they were meant.";
    const more = wrong.length > MOST_TOLD ? [`and ${wrong.length - MOST_TOLD} more`] : [];
    byId("tune-wrong").replaceChildren(...[...wrong.slice(0, MOST_TOLD).map((index) => this.wrongWords(index, verdict.takes[index])), ...more].map((words) => make("li", {}, words)));
    byId("tune-sum").textContent = `Hits ${verdict.tp} of ${verdict.tp + verdict.fn} · misses ${verdict.fn} · false alarms ${verdict.fp} of ${verdict.fp + verdict.tn}`;
    byId("tune-sum").hidden = this.takes.length === 0;
    byId("tune-empty").hidden = this.takes.length > 0;
    byId("tune-results").hidden = this.takes.length === 0;
    byId("tune-forget").disabled = this.takes.length === 0;
    this.verdict = verdict;
    this.draw(verdict);
  }

  /** A take that was judged wrongly: which, what was meant, and what came of it. */
  wrongWords(index, { fired, intent }) {
    const gestures = JSON.parse(lab.text(lab.calls.lab_judge_gestures(index)));
    const numbers = gestures.fired.length ? gestures.fired : Array.from({ length: gestures.count }, (_, number) => number + 1);
    this.names ??= shortNames(this.takes.map((take) => take.path));
    return `${this.names[index]}, gesture${numbers.length > 1 ? "s" : ""} ${numbers.join(", ")}, meant as ${intent}: ${fired ? "fired" : "missed"}`;
  }

  /** The receiver curve over all thresholds, with the present one on it. */
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
    svg.querySelector("title").textContent = `Receiver curve: share of pulls hit over share of others that fire, for every threshold; now ${(100 * verdict.tp / wanted).toFixed(0)} % and ${(100 * verdict.fp / unwanted).toFixed(0)} %`;
  }

  // MARK: Takes

  /** Adds a trace to what policies are judged by; false where it does not say what was meant with all of it. */
  add(path, trace, key = null) {
    const isTaken = lab.calls.lab_judge_add(trace) === 1;
    lab.calls.lab_forget(trace);
    if (isTaken) this.takes.push({ path, key });
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
    return this.add(name, lab.readTrace(name, text), key);
  }

  /** Traces and files of takes. */
  async loadTakes(input) {
    // Of a folder what may be one; what was chosen by hand is read whatever it is called.
    const files = [...input.files].filter((file) => !file.webkitRelativePath || /\.(trace|takes)$/.test(file.name))
      .sort((a, b) => a.webkitRelativePath.localeCompare(b.webkitRelativePath));
    input.value = "";
    let left = 0;
    const troubles = await readFiles(files, ({ kind, path, trace }) => { if (kind === "policy" || !this.add(path, trace)) left += 1; });
    if (left) troubles.push(`${left} of them do not say what was meant with all of it, and are left out; overscroll report judges them gesture by gesture.`);
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
