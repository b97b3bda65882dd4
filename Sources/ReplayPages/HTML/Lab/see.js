// See: a trace, or the trace of a bundle, under one to four lists, frame by frame, on the timeline that reports have.

class See {
  static MOST_NAMED = 200; // Traces that the list names: a browser takes half a second to lay out ten thousand.

  constructor() {
    this.entries = []; // { name, trace, bundle, lists }: numbers of the module, the bundle's -1 for a trace.
    [this.index, this.gesture, this.list] = [-1, 0, 0];
    this.link = null; // Into a report, until what it names is here.
    this.choice = new ListChoice(byId("see-lists"), byId("see-add"), firstLists(), () => this.replay());
    this.timeline = new Timeline({
      moved: () => this.draw(), step: (by) => this.step(by), resized: () => this.draw(), choose: (list) => this.choose(list),
    });
    this.bind();
    this.replay();
  }

  /** The page shows this part. */
  open() {
    this.choice.build();
    this.timeline.redraw();
  }

  get entry() { return this.entries[this.index]; }

  bind() {
    const on = (id, name, call) => byId(id).addEventListener(name, call);
    on("see-files", "change", (event) => {
      const files = [...event.target.files];
      event.target.value = "";
      this.load(files);
    });
    on("see-read", "click", () => {
      this.read(byId("see-text").value);
      byId("see-text").value = "";
    });
    on("see-list", "change", (event) => this.turnTo(Number(event.target.value)));
    on("see-number", "change", (event) => this.turnTo(Math.round(Number(event.target.value)) - 1));
    on("see-gesture", "change", (event) => this.turnTo(this.index, Number(event.target.value)));
    on("see-previous", "click", () => this.turnTo(this.index - 1));
    on("see-next", "click", () => this.turnTo(this.index + 1));
    on("see-speed", "change", (event) => { this.timeline.speed = Number(event.target.value); });
    document.addEventListener("paste", (event) => {
      if (byId("see").hidden || event.target.matches("input, textarea, select")) return;
      this.read(event.clipboardData.getData("text/plain"));
    });
  }

  // MARK: What is there

  /** A text that was pasted: a bundle with whatever stands around it, a file's contents, or a link into a report. */
  read(text) {
    const link = readLink(text);
    if (link) return this.load([], link);
    return this.load([Object.assign(new File([text], "the pasted text"), { isPasted: true })]);
  }

  /** Opens files, and shows the first trace or bundle in them; or what a link names. */
  async load(files, link = this.link) {
    const [first, policies] = [this.entries.length, []];
    this.complain([]);
    const troubles = await readFiles(files, (found) => { if (found.kind === "policy") policies.push(found.engine); else this.keep(found); });
    if (policies.length) this.take(policies);
    await nextFrame(); // Reading is one task, opening another.
    if (this.entries.length > first) this.turnTo(first); else this.replay();
    const count = this.entries.length - first;
    const words = [count && plural(count, "trace"), policies.length && (policies.length === 1 ? "1 policy" : `${policies.length} policies`)].filter(Boolean);
    byId("see-count").textContent = words.length ? `Opened ${words.join(" and ")}.` : "";
    if (link) troubles.push(...this.follow(link));
    this.complain(this.trouble ? [...troubles, this.trouble] : troubles);
    this.isDone = true;
  }

  /** Opens what a link into a report names. What it names and is not here is told, and the link waits for it. */
  follow(link) {
    const index = placeOfPath(link.path, this.entries.map((entry) => entry.name));
    const engine = link.engine === null ? null : lab.engines.findIndex((each) => each.name === link.engine);
    if (index >= 0) {
      this.turnTo(index, link.gesture);
      if (engine >= 0 && engine !== null) this.lead({ engine, model: link.model });
      if (this.told && link.time !== null) this.timeline.move(Math.round(link.time * this.told.rate));
    }
    const missing = [index < 0 && `the trace ${link.path}`, engine === -1 && `the policy ${link.engine}`].filter(Boolean);
    this.link = missing.length ? link : null;
    return missing.length ? [`The link names ${missing.join(" and ")}, which a report's page does not contain; open that file here too.`] : [];
  }

  /** A list comes first, and is the chosen one. */
  lead(list) {
    const others = this.choice.panels.filter((panel) => panel.engine !== list.engine || panel.model !== list.model);
    this.choice.panels = [list, ...others].slice(0, MOST_LISTS);
    this.list = 0;
    this.choice.build();
    this.replay();
  }

  /** Shows a gesture of a take on a scroll view, and the heading of it to the keyboard: the take as it is kept here. */
  showTake(take, gesture, list) {
    let index = this.entries.indexOf(take);
    if (index < 0) {
      this.keep(take);
      index = this.entries.length - 1;
    }
    this.turnTo(index, gesture);
    this.lead(list);
    byId("timeline-title").focus();
    return this.entries[index];
  }

  keep({ name, trace, bundle = -1, lists = null, tool = null }) { this.entries.push({ name, trace, bundle, lists, tool }); }

  /** Shows a take of this page. */
  add(name, text) {
    this.keep({ name, trace: lab.readTrace(name, text) });
    this.turnTo(this.entries.length - 1);
  }

  /** Policies become the lists: several those alone, one beside what is there. */
  take(policies) {
    const lists = policies.slice(0, MOST_LISTS).map((engine) => ({ engine, model: NATIVE }));
    this.choice.panels = lists.length > 1 ? lists : [...this.choice.panels.slice(0, MOST_LISTS - 1), ...lists];
    this.choice.build();
  }

  /** The names around the open one; of more, a number field opens any. */
  fillList() {
    const count = this.entries.length;
    const first = Math.max(0, Math.min(this.index - See.MOST_NAMED / 2, count - See.MOST_NAMED));
    const named = this.entries.slice(first, first + See.MOST_NAMED);
    byId("see-list").replaceChildren(...named.map((entry, at) => make("option", { value: first + at }, entry.name)));
    byId("see-numbered").hidden = count <= See.MOST_NAMED;
    byId("see-number").max = count;
    byId("see-total").textContent = `of ${count}`;
  }

  complain(troubles) {
    const more = troubles.length > 5 ? [`and ${troubles.length - 5} more`] : [];
    byId("see-trouble").textContent = [...troubles.slice(0, 5), ...more].join("\n");
  }

  // MARK: What is open

  turnTo(index, gesture = 0) {
    this.index = Math.min(Math.max(index, 0), this.entries.length - 1);
    this.gesture = gesture;
    const { entry } = this;
    if (entry?.lists && this.listsOf !== entry) this.choice.panels = entry.lists.map((list) => ({ ...list }));
    this.listsOf = entry;
    this.choice.build();
    this.replay();
  }

  /** Another gesture of the trace, else another trace. */
  step(by) {
    const gesture = this.gesture + by;
    if (gesture >= 0 && gesture < this.details.replays[0].gestures.length) this.turnTo(this.index, gesture);
    else if (this.entries[this.index + by]) this.turnTo(this.index + by);
  }

  /** The lists do the open trace anew. */
  replay() {
    byId("see-lists-words").textContent = this.choice.words;
    [this.told, this.trouble] = [null, null];
    this.complain([]);
    const { entry } = this;
    if (!entry) return this.show();
    lab.calls.lab_see_clear();
    for (const panel of this.choice.panels) lab.calls.lab_see_add(panel.engine, panel.model);
    const text = lab.text(lab.calls.lab_see(entry.trace, entry.bundle));
    if (text === null) {
      this.trouble = lab.output();
      this.complain([this.trouble]);
    } else {
      this.told = JSON.parse(text);
      this.details = JSON.parse(lab.text(lab.calls.lab_see_details()));
      this.gesture = Math.min(this.gesture, this.details.replays[0].gestures.length - 1);
      this.list = Math.min(this.list, this.choice.panels.length - 1);
    }
    this.show();
  }

  /** The curves and figures of another list; the cursor stays. */
  choose(list) {
    if (list === this.list) return;
    this.list = list;
    this.show(this.timeline.frame);
  }

  show(frame = null) {
    const { entry, told } = this;
    byId("see-open").hidden = !entry;
    byId("see-empty").hidden = Boolean(entry);
    this.fillList();
    byId("see-list").value = this.index;
    byId("see-number").value = this.index + 1;
    byId("see-previous").disabled = this.index <= 0;
    byId("see-next").disabled = this.index >= this.entries.length - 1;
    byId("see-shown").hidden = !told;
    if (!told) return this.timeline.show(null);
    const { replays } = this.details;
    const shown = replays.map((_, list) => readReplay(this.details, list, told.rate, this.gesture));
    this.shown = shown;
    this.timeline.lanes = replays.map((replay, list) => readLane(replay, this.gesture, { engine: list, name: told.lists[list].engine, isChosen: list === this.list }));
    this.timeline.others = shown.filter((_, list) => list !== this.list);
    this.timeline.show(shown[this.list], { frame, keepsView: frame !== null });
    this.showWords();
    this.showPanels();
    this.timeline.redraw();
  }

  // MARK: Words and pictures

  showWords() {
    const { told, entry, gesture } = this;
    const count = this.details.replays[0].gestures.length;
    byId("timeline-title").textContent = count > 1 ? `${entry.name}#${gesture + 1}` : entry.name;
    byId("see-gestures").hidden = count < 2;
    byId("see-gesture").replaceChildren(...Array.from({ length: count }, (_, index) => make("option", { value: index, selected: index === gesture }, `${index + 1} of ${count}`)));
    const intent = told.intent ? "Intent: " + told.intent : "No intent";
    byId("timeline-verdict").textContent = `${intent}. ${this.sentence(this.list)}. ${this.comparison()}`;
    const chosen = told.lists[this.list];
    const command = `overscroll replay --why --engine ${quoted(chosen.engine)} --model ${chosen.native ? "native" : chosen.model} ${quoted(entry.name)}`;
    this.timeline.showFacts([
      ...this.timeline.facts(), ["device", told.device], ["person", told.subject ?? "not given"], ["grade", told.grade ?? "–"],
      ["command for this result", entry.bundle < 0 ? command : "overscroll bundle --run FILE"],
    ]);
    this.showTable();
    byId("see-bundle").textContent = entry.bundle < 0 ? "" : `Bundle made by ${entry.tool}. The table compares its results with those of this page.`;
  }

  did(list) {
    const [{ trigger }, { triggers, busy }] = [this.shown[list], this.told.lists[list]];
    if (trigger === null) return busy[this.gesture] ? "busy" : "did not fire";
    return `fired${triggers[this.gesture] > 1 ? ` ${triggers[this.gesture]} times, first` : ""} at ${milliseconds(trigger)}`;
  }

  sentence(list) {
    const { engine, model } = this.told.lists[list];
    return `${engine} on ${model} ${this.did(list)}: ${this.shown[list].why}`;
  }

  /** Two lists side by side, in a sentence. */
  comparison() {
    if (this.shown.length !== 2) return "";
    const [first, second] = this.told.lists.map((list) => list.engine);
    const [one, other] = this.shown.map((replay) => replay.trigger);
    if (one === null && other === null) return "Neither fired.";
    if (one === null || other === null) return `${one === null ? second : first} fired, ${one === null ? first : second} did not.`;
    const late = fixed(Math.abs(one - other) / 1000);
    return late === "0.0" ? "Both fired at the same time." : `${one < other ? first : second} fired ${late} ms before ${one < other ? second : first}.`;
  }

  showTable() {
    const { lists } = this.told;
    const hasBundle = lists.some((list) => list.expected !== undefined);
    const head = ["engine and model", "result", "reason", "callback", "rules broken", ...(hasBundle ? ["result in the bundle"] : [])];
    const rows = lists.map((list, index) => {
      const { why, callback, rules } = this.shown[index];
      const same = list.expected === undefined ? "none" : list.differences.length ? `${list.expected}; differs: ${list.differences.join("; ")}` : `same: ${list.expected}`;
      const cells = [this.did(index), why, callback === null ? "–" : `at ${milliseconds(callback)}`, rules.join("; ") || "none", ...(hasBundle ? [same] : [])];
      return make("tr", {}, make("th", { scope: "row" }, list.engine, make("span", { class: "model" }, ` ${list.model}`)), ...cells.map((cell) => make("td", {}, cell)));
    });
    byId("see-table").replaceChildren(make("thead", {}, make("tr", {}, ...head.map((each) => make("th", { scope: "col" }, each)))), make("tbody", {}, ...rows));
  }

  showPanels() {
    const buttons = [];
    this.canvases = this.told.lists.map(({ engine, model }) => make("canvas", { role: "img", "aria-label": `${engine} on ${model} at the frame under the cursor` }));
    byId("see-panels").replaceChildren(...this.canvases.map((canvas, list) => {
      const { engine, model } = this.told.lists[list];
      buttons.push(make("button", { type: "button", "aria-pressed": String(list === this.list), onclick: () => { this.choose(list); byId("see-panels").querySelectorAll("button")[list]?.focus(); } }, engine));
      return make("figure", { class: list === this.list ? "chosen" : null }, canvas, make("figcaption", {}, buttons[list], make("span", { class: "model" }, model)));
    }));
  }

  /** Every list at the cursor's frame. */
  draw() {
    if (!this.told || byId("see").hidden) return;
    this.canvases?.forEach((canvas, list) => drawCanvas(canvas, (width, height) => lab.calls.lab_see_draw(list, this.timeline.frame, width, height)));
  }
}

/** What is dropped anywhere on the page is seen; `show()` brings the part up. */
function takeDrops(see, show) {
  const mark = (isOver) => document.body.classList.toggle("dropping", isOver);
  document.addEventListener("dragover", (event) => {
    event.preventDefault();
    mark(true);
  });
  document.addEventListener("dragleave", (event) => { if (event.relatedTarget === null) mark(false); });
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    mark(false);
    const { files } = event.dataTransfer;
    show();
    if (files.length) see.load([...files]); else see.read(event.dataTransfer.getData("text/plain"));
  });
}
