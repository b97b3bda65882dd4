/* Friction and a spring about an edge, as FlutterFriction.swift, FlutterSpringReturn.swift and FlutterBounce.swift have
   them. */
#ifndef FLUTTER_H
#define FLUTTER_H
#include "extent.h"
#include "logarithm.h"
#include "solve.h"
#include "spring.h"

struct flutter_constants {
  double mass, stiffness, ratio, deceleration;
  bool is_fixed;
};

static inline struct spring flutter_spring(const struct flutter_constants *c) {
  return (struct spring){sqrt(c->stiffness / c->mass), c->ratio};
}

static const double flutter_distance = 1 / 3.0, flutter_speed = 1 / (0.05 * 3);

/* The spring. */
struct flutter_return {
  struct spring_motion motion;
  double edge;
  bool is_fixed;
};

static inline struct flutter_return flutter_return(struct spring s, double edge, double start, double velocity,
                                                   bool is_fixed) {
  return (struct flutter_return){spring_motion(s, start - edge, velocity), edge, is_fixed};
}

static inline double flutter_return_offset(const struct flutter_return *r, double time) {
  double displacement = spring_displacement(&r->motion, time);
  if (!r->is_fixed && fabs(displacement) < flutter_distance &&
      fabs(spring_velocity(&r->motion, time)) < flutter_speed)
    return r->edge;
  return r->edge + displacement;
}

/* The friction. */
struct friction {
  double start, velocity, deceleration, log, end_time, limit;
  bool is_fixed;
};

static inline double friction_moving_offset(const struct friction *f, double time) {
  double slowed = f->deceleration / 2 * time * time;
  if (!f->is_fixed)
    return f->start + f->velocity * elementary_exp(f->log * time) / f->log - f->velocity / f->log - slowed;
  return f->start + f->velocity * elementary_expm1(f->log * time) / f->log - slowed;
}

static inline double friction_moving_velocity(const struct friction *f, double time) {
  return f->velocity * elementary_exp(f->log * time) - f->deceleration * time;
}

static inline double friction_offset(const struct friction *f, double time) {
  return time > f->end_time ? f->limit : friction_moving_offset(f, time);
}

static inline double friction_velocity(const struct friction *f, double time) {
  return time > f->end_time ? 0 : friction_moving_velocity(f, time);
}

static double friction_offset_curve(const void *self, double time) { return friction_offset(self, time); }
static double friction_velocity_curve(const void *self, double time) { return friction_moving_velocity(self, time); }

static inline double friction_end(const struct friction *f) {
  if (f->is_fixed) {
    if (f->deceleration == 0) return INFINITY;
    return passing(0, f->velocity < 0, 0, f->velocity / f->deceleration, friction_velocity_curve, f);
  }
  double time = 0;
  for (int step = 0; step < 10; step++) {
    double slope = f->velocity * elementary_exp(f->log * time) * f->log - f->deceleration;
    time -= friction_moving_velocity(f, time) / slope;
  }
  return time;
}

static inline struct friction friction(double start, double velocity, double deceleration, bool is_fixed) {
  struct friction f = {start, velocity, velocity < 0 ? -deceleration : velocity > 0 ? deceleration : 0};
  f.log = elementary_log(0.135);
  f.is_fixed = is_fixed;
  f.end_time = friction_end(&f);
  if (f.deceleration != 0) f.limit = friction_moving_offset(&f, f.end_time);
  else f.limit = velocity == 0 && is_fixed ? start : start + velocity / fabs(f.log);
  return f;
}

static inline double friction_time(const struct friction *f, double target) {
  if (target == f->start) return 0;
  if (f->is_fixed) {
    if (f->deceleration == 0)
      return elementary_log1p(f->log * ((target - f->start) / f->velocity)) / f->log;
    return passing(target, f->velocity > 0, 0, f->end_time, friction_offset_curve, f);
  }
  double time = 0;
  for (int step = 0; step < 10; step++) time -= (friction_offset(f, time) - target) / friction_velocity(f, time);
  return time;
}

/* Both. */
struct flutter_bounce {
  bool is_rest, starts_outside;
  double spring_time;
  struct friction friction;
  struct flutter_return back;
};

static inline struct flutter_bounce flutter_bounce(const struct flutter_constants *c, struct extent e, double offset,
                                                   double velocity) {
  struct flutter_bounce b = {.spring_time = INFINITY};
  double nearest = nearest_rest(e, offset), edge = velocity > 0 ? highest(e) : lowest(e);
  if (offset != nearest) {
    b.starts_outside = true;
    b.spring_time = 0;
    b.back = flutter_return(flutter_spring(c), nearest, offset, velocity, c->is_fixed);
    return b;
  }
  b.is_rest = !(fabs(velocity) >= flutter_speed);
  b.friction.start = offset;
  if (b.is_rest) return b;
  b.friction = friction(offset, velocity, c->deceleration, c->is_fixed);
  if (!(velocity > 0 ? b.friction.limit > edge : b.friction.limit < edge)) return b;
  b.spring_time = friction_time(&b.friction, edge);
  double arrival = friction_velocity(&b.friction, b.spring_time);
  if (arrival > 5000) arrival = 5000;
  if (c->is_fixed && arrival < -5000) arrival = -5000;
  b.back = flutter_return(flutter_spring(c), edge, edge, arrival, c->is_fixed);
  return b;
}

static inline double flutter_bounce_offset(const struct flutter_bounce *b, double time) {
  if (b->starts_outside || time > b->spring_time) return flutter_return_offset(&b->back, time - b->spring_time);
  return b->is_rest ? b->friction.start : friction_offset(&b->friction, time);
}
#endif
