#include "reference.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

/* Written by tools/bench from ElementaryCoefficients.swift: exp_tail, LN2_HIGH, LN2_LOW, PER_LN2. */
#include "coefficients.h"

static inline double power_of_two(int n) {
  uint64_t bits = (uint64_t)(n + 1023) << 52;
  double value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

static inline double scaled(double x, int n) {
  int half = n >> 1;
  return x * power_of_two(half) * power_of_two(n - half);
}

static inline double reduced(double x, double *high, double *low) {
  double k = (x * PER_LN2 + 0x1.8p52) - 0x1.8p52;
  double start = x - k * LN2_HIGH;
  double correction = k * LN2_LOW;
  *high = start - correction;
  *low = (*high - start) + correction;
  return k;
}

static double elementary_exp(double x) {
  if (!(fabs(x) < 746)) return x < 0 ? 0 : x * INFINITY;
  double high, low, k = reduced(x, &high, &low);
  double tail = high * high * exp_tail(high) - low;
  double sum = 1 + high;
  return scaled(sum + (((1 - sum) + high) + tail), (int)k);
}

static double elementary_expm1(double x) {
  if (!(fabs(x) < 746)) return x < 0 ? -1 : x * INFINITY;
  if (!(fabs(x) > 0.34657)) return x == 0 ? x : x + x * x * exp_tail(x);
  double high, low, k = reduced(x, &high, &low);
  double tail = high * high * exp_tail(high) - low;
  if (!(k > -55)) return -1;
  double rest = k < 55 ? 1 - power_of_two(-(int)k) : 1;
  double sum = rest + high;
  return scaled(sum + (((rest - sum) + high) + tail), (int)k);
}

void reference_drag(const double *input, double *output, int count, double coefficient, double dimension) {
  for (int i = 0; i < count; i++) {
    double drag = input[i];
    double unresisted = coefficient * drag;
    output[i] = isinf(drag) ? copysign(dimension, drag) : unresisted / (1 + fabs(unresisted) / dimension);
  }
}

void reference_decay(const double *input, double *output, int count, double start, double velocity, double rate) {
  for (int i = 0; i < count; i++) output[i] = start + -velocity * elementary_expm1(-rate * input[i]) / rate;
}

void reference_spring(const double *input, double *output, int count, double edge, double displacement,
                      double velocity, double frequency) {
  double slope = velocity + frequency * displacement;
  for (int i = 0; i < count; i++) {
    double time = input[i];
    output[i] = edge + (time == INFINITY ? 0 : (displacement + slope * time) * elementary_exp(-frequency * time));
  }
}
