// Starts the page.

function fail(error) {
  const trouble = byId("trouble");
  trouble.textContent = typeof WebAssembly === "undefined" || typeof DecompressionStream === "undefined"
    ? "This browser is too old: the lab needs WebAssembly and DecompressionStream (Chromium 80, Firefox 113, Safari 16.4, or later)."
    : `The lab could not start: ${error.message}`;
  trouble.hidden = false;
}

/** Shows one of the parts. */
function show(part) {
  for (const section of document.querySelectorAll("main > section")) section.hidden = section.id !== part;
  for (const button of document.querySelectorAll("nav button")) button.setAttribute("aria-pressed", String(button.dataset.part === part));
  parts[part].open();
}

const parts = {};

async function start() {
  await lab.start();
  parts.feel = new Feel();
  parts.tune = new Tune((take, gesture, list) => {
    show("see");
    return parts.see.showTake(take, gesture, list);
  });
  parts.see = new See();
  takeDrops(parts.see, () => show("see"));
  byId("look").addEventListener("click", () => {
    show("see");
    parts.see.add(parts.feel.name, parts.feel.last);
  });
  parts.record = new Record((name, text, key) => parts.tune.replace(name, text, key));
  document.querySelector("nav").addEventListener("click", (event) => { if (event.target.dataset.part) show(event.target.dataset.part); });
  const asked = new URLSearchParams(location.hash.slice(1));
  show(asked.has("policy") ? "tune" : asked.get("part") in parts ? asked.get("part") : "feel");
}

window.lab = Object.assign(lab, { parts });
window.ready = start().catch(fail);
