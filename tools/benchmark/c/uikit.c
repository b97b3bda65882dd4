/* UIScrollView, as Models/UIKit.swift has it. */
#include "band.h"
#include "decay.h"
#include "drag.h"
#include "motion.h"

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

#define uikit_at decay_offset

DRAG_BY_POSITION(uikit)
MOTION(uikit, struct decay)
