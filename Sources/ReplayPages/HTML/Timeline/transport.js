// The buttons of a timeline: an icon, words for a screen reader, and the key that does the same.

const transport = {
  previous: ["Previous event", ",", "M5 4v12M17 4l-9 6 9 6z"],
  back: ["Previous frame", "←", "M13 4l-7 6 7 6"],
  play: ["Play", "Space", "M6 3l11 7-11 7z"],
  forward: ["Next frame", "→", "M7 4l7 6-7 6"],
  next: ["Next event", ".", "M15 4v12M3 4l9 6-9 6z"],
  in: ["Zoom in", "+", "M9 3a6 6 0 1 0 0 12a6 6 0 1 0 0-12M13.5 13.5l4 4M9 6v6M6 9h6"],
  out: ["Zoom out", "−", "M9 3a6 6 0 1 0 0 12a6 6 0 1 0 0-12M13.5 13.5l4 4M6 9h6"],
  all: ["Show the whole replay", "0", "M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4"],
};
const pauseIcon = "M6 4v12M14 4v12";

const icon = (path, isFilled = false) => draw("svg", { class: isFilled ? "icon filled" : "icon", viewBox: "0 0 20 20", "aria-hidden": "true" }, draw("path", { d: path }));

/** Gives a timeline's buttons their icons, words and keys. */
function dressTools(box) {
  for (const button of box.querySelectorAll("[data-tool]")) {
    const [words, key, path] = transport[button.dataset.tool];
    button.replaceChildren(icon(path, ["previous", "play", "next"].includes(button.dataset.tool)), make("kbd", { "aria-hidden": "true" }, key));
    button.ariaLabel = words;
    button.title = `${words} (${key})`;
    button.setAttribute("aria-keyshortcuts", key === "−" ? "-" : { "←": "ArrowLeft", "→": "ArrowRight" }[key] ?? key);
  }
}

/** Shows on the button whether a press plays or stops. */
function showPlaying(box, isPlaying) {
  const button = box.querySelector("[data-tool=play]");
  if (!button) return;
  const words = isPlaying ? "Pause" : "Play";
  button.ariaLabel = words;
  button.title = `${words} (Space)`;
  button.firstChild?.replaceWith(icon(isPlaying ? pauseIcon : transport.play[2], !isPlaying));
}
