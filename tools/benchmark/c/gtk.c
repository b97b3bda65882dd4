/* GTK with the crossing solved, as Models/GTK/GTKModel.swift has it. */
#include "decay.h"
#include "drag.h"
#include "motion.h"

static inline double gtk_offset(struct extent e, double raw) {
  double low = lowest(e) - 100, high = highest(e) + 100;
  return raw < low ? low : raw > high ? high : raw;
}

static inline struct decay gtk_fixed_release(struct extent e, double offset, double velocity) {
  struct spring spring = {20.0 / 2, 1};
  double edge = nearest_rest(e, offset);
  if (offset != edge) return bounce(edge, offset, velocity, spring);
  return decay(e, offset, velocity, 4, spring);
}

#define gtk_fixed_at decay_offset

DRAG_BY_POSITION(gtk)
MOTION(gtk_fixed, struct decay)
