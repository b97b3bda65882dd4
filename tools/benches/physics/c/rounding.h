/* The nearest whole number, as Elementary+Rounding.swift has it. */
#ifndef ROUNDING_H
#define ROUNDING_H
#include <math.h>

static inline double elementary_round(double x) {
  double whole = trunc(x);
  if (!(fabs(x - whole) >= 0.5)) return whole;
  return x < 0 ? whole - 1 : whole + 1;
}
#endif
