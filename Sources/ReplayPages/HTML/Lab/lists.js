// The choice of one to four lists: an engine and a model each.

const MOST_LISTS = 4;
const NO_ENGINE = -1; // A list without a refresh.
const NATIVE = -1; // In place of a model: each engine on the list it ships on.
const FIRST_LISTS = ["uirefreshcontrol", "mrefresh", "swiperefresh", "flutter-material"];

const engineNamed = (name) => Math.max(0, lab.engines.findIndex((engine) => engine.name === name));

/** The lists that are there at first: as many as fit beside each other. */
const firstLists = () => FIRST_LISTS.slice(0, window.innerWidth < 600 ? 2 : 4).map((name) => ({ engine: engineNamed(name), model: NATIVE }));

/** The model that a list moves by. */
const modelOf = (panel) => (panel.model === NATIVE ? lab.engines[panel.engine].native : lab.models[panel.model]);

/** Rows of choices in an element, and the button that adds one. `changed()` is told. */
class ListChoice {
  constructor(box, add, panels, changed) {
    [this.box, this.add, this.panels, this.changed] = [box, add, panels, changed];
    add.addEventListener("click", () => {
      if (this.panels.length >= MOST_LISTS) return;
      this.set([...this.panels, { engine: engineNamed(FIRST_LISTS[this.panels.length]), model: NATIVE }]);
    });
  }

  /** Other lists, of which `changed` is told. */
  set(panels) {
    this.panels = panels;
    this.build();
    this.changed();
  }

  /** The rows anew: engines may have come since. */
  build() {
    this.box.replaceChildren(...this.panels.map((panel, index) => this.row(panel, index)));
    this.add.disabled = this.panels.length >= MOST_LISTS;
  }

  row(panel, index) {
    const engines = lab.engines.map((engine, number) => make("option", { value: number, selected: number === panel.engine }, engine.name));
    const models = [make("option", { value: NATIVE }, "own physics"),
      ...lab.models.map((name, number) => make("option", { value: number, selected: number === panel.model }, name))];
    const choose = (key) => (event) => { panel[key] = Number(event.target.value); this.changed(); };
    const row = make("p", { class: "row" },
      make("label", {}, `Scroll view ${index + 1} `, make("select", { onchange: choose("engine") }, ...engines)),
      make("label", {}, " on ", make("select", { onchange: choose("model") }, ...models)));
    if (this.panels.length > 1) {
      row.append(make("button", { type: "button", "aria-label": `Remove scroll view ${index + 1}`, onclick: () => this.set(this.panels.filter((each) => each !== panel)) }, "Remove"));
    }
    return row;
  }

  /** The names of the engines, to be read in a line. */
  get words() { return this.panels.map((panel) => lab.engines[panel.engine].name).join(", "); }
}
