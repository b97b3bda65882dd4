// What a page heard and showed, for libraries.py: touches as they came to the page, calls of the app, states and what is shown
// at every frame. A page says `watch(state, shown)` once its library is up, and `fire()` where the app is told to refresh.
const record = { touches: [], fired: [], ended: [], states: [], shown: [], ready: false };
let state = () => "", shown = () => 0;

for (const kind of ["touchstart", "touchmove", "touchend", "touchcancel"]) {
  window.addEventListener(kind, (event) => {
    const touch = event.changedTouches[0];
    record.touches.push([kind, performance.now(), touch.clientX, touch.clientY]);
  }, { capture: true, passive: true });
}

function note() {
  const now = performance.now(), name = state();
  record.shown.push([now, shown()]);
  if (!record.states.length || record.states.at(-1)[1] !== name) record.states.push([now, name]);
}

function everyFrame() {
  note();
  requestAnimationFrame(everyFrame);
}

function watch(stateNow, shownNow) {
  [state, shown] = [stateNow, shownNow];
  record.ready = true;
  everyFrame();
}

// The app is told, and has done its work so many milliseconds later.
function fire(done, work = 300) {
  record.fired.push(performance.now());
  setTimeout(() => {
    record.ended.push(performance.now());
    done();
  }, work);
}
