// Feel: up to four lists under one finger, who fires and why.

const FIRED_SECONDS = 0.9; // How long a list says that it has just fired.

class Feel {
  constructor() {
    this.choice = new ListChoice(byId("lists"), byId("add"), firstLists(), () => this.show());
    this.last = null;
    this.count = 0;
    this.stage = new Stage(byId("stage"), {
      begin: () => this.begin(), change: (fired, lifted) => this.change(fired, lifted),
      rest: (trace) => this.keep(trace), end: (trace) => this.end(trace),
    });
    this.bind();
    this.show();
  }

  /** The name of the last take. */
  get name() { return `take-${this.count + (this.stage.isTaking ? 1 : 0)}.trace`; }

  get panels() { return this.choice.panels; }

  /** The page shows this part. */
  open() {
    this.choice.build();
    this.stage.set(this.panels, this.canvases);
  }

  bind() {
    const work = byId("work");
    work.addEventListener("input", () => {
      this.stage.work = Number(work.value);
      byId("work-words").textContent = `${this.stage.work.toFixed(1)} s`;
      this.stage.set(this.panels, this.canvases);
    });
    byId("made").addEventListener("click", (event) => {
      const way = event.target.dataset.way;
      if (way) this.stage.made.go(way);
    });
    byId("again").addEventListener("click", () => this.stage.set(this.panels, this.canvases));
    byId("save").addEventListener("click", () => download(this.name, this.last));
  }

  show() {
    // What goes on is told under the lists that it went on in.
    this.stage.leave();
    this.figures = this.panels.map((panel) => {
      const canvas = make("canvas", { role: "img", "aria-label": `${lab.engines[panel.engine].name} on ${modelOf(panel)}` });
      const words = make("p", { class: "why" });
      const figure = make("figure", { title: lab.engines[panel.engine].summary }, canvas,
        make("figcaption", {}, make("strong", {}, lab.engines[panel.engine].name),
          make("span", { class: "model" }, modelOf(panel)), words));
      return { figure, canvas, words, triggers: 0, firedAt: 0 };
    });
    byId("stage").replaceChildren(...this.figures.map((each) => each.figure));
    byId("lists-words").textContent = this.choice.words;
    this.canvases = this.figures.map((each) => each.canvas);
    this.stage.set(this.panels, this.canvases);
  }

  begin() {
    for (const each of this.figures) {
      each.triggers = 0;
      each.words.textContent = "";
      each.figure.classList.remove("fired");
    }
    byId("verdict").textContent = "";
  }

  change(fired, lifted) {
    let news = lifted;
    this.figures.forEach((each, index) => {
      const triggers = fired[index];
      if (triggers > each.triggers) {
        each.firedAt = performance.now();
        news = true;
        // A browser refuses it, and says so, before anybody has touched the page.
        if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(20);
      }
      each.triggers = triggers;
      each.figure.classList.toggle("fired", triggers > 0 && performance.now() - each.firedAt < FIRED_SECONDS * 1000);
    });
    if (news) this.explain();
  }

  /** Who fired in the last gesture and why, in the words of `replay --why`. */
  explain() {
    const { isDown } = this.stage;
    this.told = this.figures.map((each, index) => this.stage.why(index));
    const said = this.figures.map((each, index) => {
      const made = this.told[index];
      const gesture = made?.gestures.at(-1);
      // Before the lift nobody knows why an engine kept still.
      if (!gesture || (isDown && gesture.trigger_ms == null)) return null;
      const words = Feel.words(gesture);
      each.words.replaceChildren(make("b", {}, words.head), ` ${words.tail}`,
        ...gesture.rules.map((rule) => make("span", { class: "rule" }, rule)));
      return `${made.engine} ${words.head.toLowerCase()}, ${words.tail}`;
    });
    if (!isDown) byId("verdict").textContent = said.filter(Boolean).join(" · ");
  }

  static words(gesture) {
    if (gesture.trigger_ms == null) return { head: gesture.busy ? "Busy" : "Did not fire", tail: gesture.why };
    const late = gesture.late_ms == null ? "" : `, callback delay ${gesture.late_ms.toFixed(0)} ms`;
    return { head: "Fired", tail: gesture.why + late };
  }

  /** A take so far, which may go on from where its lists rest. */
  keep(trace) {
    this.explain();
    this.last = trace;
    this.counts = this.figures.map((each) => each.triggers);
    for (const id of ["save", "look"]) byId(id).disabled = false;
  }

  end(trace) {
    this.keep(trace);
    this.count += 1;
  }
}
