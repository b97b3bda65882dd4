/* tanh and artanh, as Elementary+Hyperbolic.swift has them. */
#ifndef HYPERBOLIC_H
#define HYPERBOLIC_H
#include "logarithm.h"

static inline double tanh_below_one(double x) {
  double e = elementary_expm1(2 * x);
  double sum = e + 2;
  double lost = e > 2 ? 2 - (sum - e) : e - (sum - 2);
  double quotient = e / sum;
  return quotient - quotient * lost / sum;
}

static inline double tanh_above_one(double x) {
  double e = elementary_expm1(2 * x);
  double sum = e + 2;
  double quotient = 2 / sum;
  return 1 - (quotient - quotient * (2 - (sum - e)) / sum);
}

static inline double elementary_tanh(double x) {
  double size = fabs(x);
  if (!(size < 20)) return x < 0 ? -1 : x > 0 ? 1 : x;
  if (!(size > 0.35)) return x == 0 ? x : x + x * (x * x) * tanhTail(x * x);
  double rounded = size < 1 ? tanh_below_one(size) : tanh_above_one(size);
  return x < 0 ? -rounded : rounded;
}

static inline double upper_half(double x) { return from_bits(to_bits(x) & 0xfffffffff8000000); }

/* a − b · c. */
static inline double exact_difference(double a, double b, double c) {
  double product = b * c;
  double b1 = upper_half(b), c1 = upper_half(c);
  double b2 = b - b1, c2 = c - c1;
  double lost = ((b1 * c1 - product) + b1 * c2 + b2 * c1) + b2 * c2;
  return (a - product) - lost;
}

static inline double log_of_quotient(double x) {
  double above = 1 + x, below = 1 - x;
  double lost_above = x - (above - 1), lost_below = (1 - below) - x;
  double quotient = above / below;
  double rest = exact_difference(above, quotient, below);
  return corrected_log(quotient, (rest + lost_above) / above - lost_below / below);
}

static inline double elementary_atanh(double x) {
  double size = fabs(x);
  if (!(size < 1)) return size == 1 ? x * INFINITY : NAN;
  if (!(size > 0.17)) return x == 0 ? x : x + x * (x * x) * (0.5 * logTail(x * x));
  double half = 0.5 * log_of_quotient(size);
  return x < 0 ? -half : half;
}
#endif
