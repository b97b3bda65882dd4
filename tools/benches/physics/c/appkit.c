/* AppKit, as Models/AppKit has it. */
#include "band.h"
#include "drag.h"
#include "edge.h"
#include "motion.h"
#include "power.h"
#include "spring.h"

static inline double appkit_offset(struct extent e, double raw) {
  double edge = nearest_rest(e, raw);
  return raw == edge ? raw : edge + band_offset((struct band){0.075, e.viewport}, raw - edge);
}

struct momentum {
  double velocity, duration, distance;
};

static inline struct momentum momentum_fling(struct extent e, double velocity) {
  double duration = elementary_cbrt(fabs(velocity) / 4000);
  return (struct momentum){velocity, duration, velocity * duration / 4};
}

static inline double momentum_left(const struct momentum *m, double time) {
  return time < m->duration ? 1 - time / m->duration : 0;
}

static inline double momentum_displacement(const struct momentum *m, double time) {
  double left = momentum_left(m, time);
  return m->distance * (1 - left * left * (left * left));
}

static inline double momentum_velocity(const struct momentum *m, double time) {
  double left = momentum_left(m, time);
  return m->velocity * (left * left * left);
}

static inline double momentum_time(const struct momentum *m, double way) {
  if (way == 0) return 0;
  double share = way / m->distance;
  return share >= 0 && share <= 1 ? m->duration * (1 - sqrt(sqrt(1 - share))) : NAN;
}

static inline struct spring_motion snap_back(struct extent e, double stretch, double velocity) {
  double inwards = -velocity, rate = 20 / 1.6;
  double limited = inwards > 20000 ? 20000 : inwards < -20000 ? -20000 : inwards;
  return spring_motion((struct spring){rate, 1}, stretch, -0.31 * limited - rate * stretch);
}

#define appkit_started(velocity) velocity
#define snap_overscroll spring_displacement
EDGE_MOTION(appkit, struct momentum, struct spring_motion, momentum, snap)
DRAG_BY_POSITION(appkit)
MOTION(appkit, struct appkit_motion)
