/* Android's fling along its sampled spline, as SplineTable.swift and SplineFling.swift have it. */
#ifndef SPLINE_H
#define SPLINE_H
#include "logarithm.h"

struct spline {
  double start, end, duration, pixel;
};

static struct {
  double positions[101], times[101];
} spline_table;

static inline double spline_coordinate(double a, double b, double s) {
  return 3 * s * (1 - s) * ((1 - s) * a + s * b) + s * s * s;
}

static inline double spline_parameter(double share, double a, double b, double *low) {
  double high = 1;
  for (;;) {
    double middle = *low + (high - *low) / 2, value = spline_coordinate(a, b, middle);
    if (fabs(value - share) < 1e-5) return middle;
    if (value > share) high = middle;
    else *low = middle;
  }
}

static void __attribute__((constructor)) fill_spline_table(void) {
  double low = 0, high = 0;
  for (int i = 0; i < 100; i++) {
    double share = i / 100.0;
    spline_table.positions[i] = spline_coordinate(0.5, 1, spline_parameter(share, 0.175, 0.35, &low));
    spline_table.times[i] = spline_coordinate(0.175, 0.35, spline_parameter(share, 0.5, 1, &high));
  }
  spline_table.positions[100] = spline_table.times[100] = 1;
}

static inline int spline_segment(double share, double *part) {
  double place = share > 0 ? share * 100 : 0;
  int index = place < 99 ? (int)place : 99;
  *part = place - index;
  return index;
}

static inline double spline_entry(const double *table, double share) {
  double part;
  if (share >= 1) return 1;
  if (isnan(share)) return share;
  int i = spline_segment(share, &part);
  return table[i] + part * (table[i + 1] - table[i]);
}

static inline struct spline spline(double start, double velocity, double pixel) {
  struct spline s = {start, start, 0, pixel};
  double density = pixel == 0 ? 1 : 1 / pixel, speed = fabs(velocity * density);
  if (speed == 0) return s;
  double rate = elementary_log(0.78) / elementary_log(0.9);
  double coefficient = 9.80665 * 39.37 * 160 * 0.84;
  double strength = elementary_log(0.35 * speed / (0.015 * coefficient * density));
  double distance = 0.015 * coefficient * density * elementary_exp(rate / (rate - 1) * strength);
  double way = pixel == 0 ? distance : trunc(distance) * pixel;
  s.end = velocity < 0 ? start - way : start + way;
  s.duration = trunc(1000 * elementary_exp(strength / (rate - 1))) / 1000;
  return s;
}

static inline double spline_offset(const struct spline *s, double time) {
  if (time >= s->duration) return s->end;
  double way = spline_entry(spline_table.positions, time / s->duration) * (s->end - s->start);
  return s->start + (s->pixel == 0 ? way : floor(way / s->pixel + 0.5) * s->pixel);
}

static inline double spline_velocity(const struct spline *s, double time) {
  double part;
  if (!(time < s->duration)) return 0;
  double share = time / s->duration;
  if (!(share < 1)) return 0;
  int i = spline_segment(share, &part);
  double slope = (spline_table.positions[i + 1] - spline_table.positions[i]) * 100;
  return slope * (s->end - s->start) / s->duration;
}

static inline double spline_time(const struct spline *s, double share) {
  return trunc(s->duration * 1000 * spline_entry(spline_table.times, share)) / 1000;
}
#endif
