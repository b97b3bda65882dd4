// Links into a report's page: they name a gesture, and hold none of it.

/**
 * What a link names: a trace's path, a gesture of it, an engine, a model (-1: its own list) and a time in seconds, null where it says none.
 * Null where a text is no such link. */
function readLink(text) {
  const word = text.trim();
  const cut = word.indexOf("#");
  if (cut < 0 || /\s/.test(word)) return null;
  const parts = new URLSearchParams(word.slice(cut + 1));
  const [, path, number] = (parts.get("trace") ?? "").match(/^(.*?)(?:#(\d+))?$/s);
  if (!path) return null;
  const milliseconds = Number.parseFloat(parts.get("t"));
  return {
    path, gesture: Math.max(0, Number(number ?? 1) - 1), engine: parts.get("engine"), model: lab.models.indexOf(parts.get("model")),
    time: Number.isFinite(milliseconds) ? milliseconds / 1000 : null,
  };
}

/** Where a trace of this path is among names: by all of it, else by the file's name. */
function placeOfPath(path, names) {
  const exact = names.lastIndexOf(path);
  return exact >= 0 ? exact : names.lastIndexOf(path.split("/").at(-1));
}
