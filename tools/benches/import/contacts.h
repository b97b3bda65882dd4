/* Contacts by slot, for the C programs that overscroll's import is timed against: all count the same things. */
#ifndef CONTACTS_H
#define CONTACTS_H
#include <stdint.h>
#include <stdio.h>
#include <time.h>

enum { SLOTS = 256 };
struct slot { int32_t x, y, told_x, told_y; uint8_t down, was_down; };
struct contacts { struct slot slots[SLOTS]; uint64_t touched[SLOTS / 64]; int current; long frames, changes; int64_t sum; };

static inline void end_frame(struct contacts *c) {
  c->frames++;
  for (int word = 0; word < SLOTS / 64; word++) {
    for (uint64_t bits = c->touched[word]; bits; bits &= bits - 1) {
      struct slot *s = &c->slots[word * 64 + __builtin_ctzll(bits)];
      int moved = s->x != s->told_x || s->y != s->told_y;
      if (s->down != s->was_down || (s->down && moved)) { c->changes++; c->sum += s->x + s->y; }
      s->was_down = s->down; s->told_x = s->x; s->told_y = s->y;
    }
    c->touched[word] = 0;
  }
}

static inline void take(struct contacts *c, int type, int code, int32_t value) {
  struct slot *s = &c->slots[c->current];
  if (type == 0) { if (code == 0) end_frame(c); return; }
  if (type != 3) return;
  switch (code) {
  case 0x2f: if (value >= 0 && value < SLOTS) c->current = value; return;
  case 0x35: s->x = value; break;
  case 0x36: s->y = value; break;
  case 0x39: s->down = value >= 0; break;
  default: return;
  }
  c->touched[c->current >> 6] |= 1ull << (c->current & 63);
}

static inline double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + now.tv_nsec * 1e-9;
}

/* Times a reader, the best of some rounds, and prints what it counted. */
static inline int bench(const char *path, int rounds, int (*read_file)(const char *, struct contacts *)) {
  double best = 1e9;
  static struct contacts c;
  for (int round = 0; round < rounds; round++) {
    c = (struct contacts){0};
    double start = seconds();
    if (read_file(path, &c)) { fprintf(stderr, "%s: cannot be read\n", path); return 1; }
    double took = seconds() - start;
    if (took < best) best = took;
  }
  printf("%.9f %ld %ld %lld\n", best, c.frames, c.changes, (long long)c.sum);
  return 0;
}
#endif
