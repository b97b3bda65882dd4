/* The motions of Flutter's scroll physics, as Models/Flutter has them; three pixels a point. */
#include "flutter.h"

#include "motion.h"
#include "power.h"

static const struct flutter_constants ios = {0.5, 100, 1.1, 0, false};
static const struct flutter_constants ios_fixed = {0.5, 100, 1.1, 0, true};
static const struct flutter_constants desktop = {0.3, 75, 1.3, 1400, false};
static const struct flutter_constants desktop_fixed = {0.3, 75, 1.3, 1400, true};

#define BOUNCING(name)                                                                                     \
  static inline struct flutter_bounce flutter_##name##_release(struct extent e, double offset, double velocity) { \
    return flutter_bounce(&name, e, offset, velocity);                                                     \
  }                                                                                                        \
  static inline double flutter_##name##_at(const struct flutter_bounce *b, double time) {                  \
    return flutter_bounce_offset(b, time);                                                                 \
  }                                                                                                        \
  MOTION(flutter_##name, struct flutter_bounce)

BOUNCING(ios)
BOUNCING(ios_fixed)
BOUNCING(desktop)
BOUNCING(desktop_fixed)

/* ClampingScrollPhysics. */
struct clamping {
  enum { CLAMPED_REST, CLAMPED_SPRING, CLAMPED_FLING } kind;
  double start, duration, distance, exponent, edge, stop;
  struct flutter_return back;
};

static inline struct clamping clamping_release(struct extent e, double offset, double velocity, bool is_fixed) {
  double past = overscroll(e, offset), edge = velocity < 0 ? lowest(e) : highest(e);
  if (past != 0) {
    struct clamping c = {.kind = CLAMPED_SPRING};
    double inward = (is_fixed && past < 0 ? velocity > 0 : velocity < 0) ? velocity : 0;
    c.back = flutter_return(flutter_spring(&ios), nearest_rest(e, offset), offset, inward, is_fixed);
    return c;
  }
  struct clamping c = {.kind = CLAMPED_REST, .start = offset};
  if (!(fabs(velocity) >= flutter_speed && offset != edge)) return c;
  double exponent = elementary_log(0.78) / elementary_log(0.9);
  double reference = 0.015 * (9.80665 * 39.37 * 160 * 0.84) / 0.35;
  c.kind = CLAMPED_FLING;
  c.exponent = exponent;
  c.duration = exponent * 0.35 * elementary_pow(fabs(velocity) / reference, 1 / (exponent - 1));
  c.distance = velocity * c.duration / exponent;
  double share = (edge - offset) / c.distance;
  c.edge = edge;
  c.stop = share > 0 && share <= 1 ? c.duration * (1 - elementary_pow(1 - share, 1 / exponent)) : INFINITY;
  return c;
}

static inline double flutter_clamping_at(const struct clamping *c, double time) {
  if (c->kind == CLAMPED_REST) return c->start;
  if (c->kind == CLAMPED_SPRING) return flutter_return_offset(&c->back, time);
  if (!(time < c->stop)) return c->edge;
  double left = time <= 0 ? 1 : time >= c->duration ? 0 : 1 - time / c->duration;
  return c->start + c->distance * (1 - elementary_pow(left, c->exponent));
}

static inline struct clamping flutter_clamping_release(struct extent e, double offset, double velocity) {
  return clamping_release(e, offset, velocity, false);
}

static inline struct clamping flutter_clamping_fixed_release(struct extent e, double offset, double velocity) {
  return clamping_release(e, offset, velocity, true);
}

#define flutter_clamping_fixed_at flutter_clamping_at

MOTION(flutter_clamping, struct clamping)
MOTION(flutter_clamping_fixed, struct clamping)
