// Families of engines: which engines the chart, the tables and the search show. None chosen is all.

const answer = JSON.parse(byId("answer-data").textContent);
const families = {
  box: byId("families"), chosen: new Set(),
  /** Whether `-fixed` policies are shown next to their originals. */
  hasFixed: false,
  isFixed: data.engines.map((name) => name.endsWith("-fixed") && data.engines.includes(name.slice(0, -6))),
  of: answer.families ?? data.engines.map(() => ""),
  isShown(engine) {
    return (this.chosen.size === 0 || this.chosen.has(this.of[engine])) && (this.hasFixed || !this.isFixed[engine]);
  },
};

/** Shows the rows of the engines that are chosen, in every table. */
function showFamilies() {
  const engines = new Map(data.engines.map((name, engine) => [name, engine]));
  for (const row of document.querySelectorAll("table.sortable tbody tr")) {
    const engine = engines.get(row.cells[0].textContent);
    if (engine !== undefined) row.hidden = !families.isShown(engine);
  }
  // How many rows there are decides how they fit on a sheet of paper.
  const table = byId("verdict-table");
  const rows = table ? [...table.tBodies[0].rows].filter((row) => !row.hidden).length : 0;
  table?.classList.toggle("long", rows > 13);
  table?.classList.toggle("longest", rows > 50);
  for (const input of document.querySelectorAll(".chooser input[value=fixed]")) input.checked = families.hasFixed;
  if (families.box) for (const chip of families.box.children) {
    const { family } = chip.dataset;
    chip.ariaPressed = String(family === "" ? families.chosen.size === 0 : family === "-fixed" ? families.hasFixed : families.chosen.has(family));
  }
}

function turnFamily(family) {
  if (family === "") families.chosen.clear();
  else if (family === "-fixed") families.hasFixed = !families.hasFixed;
  else if (!families.chosen.delete(family)) families.chosen.add(family);
  showFamilies();
  drawChart();
  rememberView();
}

function startFamilies() {
  const names = [...new Set(families.of)].filter((name) => name !== "");
  const count = (test) => data.engines.filter((_, engine) => test(engine)).length;
  const chips = names.length > 1 ? ["", ...names] : [];
  if (families.isFixed.includes(true)) chips.push("-fixed");
  if (!families.box || chips.length === 0) return;
  families.box.hidden = false;
  families.box.append(...chips.map((family) => {
    const words = family === "" ? "All families" : family === "-fixed" ? "plus bug-free variants (-fixed)" : family;
    const own = family === "-fixed" ? count((engine) => families.isFixed[engine]) : count((engine) => !families.isFixed[engine] && (family === "" || families.of[engine] === family));
    return make("button", { type: "button", class: "chip", "data-family": family, "aria-pressed": "false", onclick: () => turnFamily(family) }, words, make("span", { class: "count" }, ` ${own}`));
  }));
}
