/* The algorithms of ScrollPhysics in C, over arrays: what tools/bench times it against. Units as in Swift. */
#pragma once

#include "extent.h"

/* The scroll range that all rows share. */
struct extent c_page(void);

/* Closed forms. */
void c_band(const double *drag, double *offset, int count, double coefficient, double dimension);
void c_decay(const double *time, double *offset, int count, double start, double velocity, double rate);
void c_critical_spring(const double *time, double *offset, int count, double edge, double displacement,
                       double velocity, double frequency);

/* Elementary functions: the project's algorithms, and glibc's libm. */
#define ELEMENTARY(name)                                      \
  void c_##name(const double *x, double *y, int count);       \
  void libm_##name(const double *x, double *y, int count);
ELEMENTARY(exp)
ELEMENTARY(expm1)
ELEMENTARY(log)
ELEMENTARY(log1p)
ELEMENTARY(sin)
ELEMENTARY(cos)
ELEMENTARY(atan)
ELEMENTARY(tanh)
ELEMENTARY(atanh)
ELEMENTARY(cbrt)
ELEMENTARY(round)
void c_pow(const double *x, double *y, int count, double exponent);
void libm_pow(const double *x, double *y, int count, double exponent);

/* Drags: raw positions, or movements from offset 0 on, to offsets. */
#define DRAG(name) void c_##name##_drag(const double *input, double *offset, int count, struct extent extent);
DRAG(uikit)
DRAG(uikit_measured)
DRAG(appkit)
DRAG(chromium_exp)
DRAG(chromium_exp_fixed)
DRAG(chromium_bezier)
DRAG(chromium_bezier_fixed)
DRAG(gecko)
DRAG(gecko_fixed)
DRAG(gtk)
DRAG(adwaita)
DRAG(qt)
DRAG(slint)
DRAG(iced)
DRAG(android)
DRAG(android_stretch)
DRAG(flutter_ios)
DRAG(flutter_desktop)
DRAG(flutter_clamping)
DRAG(flutter_ios_fixed)
DRAG(flutter_desktop_fixed)
DRAG(use_gesture)
DRAG(framer)
DRAG(filtered)
DRAG(filtered_fixed)
DRAG(lenis)

/* Motions: each start, offset and velocity, at all times. */
#define MOTION_OF(name)                                                                                    \
  void c_##name##_motion(const double *starts, const double *velocities, int releases, const double *times, \
                         int samples, double *offset, struct extent extent);
MOTION_OF(uikit)
MOTION_OF(uikit_measured)
MOTION_OF(appkit)
MOTION_OF(chromium)
MOTION_OF(chromium_fixed)
MOTION_OF(chromium_exp)
MOTION_OF(chromium_exp_fixed)
MOTION_OF(chromium_bezier)
MOTION_OF(chromium_bezier_fixed)
MOTION_OF(gecko_desktop)
MOTION_OF(gecko_desktop_fixed)
MOTION_OF(gecko_android)
MOTION_OF(gtk)
MOTION_OF(gtk_3)
MOTION_OF(gtk_fixed)
MOTION_OF(adwaita)
MOTION_OF(qt)
MOTION_OF(slint)
MOTION_OF(iced)
MOTION_OF(android)
MOTION_OF(android_stretch)
MOTION_OF(flutter_ios)
MOTION_OF(flutter_ios_fixed)
MOTION_OF(flutter_desktop)
MOTION_OF(flutter_desktop_fixed)
MOTION_OF(flutter_clamping)
MOTION_OF(flutter_clamping_fixed)
MOTION_OF(use_gesture)
MOTION_OF(framer)
MOTION_OF(framer_fixed)
MOTION_OF(better_scroll)
MOTION_OF(iscroll)
MOTION_OF(lenis)
MOTION_OF(lenis_fixed)

/* Velocity trackers: the velocity after each sample of a finger. */
#define TRACKER(name) void c_##name(const double *times, const double *positions, double *velocity, int count);
TRACKER(lsq2)
TRACKER(weighted_ios)
TRACKER(weighted_macos)
TRACKER(gecko_mean)
TRACKER(impulse)

/* Replays: what an engine makes of a finger's samples on uikit. Figures: triggers, trigger, callback, end, offset jump,
   velocity jump, states, findings, sum of the states' times. */
struct c_sample {
  double time, travel;
};
#define C_FIGURES 9
void c_mrefresh_replay(const struct c_sample *samples, int count, double lift, double rate, struct extent extent,
                       double *figures);
void c_control_replay(const struct c_sample *samples, int count, double lift, double rate, struct extent extent,
                      double *figures);

/* How often memory was allocated so far, by anybody. */
long c_allocations(void);
