/* eˣ and eˣ − 1, as Elementary.swift has them. */
#ifndef EXPONENTIAL_H
#define EXPONENTIAL_H
#include <math.h>
#include <stdint.h>
#include <string.h>

/* Written by tools/bench from ElementaryCoefficients.swift. */
#include "coefficients.h"

static inline double from_bits(uint64_t bits) {
  double value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

static inline uint64_t to_bits(double value) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  return bits;
}

static inline double nearest_whole(double x) { return (x + 0x1.8p52) - 0x1.8p52; }

static inline double power_of_two(int n) { return from_bits((uint64_t)(n + 1023) << 52); }

static inline double scaled(double x, int n) {
  int half = n >> 1;
  return x * power_of_two(half) * power_of_two(n - half);
}

static inline double reduced_by_ln2(double x, double *high, double *low) {
  double k = nearest_whole(x * perLn2);
  double start = x - k * ln2High;
  double correction = k * ln2Low;
  *high = start - correction;
  *low = (*high - start) + correction;
  return k;
}

static inline double elementary_exp(double x) {
  if (!(fabs(x) < 746)) return x < 0 ? 0 : x * INFINITY;
  double high, low, k = reduced_by_ln2(x, &high, &low);
  double tail = high * high * expTail(high) - low;
  double sum = 1 + high;
  return scaled(sum + (((1 - sum) + high) + tail), (int)k);
}

static inline double elementary_expm1(double x) {
  if (!(fabs(x) < 746)) return x < 0 ? -1 : x * INFINITY;
  if (!(fabs(x) > 0.34657)) return x == 0 ? x : x + x * x * expTail(x);
  double high, low, k = reduced_by_ln2(x, &high, &low);
  double tail = high * high * expTail(high) - low;
  if (!(k > -55)) return -1;
  double rest = k < 55 ? 1 - power_of_two(-(int)k) : 1;
  double sum = rest + high;
  return scaled(sum + (((rest - sum) + high) + tail), (int)k);
}
#endif
