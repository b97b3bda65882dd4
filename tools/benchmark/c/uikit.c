/* UIScrollView, as Models/UIKit.swift has it. */
#include "band.h"
#include "drag.h"

static inline double uikit_offset(struct extent e, double raw) {
  double edge = nearest_rest(e, raw), drag = raw - edge;
  if (drag == 0) return raw;
  return edge + extended_offset((struct band){0.55, e.viewport}, drag);
}

DRAG_BY_POSITION(uikit)
