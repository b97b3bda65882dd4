/* A spring's turns and the time at which it has settled, as SpringMotion+Settling.swift has them. */
#ifndef SETTLE_H
#define SETTLE_H
#include "logarithm.h"
#include "rounding.h"
#include "solve.h"
#include "spring.h"

static double displacement_curve(const void *self, double time) { return spring_displacement(self, time); }
static double velocity_curve(const void *self, double time) { return spring_velocity(self, time); }

static inline double time_between_turns(const struct spring_motion *m) {
  return m->spring.ratio < 1 && m->detuning > 0 ? 2 * halfPiHigh / m->detuning : INFINITY;
}

static inline double positive_time(double time) { return time > 0 && time < INFINITY ? time : NAN; }

/* NaN for none. */
static inline double first_turn(const struct spring_motion *m) {
  if (m->displacement == 0 && m->velocity == 0) return NAN;
  if (m->spring.ratio < 1 && m->detuning > 0) {
    if (m->velocity == 0) return time_between_turns(m);
    return passing(0, m->velocity < 0, 0, time_between_turns(m), velocity_curve, m);
  }
  if (m->detuning == 0)
    return positive_time(m->velocity / (m->decay * (m->velocity + m->decay * m->displacement)));
  double fast = m->decay + m->detuning, slow = m->spring.frequency * m->spring.frequency / fast;
  double ratio = -2 * m->detuning * m->velocity / (fast * (m->velocity + slow * m->displacement));
  if (!(ratio > -1 && ratio < 0)) return NAN;
  return positive_time(-elementary_log1p(ratio) / (2 * m->detuning));
}

static inline double turn_after(const struct spring_motion *m, double time) {
  double first = first_turn(m), after = time + 1e-12;
  if (isnan(first)) return INFINITY;
  if (first > after) return first;
  double step = time_between_turns(m);
  if (!(step < INFINITY)) return INFINITY;
  double next = first + elementary_round((time - first) / step) * step;
  return next > after ? next : next + step;
}

/* NaN for none. */
static inline double last_turn_outside(const struct spring_motion *m, double bound) {
  double first = first_turn(m);
  if (isnan(first)) return NAN;
  double reach = fabs(spring_displacement(m, first));
  if (!(reach > bound)) return NAN;
  double step = time_between_turns(m);
  if (!(step < INFINITY)) return first;
  if (!(m->decay > 0)) return INFINITY;
  double last = first + floor(elementary_log(reach / bound) / (m->decay * step)) * step;
  if (fabs(spring_displacement(m, last + step)) > bound) last += step;
  if (last > first && fabs(spring_displacement(m, last)) <= bound) last -= step;
  return last;
}

/* `end` is NaN for none. */
static inline double time_inside(const struct spring_motion *m, double bound, double start, double end) {
  bool is_falling = spring_displacement(m, start) > 0;
  double level = is_falling ? bound : -bound;
  double high = isnan(end) ? time_past(level, !is_falling, start, displacement_curve, m) : end;
  return high < INFINITY ? passing(level, !is_falling, start, high, displacement_curve, m) : high;
}

static inline double last_time_outside(const struct spring_motion *m, double bound) {
  double last = last_turn_outside(m, bound);
  if (isnan(last)) return fabs(m->displacement) > bound ? time_inside(m, bound, 0, first_turn(m)) : 0;
  if (!(last < INFINITY)) return INFINITY;
  double step = time_between_turns(m);
  return time_inside(m, bound, last, step < INFINITY ? last + step : NAN);
}

static inline double settle_time(const struct spring_motion *m, double distance, double speed) {
  double w = m->spring.frequency * m->spring.frequency;
  struct spring_motion derivative =
      spring_motion(m->spring, m->velocity, -(w * m->displacement + 2 * m->decay * m->velocity));
  double near = last_time_outside(m, distance), slow = last_time_outside(&derivative, speed);
  return near > slow ? near : slow;
}
#endif
