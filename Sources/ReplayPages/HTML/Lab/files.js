// Files that a person opens or drops, and texts that are pasted: what is in them, and what is wrong with them.

/** The most bytes of a file: what a trace may have, and no more than is read without a wait. */
const MOST_BYTES = 64 << 20;
/** The most bytes of a text in which bundles are looked for, as the program has it: a long thread around one. */
const MOST_BUNDLE_BYTES = 1 << 20;
/** Milliseconds of reading after which the page is let draw. */
const READING_SLICE = 12;

const nextFrame = () => new Promise((done) => { setTimeout(done); });

/** Reads files one after the other, letting the page draw between: `found` is told of each trace, take, bundle and policy, and of its path; the complaints. */
async function readFiles(files, found) {
  const troubles = [];
  let since = performance.now();
  const breathe = async () => {
    if (performance.now() - since < READING_SLICE) return;
    await nextFrame();
    since = performance.now();
  };
  for (const file of files) {
    try {
      if (file.size > MOST_BYTES) throw new Error(`${file.name}: ${file.size} bytes is too large for this page (at most ${MOST_BYTES}); overscroll reads larger files`);
      for await (const each of contentsOf(file)) {
        if (each.complaint) troubles.push(each.complaint); else found({ ...each, path: pathOf(file, each.name), file });
        await breathe();
      }
    } catch (error) {
      troubles.push(error instanceof DOMException ? `${file.name}: ${error.message}` : error.message);
    }
    await breathe();
  }
  return troubles;
}

/** Reads a trace of a file anew: its number in the module. */
async function readAgain(file, path) {
  for await (const { kind, name, trace } of contentsOf(file)) {
    if (kind === "trace" && pathOf(file, name) === path) return trace;
    if (kind === "trace") lab.calls.lab_forget(trace);
  }
  throw new Error(`${path}: no longer in the file; open it again`);
}

/** Where something lies, as far as a browser tells: a folder that was opened, a file of takes. */
function pathOf(file, name) {
  const path = file.webkitRelativePath || file.name;
  return name === undefined || name === file.name ? path : `${path}/${name}`;
}

/** What is in a file, by how it begins; a JSON file of none of these is read as a policy, any other as a trace, which says what is wrong with it. */
async function* contentsOf(file) {
  const { name } = file;
  const start = new TextDecoder().decode(await file.slice(0, 4096).arrayBuffer());
  if (start.startsWith('{"format":"overscroll-takes"')) {
    for await (const { trace, name: take } of lab.takes(file)) yield { kind: "trace", name: take, trace };
    return;
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isTrace = start.startsWith('{"format":"overscroll-trace"');
  const hasBundles = !isTrace && hasBundle(bytes);
  const isPolicy = /"overscroll-policy\//.test(start) && !start.includes('"overscroll-bundle"');
  if (isPolicy || (name.endsWith(".json") && !isTrace && !hasBundles)) {
    yield { kind: "policy", name, engine: lab.readPolicy(name, bytes) };
  } else if (isTrace || (!file.isPasted && !hasBundles)) {
    yield { kind: "trace", name, trace: lab.readTrace(name, bytes) };
  } else {
    for (const bundle of lab.bundles(name, bytes)) yield bundle.complaint ? bundle : { kind: "bundle", ...bundle };
  }
}

/** True where a text small enough names the format of a bundle. */
function hasBundle(bytes) {
  return bytes.length <= MOST_BUNDLE_BYTES && new TextDecoder().decode(bytes).includes("overscroll-bundle");
}

/** Saves a text as a file. */
function download(name, text, type = "application/x-ndjson") {
  const link = make("a", { href: URL.createObjectURL(new Blob([text], { type })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
