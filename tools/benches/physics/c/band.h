/* The rubber band and its straight continuation, as RubberBand.swift and ExtendedBand.swift have them. */
#ifndef BAND_H
#define BAND_H
#include <math.h>

struct band {
  double coefficient, dimension;
};

static inline double band_offset(struct band b, double drag) {
  if (isinf(drag)) return drag < 0 ? -b.dimension : b.dimension;
  double unresisted = b.coefficient * drag;
  return unresisted / (1 + fabs(unresisted) / b.dimension);
}

static inline double band_drag(struct band b, double offset) {
  if (fabs(offset) >= b.dimension) return offset < 0 ? -INFINITY : INFINITY;
  return offset / (b.coefficient * (1 - fabs(offset) / b.dimension));
}

static inline double band_slope(struct band b, double drag) {
  double factor = 1 + fabs(b.coefficient * drag) / b.dimension;
  return b.coefficient / factor / factor;
}

static inline double extended_offset(struct band b, double drag) {
  double offset = band_offset(b, drag), limit = 0.999 * b.dimension;
  if (!(fabs(offset) > limit)) return offset;
  double start = band_drag(b, limit);
  double beyond = limit + (fabs(drag) - start) * band_slope(b, start);
  return drag < 0 ? -beyond : beyond;
}

static inline double extended_drag(struct band b, double offset) {
  double limit = 0.999 * b.dimension;
  if (!(fabs(offset) > limit)) return band_drag(b, offset);
  double start = band_drag(b, limit);
  double beyond = start + (fabs(offset) - limit) / band_slope(b, start);
  return offset < 0 ? -beyond : beyond;
}
#endif
