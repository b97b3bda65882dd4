// The page as a whole: its address, its theme, its keys.

/** An address within the page, from which a view is restored. */
function linkTo(parts) {
  const encode = (text) => encodeURIComponent(text).replaceAll("%2F", "/");
  return `#${Object.entries(parts).filter(([, value]) => value !== null && value !== "").map(([name, value]) => `${name}=${encode(value)}`).join("&")}`;
}

/** The parts of the address; null where it only names a section. */
function addressParts() {
  const text = location.hash.slice(1);
  if (!text.includes("=")) return null;
  const parts = {};
  for (const pair of text.split("&")) {
    const cut = pair.indexOf("=");
    try {
      parts[pair.slice(0, cut)] = decodeURIComponent(pair.slice(cut + 1));
    } catch {
      // Not percent-encoded: not an address of this page.
    }
  }
  return parts;
}

let isRestoring = false;
let remembering = 0;

/** Writes the view into the address, soon: browsers refuse many changes a second. */
function rememberView() {
  if (isRestoring) return;
  clearTimeout(remembering);
  const { hash } = location;
  remembering = setTimeout(() => {
    // A link was followed meanwhile: its view comes next.
    if (location.hash !== hash) return;
    history.replaceState(null, "", linkTo({
      trace: gestures[list.open]?.name ?? null, engine: data.engines[view.engine], model: data.grounds[view.model],
      t: timeline.shown ? String(Math.round(timeline.frame * 1e4 / data.rate) / 10) : null,
      text: view.text, intent: view.intent, origin: view.origin, device: view.device, person: view.person,
      show: view.show === "all" ? null : view.show,
      families: [...families.chosen].join(","),
    }));
  }, 250);
}

/** Shows what the address says; true if it says anything. */
function restoreView() {
  const parts = addressParts();
  if (parts === null) return false;
  clearTimeout(remembering);
  isRestoring = true;
  for (const name of ["engine", "model", "show", ...facets]) choose(name, parts[name] ?? null);
  view.text = parts.text ?? "";
  families.chosen = new Set((parts.families ?? "").split(",").filter((family) => families.of.includes(family)));
  showFamilies();
  showSearch();
  refreshList();
  // A name without a number is the first gesture of its trace.
  const named = gestures.findIndex((gesture) => gesture.name === parts.trace);
  const index = named >= 0 ? named : gestures.findIndex((gesture) => gesture.path === parts.trace);
  const frame = parts.t === undefined ? null : Math.round(Number(parts.t) / 1000 * data.rate);
  if (index >= 0) openGesture(index, Number.isFinite(frame) ? frame : null);
  else if (list.found.length > 0) openGesture(list.found[0]);
  else showTimeline(-1);
  showAnswer();
  showPeople();
  isRestoring = false;
  byId("traces").scrollIntoView();
  return true;
}

function toggleTheme() {
  const root = document.documentElement;
  const isDark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = isDark ? "light" : "dark";
}

/** Keys that work everywhere but where text is written. */
function handleKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (event.target.matches("input, select, textarea")) return;
  const actions = { j: () => stepGesture(1), k: () => stepGesture(-1), "/": () => search.box.focus() };
  if (!actions[event.key]) return;
  event.preventDefault();
  actions[event.key]();
}

function start() {
  byId("theme").addEventListener("click", toggleTheme);
  document.addEventListener("keydown", handleKey);
  addEventListener("hashchange", restoreView);
  startSearch();
  startFamilies();
  startChart();
  startDisagreements();
  if (restoreView()) return;
  // The engine that the headline names, in the gesture about which engines disagree most.
  const telling = gestures.findIndex((gesture) => gesture.name === data.telling[0]);
  isRestoring = true;
  view.engine = answer.first;
  showFamilies();
  showSearch();
  refreshList();
  const first = telling >= 0 ? telling : list.found[0];
  if (first !== undefined) openGesture(first);
  else showTimeline(-1);
  showAnswer();
  showPeople();
  isRestoring = false;
}

start();
