/* libadwaita, as Models/GTK/AdwaitaModel.swift has it. */
#include "band.h"
#include "drag.h"
#include "motion.h"
#include "phases.h"

static inline double adwaita_offset(struct extent e, double raw) {
  double edge = nearest_rest(e, raw);
  return raw == edge ? raw : edge + band_offset((struct band){1, 10}, raw - edge);
}

static inline double projection(double velocity) {
  double slope = 0.998 / (1 - 0.998) / 1000, speed = fabs(velocity);
  if (!(speed > 2)) return velocity * slope;
  double start = slope / 2 / 0.35, x = speed - 2 + start;
  double way = 0.35 * (x * x - start * start) + slope * 2;
  return velocity < 0 ? -way : way;
}

static inline struct phases adwaita_release(struct extent e, double offset, double velocity) {
  if (!isfinite(offset + velocity)) return phases(rest(NAN));
  double speed = velocity / 1000, way = fabs(speed) < 0.3 ? 0 : projection(speed) * e.viewport;
  double target = nearest_rest(e, offset + way);
  if (target == offset) return phases(rest(offset));
  double pages = fabs(target - offset) / e.viewport, pace = fabs(speed) / e.viewport;
  double seconds = pages / (pace > 0.002 ? pace : 0.002) * 3 / 1000;
  return phases(move(offset, target, seconds < 0.1 ? 0.1 : seconds > 0.4 ? 0.4 : seconds, OUT_CUBIC));
}

#define adwaita_at phases_offset

DRAG_BY_POSITION(adwaita)
MOTION(adwaita, struct phases)
