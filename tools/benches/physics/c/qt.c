/* Qt Quick's Flickable, as Models/Qt has it. */
#include "drag.h"
#include "motion.h"
#include "phases.h"
#include "rounding.h"

static inline double qt_offset(struct extent e, double raw) {
  double edge = nearest_rest(e, raw);
  return raw == edge ? raw : edge + (raw - edge) * 0.5;
}

static inline void then_fixup(struct phases *p, double offset, double edge) {
  double middle = edge - (edge - offset) / 2;
  then(p, move(offset, middle, 0.4 * 0.25, IN_QUADRATIC));
  then(p, move(middle, edge, 0.4 * (1 - 0.25), OUT_EXPONENTIAL));
}

static inline void then_overshoot(struct phases *p, double edge, double offset, double velocity, double time) {
  double way = fabs(velocity) * (1.0 / 3), left = (way < 150 ? way : 150) - fabs(offset - edge);
  if (!(left > 0)) return then_fixup(p, offset, edge);
  double needed = velocity * velocity / (2 * left), usual = 8 * 1500.0;
  struct phase phase = braking(offset, velocity, needed > usual ? needed : usual, 0);
  then_at(p, phase, time);
  then_fixup(p, braking_end(&phase.braking), edge);
}

static inline struct phases qt_fling(struct extent e, double offset, double velocity) {
  struct braking free = {offset, velocity, 1500};
  double way = elementary_round(braking_end(&free)) - offset;
  if (way == 0) return phases(rest(nearest_rest(e, offset)));
  struct phase phase = braking(offset, velocity, velocity * velocity / (2 * fabs(way)), 0);
  double end = braking_end(&phase.braking), edge = velocity < 0 ? lowest(e) : highest(e), time, left;
  struct phases p = phases(phase);
  if (!((end - edge) * velocity > 0) || !braking_crossing(&phase.braking, edge, &time, &left)) return p;
  if (fabs(left) > 10) then_overshoot(&p, edge, edge, left, time);
  else then_fixup(&p, end, edge);
  return p;
}

static inline struct phases qt_release(struct extent e, double offset, double velocity) {
  struct phases p = {0};
  double edge = nearest_rest(e, offset);
  if (!isfinite(offset + velocity)) return phases(rest(NAN));
  if (!(fabs(velocity) > 75)) {
    if (offset == edge) return phases(rest(offset));
    then_fixup(&p, offset, edge);
    return p;
  }
  double capped = velocity < -2500 ? -2500 : velocity > 2500 ? 2500 : velocity;
  if (!((offset - edge) * capped > 0)) return qt_fling(e, offset, capped);
  then_overshoot(&p, edge, offset, capped, 0);
  return p;
}

#define qt_at phases_offset

DRAG_BY_POSITION(qt)
MOTION(qt, struct phases)
