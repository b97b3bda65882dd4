/* An angle less its whole quarter turns, as ReducedAngle.swift has it. */
#ifndef ANGLE_H
#define ANGLE_H
#include "exponential.h"

struct angle {
  int quadrant;
  double remainder, correction;
};

/* a + b and what rounding took from it (Knuth). */
static inline double exact_sum(double a, double b, double *lost) {
  double sum = a + b;
  double part = sum - a;
  *lost = (a - (sum - part)) + (b - part);
  return sum;
}

/* The first 26 bits of x (Veltkamp). */
static inline double upper_part(double x) {
  double scaled = (0x1p27 + 1) * x;
  return scaled - (scaled - x);
}

/* a · b and what rounding took from it (Dekker). */
static inline double exact_product(double a, double b, double *lost) {
  double a1 = upper_part(a), b1 = upper_part(b);
  double a2 = a - a1, b2 = b - b1;
  double product = a * b;
  *lost = ((a1 * b1 - product) + a1 * b2 + a2 * b1) + a2 * b2;
  return product;
}

/* Cody and Waite. */
static inline struct angle split_angle(double x) {
  double n = nearest_whole(x * perHalfPi);
  double second_error, third_error;
  double first = x - n * halfPi1;
  double second = exact_sum(first, -(n * halfPi2), &second_error);
  double third = exact_sum(second, -(n * halfPi3), &third_error);
  double rest = (second_error + third_error) - n * halfPi4;
  double remainder = third + rest;
  return (struct angle){(int)n & 3, remainder, (third - remainder) + rest};
}

static inline uint64_t bits_from(int64_t first) {
  int64_t position = first + 64, word = position >> 6;
  int shift = position & 63;
  uint64_t upper = bitsPerHalfPi(word);
  return shift == 0 ? upper : upper << shift | bitsPerHalfPi(word + 1) >> (64 - shift);
}

/* π / 2 times the fraction high.middle. */
static inline double fraction_angle(uint64_t high, uint64_t middle, double *correction) {
  int zeros = high == 0 ? 64 : __builtin_clzll(high);
  uint64_t top = zeros == 0 ? high : zeros == 64 ? middle : high << zeros | middle >> (64 - zeros);
  uint64_t next = zeros == 64 ? 0 : middle << zeros;
  double unit = power_of_two(-53 - zeros), error;
  double coarse = (double)(top >> 11) * unit;
  double fine = (double)(top << 53 | next >> 11) * 0x1p-64 * unit;
  double product = exact_product(coarse, halfPiHigh, &error);
  double rest = error + (coarse * halfPiLow + fine * halfPiHigh);
  double sum = product + rest;
  *correction = (product - sum) + rest;
  return sum;
}

/* Payne and Hanek. */
static struct angle __attribute__((noinline)) multiplied_angle(double x) {
  uint64_t bits = to_bits(fabs(x)), mantissa = (bits & 0x000fffffffffffff) | 1ull << 52;
  int64_t first = (int64_t)(bits >> 52) - 1075 - 2;
  unsigned __int128 low = (unsigned __int128)mantissa * bits_from(first + 128);
  unsigned __int128 turns = (unsigned __int128)mantissa * bits_from(first + 64) + (uint64_t)(low >> 64);
  uint64_t turns_high = mantissa * bits_from(first) + (uint64_t)(turns >> 64);
  uint64_t high = turns_high << 2 | (uint64_t)turns >> 62;
  uint64_t middle = (uint64_t)turns << 2 | (uint64_t)low >> 62;
  int quarter = (int)(turns_high >> 62), is_above = (int)(high >> 63);
  if (is_above) high = ~high, middle = ~middle, quarter++;
  double e, r = fraction_angle(high, middle, &e);
  int is_negative = (x < 0) != is_above;
  return (struct angle){(x < 0 ? -quarter : quarter) & 3, is_negative ? -r : r, is_negative ? -e : e};
}

static inline struct angle reduced_angle(double x) {
  if (fabs(x) <= 0.785398) return (struct angle){0, x, 0};
  return fabs(x) < 0x1p20 ? split_angle(x) : multiplied_angle(x);
}
#endif
