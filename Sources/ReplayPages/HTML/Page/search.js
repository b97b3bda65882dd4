// The search box: words that narrow the list as they are typed, and filters as chips. It offers every filter that the words name.

const search = {
  form: byId("filter"), box: byId("filter-text"), chips: byId("filter-chips"), quick: byId("filter-quick"), options: byId("filter-options"),
  /** The filters offered, and which of them the arrow keys are at; −1 for none. */
  offered: [], at: -1,
};
/** Filters offered at most. */
const mostOffered = 60;

/** Every filter there is: its name, its value, and both as words. */
function allFilters() {
  const filters = data.engines.flatMap((value, engine) => (families.isShown(engine) ? [{ name: "engine", value, words: `engine: ${value}` }] : []));
  if (data.grounds.length > 1) filters.push(...data.grounds.map((value) => ({ name: "model", value, words: `model: ${value}` })));
  filters.push(...Object.entries(verdictNames).map(([value, words]) => ({ name: "show", value, words: `verdict: ${words}` })));
  for (const name of facets) if (valuesOf(name).length > 1) filters.push(...valuesOf(name).map((value) => ({ name, value, words: `${name}: ${value}` })));
  return filters;
}

const isChosen = ({ name, value }) => (name === "engine" ? data.engines[view.engine] === value : name === "model" ? data.grounds[view.model] === value : view[name] === value);

/** Chooses a filter; one that is chosen already is taken away. */
function turnFilter(filter) {
  const isOff = isChosen(filter) && !["engine", "model"].includes(filter.name);
  choose(filter.name, isOff ? null : filter.value);
  changed();
}

/** Shows what is chosen everywhere, and remembers it. */
function changed() {
  showSearch();
  refreshList();
  showAnswer();
  showTimeline(list.open, timeline.shown ? timeline.frame : null);
  showPeople();
  rememberView();
}

// MARK: Chips

function showSearch() {
  if (search.box.value !== view.text) search.box.value = view.text;
  const lens = [{ name: "engine", words: data.engines[view.engine] }];
  if (data.grounds.length > 1) lens.push({ name: "model", words: data.grounds[view.model] });
  const chips = lens.map(({ name, words }) => make("button", { type: "button", class: "chip lens", "data-chip": name, "aria-label": `${name}: ${words}. Choose another`, onclick: () => offerAll(name) },
    make("span", { class: "small" }, `${name} `), make("span", { class: "name" }, words), make("span", { "aria-hidden": "true" }, " ▾")));
  const chosen = [...facets.map((name) => ({ name, words: `${name}: ${view[name]}`, isOn: view[name] !== null })), { name: "show", words: verdictNames[view.show], isOn: view.show !== "all" }];
  for (const { name, words, isOn } of chosen) {
    if (isOn) chips.push(make("button", { type: "button", class: "chip on", "data-chip": name, "aria-label": `Remove filter ${words}`, onclick: () => { choose(name, null); changed(); search.box.focus(); } },
      make("span", { class: "name" }, words), make("span", { "aria-hidden": "true" }, " ✕")));
  }
  search.chips.replaceChildren(...chips);
  byId("filter-clear").hidden = chips.length === lens.length && view.text === "";
  showQuick();
}

/** Filters often used, each with how many gestures it would list of all. */
function showQuick() {
  const at = place();
  const count = (test) => gestures.reduce((sum, gesture) => sum + (test(gesture) ? 1 : 0), 0);
  const verdicts = ["wrong", "fn", "fp", "differ", "rules", "excluded"].map((value) => ({ name: "show", value, words: verdictNames[value], count: count((gesture) => testOf(value)(gesture, at)) }));
  const intents = valuesOf("intent").length > 1 ? valuesOf("intent").map((value) => ({ name: "intent", value, words: value, count: count((gesture) => gesture.intent === value) })) : [];
  const made = [...verdicts, ...intents].filter((filter) => filter.count > 0).map((filter) => make(
    "button", { type: "button", class: `chip quick ${filter.name}`, "aria-pressed": String(isChosen(filter)), "data-filter": `${filter.name}=${filter.value}`, onclick: () => turnFilter(filter) },
    filter.words, make("span", { class: "count" }, ` ${filter.count}`)));
  const focused = document.activeElement?.dataset?.filter;
  search.quick.replaceChildren(...made);
  if (focused) search.quick.querySelector(`[data-filter="${CSS.escape(focused)}"]`)?.focus();
}

// MARK: What is offered

function offerAll(name) {
  search.box.focus();
  search.box.value = `${name}: `;
  typed();
}

function offer(filters) {
  search.offered = filters.slice(0, mostOffered);
  search.at = -1;
  search.options.replaceChildren(...search.offered.map((filter, order) => make("li", { role: "option", id: `filter-option-${order}`, "aria-selected": String(isChosen(filter)) }, filter.words)));
  search.options.hidden = search.offered.length === 0;
  search.box.setAttribute("aria-expanded", String(!search.options.hidden));
  search.box.removeAttribute("aria-activedescendant");
}

function moveOffered(step) {
  if (search.options.hidden) return offer(allFilters());
  const last = search.offered.length - 1;
  search.at = search.at < 0 ? (step > 0 ? 0 : last) : Math.min(Math.max(search.at + step, 0), last);
  [...search.options.children].forEach((item, order) => item.classList.toggle("at", order === search.at));
  const item = search.options.children[search.at];
  search.box.setAttribute("aria-activedescendant", item.id);
  item.scrollIntoView({ block: "nearest" });
}

function pick(filter) {
  [search.box.value, view.text] = ["", ""];
  offer([]);
  if (!isChosen(filter)) turnFilter(filter);
  else changed();
}

function typed() {
  view.text = search.box.value;
  const words = view.text.toLowerCase().replaceAll(":", ": ").split(/\s+/).filter((word) => word !== "");
  offer(words.length === 0 ? [] : allFilters().filter((filter) => words.every((word) => filter.words.toLowerCase().includes(word))));
  byId("filter-clear").hidden = false;
  refreshList();
  rememberView();
}

function clearSearch() {
  chooseAll();
  offer([]);
  changed();
}

function startSearch() {
  const { box } = search;
  search.form.addEventListener("submit", (event) => event.preventDefault());
  box.addEventListener("input", typed);
  box.addEventListener("keydown", (event) => {
    const isTyped = filterWord.test(box.value.trim());
    const actions = {
      ArrowDown: () => moveOffered(1), ArrowUp: () => moveOffered(-1),
      Enter: () => { if (search.at >= 0 || isTyped && search.offered.length > 0) pick(search.offered[Math.max(search.at, 0)]); else offer([]); },
      Escape: () => { if (search.options.hidden) clearSearch(); else offer([]); },
    };
    if (event.key === "Backspace" && box.value === "") return [...search.chips.querySelectorAll(".on")].at(-1)?.click();
    if (!actions[event.key] || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    actions[event.key]();
  });
  // A press on an option must not take the focus from the box before it is picked.
  search.options.addEventListener("pointerdown", (event) => event.preventDefault());
  search.options.addEventListener("click", (event) => {
    const item = event.target.closest("[role=option]");
    if (item) pick(search.offered[[...search.options.children].indexOf(item)]);
  });
  box.addEventListener("blur", () => {
    offer([]);
    // A filter that was only begun is not a word to search for.
    if (filterWord.test(view.text.trim())) { view.text = ""; changed(); }
  });
  byId("filter-clear").addEventListener("click", clearSearch);
}
