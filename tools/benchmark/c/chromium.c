/* Chromium's two elastic overscrolls, as Models/Chromium has them. */
#include "drag.h"
#include "hyperbolic.h"

static inline double chromium_exp_offset(struct extent e, double raw) {
  double edge = nearest_rest(e, raw);
  return raw == edge ? raw : edge + round((raw - edge) / 20);
}

static inline double chromium_bezier_offset(struct extent e, double raw) {
  double edge = nearest_rest(e, raw);
  return raw == edge ? raw : edge + trunc(0.1 * e.viewport * elementary_tanh(2 * (raw - edge) / e.viewport));
}

DRAG_BY_POSITION(chromium_exp)
DRAG_BY_POSITION(chromium_bezier)
