/* Android's OverScroller and its stretch, as Models/Android has them; density 1, overshoot 6. */
#include "drag.h"
#include "motion.h"
#include "phases.h"

static inline double android_moved(struct extent e, double offset, double delta) { return nearest_rest(e, offset + delta); }

static inline double android_stretch_offset(struct extent e, double raw) {
  double edge = nearest_rest(e, raw);
  return raw == edge ? raw : edge + stretch_offset(e.viewport, raw - edge);
}

static inline struct phase springback(double offset, double edge) {
  double milliseconds = trunc(1000 * sqrt(2 * fabs(offset - edge) / 2000));
  return milliseconds > 0 ? move(offset, edge, milliseconds / 1000, SMOOTHSTEP) : rest(edge);
}

static inline void then_overshoot(struct phases *p, double edge, double velocity, double time, double entered) {
  double natural = velocity * velocity / (2 * 2000.0);
  if (velocity == 0) return then_at(p, rest(edge), time);
  double deceleration = natural > 6 ? velocity * velocity / (2 * 6.0) : 2000;
  struct braking b = {edge, velocity, deceleration};
  double duration = braking_duration(&b);
  then_at(p, braking(edge, velocity, deceleration, entered < duration ? entered : duration), time);
  then(p, springback(braking_end(&b), edge));
}

static inline struct phases spline_fling(struct extent e, double offset, double velocity) {
  if (!(fabs(velocity) >= 50)) return phases(rest(offset));
  struct phase fling = {.kind = SPLINE, .spline = spline(offset, velocity, 1)};
  struct phases p = phases(fling);
  double edge = velocity < 0 ? lowest(e) : highest(e);
  if (!((fling.spline.end - edge) * velocity > 0)) return p;
  double time = spline_time(&fling.spline, (edge - offset) / (fling.spline.end - offset));
  then_overshoot(&p, edge, trunc(spline_velocity(&fling.spline, time)), time, 0);
  return p;
}

static inline double capped_fling(double velocity) {
  return velocity < -8000 ? -8000 : velocity > 8000 ? 8000 : velocity;
}

static inline struct phases android_release(struct extent e, double offset, double velocity) {
  if (!isfinite(offset + velocity)) return phases(rest(NAN));
  double capped = capped_fling(velocity), edge = nearest_rest(e, offset);
  if (offset == edge) return spline_fling(e, offset, capped);
  if ((offset - edge) * capped >= 0) {
    double to_apex = fabs(capped) / 2000, sign = offset < edge ? -1 : 1;
    double distance = capped * capped / (2 * 2000.0) + fabs(offset - edge), total = sqrt(2 * distance / 2000);
    struct phases p = {0};
    then_overshoot(&p, edge, sign * 2000 * total, 0, total - to_apex);
    return p;
  }
  struct spline fling = spline(offset, capped, 1);
  if (fabs(fling.end - offset) > fabs(offset - edge)) return spline_fling(e, offset, capped);
  return phases(springback(offset, edge));
}

static inline struct phases android_stretch_release(struct extent e, double offset, double velocity) {
  if (!isfinite(offset + velocity)) return phases(rest(NAN));
  double nearest = nearest_rest(e, offset), capped = capped_fling(velocity);
  struct phase back = {.kind = STRETCH};
  if (offset != nearest) {
    double pull = fabs(stretch_drag(e.viewport, offset - nearest));
    back.recede = recede(e.viewport, nearest, offset < nearest, pull, 0);
    return phases(back);
  }
  if (!(fabs(velocity) >= 50)) return phases(rest(offset));
  struct phase fling = {.kind = SPLINE, .spline = spline(offset, capped, 1)};
  struct phases p = phases(fling);
  double edge = capped < 0 ? lowest(e) : highest(e);
  if (!((fling.spline.end - edge) * capped > 0)) return p;
  double time = spline_time(&fling.spline, (edge - offset) / (fling.spline.end - offset));
  back.recede = recede(e.viewport, edge, capped < 0, 0, fabs(spline_velocity(&fling.spline, time)) * 13);
  then_at(&p, back, time);
  return p;
}

#define android_at phases_offset
#define android_stretch_at phases_offset

DRAG_BY_MOVEMENT(android)
DRAG_BY_POSITION(android_stretch)
MOTION(android, struct phases)
MOTION(android_stretch, struct phases)
