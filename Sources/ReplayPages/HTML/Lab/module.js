// The replay: the same code as the program's, as a module. Texts go in and out through its memory, as UTF-8.

const lab = { catalogue: { engines: [], models: [] } };

/** Unpacks the module that the page holds, and starts it. */
lab.start = async () => {
  const packed = Uint8Array.from(atob(document.getElementById("module").textContent.trim()), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  const bytes = await new Response(stream).arrayBuffer();
  const compiled = await WebAssembly.compile(bytes);
  // The C library's output: the module prints nothing.
  const nothing = Object.fromEntries(WebAssembly.Module.imports(compiled).map((each) => [each.name, () => 0]));
  lab.calls = (await WebAssembly.instantiate(compiled, { wasi_snapshot_preview1: nothing })).exports;
  lab.catalogue = JSON.parse(lab.text(lab.calls.lab_catalogue()));
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
lab.readPolicy = (name, contents) => lab.read(lab.calls.lab_policy, name, contents);

/** The line of `overscroll replay --json --per trace`. */
lab.replay = (trace, engine, model) => lab.text(lab.calls.lab_replay(trace, engine, model));
