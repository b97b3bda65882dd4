/* Crossings by bisection, as MonotoneSolve.swift has them. */
#ifndef SOLVE_H
#define SOLVE_H
#include <math.h>
#include <stdbool.h>

typedef double (*curve)(const void *self, double time);

static inline double passing(double level, bool rising, double low, double high, curve value, const void *self) {
  for (;;) {
    double middle = low + (high - low) / 2;
    if (!(middle > low && middle < high)) return high;
    double here = value(self, middle);
    if (rising ? here >= level : here <= level) high = middle;
    else low = middle;
  }
}

static inline double time_past(double level, bool rising, double start, curve value, const void *self) {
  for (double step = 1; step < 0x1p64; step *= 2) {
    double here = value(self, start + step);
    if (rising ? here > level : here < level) return start + step;
  }
  return INFINITY;
}
#endif
