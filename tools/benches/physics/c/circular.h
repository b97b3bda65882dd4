/* sin, cos and arctan, as Elementary+Trigonometry.swift and Elementary+Arctangent.swift have them. */
#ifndef CIRCULAR_H
#define CIRCULAR_H
#include "angle.h"

static inline double sine(struct angle angle) {
  double r = angle.remainder, e = angle.correction, z = r * r;
  return r + (z * r * sinTail(z) + e * (1 - 0.5 * z));
}

static inline double cosine(struct angle angle) {
  double r = angle.remainder, e = angle.correction, z = r * r;
  double half = 0.5 * z;
  double sum = 1 - half;
  return sum + (((1 - sum) - half) + (z * z * cosTail(z) - r * e));
}

static inline double elementary_sin(double x) {
  if (!(fabs(x) < INFINITY)) return NAN;
  if (x == 0) return x;
  struct angle angle = reduced_angle(x);
  switch (angle.quadrant) {
    case 0: return sine(angle);
    case 1: return cosine(angle);
    case 2: return -sine(angle);
    default: return -cosine(angle);
  }
}

static inline double elementary_cos(double x) {
  if (!(fabs(x) < INFINITY)) return NAN;
  struct angle angle = reduced_angle(x);
  switch (angle.quadrant) {
    case 0: return cosine(angle);
    case 1: return -sine(angle);
    case 2: return -cosine(angle);
    default: return sine(angle);
  }
}

static inline double arctangent_sum(double high, double low, double r) {
  double z = r * r;
  return high + (r + (r * z * atanTail(z) + low));
}

static inline double positive_arctangent(double x) {
  if (x < 0.6875) return arctangent_sum(atanHalfHigh, atanHalfLow, (2 * x - 1) / (2 + x));
  if (x < 1.1875) return arctangent_sum(0.5 * halfPiHigh, 0.5 * halfPiLow, (x - 1) / (x + 1));
  if (x < 2.4375) return arctangent_sum(atanThreeHalvesHigh, atanThreeHalvesLow, (x - 1.5) / (1 + 1.5 * x));
  return arctangent_sum(halfPiHigh, halfPiLow, -1 / x);
}

static inline double elementary_atan(double x) {
  double size = fabs(x);
  if (!(size >= 0.4375)) {
    double z = x * x;
    return x == 0 ? x : x + x * z * atanTail(z);
  }
  double angle = positive_arctangent(size);
  return x < 0 ? -angle : angle;
}
#endif
