/* The web's libraries, as Models/Web has them. */
#include "band.h"
#include "decay.h"
#include "drag.h"
#include "motion.h"
#include "phases.h"
#include "power.h"
#include "ticks.h"

static inline double use_gesture_offset(struct extent e, double raw) {
  double low = lowest(e), high = highest(e);
  double bound = nearest_rest(e, raw);
  if (raw == bound) return bound;
  struct band band = {0.15, high - low};
  return raw < bound ? bound - extended_offset(band, bound - raw) : bound + extended_offset(band, raw - bound);
}

static inline double framer_offset(struct extent e, double raw) {
  double edge = nearest_rest(e, raw);
  return raw == edge ? raw : edge + 0.35 * (raw - edge);
}

/* BetterScroll's filter, and iScroll's: an event that ends outside is damped as a whole. */
static inline double filtered_moved(struct extent e, double offset, double delta) {
  double moved = offset + delta;
  return moved < lowest(e) || moved > highest(e) ? offset + delta * (1.0 / 3) : moved;
}

/* The fixed form: only what lies outside is damped. */
static inline double filtered_fixed_offset(struct extent e, double raw) {
  double low = lowest(e), high = highest(e);
  if (raw < low) return low + (raw - low) * (1.0 / 3);
  return raw > high ? high + (raw - high) * (1.0 / 3) : raw;
}

static inline struct phases use_gesture_release(struct extent e, double offset, double velocity) {
  return phases(rest(nearest_rest(e, offset)));
}

static inline struct decay framer_fixed_release(struct extent e, double offset, double velocity) {
  struct spring spring = {sqrt(200.0 / 1), 40 / (2 * sqrt(200.0))};
  double edge = nearest_rest(e, offset), rate = 1000.0 / 750;
  if (offset != edge) return bounce(edge, offset, 0, spring);
  return decay(e, offset, 0.8 * velocity * rate, rate, spring);
}

/* framer-motion by the frame. */
static inline void sprung(struct ticked *t, struct extent e, double offset, double velocity, double since) {
  struct spring spring = {sqrt(200.0 / 1), 40 / (2 * sqrt(200.0))};
  double edge = nearest_rest(e, offset);
  struct spring_motion m = spring_motion(spring, offset - edge, velocity);
  spring_back(t, since, edge, m);
  hold_when_near(t, edge, &m, since, ticks_up_to(since), 1);
}

static inline struct ticked framer_release(struct extent e, double offset, double velocity) {
  struct ticked t = {0};
  double rate = 1000.0 / 750, start = 0.8 * velocity * rate, bound = velocity < 0 ? lowest(e) : highest(e);
  if (offset != nearest_rest(e, offset)) return sprung(&t, e, offset, 0, 0), t;
  if (velocity == 0) return hold(&t, 0, offset), t;
  struct ticked_piece slowing = {SLOWING, offset, start, rate};
  add_piece(&t, 0, slowing);
  double speed = rate * 1, duration = fabs(start) <= speed ? 0 : elementary_log(fabs(start) / speed) / rate;
  double end = tick_time(tick_at_or_after(duration)), crossing = time_to_travel(rate, bound - offset, start);
  if (crossing < 0) return hold(&t, end, offset + start / rate), t;
  double index = tick_at_or_after(crossing);
  double time = tick_time(slowing_offset(&slowing, tick_time(index)) == bound ? index + 1 : index);
  double value = slowing_offset(&slowing, time), reach = 5.0 / 1000;
  if (!(time <= end && overscroll(e, value) != 0)) return hold(&t, end, bound), t;
  double before = time > reach ? time - reach : 0;
  sprung(&t, e, value, (value - slowing_offset(&slowing, before)) / (time - before), time);
  return t;
}

#define framer_at ticked_offset

/* The nearest whole number, halves up as JavaScript's. */
static inline double rounded_up(double x) { return floor(x + 0.5); }

static inline double least(double a, double b) { return a < b ? a : b; }

/* The move to `target`, and from beyond an edge the way back. */
static inline struct phases momentum_to(struct extent e, double offset, double target, double seconds,
                                        enum easing inside, struct phase (*back)(double, double)) {
  double bound = nearest_rest(e, target);
  if (target == offset) return phases(rest(offset));
  struct phases p = phases(move(offset, target, seconds, target == bound ? inside : OUT_QUADRATIC));
  if (target != bound) then(&p, back(target, bound));
  return p;
}

static struct phase better_scroll_back(double offset, double edge) {
  return move(offset, edge, 800.0 / 1000, OUT_QUARTIC);
}

static inline struct phases better_scroll_release(struct extent e, double offset, double velocity) {
  if (!isfinite(offset + velocity)) return phases(rest(NAN));
  double edge = nearest_rest(e, offset), pace = -velocity / 1000, speed = fabs(pace);
  if (offset != edge) return phases(better_scroll_back(offset, edge));
  if (velocity == 0) return phases(rest(offset));
  double way = speed * speed / 0.0015, free = pace < 0 ? -offset - way : -offset + way;
  double beyond = least(e.viewport * 0.25, e.viewport * (1.0 / 15) * speed);
  double destination = free, duration = 500;
  if (free < -highest(e)) destination = -highest(e) - beyond;
  else if (free > -lowest(e)) destination = -lowest(e) + beyond;
  else duration = least(2500, 2 * speed / 0.0015);
  return momentum_to(e, offset, -rounded_up(destination), duration / 1000, OUT_QUINTIC, better_scroll_back);
}

static struct phase iscroll_back(double offset, double edge) {
  return move(offset, edge, 600.0 / 1000, OUT_CIRCULAR);
}

static inline struct phases iscroll_release(struct extent e, double shown, double velocity) {
  if (!isfinite(shown + velocity)) return phases(rest(NAN));
  double offset = -rounded_up(-shown), edge = nearest_rest(e, offset);
  double pace = -velocity / 1000, speed = fabs(pace);
  if (offset != edge) return phases(iscroll_back(offset, edge));
  if (velocity == 0) return phases(rest(offset));
  double way = speed * speed / (2 * 0.0006), free = pace < 0 ? -offset - way : -offset + way;
  double beyond = e.viewport / 2.5 * (speed / 8), destination = rounded_up(free), duration = speed / 0.0006;
  if (free < -highest(e) || free > -lowest(e)) {
    double end = free < -highest(e) ? -highest(e) - beyond : -lowest(e) + beyond;
    destination = rounded_up(end);
    duration = fabs(end - -offset) / speed;
  }
  return momentum_to(e, offset, -destination, duration / 1000, OUT_CIRCULAR, iscroll_back);
}

/* Lenis: content goes no farther than an edge. */
static inline double lenis_moved(struct extent e, double offset, double delta) { return nearest_rest(e, offset + delta); }

static inline double lenis_target(struct extent e, double offset, double velocity) {
  double way = elementary_pow(fabs(velocity) * (1.0 / 60), 1.7);
  return nearest_rest(e, offset + (velocity < 0 ? -way : way));
}

/* Seconds until friction that starts at `velocity` has `distance` to go. */
static inline double lenis_time(double velocity, double distance) {
  double rate = 0.075 * 60, speed = rate * distance;
  return fabs(velocity) <= speed ? 0 : elementary_log(fabs(velocity) / speed) / rate;
}

static inline struct ticked lenis_release(struct extent e, double offset, double velocity) {
  struct ticked t = {0};
  if (!isfinite(offset + velocity)) return hold(&t, 0, NAN), t;
  double target = lenis_target(e, offset, velocity), way = target - offset, rate = 0.075 * 60;
  if (way == 0) return hold(&t, 0, target), t;
  struct ticked_piece slowing = {SLOWING, offset, way * rate, rate};
  add_piece(&t, 0, slowing);
  double whole = rounded_up(target), left = way > 0 ? target - (whole - 0.5) : whole + 0.5 - target;
  hold(&t, tick_time(tick_at_or_after(lenis_time(way * rate, left > 1e-9 ? left : 1e-9))), target);
  return t;
}

static inline struct stopping lenis_fixed_release(struct extent e, double offset, double velocity) {
  if (!isfinite(offset + velocity)) return never_stopping((struct decay){.start = NAN, .change = INFINITY});
  double target = lenis_target(e, offset, velocity), way = target - offset, rate = 0.075 * 60;
  if (way == 0) return never_stopping((struct decay){.start = target, .change = INFINITY});
  struct decay d = {.start = offset, .velocity = way * rate, .rate = rate, .change = INFINITY};
  return (struct stopping){d, lenis_time(way * rate, 0.5), target};
}

#define use_gesture_at phases_offset
#define framer_fixed_at decay_offset
#define better_scroll_at phases_offset
#define iscroll_at phases_offset
#define lenis_at ticked_offset
#define lenis_fixed_at stopping_offset

DRAG_BY_POSITION(use_gesture)
DRAG_BY_POSITION(framer)
DRAG_BY_MOVEMENT(filtered)
DRAG_BY_POSITION(filtered_fixed)
DRAG_BY_MOVEMENT(lenis)
MOTION(use_gesture, struct phases)
MOTION(framer_fixed, struct decay)
MOTION(better_scroll, struct phases)
MOTION(iscroll, struct phases)
MOTION(framer, struct ticked)
MOTION(lenis, struct ticked)
MOTION(lenis_fixed, struct stopping)
