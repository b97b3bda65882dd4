/* A plain scanner in C: the members of each line in any order, from key to key, numbers by their digits, to an array of events
   each, from memory. It checks no rule, and says no error. */
#include "texts.h"

static const double powers[] = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};

static const char *number(const char *p, double *out) {
  int negative = *p == '-', digits = 0;
  int64_t n = 0;
  for (p += negative; (unsigned)(*p - '0') < 10; p++) n = n * 10 + (*p - '0');
  if (*p == '.')
    for (p++; (unsigned)(*p - '0') < 10; p++)
      if (digits < 15) n = n * 10 + (*p - '0'), digits++;
  *out = (negative ? -(double)n : (double)n) / powers[digits];
  return p;
}

/* One line, up to its line feed; 1 where it is an event of a contact. */
static int scan(const char *p, const char *end, event *e) {
  int isContact = 0;
  double value;
  while ((p = memchr(p, '"', end - p))) {
    const char *key = p + 1, *close = memchr(key, '"', end - key);
    if (!close) return 0;
    p = close + 1;
    if (*p != ':') continue;
    p++;
    long length = close - key;
    if (*p == '"') {
      if (length == 4 && !memcmp(key, "type", 4)) {
        isContact = p[1] == 'm' || p[1] == 'd' || p[1] == 'u';
        e->kind = p[1] == 'd' ? 0 : p[1] == 'm' ? 1 : 2;
        if (p[1] == 'e') return 0;
      }
      if (!(p = memchr(p + 1, '"', end - p - 1))) return 0;
      p++;
    } else if ((unsigned)(*p - '0') < 10 || *p == '-') {
      p = number(p, &value);
      if (length == 1 && *key == 't') e->time = (int64_t)value;
      else if (length == 1 && *key == 'x') e->x = value;
      else if (length == 1 && *key == 'y') e->y = value;
      else if (length == 4 && !memcmp(key, "slot", 4)) e->slot = (int)value;
    }
  }
  return isContact;
}

long parse(const char *p, const char *end, event **events, long *room) {
  long count = 0;
  const char *feed = memchr(p, '\n', end - p);
  for (p = feed ? feed + 1 : end; p < end;) {
    if (count == *room) {
      *room = *room ? *room * 2 : 64;
      *events = realloc(*events, *room * sizeof(event));
    }
    const char *line = memchr(p, '\n', end - p);
    if (!line) line = end;
    count += scan(p, line, &(*events)[count]);
    p = line + 1;
  }
  return count;
}
