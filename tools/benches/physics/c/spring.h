/* A spring's motion, as Spring.swift and SpringMotion.swift have it. */
#ifndef SPRING_H
#define SPRING_H
#include "circular.h"
#include "exponential.h"

struct spring {
  double frequency, ratio;
};

struct spring_motion {
  struct spring spring;
  double displacement, velocity, decay, detuning;
};

static inline struct spring_motion spring_motion(struct spring s, double displacement, double velocity) {
  double detuning = s.frequency * sqrt(fabs((1 - s.ratio) * (1 + s.ratio)));
  return (struct spring_motion){s, displacement, velocity, s.ratio * s.frequency, detuning};
}

static inline double spring_value(const struct spring_motion *m, double start, double slope, double time) {
  if (time == INFINITY && m->decay > 0) return 0;
  if (m->detuning == 0) return (start + slope * time) * elementary_exp(-m->decay * time);
  if (m->spring.ratio < 1) {
    double angle = m->detuning * time;
    return elementary_exp(-m->decay * time) *
           (start * elementary_cos(angle) + slope / m->detuning * elementary_sin(angle));
  }
  double difference = elementary_expm1(-2 * m->detuning * time);
  double slow = m->spring.frequency * m->spring.frequency / (m->decay + m->detuning);
  return elementary_exp(-slow * time) *
         (start * (1 + 0.5 * difference) - slope * difference / (2 * m->detuning));
}

static inline double spring_displacement(const struct spring_motion *m, double time) {
  return spring_value(m, m->displacement, m->velocity + m->decay * m->displacement, time);
}

static inline double spring_velocity(const struct spring_motion *m, double time) {
  double pull = m->spring.frequency * m->spring.frequency * m->displacement;
  return spring_value(m, m->velocity, -(pull + m->decay * m->velocity), time);
}
#endif
