/* libadwaita, as Models/GTK/AdwaitaModel.swift has it. */
#include "band.h"
#include "drag.h"

static inline double adwaita_offset(struct extent e, double raw) {
  double edge = nearest_rest(e, raw);
  return raw == edge ? raw : edge + band_offset((struct band){1, 10}, raw - edge);
}

DRAG_BY_POSITION(adwaita)
