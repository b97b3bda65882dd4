/* Velocity trackers, as VelocityTracker.swift, VelocityTrackers and FlutterWeightedTracker.swift have them. */
#include <math.h>

#include "reference.h"

struct ring {
  double times[20], positions[20];
  int newest, count;
};

static inline void append(struct ring *r, double position, double time) {
  if (r->count > 0) r->newest = r->newest + 1 < 20 ? r->newest + 1 : 0;
  r->times[r->newest] = time;
  r->positions[r->newest] = position;
  if (r->count < 20) r->count++;
}

static inline int slot(const struct ring *r, int age) {
  int slot = r->newest - age;
  return slot < 0 ? slot + 20 : slot;
}

static inline double time_of(const struct ring *r, int age) { return r->times[slot(r, age)]; }
static inline double position_of(const struct ring *r, int age) { return r->positions[slot(r, age)]; }

static inline void forget(struct ring *r, double horizon) {
  while (r->count > 1 && !(time_of(r, 0) - time_of(r, r->count - 1) <= horizon)) r->count--;
}

static inline double pair_slope(const struct ring *r, int age) {
  return (position_of(r, age) - position_of(r, age + 1)) / (time_of(r, age) - time_of(r, age + 1));
}

/* The slope of a parabola through the newest samples. */
static double parabola_slope(const struct ring *r, int used) {
  double start = time_of(r, 0), origin = position_of(r, 0), mean = 0, squares = 0, cubes = 0, linear = 0;
  for (int age = 0; age < used; age++) mean += (time_of(r, age) - start) / used;
  for (int age = 0; age < used; age++) {
    double u = (time_of(r, age) - start) - mean;
    squares += u * u;
    cubes += u * u * u;
    linear += u * (position_of(r, age) - origin);
  }
  double a = cubes / squares, b = squares / used, norm = 0, curve = 0;
  for (int age = 0; age < used; age++) {
    double u = (time_of(r, age) - start) - mean, p = u * (u - a) - b;
    norm += p * p;
    curve += p * (position_of(r, age) - origin);
  }
  return linear / squares + curve / norm * (-2 * mean - a);
}

void c_lsq2(const double *times, const double *positions, double *velocity, int count) {
  struct ring r = {.count = 0};
  double last_movement = -INFINITY;
  for (int i = 0; i < count; i++) {
    double time = times[i], position = positions[i];
    if (r.count == 0 || position != position_of(&r, 0)) last_movement = time;
    if (r.count > 0 && !(time > time_of(&r, 0))) {
      r.positions[r.newest] = position;
    } else {
      if (r.count > 0 && time - time_of(&r, 0) > 0.04 + 0.5e-6) r.count = 0;
      append(&r, position, time);
      forget(&r, 0.1 + 0.5e-6);
    }
    velocity[i] = time - last_movement < 0.1 - 0.5e-6 && r.count >= 3 ? parabola_slope(&r, r.count) : 0;
  }
}

static inline void weighted(const double *times, const double *positions, double *velocity, int count, double oldest,
                            double middle, double newest) {
  struct ring r = {.count = 0};
  double pairs[3] = {0, 0, 0};
  for (int i = 0; i < count; i++) {
    append(&r, positions[i], times[i]);
    if (r.count > 1) {
      pairs[0] = pairs[1], pairs[1] = pairs[2];
      pairs[2] = time_of(&r, 0) - time_of(&r, 1) > 0 ? pair_slope(&r, 0) : 0;
    }
    velocity[i] = pairs[0] * oldest + pairs[1] * middle + pairs[2] * newest;
  }
}

void c_weighted_ios(const double *times, const double *positions, double *velocity, int count) {
  weighted(times, positions, velocity, count, 0.6, 0.35, 0.05);
}

void c_weighted_macos(const double *times, const double *positions, double *velocity, int count) {
  weighted(times, positions, velocity, count, 0.15, 0.65, 0.2);
}

void c_gecko_mean(const double *times, const double *positions, double *velocity, int count) {
  struct ring velocities = {.count = 0};
  double last_time = times[0], last_position = positions[0];
  for (int i = 0; i < count; i++) {
    double step = times[i] - last_time;
    if (step > 0.005 + 0.5e-6) {
      append(&velocities, (positions[i] - last_position) / step, times[i]);
      last_time = times[i];
      last_position = positions[i];
    }
    double sum = 0, counted = 0;
    for (int age = 0; age < velocities.count && age < 5; age++) {
      if (!(times[i] - time_of(&velocities, age) < 0.1 - 0.5e-6)) break;
      sum += position_of(&velocities, age), counted++;
    }
    velocity[i] = counted > 1 ? sum / counted : sum;
  }
}

static inline double velocity_of_work(double work) {
  double speed = sqrt(2 * fabs(work));
  return work < 0 ? -speed : speed;
}

void c_impulse(const double *times, const double *positions, double *velocity, int count) {
  struct ring r = {.count = 0};
  for (int i = 0; i < count; i++) {
    if (r.count > 0 && times[i] - time_of(&r, 0) <= 0) {
      r.positions[r.newest] = positions[i];
    } else {
      if (r.count > 0 && times[i] - time_of(&r, 0) > 0.04 + 0.5e-6) r.count = 0;
      append(&r, positions[i], times[i]);
      forget(&r, 0.1 + 0.5e-6);
    }
    double work = 0;
    for (int age = r.count - 2; age >= 0; age--) {
      double slope = pair_slope(&r, age);
      work += (slope - velocity_of_work(work)) * fabs(slope);
      if (age == r.count - 2) work *= 0.5;
    }
    velocity[i] = r.count < 2 ? 0 : r.count == 2 ? pair_slope(&r, 0) : velocity_of_work(work);
  }
}
