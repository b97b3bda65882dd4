/* libadwaita, as Models/GTK/AdwaitaModel.swift has it. */
#include "band.h"
#include "crossing.h"
#include "drag.h"
#include "motion.h"

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

/* The carousel's spring about a target, over at a whole millisecond. */
struct carousel {
  struct spring_motion motion;
  double target, end;
};

static inline bool is_near(const struct spring_motion *m, double side, double near, double milliseconds) {
  return !(side * spring_displacement(m, milliseconds / 1000) > near);
}

static inline struct carousel adwaita_release(struct extent e, double offset, double velocity) {
  struct spring spring = {sqrt(500 / 0.5), 1};
  struct carousel still = {spring_motion(spring, 0, 0), offset, 0};
  if (!isfinite(offset + velocity)) return still.target = NAN, still;
  double speed = velocity / 1000, way = fabs(speed) < 0.3 ? 0 : projection(speed) * e.viewport;
  double target = nearest_rest(e, offset + way), near = 0.001 * e.viewport;
  if (target == offset) return still;
  struct carousel c = {spring_motion(spring, offset - target, speed * e.viewport), target, 1};
  double side = offset < target ? -1 : 1;
  if (!is_near(&c.motion, side, near, 1)) {
    double crossing = spring_crossing_after(&c.motion, side * near, side < 0, 0.001);
    if (!isnan(crossing)) {
      c.end = ceil(crossing * 1000);
      if (c.end > 1 && is_near(&c.motion, side, near, c.end - 1)) c.end--;
      if (!is_near(&c.motion, side, near, c.end)) c.end++;
    }
  }
  c.end /= 1000;
  return c;
}

static inline double adwaita_at(const struct carousel *c, double time) {
  return time < c->end ? c->target + spring_displacement(&c->motion, time) : c->target;
}

DRAG_BY_POSITION(adwaita)
MOTION(adwaita, struct carousel)
