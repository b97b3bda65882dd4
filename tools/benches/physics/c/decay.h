/* Friction, and a spring from the solved crossing of an edge: the motion that uikit, gtk and framer share. */
#ifndef DECAY_H
#define DECAY_H
#include "extent.h"
#include "logarithm.h"
#include "spring.h"

/* −1 for never. */
static inline double time_to_travel(double rate, double distance, double velocity) {
  if (distance == 0) return 0;
  double share = rate * distance / velocity;
  return share >= 0 && share < 1 ? -elementary_log1p(-share) / rate : -1;
}

struct decay {
  double start, velocity, rate, change, edge;
  struct spring_motion back;
};

/* From inside with a velocity. */
static inline struct decay decay(struct extent e, double offset, double velocity, double rate, struct spring s) {
  double edge = velocity < 0 ? lowest(e) : highest(e);
  double crossing = time_to_travel(rate, edge - offset, velocity), left = velocity - rate * (edge - offset);
  struct decay d = {offset, velocity, rate, crossing, edge};
  if (crossing < 0) d.change = INFINITY;
  else d.back = spring_motion(s, 0, left);
  return d;
}

/* From beyond an edge. */
static inline struct decay bounce(double edge, double offset, double velocity, struct spring s) {
  return (struct decay){.change = 0, .edge = edge, .back = spring_motion(s, offset - edge, velocity)};
}

static inline double decay_offset(const struct decay *d, double time) {
  if (time >= d->change) return d->edge + spring_displacement(&d->back, time - d->change);
  double t = time < 0 ? 0 : time;
  if (d->velocity == 0) return d->start;
  return d->start + -d->velocity * elementary_expm1(-d->rate * t) / d->rate;
}

/* A decay that ends at a time, unless it meets an edge before. */
struct stopping {
  struct decay decay;
  double stop, end;
};

static inline struct stopping never_stopping(struct decay d) { return (struct stopping){d, INFINITY, 0}; }

static inline double stopping_offset(const struct stopping *s, double time) {
  return time >= s->stop ? s->end : decay_offset(&s->decay, time);
}
#endif
