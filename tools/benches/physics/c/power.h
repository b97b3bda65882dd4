/* xʸ and the cube root, as Elementary+Power.swift and Elementary+Root.swift have them. */
#ifndef POWER_H
#define POWER_H
#include "angle.h"
#include "logarithm.h"

static inline double elementary_cbrt(double x) {
  double size = fabs(x);
  if (!(size > 0 && size < INFINITY)) return x;
  int is_normal = size >= 0x1p-1022;
  double normal = is_normal ? size : size * 0x1p54;
  double start = from_bits(to_bits(elementary_exp(elementary_log(normal) / 3)) & 0xfffffffff8000000);
  double quotient = normal / (start * start);
  double root = (start + start * ((quotient - start) / (2 * start + quotient))) * (is_normal ? 1 : 0x1p-18);
  return x < 0 ? -root : root;
}

static inline double series_tail(double z) {
  double p = 2.0 / 27;
  p = p * z + 2.0 / 25;
  p = p * z + 2.0 / 23;
  p = p * z + 2.0 / 21;
  p = p * z + 2.0 / 19;
  p = p * z + 2.0 / 17;
  p = p * z + 2.0 / 15;
  p = p * z + 2.0 / 13;
  p = p * z + 2.0 / 11;
  p = p * z + 2.0 / 9;
  p = p * z + 2.0 / 7;
  return p * z + 2.0 / 5;
}

/* ln x as the sum of two doubles. */
static inline double precise_log(double x, double *low) {
  double m, k = scaled_to_one(x, &m);
  double f = m - 1, b = 2 + f;
  double s_high = f / b, back_low, back = exact_product(s_high, b, &back_low);
  double s_low = (((f - back) - back_low) - s_high * (f - (b - 2))) / b;
  double z_low, z = exact_product(s_high, s_high, &z_low);
  double cube_error, cube = exact_product(s_high, z, &cube_error);
  double cube_low = cube_error + (s_high * (z_low + 2 * s_high * s_low) + s_low * z);
  double two_thirds = 2.0 / 3, third_error, third = exact_product(cube, two_thirds, &third_error);
  double third_low = third_error + (cube * (two_thirds * 0x1p-54) + cube_low * two_thirds);
  double rest = cube * z * series_tail(z);
  double whole_low, whole = exact_sum(k * ln2High, 2 * s_high, &whole_low);
  double sum_low, sum = exact_sum(whole, third, &sum_low);
  return exact_sum(sum, sum_low + (whole_low + (2 * s_low + (third_low + rest + k * ln2Low))), low);
}

/* e^(a + b). */
static inline double exp_of_sum(double a, double b) {
  double start, lost, k = reduced_by_ln2(a, &start, &lost);
  double rest = b - lost;
  double high = start + rest;
  double tail = high * high * expTail(high) - ((high - start) - rest);
  double sum = 1 + high;
  return scaled(sum + (((1 - sum) + high) + tail), (int)k);
}

static inline double elementary_pow(double x, double y) {
  if (isnan(x) || isnan(y)) return NAN;
  if (y == 0 || x == 1) return 1;
  if (!(x > 0 && x < INFINITY && fabs(y) < 0x1p64)) return x < 0 ? NAN : (x > 1) == (y > 0) ? INFINITY : 0;
  double low, high = precise_log(x, &low);
  double estimate = y * high;
  if (!(fabs(estimate) < 746)) return estimate < 0 ? 0 : INFINITY;
  double product_low, product = exact_product(y, high, &product_low);
  return exp_of_sum(product, product_low + y * low);
}
#endif
