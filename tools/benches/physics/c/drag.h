/* A model's drag over arrays: NAME_offset maps a raw position, NAME_moved takes a movement from an offset. */
#ifndef DRAG_H
#define DRAG_H
#include "extent.h"
#include "reference.h"

#define DRAG_BY_POSITION(name)                                                                   \
  void c_##name##_drag(const double *raw, double *offset, int count, struct extent extent) {     \
    for (int i = 0; i < count; i++) offset[i] = name##_offset(extent, raw[i]);                   \
  }

#define DRAG_BY_MOVEMENT(name)                                                                   \
  void c_##name##_drag(const double *movement, double *offset, int count, struct extent extent) { \
    double now = 0;                                                                              \
    for (int i = 0; i < count; i++) offset[i] = now = name##_moved(extent, now, movement[i]);    \
  }
#endif
