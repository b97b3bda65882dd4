/* The same reading in plain C: canonical traces to an array of events each, from memory. It checks no rule of the format. */
#include "texts.h"

static const double powers[] = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};

static const char *whole(const char *p, int64_t *out) {
  int64_t n = 0;
  while ((unsigned)(*p - '0') < 10) n = n * 10 + (*p++ - '0');
  *out = n;
  return p;
}

static const char *number(const char *p, double *out) {
  int negative = *p == '-', digits = 0;
  if (negative) p++;
  int64_t n = 0;
  while ((unsigned)(*p - '0') < 10) n = n * 10 + (*p++ - '0');
  if (*p == '.')
    for (p++; (unsigned)(*p - '0') < 10 && digits < 15; digits++) n = n * 10 + (*p++ - '0');
  *out = (negative ? -(double)n : (double)n) / powers[digits];
  return p;
}

long parse(const char *p, const char *end, event **events, long *room) {
  long count = 0;
  const char *feed = memchr(p, '\n', end - p);
  if (!feed) return -1;
  for (p = feed + 1; p < end;) {
    if (count == *room) {
      *room = *room ? *room * 2 : 64;
      *events = realloc(*events, *room * sizeof(event));
    }
    event *e = &(*events)[count];
    if (memcmp(p, "{\"type\":\"", 9)) return -1;
    p += 9;
    if (!memcmp(p, "move\",\"t\":", 10)) e->kind = 1, p += 10;
    else if (!memcmp(p, "down\",\"t\":", 10)) e->kind = 0, p += 10;
    else if (!memcmp(p, "up\",\"t\":", 8)) e->kind = 2, p += 8;
    else return count;
    int64_t slot;
    p = whole(p, &e->time);
    if (memcmp(p, ",\"slot\":", 8)) return -1;
    p = whole(p + 8, &slot);
    e->slot = (int)slot;
    if (e->kind < 2) {
      if (memcmp(p, ",\"x\":", 5)) return -1;
      p = number(p + 5, &e->x);
      if (memcmp(p, ",\"y\":", 5)) return -1;
      p = number(p + 5, &e->y);
    }
    if (p[0] != '}' || p[1] != '\n') return -1;
    p += 2;
    count++;
  }
  return count;
}
