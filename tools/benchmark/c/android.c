/* Android's OverScroller and its stretch, as Models/Android has them. */
#include "drag.h"
#include "exponential.h"

static inline double android_offset(struct extent e, double raw) { return nearest_rest(e, raw); }

static inline double stretch_offset(double dimension, double drag) {
  double pull = fabs(drag) / dimension, fill = 2.718281828459045 / 0.33;
  if (pull > 1) pull = 1;
  double way = dimension * (0.016 * pull - 0.016 * elementary_expm1(-fill * pull));
  return drag < 0 ? -way : way;
}

static inline double android_stretch_offset(struct extent e, double raw) {
  double edge = nearest_rest(e, raw);
  return raw == edge ? raw : edge + stretch_offset(e.viewport, raw - edge);
}

DRAG_BY_POSITION(android)
DRAG_BY_POSITION(android_stretch)
