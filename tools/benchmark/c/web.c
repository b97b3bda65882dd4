/* The web's libraries, as Models/Web has them. */
#include "band.h"
#include "drag.h"

static inline double use_gesture_offset(struct extent e, double raw) {
  double low = lowest(e), high = highest(e);
  double bound = nearest_rest(e, raw);
  if (raw == bound) return bound;
  struct band band = {0.15, high - low};
  return raw < bound ? bound - band_offset(band, bound - raw) : bound + band_offset(band, raw - bound);
}

static inline double framer_offset(struct extent e, double raw) {
  double edge = nearest_rest(e, raw);
  return raw == edge ? raw : edge + 0.35 * (raw - edge);
}

/* BetterScroll's filter, and iScroll's: an event that ends outside is damped as a whole. */
static inline double filtered_moved(struct extent e, double offset, double delta) {
  double moved = offset + delta;
  return moved < lowest(e) || moved > highest(e) ? offset + delta * (1.0 / 3) : moved;
}

/* The mended form: only what lies outside is damped. */
static inline double filtered_fixed_moved(struct extent e, double offset, double delta) {
  double low = lowest(e), high = highest(e), factor = 1.0 / 3;
  double raw = offset;
  if (offset < low) raw = low + (offset - low) / factor;
  else if (offset > high) raw = high + (offset - high) / factor;
  raw += delta;
  if (raw < low) return low + (raw - low) * factor;
  return raw > high ? high + (raw - high) * factor : raw;
}

DRAG_BY_POSITION(use_gesture)
DRAG_BY_POSITION(framer)
DRAG_BY_MOVEMENT(filtered)
DRAG_BY_MOVEMENT(filtered_fixed)
