/* ln x and ln(1 + x), as Elementary+Log.swift has them. */
#ifndef LOGARITHM_H
#define LOGARITHM_H
#include "exponential.h"

static inline double log_at_the_ends(double x) {
  if (x == 0) return -INFINITY;
  return x > 0 ? x : NAN;
}

/* x = 2ᵏ · m. */
static inline double scaled_to_one(double x, double *m) {
  int is_subnormal = x < 0x1p-1022;
  uint64_t bits = to_bits(is_subnormal ? x * 0x1p54 : x);
  uint64_t mantissa = bits & 0x000fffffffffffff;
  uint64_t carry = mantissa >= 0x0006a09e667f3bcd;
  *m = from_bits(mantissa | (1023 - carry) << 52);
  return (double)((int64_t)((bits >> 52) + carry) - 1023) + (is_subnormal ? -54.0 : 0.0);
}

static inline double log_of_one_plus(double f, double k, double correction) {
  double s = f / (2 + f);
  double z = s * s;
  double half_square = 0.5 * f * f;
  double curve = s * (half_square + z * logTail(z));
  if (k == 0) return f - (half_square - (curve + correction));
  double low = k * ln2Low + correction;
  return k * ln2High - ((half_square - (curve + low)) - f);
}

static inline double corrected_log(double x, double correction) {
  double m, k = scaled_to_one(x, &m);
  return log_of_one_plus(m - 1, k, correction);
}

static inline double elementary_log(double x) {
  if (!(x > 0 && x < INFINITY)) return log_at_the_ends(x);
  return corrected_log(x, 0);
}

static inline double elementary_log1p(double x) {
  if (!(x > -1 && x < INFINITY)) return log_at_the_ends(1 + x);
  if (x == 0) return x;
  if (x > -0.2928 && x < 0.4142) return log_of_one_plus(x, 0, 0);
  double sum = 1 + x;
  double lost = sum > x + x ? x - (sum - 1) : 1 - (sum - x);
  return corrected_log(sum, lost / sum);
}
#endif
