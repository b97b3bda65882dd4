// The module of the lab as the program holds it: gzip in Base64. `tools/shared/program` links it; a build without it has none.
#ifndef OVERSCROLL_LAB_MODULE_H
#define OVERSCROLL_LAB_MODULE_H
#include <stddef.h>

// The letters, and how many there are; null and 0 in a program without it.
const unsigned char *lab_module(size_t *count);

#endif
