/* Android's stretch and its way back, as AndroidStretch.swift and StretchRecede.swift have them. */
#ifndef STRETCH_H
#define STRETCH_H
#include "settle.h"

static inline double stretch_of_pull(double pull) {
  return 0.016 * pull - 0.016 * elementary_expm1(-(2.718281828459045 / 0.33) * pull);
}

static double stretch_curve(const void *self, double pull) { return stretch_of_pull(pull); }

static inline double stretch_offset(double dimension, double drag) {
  double pull = fabs(drag) / dimension;
  double way = dimension * stretch_of_pull(pull > 1 ? 1 : pull);
  return drag < 0 ? -way : way;
}

static inline double stretch_drag(double dimension, double offset) {
  double scale = fabs(offset) / dimension;
  if (isnan(scale)) return offset;
  if (scale >= stretch_of_pull(1)) return offset < 0 ? -dimension : dimension;
  double pull = scale == 0 ? 0 : passing(scale, true, 0, 1, stretch_curve, 0);
  return offset < 0 ? -pull * dimension : pull * dimension;
}

struct recede {
  double edge, dimension, side;
  struct spring_motion rise, fall;
  double full, straight_time, straight_pull, duration;
};

/* When the spring is near and slow, or has arrived. */
static inline double take_over(const struct spring_motion *m, double turn) {
  double from = turn < INFINITY ? turn : 0, here = spring_displacement(m, from);
  if (!(here > 0)) return from;
  double end = turn_after(m, from);
  double near = here > 8 ? passing(8, false, from, end, displacement_curve, m) : from;
  if (spring_velocity(m, near) >= -200) return near;
  double slow = passing(-200, true, near, end, velocity_curve, m);
  double there = passing(0, false, near, end, displacement_curve, m);
  return slow < there ? slow : there;
}

static inline struct recede recede(double dimension, double edge, bool is_start, double pull, double velocity) {
  struct spring spring = {24.657, 0.98};
  struct recede r = {.edge = edge, .dimension = dimension, .side = is_start ? -1 : 1};
  r.rise = spring_motion(spring, pull, velocity);
  double turn = velocity > 0 ? first_turn(&r.rise) : 0;
  if (isnan(turn)) turn = 0;
  bool is_cut = turn > 0 && spring_displacement(&r.rise, turn) > dimension;
  r.full = is_cut ? passing(dimension, true, 0, turn, displacement_curve, &r.rise) : INFINITY;
  r.fall = is_cut ? spring_motion(spring, dimension, 0) : r.rise;
  double start = is_cut ? r.full : 0, local = take_over(&r.fall, is_cut ? 0 : turn);
  double left = spring_displacement(&r.fall, local);
  r.straight_time = start + local;
  r.straight_pull = left;
  r.duration = start + local + (left > 0 ? left / 200 : 0);
  return r;
}

static inline double recede_pull(const struct recede *r, double time) {
  if (time >= r->duration) return 0;
  if (time >= r->straight_time) return r->straight_pull - 200 * (time - r->straight_time);
  return time >= r->full ? spring_displacement(&r->fall, time - r->full) : spring_displacement(&r->rise, time);
}

static inline double recede_offset(const struct recede *r, double time) {
  return r->edge + r->side * stretch_offset(r->dimension, recede_pull(r, time));
}
#endif
