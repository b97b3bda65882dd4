/* The closed forms that most models share: the rubber band, friction and the critically damped spring. */
#include "band.h"
#include "exponential.h"
#include "reference.h"

struct extent c_page(void) { return (struct extent){2000, 667, 60, 0}; }

void c_band(const double *drag, double *offset, int count, double coefficient, double dimension) {
  struct band band = {coefficient, dimension};
  for (int i = 0; i < count; i++) offset[i] = band_offset(band, drag[i]);
}

void c_decay(const double *time, double *offset, int count, double start, double velocity, double rate) {
  for (int i = 0; i < count; i++) offset[i] = start + -velocity * elementary_expm1(-rate * time[i]) / rate;
}

void c_critical_spring(const double *time, double *offset, int count, double edge, double displacement,
                       double velocity, double frequency) {
  double slope = velocity + frequency * displacement;
  for (int i = 0; i < count; i++) {
    double t = time[i];
    offset[i] = edge + (t == INFINITY ? 0 : (displacement + slope * t) * elementary_exp(-frequency * t));
  }
}
