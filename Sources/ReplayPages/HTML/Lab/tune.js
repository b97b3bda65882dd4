// Tune: a policy's fields as controls. Every change is judged anew by the takes that are there, and can be felt at once.

const OPTIONS = {
  moment: ["crossing", "release", "bounce-back", "dwell"],
  input: ["offset", "travel"],
  rearm: ["at-rest", "new-gesture"],
  at: ["trigger", "release", "never"],
};

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

const valueAt = (object, key) => key.split(".").reduce((part, name) => part?.[name], object);

function setAt(object, key, value) {
  const names = key.split(".");
  const last = names.pop();
  let part = object;
  for (const name of names) part = part[name] ??= {};
  if (value === undefined) delete part[last]; else part[last] = value;
}

class Tune {
  static FIRST = { schema: "overscroll-policy/1", name: "mine", threshold: { points: 80 }, moment: "release", input: "offset", inset: { height_pt: 60, at: "trigger" } };

  constructor() {
    this.takes = []; // { name, text, key }
    this.policy = structuredClone(Tune.FIRST);
    this.stage = new Stage(document.getElementById("tune-stage"), { begin: () => { this.triggers = 0; }, change: (numbers, lifted) => this.feel(numbers, lifted), end: () => {} });
    this.criticals = null;
    const on = (id, name, call) => document.getElementById(id).addEventListener(name, call);
    on("tune-load", "change", (event) => this.loadPolicy(event.target));
    on("tune-save", "click", () => download(`${this.policy.name}.json`, this.text, "application/json"));
    on("tune-takes", "change", (event) => this.loadTakes(event.target));
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
    lab.readPolicy(name, text);
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

  complain(error) { document.getElementById("tune-trouble").textContent = error?.message ?? ""; }

  // MARK: Controls

  build() { document.getElementById("tune-fields").replaceChildren(...FIELDS.map((field) => this.control(field))); }

  control(field) {
    const value = valueAt(this.policy, field.key);
    const known = value ?? field.usual;
    const set = (next, isThreshold) => {
      setAt(this.policy, field.key, next === field.usual && !field.always && !field.key.startsWith("inset") ? undefined : next);
      this.tidy();
      this.change(isThreshold);
    };
    const label = element("label", { class: "field", hidden: field.when && !field.when(this.policy) }, element("span", {}, field.words));
    label.dataset.key = field.key;
    if (field.options) {
      const isOther = typeof known !== "string" || !field.options.includes(known);
      const options = field.options.map((name) => element("option", { value: name, selected: name === known }, name));
      if (isOther) options.push(element("option", { value: "", selected: true, disabled: true }, JSON.stringify(known)));
      label.append(element("select", { onchange: (event) => set(event.target.value) }, ...options));
    } else if (typeof field.usual === "boolean") {
      label.append(element("input", { type: "checkbox", checked: known === true, onchange: (event) => set(event.target.checked) }));
    } else {
      const shown = element("output", {}, `${known} ${field.unit}`);
      const range = element("input", { type: "range", min: field.from, max: field.to, step: field.step, value: known, "aria-label": field.words,
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
      setAt(this.policy, field.key, isOn ? valueAt(this.policy, field.key) ?? field.usual : undefined);
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
    try { this.engine = lab.readPolicy(this.policy.name, this.text); } catch (error) { return this.complain(error); }
    this.complain(null);
    if (document.getElementById("tune").hidden) return;
    this.canvas ??= this.makeCanvas();
    this.stage.set([{ engine: this.engine, model: 0 }], [this.canvas]);
    this.lint();
    this.judge();
    clearTimeout(this.addressing);
    this.addressing = setTimeout(() => history.replaceState(null, "", `#part=tune&policy=${encodeURIComponent(JSON.stringify(this.policy))}`), 300);
  }

  makeCanvas() {
    const canvas = element("canvas", { role: "img", "aria-label": "a list under this policy" });
    document.getElementById("tune-stage").append(element("figure", {}, canvas, element("figcaption", {}, element("p", { class: "why", id: "tune-why" }))));
    return canvas;
  }

  feel(numbers, lifted) {
    const triggers = numbers[5];
    if (triggers === this.triggers && !lifted) return;
    this.triggers = triggers;
    const gesture = this.stage.why(0)?.gestures.at(-1);
    if (!gesture) return;
    const words = Feel.words(gesture);
    document.getElementById("tune-why").textContent = `${words.head} ${words.tail}`;
  }

  lint() {
    const { findings } = JSON.parse(lab.text(lab.calls.lab_lint(this.engine, 0, this.stage.viewport)) ?? '{"findings":[]}');
    document.getElementById("tune-lint").replaceChildren(...findings.map((finding) =>
      element("li", {}, element("code", {}, finding.path), ` ${finding.problem}; ${finding.advice}.`)));
  }

  judge() {
    const verdict = JSON.parse(lab.text(lab.calls.lab_judge(this.engine, 0, this.needsCurve ? 1 : 0)));
    if (this.needsCurve) {
      this.criticals = verdict.has_curve ? verdict.takes.map((take) => ({ wanted: take.intent === "pull", critical: take.critical })) : null;
      this.needsCurve = false;
    }
    const share = (name) => (verdict[name].value === null ? "–"
      : `${(verdict[name].value * 100).toFixed(0)} % (${(verdict[name].low * 100).toFixed(0)} to ${(verdict[name].high * 100).toFixed(0)})`);
    const rows = [["Pulls", verdict.tp + verdict.fn], ["hit", `${verdict.tp}, ${share("recall")}`], ["missed", verdict.fn],
      ["Others", verdict.fp + verdict.tn], ["false alarms", `${verdict.fp}, ${share("false_positive_rate")}`]];
    document.getElementById("tune-counts").replaceChildren(...rows.flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, String(value))]));
    const wrong = verdict.takes.flatMap((take, index) => (take.fired === (take.intent === "pull") ? [] : [`${this.takes[index].name} ${take.fired ? "fired" : "missed"}`]));
    document.getElementById("tune-wrong").textContent = wrong.length > 8 ? `${wrong.slice(0, 8).join(", ")} and ${wrong.length - 8} more` : wrong.join(", ");
    document.getElementById("tune-empty").hidden = this.takes.length > 0;
    document.getElementById("tune-results").hidden = this.takes.length === 0;
    document.getElementById("tune-forget").disabled = this.takes.length === 0;
    this.verdict = verdict;
    this.draw(verdict);
  }

  /** The receiver curve over all thresholds, with the present one on it. */
  draw(verdict) {
    const svg = document.getElementById("tune-curve");
    const [wanted, unwanted] = [verdict.tp + verdict.fn, verdict.fp + verdict.tn];
    svg.style.display = this.criticals && wanted && unwanted ? "" : "none";
    if (svg.style.display) return;
    const at = (x, y) => `${(4 + 192 * x).toFixed(1)} ${(196 - 192 * y).toFixed(1)}`;
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
    svg.querySelector("title").textContent = `Receiver curve: share of pulls hit over share of others that fire, for every threshold; now ${(100 * verdict.tp / wanted).toFixed(0)} % and ${(100 * verdict.fp / unwanted).toFixed(0)} %`;
  }

  // MARK: Takes

  /** Adds a trace to what policies are judged by; false where it does not say what was meant with all of it. */
  add(name, text, key = null) {
    const number = lab.readTrace(name, text);
    const isTaken = lab.calls.lab_judge_add(number) === 1;
    lab.calls.lab_forget(number);
    if (isTaken) this.takes.push({ name, text, key });
    this.needsCurve = true;
    return isTaken;
  }

  /** The same of a take that was done again, if there is one of its key: each prompt counts once. */
  replace(name, text, key) {
    const others = this.takes.filter((take) => take.key !== key);
    if (others.length < this.takes.length) {
      lab.calls.lab_judge_clear();
      this.takes = [];
      for (const take of others) this.add(take.name, take.text, take.key);
    }
    return this.add(name, text, key);
  }

  /** Traces and files of takes. */
  async loadTakes(input) {
    const files = [...input.files];
    input.value = "";
    const troubles = [];
    let left = 0;
    for (const file of files) {
      try {
        for (const [name, text] of Tune.parts(file.name, await file.text())) if (!this.add(name, text)) left += 1;
      } catch (error) { troubles.push(error.message); }
    }
    if (left) troubles.push(`${left} of them do not say what was meant with all of it, and are left out; overscroll report judges them gesture by gesture.`);
    this.apply();
    this.complain({ message: troubles.slice(0, 5).join("\n") });
  }

  /** The traces of a file, with their names. */
  static parts(name, text) {
    if (!text.startsWith('{"format":"overscroll-takes"')) return [[name, text]];
    return text.split(/^\{"take":/m).slice(1).map((part) => {
      const end = part.indexOf("\n");
      return [`${JSON.parse(part.slice(0, end - 1))}.trace`, part.slice(end + 1)];
    });
  }

  forget() {
    lab.calls.lab_judge_clear();
    this.takes = [];
    this.needsCurve = true;
    this.apply();
  }
}
