/* A model's motion over releases and times: NAME_release makes a struct NAME_motion, NAME_at asks it for an offset. */
#ifndef MOTION_H
#define MOTION_H
#include "extent.h"
#include "reference.h"

#define MOTION(name, type)                                                                             \
  void c_##name##_motion(const double *starts, const double *velocities, int releases, const double *times, \
                         int samples, double *offset, struct extent extent) {                          \
    for (int i = 0; i < releases; i++) {                                                               \
      type motion = name##_release(extent, starts[i], velocities[i]);                                  \
      for (int j = 0; j < samples; j++) *offset++ = name##_at(&motion, times[j]);                      \
    }                                                                                                  \
  }
#endif
