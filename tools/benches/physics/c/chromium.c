/* Chromium's two elastic overscrolls, as Models/Chromium has them. */
#include "drag.h"
#include "ease.h"
#include "edge.h"
#include "hyperbolic.h"
#include "motion.h"
#include "rounding.h"
#include "spring.h"

static inline double chromium_exp_offset(struct extent e, double raw) {
  double edge = nearest_rest(e, raw);
  return raw == edge ? raw : edge + elementary_round((raw - edge) / 20);
}

static inline double chromium_bezier_offset(struct extent e, double raw) {
  double edge = nearest_rest(e, raw);
  return raw == edge ? raw : edge + trunc(0.1 * e.viewport * elementary_tanh(2 * (raw - edge) / e.viewport));
}

static inline double chromium_exp_fixed_offset(struct extent e, double raw) {
  double edge = nearest_rest(e, raw);
  return raw == edge ? raw : edge + (raw - edge) / 20;
}

static inline double chromium_bezier_fixed_offset(struct extent e, double raw) {
  double edge = nearest_rest(e, raw);
  return raw == edge ? raw : edge + 0.1 * e.viewport * elementary_tanh(2 * (raw - edge) / e.viewport);
}

/* The fling. */
struct touchpad {
  double duration, scale, steepness;
};

static inline struct touchpad touchpad_fling(struct extent e, double velocity) {
  double greatest = 5707.62 * 3.7 - 172, speed = fabs(velocity) < greatest ? fabs(velocity) : greatest;
  double steepness = speed + 172;
  return (struct touchpad){elementary_log(steepness / 172) / 3.7, velocity == 0 ? 0 : velocity / speed, steepness};
}

static inline double touchpad_displacement(const struct touchpad *f, double time) {
  double moving = time < f->duration ? time : f->duration;
  return f->scale * (-f->steepness * elementary_expm1(-3.7 * moving) / 3.7 - 172 * moving);
}

static inline double touchpad_velocity(const struct touchpad *f, double time) {
  return time < f->duration ? f->scale * (f->steepness * elementary_exp(-3.7 * time) - 172) : 0;
}

static double touchpad_curve(const void *self, double time) { return touchpad_displacement(self, time); }

static inline double touchpad_time(const struct touchpad *f, double way) {
  if (way == 0) return 0;
  if (!(way * f->scale > 0 && fabs(way) <= fabs(touchpad_displacement(f, f->duration)))) return NAN;
  return passing(way, way > 0, 0, f->duration, touchpad_curve, f);
}

/* The fling on Windows. */
struct windows {
  double distance, duration;
  struct cubic ease;
};

static inline struct windows windows_fling(struct extent e, double velocity) {
  double speed = fabs(velocity), way = velocity * velocity / (2 * 27.559 * 96), limit = floor(e.viewport * 1 * 3);
  double limited = way < limit ? way : limit, duration = speed / 2300 < 2 ? speed / 2300 : 2;
  double slope = speed * duration / limited;
  struct cubic ease = {slope * 0.2 < 1 ? 0.2 : 1 / slope, slope * 0.2 < 1 ? 0.2 * slope : 1, 0.55, 1};
  return (struct windows){velocity < 0 ? -limited : limited, duration, ease};
}

static inline double windows_displacement(const struct windows *f, double time) {
  return f->distance * cubic_progress(f->ease, time / f->duration);
}

static inline double windows_velocity(const struct windows *f, double time) {
  if (!(time < f->duration)) return 0;
  return f->distance * cubic_slope(f->ease, time / f->duration) / f->duration;
}

static double windows_curve(const void *self, double time) { return windows_displacement(self, time); }

static inline double windows_time(const struct windows *f, double way) {
  if (way == 0) return 0;
  if (!(way * f->distance > 0 && fabs(way) <= fabs(f->distance))) return NAN;
  return passing(way, way > 0, 0, f->duration, windows_curve, f);
}

/* The exponential's way back. */
struct exponential {
  struct spring_motion motion;
  double duration;
};

static double exponential_curve(const void *self, double time) { return spring_displacement(self, time); }

static inline double end_of_throw(const struct spring_motion *m, double push, double rate) {
  if (push == 0) return 0;
  double turn = 1 / rate - m->displacement / push, peak = spring_displacement(m, turn);
  if (!(turn > 0 && fabs(peak) >= 0.5)) return 0;
  double level = peak < 0 ? -0.5 : 0.5;
  double high = time_past(level, peak < 0, turn, exponential_curve, m);
  return passing(level, peak < 0, turn, high, exponential_curve, m);
}

static inline double exponential_end(const struct spring_motion *m, double push, double rate) {
  double start = m->displacement;
  if (!(fabs(start) >= 0.5)) return end_of_throw(m, push, rate);
  double level = start < 0 ? -0.5 : 0.5, turn = push * start > 0 ? 1 / rate - start / push : 0;
  double low = turn > 0 ? turn : 0;
  double high = push * start < 0 ? -start / push : time_past(level, start < 0, low, exponential_curve, m);
  return passing(level, start < 0, low, high, exponential_curve, m);
}

static inline struct exponential exponential_back(struct extent e, double stretch, double velocity) {
  double rate = 20 / 1.6, push = 0.31 * velocity;
  struct exponential b = {spring_motion((struct spring){rate, 1}, stretch, push - rate * stretch), 0};
  b.duration = exponential_end(&b.motion, push, rate);
  return b;
}

static inline double exponential_overscroll(const struct exponential *b, double time) {
  return time < b->duration ? elementary_round(spring_displacement(&b->motion, time)) : 0;
}

/* The timing curves' way back. */
struct bezier {
  double stretch, farthest, forward_duration, back_duration;
  struct cubic forward, back;
};

static inline double smaller(double a, double b) { return a < b ? a : b; }

static inline struct cubic pulled(double speed, struct cubic c) {
  if (c.x1 * speed < c.y1) c.y1 = c.x1 * speed;
  else c.x1 = c.y1 / speed;
  return c;
}

static inline struct bezier bezier_back(struct extent e, double stretch, double velocity) {
  double speed = fabs(velocity) > 200 ? fabs(velocity) / 1000 : 0, way = 35 * sqrt(speed);
  double farthest = smaller(0.1 * e.viewport, fabs(stretch) + way);
  int is_negative = stretch == 0 ? velocity < 0 : stretch < 0;
  return (struct bezier){stretch,
                         is_negative ? -farthest : farthest,
                         smaller(0.15, 0.0025 * way),
                         smaller(0.3, 0.015 * farthest),
                         pulled(speed, (struct cubic){0.25, 1, 0.99, 1}),
                         pulled(speed, (struct cubic){0.05, 0.7, 0.25, 1})};
}

static inline double smooth_stretch(const struct bezier *b, double time) {
  if (time < b->forward_duration) {
    double share = cubic_progress(b->forward, time / b->forward_duration);
    return b->stretch * (1 - share) + b->farthest * share;
  }
  double after = time - b->forward_duration;
  return after < b->back_duration ? b->farthest * (1 - cubic_progress(b->back, after / b->back_duration)) : 0;
}

static inline double bezier_overscroll(const struct bezier *b, double time) {
  return elementary_round(smooth_stretch(b, time));
}

/* The fixed forms. */
static inline struct spring_motion smooth_exponential_back(struct extent e, double stretch, double velocity) {
  double rate = 20 / 1.6;
  return spring_motion((struct spring){rate, 1}, stretch, 0.31 * velocity - rate * stretch);
}

#define smooth_exponential_overscroll spring_displacement
#define smooth_bezier_back bezier_back
#define smooth_bezier_overscroll smooth_stretch

#define chromium_started(velocity) velocity
#define chromium_fixed_started(velocity) velocity
#define chromium_exp_started(velocity) velocity
#define chromium_bezier_started(velocity) velocity
#define chromium_exp_fixed_started(velocity) velocity
#define chromium_bezier_fixed_started(velocity) velocity
EDGE_MOTION(chromium_fixed, struct windows, struct spring_motion, windows, smooth_exponential)
EDGE_MOTION(chromium_exp_fixed, struct touchpad, struct spring_motion, touchpad, smooth_exponential)
EDGE_MOTION(chromium_bezier_fixed, struct windows, struct bezier, windows, smooth_bezier)
DRAG_BY_POSITION(chromium_exp_fixed)
DRAG_BY_POSITION(chromium_bezier_fixed)
MOTION(chromium_fixed, struct chromium_fixed_motion)
MOTION(chromium_exp_fixed, struct chromium_exp_fixed_motion)
MOTION(chromium_bezier_fixed, struct chromium_bezier_fixed_motion)
EDGE_MOTION(chromium, struct windows, struct exponential, windows, exponential)
EDGE_MOTION(chromium_exp, struct touchpad, struct exponential, touchpad, exponential)
EDGE_MOTION(chromium_bezier, struct windows, struct bezier, windows, bezier)
DRAG_BY_POSITION(chromium_exp)
DRAG_BY_POSITION(chromium_bezier)
MOTION(chromium, struct chromium_motion)
MOTION(chromium_exp, struct chromium_exp_motion)
MOTION(chromium_bezier, struct chromium_bezier_motion)
