/* Firefox' flings, as GeckoDesktopFling.swift and GeckoAndroidFling.swift have them. */
#ifndef GECKO_FLINGS_H
#define GECKO_FLINGS_H
#include "ease.h"
#include "logarithm.h"
#include "solve.h"

/* The desktop's fling, at 60 frames a second. */
struct frames {
  double velocity, per_second, rate, moving, first, all;
};

static const double frame = 1.0 / 60;

static inline struct frames frames_fling(struct extent e, double velocity) {
  struct frames f = {velocity, -1000 * elementary_log(1 - 0.002)};
  f.rate = f.per_second * frame;
  double slowing = fabs(velocity) <= 10 ? 0 : elementary_log(fabs(velocity) / 10) / f.per_second;
  f.moving = ceil(slowing / frame);
  f.first = velocity * frame * elementary_exp(-f.rate);
  f.all = elementary_expm1(-f.rate);
  return f;
}

static inline double frames_displacement(const struct frames *f, double time) {
  double frames = floor(time / frame + 1e-6), moving = frames < f->moving ? frames : f->moving;
  return f->first * (elementary_expm1(-f->rate * moving) / f->all);
}

static inline double frames_velocity(const struct frames *f, double time) {
  double frames = floor(time / frame + 1e-6);
  return frames > f->moving ? 0 : f->velocity * elementary_exp(-f->per_second * (frames * frame));
}

static inline double frames_time(const struct frames *f, double way) {
  if (way == 0) return 0;
  double share = way / f->first * f->all;
  if (!(share < 0 && share > -1)) return NAN;
  double frames = ceil(-elementary_log1p(share) / f->rate);
  return frames <= f->moving ? frames * frame : NAN;
}

/* Android's fling. */
struct scroller {
  double distance, spline_duration, duration;
};

static double scroller_samples[102];

static void __attribute__((constructor)) fill_scroller_samples(void) {
  for (int i = 0; i < 102; i++) scroller_samples[i] = cubic_progress((struct cubic){0.175, 0.5, 0.35, 1}, i / 100.0);
}

static inline int scroller_line(double share) {
  double number = share > 0 ? 100 * share : 0;
  return (int)(number < 100 ? number : 100);
}

static inline double scroller_slope(int line) { return (scroller_samples[line + 1] - scroller_samples[line]) * 100; }

static inline double scroller_progress(double share) {
  int line = scroller_line(share);
  return scroller_samples[line] + (share - line / 100.0) * scroller_slope(line);
}

static double progress_curve(const void *self, double share) { return scroller_progress(share); }

static inline struct scroller scroller_fling(struct extent e, double velocity) {
  if (velocity == 0) return (struct scroller){0, 0, 0};
  double strength = 0.015 * (9.80665 * 39.37 * 0.84) * 160, exponent = 2.3582018;
  double spline = elementary_log(0.35 * fabs(velocity) / strength);
  double way = strength * elementary_exp(exponent / (exponent - 1) * spline);
  double duration = elementary_exp(spline / (exponent - 1));
  double end = way > 0.1 ? passing(1 - 0.1 / way, true, 0, 1, progress_curve, 0) : 0;
  return (struct scroller){velocity < 0 ? -way : way, duration, duration * end};
}

static inline double scroller_displacement(const struct scroller *f, double time) {
  return time < f->duration ? f->distance * scroller_progress(time / f->spline_duration) : f->distance;
}

static inline double scroller_velocity(const struct scroller *f, double time) {
  if (!(time < f->duration)) return 0;
  return f->distance * scroller_slope(scroller_line(time / f->spline_duration)) / f->spline_duration;
}

static double scroller_curve(const void *self, double time) { return scroller_displacement(self, time); }

static inline double scroller_time(const struct scroller *f, double way) {
  if (way == 0) return 0;
  double share = way / f->distance;
  return share > 0 && share <= 1 ? passing(way, way > 0, 0, f->duration, scroller_curve, f) : NAN;
}
#endif
