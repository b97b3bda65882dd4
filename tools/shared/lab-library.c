// lab-library: what the lab's module calls and neither wasi-libc nor Embedded Swift has.
#include <stddef.h>
#include <stdint.h>

double strtod(const char *, char **);

// Hashing asks for seeds. Nothing here depends on them, and fixed ones keep runs alike.
void arc4random_buf(void *room, size_t count) {
  for (size_t i = 0; i < count; i++) ((uint8_t *)room)[i] = (uint8_t)(i * 37 + 11);
}

// Double(String): the number at the text's start; NULL where there is none.
const char *_swift_stdlib_strtod_clocale(const char *text, double *number) {
  char *end;
  *number = strtod(text, &end);
  return end == text ? NULL : end;
}
