#include "BuildCommit.h"

// The linker is given an object with this text; without that object the address is null.
extern const char overscroll_commit[] __attribute__((weak));

const char *build_commit(void) {
  return overscroll_commit;
}
