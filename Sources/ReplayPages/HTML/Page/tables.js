// Tables that are sorted by the head that is clicked, and show the columns that are chosen; what has no figure stays at the end.

function sortBy(table, column) {
  const head = table.tHead.rows[0].cells[column];
  const isNumber = head.classList.contains("number");
  const first = isNumber ? "descending" : "ascending";
  const order = head.ariaSort === first ? (isNumber ? "ascending" : "descending") : first;
  for (const cell of table.tHead.rows[0].cells) cell.ariaSort = cell === head ? order : "none";
  const sign = order === "ascending" ? 1 : -1;
  const rows = [...table.tBodies[0].rows].map((row) => {
    const cell = row.cells[column];
    const key = isNumber ? (cell.dataset.v === "" ? null : Number(cell.dataset.v)) : cell.textContent;
    return { row, key };
  });
  const collator = new Intl.Collator("en", { numeric: true });
  rows.sort((a, b) => {
    if (a.key === null || b.key === null) return (a.key === null) - (b.key === null);
    return sign * (isNumber ? a.key - b.key : collator.compare(a.key, b.key));
  });
  table.tBodies[0].append(...rows.map((entry) => entry.row));
}

/** Shows or hides what a chooser's check mark stands for: a column, or the fixed policies. */
function choosePart({ value, checked }, table) {
  if (value === "fixed") {
    families.hasFixed = checked;
    showFamilies();
    return drawChart();
  }
  for (const row of table.rows) row.cells[Number(value)].hidden = !checked;
}

for (const chooser of document.querySelectorAll(".chooser[data-table]")) {
  chooser.addEventListener("input", (event) => choosePart(event.target, byId(chooser.dataset.table)));
}

for (const table of document.querySelectorAll("table.sortable")) {
  table.tHead.addEventListener("click", (event) => {
    const head = event.target.closest("th");
    if (head) sortBy(table, head.cellIndex);
  });
}
