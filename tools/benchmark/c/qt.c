/* Qt Quick's Flickable, as Models/Qt has it. */
#include "drag.h"

static inline double qt_offset(struct extent e, double raw) {
  double edge = nearest_rest(e, raw);
  return raw == edge ? raw : edge + (raw - edge) * 0.5;
}

DRAG_BY_POSITION(qt)
