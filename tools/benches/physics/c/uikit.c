/* UIScrollView by the published formulas and as recorded, as UIKit.swift and UIKitMeasured.swift have it. */
#include "band.h"
#include "decay.h"
#include "drag.h"
#include "motion.h"
#include "rounding.h"

static inline double uikit_offset(struct extent e, double raw) {
  double edge = nearest_rest(e, raw), drag = raw - edge;
  if (drag == 0) return raw;
  return edge + extended_offset((struct band){0.55, e.viewport}, drag);
}

static inline struct decay uikit_release(struct extent e, double offset, double velocity) {
  struct spring spring = {sqrt(100.0 / 1), 1};
  double edge = nearest_rest(e, offset);
  if (offset != edge) return bounce(edge, offset, velocity, spring);
  return decay(e, offset, velocity, -1000 * elementary_log(0.998), spring);
}

static inline double uikit_measured_offset(struct extent e, double raw) {
  return elementary_round(uikit_offset(e, raw) * 3) / 3;
}

static inline struct stopping uikit_measured_release(struct extent e, double offset, double velocity) {
  struct spring spring = {10.97, 1};
  double edge = nearest_rest(e, offset), past = offset - edge, rate = -1000 * elementary_log(0.998);
  if (past != 0) {
    double inward = -7.23 * past;
    if (past < 0 ? velocity < inward : velocity > inward) velocity = inward;
    return never_stopping(bounce(edge, offset, velocity, spring));
  }
  if (fabs(velocity) < 260) return never_stopping((struct decay){.start = offset, .change = INFINITY});
  double bound = velocity < 0 ? lowest(e) : highest(e);
  double way = (velocity < 0 ? velocity + 10 : velocity - 10) / rate;
  if (fabs(bound - offset) < fabs(way)) return never_stopping(decay(e, offset, velocity, rate, spring));
  struct decay d = {.start = offset, .velocity = velocity, .rate = rate, .change = INFINITY};
  return (struct stopping){d, elementary_log(fabs(velocity) / 10) / rate, offset + way};
}

#define uikit_at decay_offset
#define uikit_measured_at stopping_offset

DRAG_BY_POSITION(uikit)
DRAG_BY_POSITION(uikit_measured)
MOTION(uikit, struct decay)
MOTION(uikit_measured, struct stopping)
