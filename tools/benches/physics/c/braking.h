/* A constant deceleration, as Braking.swift has it. */
#ifndef BRAKING_H
#define BRAKING_H
#include <math.h>
#include <stdbool.h>

struct braking {
  double start, velocity, deceleration;
};

static inline double braking_duration(const struct braking *b) { return fabs(b->velocity) / b->deceleration; }

static inline double braking_end(const struct braking *b) {
  return b->start + b->velocity * fabs(b->velocity) / (2 * b->deceleration);
}

static inline double braking_offset(const struct braking *b, double time) {
  if (time >= braking_duration(b)) return braking_end(b);
  double slowing = b->velocity < 0 ? -b->deceleration : b->deceleration;
  return b->start + time * (b->velocity - slowing * time / 2);
}

static inline bool braking_crossing(const struct braking *b, double level, double *time, double *velocity) {
  double way = level - b->start;
  double square = b->velocity * b->velocity - 2 * b->deceleration * fabs(way);
  if (!(way * b->velocity >= 0 && square >= 0 && b->velocity != 0)) return false;
  double speed = sqrt(square);
  *time = 2 * fabs(way) / (fabs(b->velocity) + speed);
  *velocity = b->velocity < 0 ? -speed : speed;
  return true;
}
#endif
