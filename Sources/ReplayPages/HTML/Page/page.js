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
  remembering = setTimeout(() => {
    const show = control("show").value;
    history.replaceState(null, "", linkTo({
      trace: gestures[list.open]?.name ?? null, engine: data.engines[engineIndex()], model: data.grounds[groundIndex()],
      t: timeline.shown ? String(Math.round(timeline.frame * 1e4 / data.rate) / 10) : null,
      text: control("text").value, intent: chosen("intent"), origin: chosen("origin"), device: chosen("device"), person: chosen("person"),
      show: show === "all" ? null : show,
    }));
  }, 250);
}

/** Shows what the address says; true if it says anything. */
function restoreView() {
  const parts = addressParts();
  if (parts === null) return false;
  clearTimeout(remembering);
  isRestoring = true;
  for (const name of choices) choose(name, parts[name] ?? null);
  control("text").value = parts.text ?? "";
  control("show").value = parts.show ?? "all";
  if (control("show").selectedIndex < 0) control("show").value = "all";
  refreshList();
  // A name without a number is the first gesture of its trace.
  const named = gestures.findIndex((gesture) => gesture.name === parts.trace);
  const index = named >= 0 ? named : gestures.findIndex((gesture) => gesture.path === parts.trace);
  const frame = parts.t === undefined ? null : Math.round(Number(parts.t) / 1000 * data.rate);
  if (index >= 0) openGesture(index, Number.isFinite(frame) ? frame : null);
  else if (list.found.length > 0) openGesture(list.found[0]);
  else showTimeline(-1);
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
  const actions = { j: () => stepGesture(1), k: () => stepGesture(-1), "/": () => control("text").focus() };
  if (!actions[event.key]) return;
  event.preventDefault();
  actions[event.key]();
}

function start() {
  byId("theme").addEventListener("click", toggleTheme);
  document.addEventListener("keydown", handleKey);
  addEventListener("hashchange", restoreView);
  const form = byId("filter");
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("input", (event) => {
    refreshList();
    if (["filter-engine", "filter-model"].includes(event.target.id)) {
      showTimeline(list.open, timeline.frame);
      showPeople();
    }
    rememberView();
  });
  byId("filter-clear").addEventListener("click", () => {
    for (const name of ["text", "intent", "origin", "device", "person"]) control(name).value = "";
    control("show").value = "all";
    refreshList();
    rememberView();
  });
  startDisagreements();
  if (restoreView()) return;
  // What tells engines apart most is open, under an engine that fires there.
  const telling = gestures.findIndex((gesture) => gesture.name === data.telling[0]);
  isRestoring = true;
  if (telling >= 0) choose("engine", data.engines[gestures[telling].triggers.findIndex((count) => count > 0)] ?? null);
  refreshList();
  const first = telling >= 0 ? telling : list.found[0];
  if (first !== undefined) openGesture(first);
  else showTimeline(-1);
  showPeople();
  isRestoring = false;
}

start();
