/* A plain line scanner: every line once, digits by hand, nothing checked that is not needed, no error ever said. */
#include "contacts.h"
#include <fcntl.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static const char *number(const char *at, int64_t *value) {
  while (*at == ' ') at++;
  int negative = *at == '-';
  at += negative;
  int64_t sum = 0;
  while ((unsigned)(*at - '0') < 10) sum = sum * 10 + (*at++ - '0');
  *value = negative ? -sum : sum;
  return at + 1;
}

static const char *hexadecimal(const char *at, int *value) {
  int sum = 0;
  for (; *at != ' '; at++) sum = sum * 16 + (*at <= '9' ? *at - '0' : (*at | 32) - 'a' + 10);
  *value = sum;
  return at + 1;
}

static int scan(const char *path, struct contacts *c) {
  int file = open(path, O_RDONLY);
  struct stat status;
  if (file < 0 || fstat(file, &status)) return 1;
  const char *text = mmap(0, status.st_size, PROT_READ, MAP_PRIVATE | MAP_POPULATE, file, 0);
  close(file);
  if (text == MAP_FAILED) return 1;
  for (const char *at = text, *end = text + status.st_size; at < end;) {
    int64_t s, us, type, code, value;
    if (at[0] == 'E' && at[1] == ':') {
      int kind, axis;
      at = hexadecimal(hexadecimal(number(number(at + 3, &s), &us), &kind), &axis);
      at = number(at, &value) - 1;
      take(c, kind, axis, value);
    } else if (at[0] == ' ' && end - at > 40 && !memcmp(at, "    - [", 7)) {
      at = number(number(number(number(number(at + 7, &s), &us), &type), &code), &value);
      take(c, type, code, value);
    }
    const char *line = memchr(at, '\n', end - at);
    at = line ? line + 1 : end;
  }
  return munmap((void *)text, status.st_size);
}

int main(int count, char **words) { return count != 2 || bench(words[1], 5, scan); }
