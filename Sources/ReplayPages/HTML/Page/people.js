// People and devices: how the chosen engine did with each, and a way to list theirs alone.

const people = { body: byId("people-rows") };

/** One entry a person and device, in the order of the report. */
function groupsOfPeople() {
  const found = new Map();
  for (const gesture of gestures) {
    const key = JSON.stringify([gesture.subject, gesture.device, gesture.source, gesture.origin]);
    if (!found.has(key)) found.set(key, []);
    found.get(key).push(gesture);
  }
  return [...found.values()];
}

/** Counts of one group for the chosen engine: null where nothing can be counted. */
function figuresOf(group) {
  const at = place();
  const verdicts = group.map((gesture) => verdictOf(gesture, at));
  const count = (...names) => verdicts.filter((verdict) => names.includes(verdict)).length;
  return {
    gestures: group.length, pulls: count("tp", "fn"), missed: count("fn"), others: count("fp", "tn"), alarms: count("fp"),
    fired: group.filter((gesture) => gesture.triggers[at] > 0).length,
  };
}

/** Lists the gestures of a person with a device alone; null is any. */
function listOf(person, device) {
  choose("person", person);
  choose("device", device);
  showSearch();
  refreshList();
  if (list.found.length > 0 && !list.found.includes(list.open)) openGesture(list.found[0]);
  rememberView();
  byId("traces").scrollIntoView();
}

/**
 * What intervals rest on, an entry for each origin, by the rule of the tables (Sampling in ReplayReport): of the gestures that are not left
 * out, people if two are named, and each device of those that name nobody; else devices if there are two. Nothing of generated gestures.
 */
function unitsOfPeople() {
  const origins = new Map();
  for (const gesture of gestures) {
    if (gesture.excluded !== null || gesture.origin === "synthetic" || gesture.origin.startsWith("synthetic-")) continue;
    if (!origins.has(gesture.origin)) origins.set(gesture.origin, []);
    origins.get(gesture.origin).push(gesture);
  }
  return [...origins].map(([origin, counted]) => ({ origin, ...unitsOf(counted) })).filter((each) => each.units.length > 1);
}

/** The people, else the devices, of gestures of one origin, each with its own gestures. */
function unitsOf(counted) {
  const named = new Set(counted.map((gesture) => gesture.subject).filter((subject) => subject !== null && subject !== undefined));
  const arePeople = named.size > 1;
  const units = new Map();
  for (const gesture of counted) {
    const isNamed = arePeople && named.has(gesture.subject);
    const key = JSON.stringify([isNamed, isNamed ? gesture.subject : gesture.device]);
    if (!units.has(key)) units.set(key, { name: isNamed ? gesture.subject : gesture.device, device: isNamed ? null : gesture.device, person: isNamed ? gesture.subject : arePeople ? nobody : null, own: [] });
    units.get(key).own.push(gesture);
  }
  return { noun: arePeople ? "people" : "devices", units: [...units.values()] };
}

/** The shares of which there is a dot for each person: what is counted, of what. */
const sharesOfPeople = [
  ["Pulls missed", (verdict) => verdict === "fn", (verdict) => verdict === "fn" || verdict === "tp"],
  ["False alarms", (verdict) => verdict === "fp", (verdict) => verdict === "fp" || verdict === "tn"],
  ["Fired in gestures without an intent", (verdict) => verdict === "hit", (verdict) => verdict === "hit" || verdict === "still"],
];

function middle(sorted) {
  const half = sorted.length / 2;
  return sorted.length % 2 === 1 ? sorted[Math.floor(half)] : (sorted[half - 1] + sorted[half]) / 2;
}

/** One dot for each person on a line from 0 to 100 %; dots that would cover each other stand above each other. */
function dotsOf(words, noun, found) {
  const sorted = found.map((one) => one.share).sort((one, other) => one - other);
  const percent = (share) => `${fixed(share * 100, 0)} %`;
  const [left, right, base] = [12, 628, 64];
  const across = (share) => left + share * (right - left);
  const taken = new Map();
  const dots = [...found].sort((one, other) => one.share - other.share).map((one) => {
    const column = Math.round(across(one.share) / 8);
    const level = taken.get(column) ?? 0;
    taken.set(column, level + 1);
    const dot = draw("circle", { cx: across(one.share), cy: base - 8 - Math.min(level, 6) * 8, r: 4, tabindex: "0", role: "button", "aria-label": `${one.name}: ${one.part} of ${one.whole}` },
      draw("title", {}, `${one.name}: ${one.part} of ${one.whole}, ${percent(one.share)}`));
    const go = () => listOf(one.person, one.device);
    dot.addEventListener("click", go);
    dot.addEventListener("keydown", (event) => { if (event.key === "Enter") go(); });
    return dot;
  });
  const at = across(middle(sorted));
  const ticks = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
    draw("line", { class: "axis", x1: across(share), x2: across(share), y1: base, y2: base + 4 }),
    draw("text", { x: across(share), y: base + 16, "text-anchor": share === 0 ? "start" : share === 1 ? "end" : "middle" }, percent(share)),
  ]);
  const summary = `${words}: lowest ${percent(sorted[0])}, median ${percent(middle(sorted))}, highest ${percent(sorted.at(-1))}. One dot for each of ${found.length} ${noun}.`;
  return [make("p", {}, summary), draw("svg", { class: "person-dots", viewBox: "0 0 640 84", role: "group", "aria-label": summary },
    draw("line", { class: "axis", x1: left, x2: right, y1: base, y2: base }), ...ticks, draw("line", { class: "median", x1: at, x2: at, y1: base - 2, y2: base + 6 }), ...dots)];
}

/** The dots of the chosen engine; nothing where intervals rest on gestures. */
function showDots() {
  const found = unitsOfPeople();
  const at = place();
  const verdict = (gesture) => {
    if (gesture.busy?.[at]) return null;
    return gesture.intent === null ? (gesture.triggers[at] > 0 ? "hit" : "still") : verdictOf(gesture, at);
  };
  const parts = found.flatMap(({ origin, noun, units }) => sharesOfPeople.flatMap(([words, isPart, isWhole]) => {
    const shares = units.map((unit) => {
      const verdicts = unit.own.map(verdict);
      const [part, whole] = [verdicts.filter(isPart).length, verdicts.filter(isWhole).length];
      return { ...unit, part, whole, share: part / whole };
    }).filter((one) => one.whole > 0);
    return shares.length > 1 ? dotsOf(found.length > 1 ? `${words}, ${origin}` : words, noun, shares) : [];
  }));
  byId("people-dots").replaceChildren(...parts);
}

function showPeople() {
  showDots();
  byId("people-words").textContent = `Counts of ${data.engines[engineIndex()]} on ${modelOf(engineIndex(), groundIndex())}. Click a name to list the gestures.`;
  const rows = groupsOfPeople().map((group) => {
    const [{ subject, device, source }] = group;
    const figures = figuresOf(group);
    const share = (part, whole) => (whole === 0 ? "–" : `${part} of ${whole}`);
    const link = make("a", { class: "name", href: "#traces" }, subject ?? nobody);
    link.addEventListener("click", (event) => {
      event.preventDefault();
      listOf(subject ?? nobody, device);
    });
    const cells = [figures.gestures, share(figures.missed, figures.pulls), share(figures.alarms, figures.others), figures.fired];
    const surface = make("td", { class: "name" }, device, make("div", { class: "small" }, source));
    return make("tr", {}, make("th", { scope: "row" }, link), surface, ...cells.map((cell) => make("td", { class: "number" }, String(cell))));
  });
  people.body.replaceChildren(...rows);
}
