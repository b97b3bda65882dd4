// The gestures about which the engines disagree, most even split first.

const disagreements = { found: [], shown: 0, list: byId("disagreement-list"), more: byId("disagreement-more") };

function findDisagreements() {
  const count = data.engines.length;
  const found = [];
  data.grounds.forEach((_, ground) => {
    gestures.forEach((gesture, index) => {
      // Minutes of free use are not one verdict.
      if (gesture.intent === "free") return;
      const fired = firedOn(gesture, ground);
      if (fired > 0 && fired < count) found.push({ index, ground, fired, split: Math.min(fired, count - fired) });
    });
  });
  found.sort((a, b) => b.split - a.split || a.ground - b.ground || a.index - b.index);
  return found;
}

/** Names at most of one side; the rest is a number. */
const mostNames = 8;

function disagreement({ index, ground, fired }) {
  const gesture = gestures[index];
  const isFired = (engine) => gesture.triggers[placeOf(engine, ground)] > 0;
  // The smaller side says it in fewer words.
  const wanted = fired * 2 <= data.engines.length;
  const side = data.engines.map((_, engine) => engine).filter((engine) => isFired(engine) === wanted);
  const link = (engine, text) => make("a", { class: "name", href: linkTo({ trace: gesture.name, engine: data.engines[engine], model: data.grounds[ground] }) }, text);
  const item = make("li", {}, link(side[0], gesture.name), ` ${gesture.intent ?? "no intent"}`);
  if (data.grounds.length > 1) item.append(` on ${data.grounds[ground]}`);
  item.append(`: ${fired} of ${data.engines.length} fired. ${wanted ? "Fired" : "Did not"}: `);
  side.slice(0, mostNames).forEach((engine, order) => item.append(order > 0 ? ", " : "", link(engine, data.engines[engine])));
  if (side.length > mostNames) item.append(`, and ${side.length - mostNames} more`);
  return item;
}

function showDisagreements(count) {
  const part = disagreements.found.slice(disagreements.shown, disagreements.shown + count);
  disagreements.list.append(...part.map(disagreement));
  disagreements.shown += part.length;
  const left = disagreements.found.length - disagreements.shown;
  disagreements.more.hidden = left === 0;
  disagreements.more.textContent = `Show more (${left} left)`;
}

function startDisagreements() {
  disagreements.found = findDisagreements();
  if (disagreements.found.length === 0) {
    const words = data.engines.length > 1 ? "The engines agree on every gesture." : "One engine cannot disagree.";
    disagreements.list.replaceWith(make("p", {}, words));
  }
  showDisagreements(12);
  disagreements.more.addEventListener("click", () => showDisagreements(50));
}
