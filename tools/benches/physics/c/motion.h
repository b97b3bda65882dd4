/* A model's motion over releases and times: NAME_release makes a struct NAME_motion, NAME_at asks it for an offset.
   The motion is made in a function of its own, as in Swift: inlined, the compiler sees that a model like adwaita's makes
   one kind of motion only, and drops the choice between kinds that is to be timed. */
#ifndef MOTION_H
#define MOTION_H
#include "extent.h"
#include "reference.h"

#define MOTION(name, type)                                                                                 \
  static __attribute__((noinline)) type name##_made(struct extent extent, double start, double velocity) { \
    return name##_release(extent, start, velocity);                                                        \
  }                                                                                                        \
  void c_##name##_motion(const double *starts, const double *velocities, int releases, const double *times,\
                         int samples, double *offset, struct extent extent) {                              \
    for (int i = 0; i < releases; i++) {                                                                   \
      type motion = name##_made(extent, starts[i], velocities[i]);                                         \
      for (int j = 0; j < samples; j++) *offset++ = name##_at(&motion, times[j]);                          \
    }                                                                                                      \
  }
#endif
