/* Timing curves and moves along them, as CubicEase.swift and Easing.swift have them. */
#ifndef EASE_H
#define EASE_H
#include "exponential.h"

struct cubic {
  double x1, y1, x2, y2;
};

static inline double cubic_coordinate(double a, double b, double s) {
  double r = 1 - s;
  return s * (3 * r * (r * a + s * b) + s * s);
}

static inline double cubic_derivative(double a, double b, double s) {
  double r = 1 - s;
  return 3 * (r * r * a + 2 * r * s * (b - a) + s * s * (1 - b));
}

static inline double cubic_parameter(struct cubic c, double time) {
  double low = 0, high = 1, s = time;
  for (int step = 0; step < 64; step++) {
    double error = cubic_coordinate(c.x1, c.x2, s) - time;
    if (error == 0) break;
    if (error > 0) high = s;
    else low = s;
    double newton = s - error / cubic_derivative(c.x1, c.x2, s);
    double next = newton > low && newton < high ? newton : low + (high - low) / 2;
    if (next == s) break;
    s = next;
  }
  return s;
}

static inline double cubic_progress(struct cubic c, double time) {
  if (time <= 0) return 0;
  if (time >= 1) return 1;
  return cubic_coordinate(c.y1, c.y2, cubic_parameter(c, time));
}

static inline double cubic_slope(struct cubic c, double time) {
  if (time < 0 || time > 1) return 0;
  double s = cubic_parameter(c, time), run = cubic_derivative(c.x1, c.x2, s);
  return run == 0 ? INFINITY : cubic_derivative(c.y1, c.y2, s) / run;
}

enum easing { IN_QUADRATIC, OUT_QUADRATIC, OUT_QUARTIC, OUT_QUINTIC, OUT_CIRCULAR, SMOOTHSTEP, EASE_IN_OUT,
              OUT_EXPONENTIAL };

struct move {
  double start, end, duration;
  enum easing easing;
};

static inline double eased_share(enum easing easing, double share) {
  if (share <= 0) return 0;
  if (share >= 1) return 1;
  double left = 1 - share;
  switch (easing) {
    case IN_QUADRATIC: return share * share;
    case OUT_QUADRATIC: return 1 - left * left;
    case OUT_QUARTIC: return 1 - (left * left) * (left * left);
    case OUT_QUINTIC: return 1 - (left * left) * (left * left) * left;
    case OUT_CIRCULAR: return sqrt(share * (2 - share));
    case SMOOTHSTEP: return share * share * (3 - 2 * share);
    case EASE_IN_OUT: return cubic_progress((struct cubic){0.42, 0, 0.58, 1}, share);
    default: return -1.001 * elementary_expm1(-(10 * 0.6931471805599453) * share);
  }
}

static inline double move_offset(const struct move *m, double time) {
  double share = time / m->duration;
  return share >= 1 - 1e-12 ? m->end : m->start + (m->end - m->start) * eased_share(m->easing, share);
}
#endif
