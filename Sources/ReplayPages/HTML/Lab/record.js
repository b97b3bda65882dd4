// Record: one prompt after the other, as `overscroll record --protocol`, with the same checks. What is kept can be downloaded as
// one file, which `overscroll import` turns into a folder of traces.

class Record {
  static SECOND = 1_000_000; // In microseconds.

  constructor(onKept) {
    this.onKept = onKept;
    this.kept = new Map(); // By prompt: its take's text.
    this.isSaved = true; // All that is kept was downloaded.
    this.session = 0; // Its number since the page was opened.
    this.stage = new Stage(byId("record-stage"), {
      begin: () => this.begin(), change: () => this.change(), end: () => {},
    });
    this.stage.decides = () => false;
    this.stage.goesOn = true;
    const on = (id, call) => byId(id).addEventListener("click", call);
    on("record-start", () => this.start());
    byId("record-protocol").addEventListener("change", () => { if (!this.prompt) this.makePlan(); });
    on("record-skip", () => this.next());
    on("record-anyway", () => { if (this.wrong) this.keep(this.wrong); });
    on("record-back", () => this.back());
    on("record-save", () => this.save());
  }

  /** The page shows this part. */
  open() {
    const list = byId("record-stage");
    if (!list.firstChild) {
      const canvas = make("canvas", { role: "img", "aria-label": "a scroll view to drag" });
      list.append(make("figure", {}, canvas));
      this.canvas = canvas;
    }
    this.set(this.prompt);
  }

  set(prompt) {
    this.stage.scenario = prompt?.start_offset ? { start_offset: prompt.start_offset } : {};
    this.stage.extra = prompt ? { intent: prompt.intent, ...(this.subject ? { subject: this.subject } : {}) } : {};
    this.stage.set([{ engine: NO_ENGINE, model: 0 }], [this.canvas]);
  }

  start() {
    if (!this.isSaved && !window.confirm(`${this.kept.size} takes have not been downloaded and would be lost. Start a new session?`)) return;
    this.makePlan();
    this.kept.clear();
    [this.isSaved, this.session] = [true, this.session + 1];
    this.index = 0;
    this.show();
    byId("record-stage").focus({ preventScroll: true });
  }

  /** The prompts of the chosen protocol for the person; and how long they take, in words. */
  makePlan() {
    this.subject = byId("record-subject").value.trim().slice(0, 64);
    const [name, subject] = lab.give(byId("record-protocol").value, this.subject);
    const plan = JSON.parse(lab.text(lab.calls.lab_plan(name, subject)));
    [this.plan, this.index] = [plan, plan.prompts.length];
    byId("record-count").textContent = `About ${plural(Math.ceil(plan.seconds / 60), "minute")}, ${plan.prompts.length} takes.`;
  }

  get prompt() { return this.plan?.prompts[this.index]; }

  show(words = "") {
    const { prompt } = this;
    this.wrong = null;
    byId("record-anyway").disabled = true;
    const isOver = this.plan && !prompt;
    byId("record-count").textContent = this.plan ? (isOver ? "All takes done." : `${this.index + 1} of ${this.plan.prompts.length}`) : "";
    byId("record-words").textContent = isOver ? "Thank you. Download the takes now: they are lost when this page closes." : prompt?.words ?? "";
    byId("record-said").textContent = words;
    byId("record-skip").disabled = !prompt;
    byId("record-back").disabled = !this.plan || this.index === 0;
    byId("record-save").disabled = this.kept.size === 0;
    byId("record-save").textContent = this.kept.size ? `Download ${this.kept.size} take${this.kept.size === 1 ? "" : "s"}` : "Download the takes";
    this.set(prompt);
  }

  begin() {
    this.wait(null);
    byId("record-said").textContent = "";
  }

  /** After each frame: a take ends a while after the last finger has gone, one of free use when its minutes are over. */
  change() {
    if (!this.prompt || this.stage.isDown) return this.wait(null);
    if (this.timer) return;
    this.wait(Math.max(0, this.end / 1000 - (performance.now() - this.stage.zero)));
  }

  /** When the take ends if no finger comes, in microseconds since its zero. */
  get end() { return Math.max(this.stage.lastEvent + Math.round(this.prompt.idle_s * Record.SECOND), Math.round(this.prompt.least_s * Record.SECOND)); }

  wait(milliseconds) {
    clearTimeout(this.timer);
    this.timer = milliseconds === null ? null : setTimeout(() => this.judge(), milliseconds);
  }

  judge() {
    this.wait(null);
    if (!this.stage.isTaking || !this.prompt || this.stage.isDown) return;
    const { end } = this;
    const verdict = JSON.parse(lab.text(lab.calls.lab_check(this.index, end)));
    const text = lab.text(lab.calls.lab_take(end));
    this.stage.finish();
    if (!verdict.complaints.length) return this.keep(text);
    this.set(this.prompt);
    this.wrong = text;
    byId("record-anyway").disabled = false;
    byId("record-said").textContent = `Not kept: ${verdict.complaints.join("; ")}. Try again or keep it anyway.`;
  }

  name(index) { return `${String(index + 1).padStart(String(this.plan.prompts.length).length, "0")}-${this.plan.prompts[index].name}`; }

  keep(text) {
    this.kept.set(this.index, text);
    this.isSaved = false;
    this.onKept(`${this.name(this.index)}.trace`, text, `${this.session}/${this.index}`);
    const grade = JSON.parse(text.trimEnd().split("\n").at(-1)).grade;
    this.next(`Kept, grade ${grade}.`);
  }

  next(words) {
    this.stage.finish();
    this.index += 1;
    this.show(words);
  }

  back() {
    this.stage.finish();
    this.index = Math.max(0, this.index - 1);
    this.show("Redo: the previous take is replaced when this one is kept.");
  }

  /** All takes in one file: a line that says what it is, then for each take a line with its name and its trace. */
  save() {
    const head = { format: "overscroll-takes", version: 1, takes: this.kept.size, protocol: this.plan.protocol, seed: this.plan.seed, tool: document.body.dataset.tool };
    const parts = [...this.kept].sort(([a], [b]) => a - b).map(([index, text]) => `${JSON.stringify({ take: this.name(index) })}\n${text}`);
    const name = `takes-${this.subject.replace(/[^A-Za-z0-9_-]/g, "") || "nobody"}.takes`;
    this.saved = `${JSON.stringify(head)}\n${parts.join("")}`;
    download(name, this.saved);
    this.isSaved = true;
  }
}
