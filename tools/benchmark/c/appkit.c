/* AppKit, as Models/AppKit has it. */
#include "band.h"
#include "drag.h"

static inline double appkit_offset(struct extent e, double raw) {
  double edge = nearest_rest(e, raw);
  return raw == edge ? raw : edge + band_offset((struct band){0.075, e.viewport}, raw - edge);
}

DRAG_BY_POSITION(appkit)
