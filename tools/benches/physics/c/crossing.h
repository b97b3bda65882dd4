/* When a free spring passes a level. */
#ifndef CROSSING_H
#define CROSSING_H
#include "solve.h"
#include "settle.h"

/* From a time on; NaN for never. */
static inline double spring_crossing_after(const struct spring_motion *m, double level, bool rising, double start) {
  double low = start, at_low = spring_displacement(m, start);
  for (;;) {
    double high = turn_after(m, low), at_high = high < INFINITY ? spring_displacement(m, high) : 0;
    if (rising ? at_low <= level && level < at_high : at_low >= level && level > at_high) {
      double end = high < INFINITY ? high : time_past(level, rising, low, displacement_curve, m);
      return end < INFINITY ? passing(level, rising, low, end, displacement_curve, m) : NAN;
    }
    if (!(high < INFINITY) || fabs(level) >= fabs(at_high)) return NAN;
    low = high;
    at_low = at_high;
  }
}
static inline double spring_crossing(const struct spring_motion *m, double level, bool rising) {
  return spring_crossing_after(m, level, rising, 0);
}
#endif
