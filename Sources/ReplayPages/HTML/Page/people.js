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

function showPeople() {
  byId("people-words").textContent = `Counts are those of ${data.engines[engineIndex()]} on ${modelOf(engineIndex(), groundIndex())}. A click lists the gestures.`;
  const rows = groupsOfPeople().map((group) => {
    const [{ subject, device, source }] = group;
    const figures = figuresOf(group);
    const share = (part, whole) => (whole === 0 ? "–" : `${part} of ${whole}`);
    const link = make("a", { class: "name", href: "#traces" }, subject ?? nobody);
    link.addEventListener("click", (event) => {
      event.preventDefault();
      choose("person", subject ?? nobody);
      choose("device", device);
      refreshList();
      if (list.found.length > 0 && !list.found.includes(list.open)) openGesture(list.found[0]);
      rememberView();
      byId("traces").scrollIntoView();
    });
    const cells = [figures.gestures, share(figures.missed, figures.pulls), share(figures.alarms, figures.others), figures.fired];
    const surface = make("td", { class: "name" }, device, make("div", { class: "small" }, source));
    return make("tr", {}, make("th", { scope: "row" }, link), surface, ...cells.map((cell) => make("td", { class: "number" }, String(cell))));
  });
  people.body.replaceChildren(...rows);
}
