/* Firefox, as Models/Gecko has it. */
#include <math.h>

#include "drag.h"
#include "exponential.h"

static inline double resisted_step(double delta, double past, double length) {
  double share = (1 - fabs(past) / length) / 16;
  if (!(share > 0)) return 0;
  double step = delta * share;
  return step > 8 ? 8 : step < -8 ? -8 : step;
}

static inline double gecko_moved(struct extent e, double offset, double delta) {
  double past = overscroll(e, offset), moved = offset + delta;
  if (past * delta < 0 && overscroll(e, moved) * past > 0) return moved;
  double start = past * delta < 0 ? 0 : past;
  double excess = overscroll(e, moved) - start;
  if (excess == 0) return moved;
  double edge = nearest_rest(e, moved);
  if (!(highest(e) > lowest(e))) return edge;
  return edge + start + resisted_step(excess, start, e.viewport);
}

static inline double gecko_fixed_offset(struct extent e, double raw) {
  double edge = nearest_rest(e, raw), drag = raw - edge;
  if (drag == 0) return raw;
  double way = -e.viewport * elementary_expm1(-fabs(drag) / (16 * e.viewport));
  return edge + (drag < 0 ? -way : way);
}

DRAG_BY_MOVEMENT(gecko)
DRAG_BY_POSITION(gecko_fixed)
