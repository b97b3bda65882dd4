// Feel: up to four lists under one finger, who fires and why.

const MOST_LISTS = 4;
const NO_ENGINE = -1; // A list without a refresh.
const NATIVE = -1; // In place of a model: each engine on the list it ships on.
const FIRST_LISTS = ["uirefreshcontrol", "mrefresh", "swiperefresh", "flutter-material"];
const FIRED_SECONDS = 0.9; // How long a list says that it has just fired.

/** A new element with attributes and children; texts become text, never markup. */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value != null) made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

/** Saves a text as a file. */
function download(name, text, type = "application/x-ndjson") {
  const link = element("a", { href: URL.createObjectURL(new Blob([text], { type })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

class Feel {
  constructor() {
    this.panels = FIRST_LISTS.slice(0, window.innerWidth < 600 ? 2 : 4).map((name) => ({ engine: this.engineNamed(name), model: NATIVE }));
    this.last = null;
    this.count = 0;
    this.stage = new Stage(document.getElementById("stage"), {
      begin: () => this.begin(), change: (numbers, lifted) => this.change(numbers, lifted),
      rest: (trace) => this.keep(trace), end: (trace) => this.end(trace),
    });
    this.bind();
    this.build();
  }

  /** The page shows this part. */
  open() { this.stage.set(this.panels, this.canvases); }

  engineNamed(name) { return Math.max(0, lab.catalogue.engines.findIndex((engine) => engine.name === name)); }

  bind() {
    const work = document.getElementById("work");
    work.addEventListener("input", () => {
      this.stage.work = Number(work.value);
      document.getElementById("work-words").textContent = `${this.stage.work.toFixed(1)} s`;
      this.stage.set(this.panels, this.canvases);
    });
    document.getElementById("add").addEventListener("click", () => {
      if (this.panels.length >= MOST_LISTS) return;
      this.panels.push({ engine: this.engineNamed(FIRST_LISTS[this.panels.length]), model: NATIVE });
      this.build();
    });
    document.getElementById("made").addEventListener("click", (event) => {
      const way = event.target.dataset.way;
      if (way) this.stage.made.go(way);
    });
    document.getElementById("again").addEventListener("click", () => this.stage.set(this.panels, this.canvases));
    document.getElementById("save").addEventListener("click", () => download(`take-${this.count + (this.stage.isTaking ? 1 : 0)}.trace`, this.last));
  }

  /** The lists' settings and their canvases, anew. */
  build() {
    const rows = this.panels.map((panel, index) => this.settings(panel, index));
    document.getElementById("lists").replaceChildren(...rows);
    document.getElementById("add").disabled = this.panels.length >= MOST_LISTS;
    this.show();
  }

  settings(panel, index) {
    const engines = lab.catalogue.engines.map((engine, number) => element("option", { value: number, selected: number === panel.engine }, engine.name));
    const models = [element("option", { value: NATIVE }, "its own list"),
      ...lab.catalogue.models.map((name, number) => element("option", { value: number, selected: number === panel.model }, name))];
    const choose = (key) => (event) => { panel[key] = Number(event.target.value); this.show(); };
    const row = element("p", { class: "row" },
      element("label", {}, `List ${index + 1} `, element("select", { onchange: choose("engine") }, ...engines)),
      element("label", {}, " on ", element("select", { onchange: choose("model") }, ...models)));
    if (this.panels.length > 1) {
      row.append(element("button", { type: "button", "aria-label": `Take list ${index + 1} away`, onclick: () => { this.panels.splice(index, 1); this.build(); } }, "Remove"));
    }
    return row;
  }

  modelName(panel) { return panel.model === NATIVE ? lab.catalogue.engines[panel.engine].native : lab.catalogue.models[panel.model]; }

  show() {
    // What goes on is told under the lists that it went on in.
    this.stage.leave();
    this.figures = this.panels.map((panel) => {
      const canvas = element("canvas", { role: "img", "aria-label": `${lab.catalogue.engines[panel.engine].name} on ${this.modelName(panel)}` });
      const words = element("p", { class: "why" });
      const figure = element("figure", { title: lab.catalogue.engines[panel.engine].summary }, canvas,
        element("figcaption", {}, element("strong", {}, lab.catalogue.engines[panel.engine].name),
          element("span", { class: "model" }, this.modelName(panel)), words));
      return { figure, canvas, words, triggers: 0, firedAt: 0 };
    });
    document.getElementById("stage").replaceChildren(...this.figures.map((each) => each.figure));
    document.getElementById("lists-words").textContent = this.panels.map((panel) => lab.catalogue.engines[panel.engine].name).join(", ");
    this.canvases = this.figures.map((each) => each.canvas);
    this.stage.set(this.panels, this.canvases);
  }

  begin() {
    for (const each of this.figures) {
      each.triggers = 0;
      each.words.textContent = "";
      each.figure.classList.remove("fired");
    }
    document.getElementById("verdict").textContent = "";
  }

  change(numbers, lifted) {
    let news = lifted;
    this.figures.forEach((each, index) => {
      const triggers = numbers[index * Stage.NUMBERS + 5];
      if (triggers > each.triggers) {
        each.firedAt = performance.now();
        news = true;
        navigator.vibrate?.(20);
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
      each.words.replaceChildren(element("b", {}, words.head), ` ${words.tail}`,
        ...gesture.rules.map((rule) => element("span", { class: "rule" }, rule)));
      return `${made.engine} ${words.head.toLowerCase()}, ${words.tail}`;
    });
    if (!isDown) document.getElementById("verdict").textContent = said.filter(Boolean).join(" · ");
  }

  static words(gesture) {
    if (gesture.trigger_ms == null) return { head: gesture.busy ? "Busy" : "Kept still", tail: gesture.why };
    const late = gesture.late_ms == null ? "" : `, ${gesture.late_ms.toFixed(0)} ms late`;
    return { head: "Fired", tail: gesture.why + late };
  }

  /** A take so far, which may go on from where its lists rest. */
  keep(trace) {
    this.explain();
    this.last = trace;
    this.counts = this.figures.map((each) => each.triggers);
    document.getElementById("save").disabled = false;
  }

  end(trace) {
    this.keep(trace);
    this.count += 1;
  }
}
