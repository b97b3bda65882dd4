// The chart of the answer: a dot for each engine by its two kinds of mistakes, with 95 % intervals. Less is better, below and left.

const chart = {
  box: byId("chart-plot"), words: byId("chart-words"), width: 0, dots: [],
  left: 46, right: 16, top: 26, bottom: 44, radius: 5.5,
  /** Dots nearer than this are one, with all their names. */
  nearness: 5,
  /** Names at one dot. */
  mostNames: 2,
  /** A letter's width, in the widest of the fonts that a system may choose. */
  letter: 6.6,
  /** Heights at which names are tried; a name further than `near` has a line to its dot, and is so far from all others. */
  rises: [0, -14, 14, -26, 26, -40, 40, -56, -72, -90, -110, 56], near: 15, apart: 22,
  /** Pixels, and intervals crossed, that a place may cost. */
  furthest: 130,
  /** Dots of which each may have a line to its name. */
  few: 12,
};

/** The end of a scale: the greatest bound, a little beyond, and no more than all. */
const scaleEnd = (bounds) => Math.min(1, Math.max(0.05, 1.04 * Math.max(0, ...bounds)));
const percentOf = (share) => `${fixed(share * 100, 0)}%`;

/** Engines at one place are one dot. */
function chartDots(x, y) {
  const dots = [];
  for (const one of answer.places) {
    const engine = data.engines.indexOf(one.engine);
    if (engine < 0 || !families.isShown(engine)) continue;
    const [px, py] = [x(one.across[0]), y(one.up[0])];
    const near = dots.find((dot) => Math.abs(dot.x - px) < chart.nearness && Math.abs(dot.y - py) < chart.nearness);
    const bars = [{ x1: x(one.across[1]), x2: x(one.across[2]), y1: py, y2: py }, { x1: px, x2: px, y1: y(one.up[1]), y2: y(one.up[2]) }].filter((bar) => bar.x1 !== bar.x2 || bar.y1 !== bar.y2);
    const own = { ...one, index: engine, bars };
    if (near) near.engines.push(own);
    else dots.push({ x: px, y: py, engines: [own] });
  }
  return dots;
}

const dotHas = (dot, engine) => dot.engines.some((one) => one.index === engine);
const dotWords = (dot) => dot.engines.map((one) => `${one.engine}: ${one.words}`).join("; ");

/** An interval with caps, so that it is no grid line. */
function errorBar({ x1, x2, y1, y2 }, isChosen) {
  const cap = isChosen ? 5 : 3.5;
  const ends = y1 === y2 ? `M${x1} ${y1 - cap}v${2 * cap}M${x2} ${y2 - cap}v${2 * cap}` : `M${x1 - cap} ${y1}h${2 * cap}M${x2 - cap} ${y2}h${2 * cap}`;
  return draw("path", { class: isChosen ? "bar chosen" : "bar", d: `M${x1} ${y1}L${x2} ${y2}${ends}` });
}

function drawChart() {
  if (!chart.box || answer.places.length === 0) return;
  const width = Math.max(260, chart.box.clientWidth || 640);
  const height = Math.round(Math.min(390, Math.max(280, width * 0.58)));
  chart.width = chart.box.clientWidth;
  const { left, right, top, bottom } = chart;
  const shown = answer.places.filter((one) => families.isShown(data.engines.indexOf(one.engine)));
  const [ends, high] = [scaleEnd(shown.map((one) => one.across[2])), scaleEnd(shown.map((one) => one.up[2]))];
  const x = (share) => left + (width - left - right) * share / ends;
  const y = (share) => height - bottom - (height - top - bottom) * share / high;
  const [floor, edge] = [height - bottom, width - right];
  const parts = [];
  if (answer.better) {
    const [wide, tall] = [(edge - left) * 0.3, (floor - top) * 0.42];
    parts.push(draw("path", { class: "best", d: `M${left} ${floor}V${floor - tall}A${wide} ${tall} 0 0 1 ${left + wide} ${floor}Z` }));
  }
  for (const tick of roundTicks(0, 100 * ends, Math.max(3, Math.floor(width / 90)))) {
    parts.push(draw("line", { class: tick === 0 ? "axis" : "grid", x1: x(tick / 100), x2: x(tick / 100), y1: top, y2: floor }), draw("text", { class: "tick", x: x(tick / 100), y: floor + 16, "text-anchor": "middle" }, `${tick}%`));
  }
  for (const tick of roundTicks(0, 100 * high, 6)) {
    parts.push(draw("line", { class: tick === 0 ? "axis" : "grid", x1: left, x2: edge, y1: y(tick / 100), y2: y(tick / 100) }), draw("text", { class: "tick", x: left - 7, y: y(tick / 100) + 4, "text-anchor": "end" }, `${tick}%`));
  }
  parts.push(draw("text", { class: "axis-name", x: 2, y: 13 }, `↑ ${answer.up}`), draw("text", { class: "axis-name", x: edge, y: height - 8, "text-anchor": "end" }, `${answer.across} →`));
  if (answer.better) parts.push(draw("text", { class: "axis-name best-name", x: left, y: height - 8 }, "↙ better"));
  chart.dots = chartDots(x, y);
  const chosen = chart.dots.filter((dot) => dotHas(dot, view.engine));
  const others = chart.dots.filter((dot) => !dotHas(dot, view.engine));
  const drawn = chart.dots.flatMap((dot) => dot.engines);
  // The chosen engine's last: engines at one place have their intervals on one line.
  for (const isOwn of [false, true]) for (const one of drawn) if ((one.index === view.engine) === isOwn) parts.push(...one.bars.map((bar) => errorBar(bar, isOwn)));
  const tip = make("div", { class: "tip", hidden: true, "aria-hidden": "true" });
  parts.push(...chartNames([...chosen, ...others], { left, top, right: edge, bottom: floor }));
  const marks = [...others, ...chosen].map((dot) => chartDot(dot, tip));
  const hadFocus = chart.box.contains(document.activeElement);
  chart.box.replaceChildren(draw("svg", { viewBox: `0 0 ${width} ${height}`, role: "group", "aria-labelledby": "chart-head", class: chart.dots.length > chart.few ? "many" : null }, ...parts, ...marks), tip);
  if (hadFocus) chart.box.querySelector("[tabindex='0']")?.focus({ preventScroll: true });
  const dot = chosen[0];
  const own = dot?.engines.find((one) => one.index === view.engine);
  chart.words.textContent = own ? `${own.engine}: ${own.words}. Bars: 95 % intervals.` : "Bars: 95 % intervals.";
}

/** A dot: a button with its values, which arrow keys move between. */
function chartDot(dot, tip) {
  const isChosen = dotHas(dot, view.engine);
  const mark = draw("g", { class: isChosen ? "mark-dot chosen" : "mark-dot", role: "button", tabindex: isChosen || !chart.dots.some((one) => dotHas(one, view.engine)) && dot === chart.dots[0] ? 0 : -1, "aria-pressed": String(isChosen), "aria-label": dotWords(dot), "data-engines": dot.engines.map((one) => one.engine).join(" ") },
    draw("circle", { class: "reach", cx: dot.x, cy: dot.y, r: 12 }), draw("circle", { class: "mark-circle", cx: dot.x, cy: dot.y, r: isChosen ? 7 : chart.radius }));
  const pickDot = () => {
    const at = dot.engines.findIndex((one) => one.index === view.engine);
    view.engine = dot.engines[(at + 1) % dot.engines.length].index;
    changed();
  };
  const showTip = (isOn) => {
    tip.hidden = !isOn;
    if (!isOn) return;
    tip.replaceChildren(...dot.engines.map((one) => make("div", {}, make("strong", { class: "name" }, one.engine), ` ${one.words}`)));
    const scale = chart.box.clientWidth / Math.max(260, chart.width);
    const isRight = dot.x > chart.width / 2;
    tip.style.left = isRight ? "auto" : `${dot.x * scale + 14}px`;
    tip.style.right = isRight ? `${chart.box.clientWidth - dot.x * scale + 14}px` : "auto";
    tip.style.top = `${Math.max(0, dot.y * scale - 12)}px`;
  };
  for (const [name, isOn] of [["pointerenter", true], ["pointerleave", false], ["blur", false]]) mark.addEventListener(name, () => showTip(isOn));
  mark.addEventListener("focus", () => { if (tip.hidden) showTip(true); });
  mark.addEventListener("click", pickDot);
  mark.addEventListener("keydown", (event) => {
    const order = [...chart.dots].sort((a, b) => a.x - b.x || b.y - a.y);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (event.key === "Enter" || event.key === " ") pickDot();
    else if (step) {
      const next = order[(order.indexOf(dot) + step + order.length) % order.length];
      chart.box.querySelector(`[data-engines="${CSS.escape(next.engines.map((one) => one.engine).join(" "))}"]`).focus();
    } else return;
    event.preventDefault();
  });
  return mark;
}

/**
 * Names near their dots: over no dot, interval or other name, and nearer to their own dot than to any other. A dot for which there is no
 * such place has no name; its values are a pointer or a key away, and in the table.
 */
function chartNames(dots, bounds) {
  const taken = chart.dots.map(({ x, y }) => ({ left: x - 7, right: x + 7, top: y - 7, bottom: y + 7 }));
  const bars = chart.dots.flatMap((dot) => dot.engines.flatMap((one) => one.bars));
  const meets = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const crossed = (box) => bars.filter((bar) => meets(box, { left: bar.x1 - 1, right: bar.x2 + 1, top: Math.min(bar.y1, bar.y2) - 1, bottom: Math.max(bar.y1, bar.y2) + 1 })).length;
  const distance = (box, { x, y }) => Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  const names = [];
  for (const dot of dots) {
    const rest = dot.engines.length - chart.mostNames;
    const text = dot.engines.slice(0, chart.mostNames).map((one) => one.engine).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
    const wide = text.length * chart.letter + 4;
    const places = [];
    for (const dy of chart.rises) for (const dx of [10, -10 - wide, -wide / 2, 30, -30 - wide, 60, -60 - wide]) {
      const box = { left: dot.x + dx, right: dot.x + dx + wide, top: dot.y + dy - 8, bottom: dot.y + dy + 7 };
      if (box.left < bounds.left + 2 || box.right > bounds.right + 8 || box.top < bounds.top - 6 || box.bottom > bounds.bottom - 2) continue;
      const own = distance(box, dot);
      if (own < 6 || taken.some((other) => meets(box, other))) continue;
      // A name further away has a line to its dot; it must not look like the name of one nearby.
      const least = own > chart.near ? chart.apart : own + 4;
      if (chart.dots.some((other) => other !== dot && distance(box, other) <= least)) continue;
      places.push({ box, cost: own + 9 * crossed(box) });
    }
    places.sort((a, b) => a.cost - b.cost);
    const best = places[0];
    // Among many dots lines to names would hide what they name.
    if (!best || best.cost > chart.furthest || chart.dots.length > chart.few && distance(best.box, dot) > chart.near && !dotHas(dot, view.engine)) continue;
    taken.push(best.box);
    const { box } = best;
    const [nx, ny] = [Math.min(Math.max(dot.x, box.left), box.right), Math.min(Math.max(dot.y, box.top), box.bottom)];
    if (distance(box, dot) > chart.near) names.push(draw("line", { class: "lead-line", x1: dot.x, y1: dot.y, x2: nx, y2: ny }));
    names.push(draw("text", { class: dotHas(dot, view.engine) ? "dot-name chosen" : "dot-name", x: box.right <= dot.x ? box.right - 2 : box.left + 2, y: box.bottom - 4, "text-anchor": box.right <= dot.x ? "end" : "start", "data-engines": dot.engines.map((one) => one.engine).join(" ") }, text));
  }
  return names;
}

/** Shows the chosen engine in the chart and in the tables. */
function showAnswer() {
  drawChart();
  for (const row of document.querySelectorAll("table.sortable tbody tr")) row.classList.toggle("chosen", row.cells[0].textContent === data.engines[view.engine]);
}

function startChart() {
  if (!chart.box) return;
  new ResizeObserver(() => { if (chart.box.clientWidth !== chart.width) drawChart(); }).observe(chart.box);
  byId("verdict-table")?.tBodies[0].addEventListener("click", (event) => {
    const row = event.target.closest("tr");
    const engine = row && !event.target.closest("a") ? data.engines.indexOf(row.cells[0].textContent) : -1;
    if (engine < 0) return;
    view.engine = engine;
    changed();
  });
}
