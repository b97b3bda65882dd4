/* GTK, as Models/GTK/GTKModel.swift and GTKKinetic.swift have it. */
#include "drag.h"

static inline double gtk_offset(struct extent e, double raw) {
  double low = lowest(e) - 100, high = highest(e) + 100;
  return raw < low ? low : raw > high ? high : raw;
}

DRAG_BY_POSITION(gtk)
