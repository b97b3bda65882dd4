// The open gesture: its timeline, by the chosen engine, and what is known of it.

const opened = {
  /** The gesture, and what is known of its trace. */
  gesture: -1,
  details: null,
};

const strip = new Filmstrip(byId("timeline-strip"), (frame) => {
  timeline.play(false);
  timeline.move(frame);
});

const timeline = new Timeline({
  moved: () => { strip.mark(timeline.frame); rememberView(); }, step: (by) => stepGesture(by), resized: () => showRows(),
  choose: (engine) => {
    if (engine === view.engine) return;
    view.engine = engine;
    changed();
  },
});

/** Shows a gesture's replay by the chosen engine; the cursor goes to `frame`, or to the first thing worth seeing. */
function showTimeline(index, frame = null) {
  const gesture = gestures[index];
  const keepsView = opened.gesture === index;
  const details = gesture ? detailsOf(index) : null;
  const engine = data.engines[engineIndex()];
  byId("timeline-title").textContent = gesture ? gesture.name : "No gesture is open";
  for (const id of ["timeline-tools", "timeline-engines"]) byId(id).hidden = details === null;
  [opened.gesture, opened.details] = [index, details];
  const shown = details === null ? null : readReplay(details, place(), data.rate, gesture.number);
  timeline.show(shown, { frame, keepsView, words: shown ? [] : emptyWords(gesture) });
  showVerdict(gesture, engine);
  strip.show(shown, ...(shown ? timeline.span() : [0, 0]));
  if (shown === null) return byId("timeline-facts").replaceChildren();
  showEngineChoice();
  timeline.showFacts([
    ...timeline.facts(), ["device", gesture.device], ["person", gesture.subject ?? nobody], ["grade", gesture.grade ?? "–"], ["scale", gesture.scale ?? "known"],
    ["origin", gesture.origin], ["reproduce", command(gesture, engine)],
  ]);
  showLanes();
}

/** What stands where no timeline can: why, and what to do. */
function emptyWords(gesture) {
  if (gestures.length === 0) return [make("p", {}, "No trace could be replayed: see Left out.")];
  if (!gesture) {
    const all = make("button", { type: "button", onclick: () => clearSearch() }, "Show all gestures");
    return [make("p", {}, "No gesture is open, or the filters hide it. Choose one in the list, or remove the filters."), all];
  }
  const words = `This page draws the ${plural(data.drawn.length, "trace")} about which the engines disagree most. To see this one:`;
  return [make("p", {}, words), make("p", {}, make("code", {}, `overscroll report --html one.html ${quoted(gesture.path)}`))];
}

/** Engines whose lanes are shown at first, at most. */
const mostLanes = 12;
opened.lanes = new Set(data.engines.slice(0, mostLanes).keys());

/** The engines that have a lane: the chosen ones, and always the one that is open. */
const laneEngines = () => data.engines.map((_, engine) => engine).filter((engine) => opened.lanes.has(engine) || engine === engineIndex());

function showLanes() {
  timeline.lanes = laneEngines().map((engine) => readLane(opened.details.replays[placeOf(engine, groundIndex())], timeline.shown.number, {
    engine, name: data.engines[engine], isChosen: engine === engineIndex(), isObserved: data.engines[engine] === data.observed,
  }));
  timeline.redraw();
}

function showEngineChoice() {
  const box = byId("timeline-engines");
  if (data.engines.length < 2) {
    box.hidden = true;
    return;
  }
  byId("engines-summary").textContent = `Lanes: ${laneEngines().length} of ${plural(data.engines.length, "engine")}`;
  if (byId("engines-list").childElementCount > 0) return;
  byId("engines-list").append(...data.engines.map((name, engine) => {
    const input = make("input", { type: "checkbox", value: engine });
    input.checked = opened.lanes.has(engine);
    return make("label", { class: "name" }, input, ` ${name}`);
  }));
  byId("engines-list").addEventListener("input", (event) => {
    const engine = Number(event.target.value);
    if (event.target.checked) opened.lanes.add(engine);
    else opened.lanes.delete(engine);
    showEngineChoice();
    showLanes();
  });
}

function showVerdict(gesture, engine) {
  const words = byId("timeline-verdict");
  if (!gesture) return words.replaceChildren();
  const meant = gesture.excluded !== null ? `left out: ${gesture.excluded}` : gesture.intent === "free" ? "free use" : gesture.intent ?? "no intent";
  const { shown } = timeline;
  const count = gesture.triggers[place()];
  const did = count > 0 ? `fired${count > 1 ? ` ${count} times` : ""}` : "did not fire";
  const busy = gesture.busy?.[place()] ? " A refresh was already running." : "";
  const time = shown?.trigger != null ? ` at ${milliseconds(shown.trigger)}` : "";
  words.replaceChildren(mark(gesture, place()), ` ${meant}. `, make("strong", { class: "name" }, engine), ` on ${modelOf(engineIndex(), groundIndex())} ${did}${time}${shown ? `: ${shown.why}` : ""}.${busy}`);
}

function command(gesture, engine) {
  if (engine === data.observed) return "replay the trace in the app";
  const ground = data.grounds[groundIndex()];
  // A file or a program is selected by another word than its name.
  const [chosen, model] = [data.engine_words?.[engine] ?? engine, data.model_words?.[ground] ?? ground];
  return `overscroll replay --why --engine ${quoted(chosen)} --model ${quoted(model)} ${quoted(gesture.path)}`;
}
