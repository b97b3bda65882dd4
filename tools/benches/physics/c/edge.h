/* A fling, and from the edge, at the solved crossing, the way back, as EdgeMotion.swift has it.
 *
 * A model has its own struct FLING and BACK, and the functions that EDGE_MOTION names. */
#ifndef EDGE_H
#define EDGE_H
#include "extent.h"
#include "solve.h"

/* NAME_fling(extent, velocity), NAME_displacement(&fling, time), NAME_velocity(&fling, time), NAME_time(&fling, way), NaN for
   never, BACK_back(extent, overscroll, velocity) and BACK_overscroll(&back, time). */
#define EDGE_MOTION(model, fling_type, back_type, fling_name, back_name)                            \
  struct model##_motion {                                                                           \
    double start, change, edge;                                                                     \
    fling_type fling;                                                                               \
    back_type back;                                                                                 \
  };                                                                                                \
  static inline struct model##_motion model##_release(struct extent e, double offset, double velocity) { \
    struct model##_motion m = {.start = offset, .change = INFINITY};                                \
    double nearest = nearest_rest(e, offset);                                                       \
    if (offset != nearest) {                                                                        \
      m.change = 0;                                                                                 \
      m.edge = nearest;                                                                             \
      m.back = back_name##_back(e, offset - nearest, velocity);                                     \
      return m;                                                                                     \
    }                                                                                               \
    velocity = model##_started(velocity);                                                           \
    m.fling = fling_name##_fling(e, velocity);                                                       \
    m.edge = velocity < 0 ? lowest(e) : highest(e);                                                 \
    double crossing = velocity == 0 ? NAN : fling_name##_time(&m.fling, m.edge - offset);           \
    if (isnan(crossing)) return m;                                                                  \
    m.change = crossing;                                                                            \
    m.back = back_name##_back(e, 0, fling_name##_velocity(&m.fling, crossing));                     \
    return m;                                                                                       \
  }                                                                                                 \
  static inline double model##_at(const struct model##_motion *m, double time) {                    \
    if (time >= m->change) return m->edge + back_name##_overscroll(&m->back, time - m->change);     \
    return m->start + fling_name##_displacement(&m->fling, time > 0 ? time : 0);                    \
  }
#endif
