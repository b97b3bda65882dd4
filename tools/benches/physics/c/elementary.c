/* The elementary functions over arrays: the project's algorithms in C, and glibc's libm. */
#include "circular.h"
#include "hyperbolic.h"
#include "power.h"
#include "reference.h"
#include "rounding.h"

#define OVER_ARRAYS(name)                                                \
  void c_##name(const double *x, double *y, int count) {                 \
    for (int i = 0; i < count; i++) y[i] = elementary_##name(x[i]);      \
  }                                                                      \
  void libm_##name(const double *x, double *y, int count) {              \
    for (int i = 0; i < count; i++) y[i] = name(x[i]);                   \
  }

OVER_ARRAYS(exp)
OVER_ARRAYS(expm1)
OVER_ARRAYS(log)
OVER_ARRAYS(log1p)
OVER_ARRAYS(sin)
OVER_ARRAYS(cos)
OVER_ARRAYS(atan)
OVER_ARRAYS(tanh)
OVER_ARRAYS(atanh)
OVER_ARRAYS(cbrt)
OVER_ARRAYS(round)

void c_pow(const double *x, double *y, int count, double exponent) {
  for (int i = 0; i < count; i++) y[i] = elementary_pow(x[i], exponent);
}

void libm_pow(const double *x, double *y, int count, double exponent) {
  for (int i = 0; i < count; i++) y[i] = pow(x[i], exponent);
}
