#include "LabModule.h"

// An object that the linker is given beside the program has these; where it is given none they are null.
extern const unsigned char overscroll_lab_start[] __attribute__((weak));
extern const unsigned char overscroll_lab_end[] __attribute__((weak));

const unsigned char *lab_module(size_t *count) {
  *count = overscroll_lab_start ? (size_t)(overscroll_lab_end - overscroll_lab_start) : 0;
  return overscroll_lab_start;
}
