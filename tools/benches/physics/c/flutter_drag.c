/* How content follows a finger in Flutter, as FlutterDrag.swift and FlutterClampingModel.swift have it. */
#include <math.h>
#include <stdbool.h>

#include "band.h"
#include "drag.h"

/* BouncingScrollPhysics. */
static inline double passed(struct extent e, double offset, double movement, double gain, bool is_rigid) {
  double past = overscroll(e, offset), size = fabs(past), length = fabs(movement);
  bool eases = (past < 0 && movement < 0) || (past > 0 && movement > 0);
  if (past == 0 || (eases && is_rigid)) return movement;
  double fraction = (eases ? size - length : size) / e.viewport;
  double factor = gain * (1 - fraction) * (1 - fraction);
  double slowed = size / factor;
  double share = length < slowed ? length * factor : size + (length - slowed);
  return movement < 0 ? -share : share;
}

static inline double flutter_ios_moved(struct extent e, double offset, double delta) {
  return offset - passed(e, offset, -delta, 0.52, false);
}

static inline double flutter_desktop_moved(struct extent e, double offset, double delta) {
  return offset - passed(e, offset, -delta, 0.26, true);
}

/* ClampingScrollPhysics. */
static inline double flutter_clamping_moved(struct extent e, double offset, double delta) {
  double proposed = offset + delta;
  if (proposed < offset && proposed < lowest(e)) return offset < lowest(e) ? offset : lowest(e);
  if (proposed > offset && proposed > highest(e)) return offset > highest(e) ? offset : highest(e);
  return proposed;
}

/* The fixed forms. */
static inline double banded_offset(struct extent e, double gain, double raw) {
  double edge = nearest_rest(e, raw);
  return raw == edge ? raw : edge + extended_offset((struct band){gain, e.viewport}, raw - edge);
}

static inline double banded_raw(struct extent e, double gain, double offset) {
  double edge = nearest_rest(e, offset);
  return offset == edge ? offset : edge + extended_drag((struct band){gain, e.viewport}, offset - edge);
}

static inline double flutter_ios_fixed_offset(struct extent e, double raw) { return banded_offset(e, 0.52, raw); }

static inline double flutter_desktop_fixed_moved(struct extent e, double offset, double delta) {
  double past = overscroll(e, offset), movement = -delta, moved;
  if ((past < 0 && movement < 0) || (past > 0 && movement > 0))
    moved = fabs(movement) <= fabs(past) ? offset - movement : banded_offset(e, 0.26, offset - movement);
  else
    moved = banded_offset(e, 0.26, banded_raw(e, 0.26, offset) - movement);
  return offset - (offset - moved);
}

DRAG_BY_MOVEMENT(flutter_ios)
DRAG_BY_MOVEMENT(flutter_desktop)
DRAG_BY_MOVEMENT(flutter_clamping)
DRAG_BY_POSITION(flutter_ios_fixed)
DRAG_BY_MOVEMENT(flutter_desktop_fixed)
