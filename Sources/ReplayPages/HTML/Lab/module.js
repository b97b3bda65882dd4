// The replay: the same code as the program's, as a module. Texts go in and out through its memory, as UTF-8.

const lab = { engines: [], models: [] };

/** Unpacks the module that the page holds, and starts it. */
lab.start = async () => {
  const packed = Uint8Array.from(atob(document.getElementById("module").textContent.trim()), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  const bytes = await new Response(stream).arrayBuffer();
  const compiled = await WebAssembly.compile(bytes);
  // The C library's output: the module prints nothing.
  const nothing = Object.fromEntries(WebAssembly.Module.imports(compiled).map((each) => [each.name, () => 0]));
  lab.calls = (await WebAssembly.instantiate(compiled, { wasi_snapshot_preview1: nothing })).exports;
  const { engines, models } = JSON.parse(lab.text(lab.calls.lab_catalogue()));
  [lab.engines, lab.models, lab.builtIn] = [engines, models, engines.length];
};

/** Puts texts into the module, one after the other; how many bytes each has. */
lab.give = (...texts) => {
  const parts = texts.map((text) => (typeof text === "string" ? new TextEncoder().encode(text) : text));
  const place = lab.calls.lab_input(parts.reduce((sum, part) => sum + part.length, 0));
  if (!place) throw new Error("more than 64 MB at once; take a smaller file");
  let at = place;
  for (const part of parts) {
    new Uint8Array(lab.calls.memory.buffer, at, part.length).set(part);
    at += part.length;
  }
  return parts.map((part) => part.length);
};

/** The text that the last call made. */
lab.output = () => new TextDecoder().decode(
  new Uint8Array(lab.calls.memory.buffer, lab.calls.lab_output(), lab.calls.lab_output_count()));

/** The same, of a call that says how long it is; null where it made none. */
lab.text = (count) => (count < 0 ? null : lab.output());

/** The numbers that the last call made: a view that the next call may move. */
lab.numbers = (count) => new Float64Array(lab.calls.memory.buffer, lab.calls.lab_numbers(), count);

/** A file's number from a call that reads it; throws its complaint. */
lab.read = (call, name, contents) => {
  const number = call(...lab.give(name, contents));
  if (number < 0) throw new Error(lab.output());
  return number;
};
lab.readTrace = (name, contents) => lab.read(lab.calls.lab_trace, name, contents);

/** A policy's, a new one or in the place of one that was read before. */
lab.readPolicy = (name, contents, inPlaceOf = -1) => lab.note(lab.read((...counts) => lab.calls.lab_policy(...counts, inPlaceOf), name, contents));

/** Lists an engine that a file brought beside those of the catalogue; its number. */
lab.note = (number) => {
  const [name, native] = lab.text(lab.calls.lab_engine(number)).split("\n");
  if (number >= lab.builtIn) lab.engines[number] = { name, native, summary: "from a file" };
  return number;
};

/** The takes of a file one by one, a number and a name each; the file is read part by part. */
lab.takes = async function* (file) {
  const part = 1 << 20; // Bytes.
  lab.calls.lab_takes(...lab.give(file.name));
  for (let at = 0; ;) {
    const trace = lab.calls.lab_takes_next();
    const words = lab.output();
    if (trace >= 0) yield { trace, name: `${words}.trace` };
    else if (words) throw new Error(words);
    else if (at >= file.size) return;
    else {
      const bytes = new Uint8Array(await file.slice(at, at + part).arrayBuffer());
      at += part;
      lab.calls.lab_takes_part(...lab.give(bytes), at >= file.size ? 1 : 0);
    }
  }
};

/** The bundles in a text, read; of those that cannot be, their complaints. */
lab.bundles = (name, contents) => {
  const count = lab.read(lab.calls.lab_bundles, name, contents);
  return Array.from({ length: count }, (_, index) => {
    const text = lab.text(lab.calls.lab_bundle(index));
    if (text === null) return { complaint: lab.output() };
    const bundle = JSON.parse(text);
    for (const { engine } of bundle.lists) lab.note(engine);
    lab.models = bundle.models;
    return bundle;
  });
};

/** The line of `overscroll replay --json --per trace`. */
lab.replay = (trace, engine, model) => lab.text(lab.calls.lab_replay(trace, engine, model));
