/* Slint's Flickable and iced's Scrollable, as Models/Slint and Models/Iced have them: nothing shows past an edge. */
#include "drag.h"
#include "motion.h"
#include "phases.h"

static inline double slint_moved(struct extent e, double offset, double delta) { return nearest_rest(e, offset + delta); }

static inline double iced_moved(struct extent e, double offset, double delta) { return nearest_rest(e, offset + delta); }

static inline struct phases slint_release(struct extent e, double offset, double velocity) {
  if (!isfinite(offset + velocity)) return phases(rest(NAN));
  double edge = nearest_rest(e, offset), limit = velocity < 0 ? lowest(e) : highest(e), time, left;
  if (offset != edge || velocity == 0) return phases(rest(edge));
  struct phase phase = braking(offset, velocity, 2000, 0);
  struct phases p = phases(phase);
  if (braking_crossing(&phase.braking, limit, &time, &left)) then_at(&p, rest(limit), time);
  return p;
}

static inline struct phases iced_release(struct extent e, double offset, double velocity) {
  return phases(rest(nearest_rest(e, offset)));
}

#define slint_at phases_offset
#define iced_at phases_offset

DRAG_BY_MOVEMENT(slint)
DRAG_BY_MOVEMENT(iced)
MOTION(slint, struct phases)
MOTION(iced, struct phases)
