// pulltorefresh.js's rules as a program for `overscroll --engine exec:'node tools/engines/pulltorefresh.js'`.
//
// An example to start from: it does what the built-in engine `pulltorefresh-js` does, to the last digit. The rules are those of
// `TravelSystems.md`, Q17: a touch that begins at the top of the page pulls, against a resistance that eases off, and its end
// decides. What a program is sent and answers: `overscroll help programs`.
'use strict';

const DIST_THRESHOLD = 60; // pixels that the resisted pull must pass
const DIST_MAX = 80; // the greatest resisted pull
const DIST_RELOAD = 50; // the height while it refreshes; drawn, so nothing of it is answered
const RESISTANCE = 2.5; // thresholds of travel over which the resistance eases off
const TIMEOUT = 0.5; // seconds to the callback, from an end to pending, from a touch end to the unmounting
const AT_TOP = 0.5; // points from the top that count as there

class PullToRefresh {
  constructor(threshold) {
    this.threshold = threshold ?? DIST_THRESHOLD;
    this.state = 'pending';
    this.mounted = false;
    this.start = this.move = null; // points of travel where the pull starts, and where the finger is
    this.distance = this.resisted = 0;
    this.hasEnded = false;
    this.unmounting = null; // seconds
    this.timers = []; // { time, name }, the earliest first
  }

  handle(event) {
    this.effects = [];
    const before = this.state;
    switch (event.event) {
      case 'contact-began': this.touchStart(event); break;
      case 'finger-moved': this.touchMove(event); break;
      case 'finger-left': this.endTouch(event); break;
      case 'drag-ended': this.touchEnd(event); break;
      case 'drag-cancelled': this.hasEnded = true; break;
      case 'contact-ended': if (!this.hasEnded) this.touchEnd(event); break;
      case 'timer-fired': this.timer(event); break;
      case 'end-refreshing': this.reset(event); break;
    }
    if (this.state !== before) this.effects.push({ enter: this.state });
    const answer = { timer_s: this.nextTimer(), pull_pt: this.resisted };
    if (this.effects.length > 0) answer.effects = this.effects;
    return answer;
  }

  isAtTop(event) { return event.offset_pt + event.top_inset_pt <= AT_TOP; }

  touchStart(event) {
    this.hasEnded = false;
    if (this.state !== 'pending') return;
    this.mounted = true;
    if (this.isAtTop(event)) this.start = event.travel_pt;
  }

  touchMove(event) {
    if (!this.mounted) return;
    if (this.start !== null) this.move = event.travel_pt;
    else if (this.isAtTop(event)) this.start = event.travel_pt;
    if (this.state === 'refreshing') return;
    if (this.state === 'pending') this.state = 'pulling';
    if (this.start !== null && this.move !== null) this.distance = this.move - this.start;
    if (!(this.distance > 0)) return;
    const share = this.distance / this.threshold / RESISTANCE;
    this.resisted = Math.min(1, share) * Math.min(DIST_MAX, this.distance);
    if (this.state === 'pulling' && this.resisted > this.threshold) this.state = 'releasing';
    if (this.state === 'releasing' && this.resisted < this.threshold) this.state = 'pulling';
  }

  touchEnd(event) {
    this.hasEnded = true;
    this.endTouch(event);
  }

  // `touchend` is heard of every finger, the last one or not.
  endTouch(event) {
    if (!this.mounted) return;
    this.unmounting = event.time_s + TIMEOUT;
    if (this.state === 'releasing' && this.resisted > this.threshold) {
      this.state = 'refreshing';
      this.effects.push({ trigger: 'released' });
      this.after(TIMEOUT, 'callback', event);
    } else {
      if (this.state === 'refreshing') return;
      this.state = 'pending';
    }
    this.start = this.move = null;
    this.distance = this.resisted = 0;
  }

  reset(event) {
    if (this.mounted) this.after(TIMEOUT, 'reset', event);
  }

  after(seconds, name, event) {
    this.timers.push({ time: event.time_s + seconds, name });
    this.timers.sort((one, other) => one.time - other.time);
  }

  nextTimer() {
    const next = this.timers.length > 0 ? this.timers[0].time : null;
    if (this.unmounting === null) return next;
    return next !== null && next <= this.unmounting ? next : this.unmounting;
  }

  timer(event) {
    if (this.timers.length > 0 && this.timers[0].time <= event.time_s) {
      const { name } = this.timers.shift();
      if (name === 'callback') {
        this.effects.push({ callback: true });
      } else {
        this.mounted = false;
        this.state = 'pending';
      }
    } else if (this.unmounting !== null && this.unmounting <= event.time_s) {
      this.unmounting = null;
      if (this.state === 'pending') this.reset(event);
    }
  }
}

const hello = {
  protocol: 'overscroll-engine/1',
  name: 'pulltorefresh-in-javascript',
  like: 'pulltorefresh-js',
  states: [
    { name: 'pending', as: 'idle' }, 'pulling', { name: 'releasing', as: 'armed' }, 'refreshing'],
  wants: ['finger-moved', 'fingers', 'threshold'],
};

let control = null;
function answer(event) {
  switch (event.event) {
    case 'hello': return hello;
    case 'start':
      control = new PullToRefresh(event.threshold_pt);
      return {};
    default: return control.handle(event);
  }
}

require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  process.stdout.write(JSON.stringify(answer(JSON.parse(line))) + '\n');
});
