/* Counts what is allocated: these definitions come before the C library's. */
#include <stddef.h>

#include "reference.h"

extern void *__libc_malloc(size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static long count;

long c_allocations(void) { return count; }

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  count++;
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : 12; /* ENOMEM */
}
