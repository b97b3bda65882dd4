// peer CORPUS ROUNDS: reads every column of a packed corpus of one-finger touches into seconds and positions, and checks nothing.
// Prints nanoseconds a trace (CPU, best round), and the events with the sum of the last time and the middle position of each trace.
// What a file holds: Sources/TraceStorage/Documentation.docc/PackedCorpus.md.
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>

enum { RECORD = 64, COLUMNS = 10, MOST = 1 << 20, MOVES = 4 };
static double t[MOST], x[MOST], y[MOST];
static int64_t column[COLUMNS][MOST];

static uint64_t whole(const uint8_t *p) { uint64_t v; memcpy(&v, p, 8); return v; }
static uint32_t half(const uint8_t *p) { uint32_t v; memcpy(&v, p, 4); return v; }

static uint64_t number(const uint8_t **p) {
  uint64_t v = 0;
  for (int shift = 0;; shift += 7) {
    uint8_t byte = *(*p)++;
    v |= (uint64_t)(byte & 0x7F) << shift;
    if (byte < 0x80) return v;
  }
}

static int64_t sign(uint64_t v) { return (int64_t)(v >> 1) ^ -(int64_t)(v & 1); }

static void fill(int64_t *out, const uint8_t *p, size_t count, int width, int64_t base) {
  switch (width) {
  case 0: for (size_t i = 0; i < count; i++) out[i] = base; break;
  case 1: for (size_t i = 0; i < count; i++) out[i] = base + p[i]; break;
  case 2: for (size_t i = 0; i < count; i++) { uint16_t v; memcpy(&v, p + 2 * i, 2); out[i] = base + v; } break;
  case 4: for (size_t i = 0; i < count; i++) { uint32_t v; memcpy(&v, p + 4 * i, 4); out[i] = base + v; } break;
  default: for (size_t i = 0; i < count; i++) { uint64_t v; memcpy(&v, p + 8 * i, 8); out[i] = base + (int64_t)v; }
  }
}

static size_t block(const uint8_t *start) {
  static const int widths[] = {0, 1, 2, 4, 8};
  static const double powers[] = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9};
  const uint8_t *p = start;
  uint8_t flags = *p++, kinds[256];
  if (flags & 1) number(&p);
  if (flags & 2) { uint64_t length = number(&p); p += length; }
  if (flags & 4) p += 8;
  number(&p);
  size_t shapes = number(&p);
  for (size_t i = 0; i < shapes; i++) kinds[i] = (uint8_t)number(&p), number(&p);
  size_t runs = number(&p), events = 0, counts[COLUMNS] = {0};
  const uint8_t *run = p;
  for (size_t i = 0; i < runs; i++) {
    uint8_t kind = kinds[*p++];
    size_t length = number(&p);
    events += length, counts[0] += length;
    if (kind == 1) counts[2] += length, counts[3] += length;
    if (kind == 2) counts[4] += length, counts[5] += length;
  }
  int width[COLUMNS] = {0}, decimals[COLUMNS] = {0};
  int64_t base[COLUMNS] = {0};
  for (int c = 0; c < COLUMNS; c++) {
    if (!counts[c]) continue;
    uint8_t form = *p++;
    width[c] = widths[form & 7], decimals[c] = form >> 4, base[c] = sign(number(&p));
  }
  size_t at = ((size_t)(p - start) + 7) & ~(size_t)7;
  for (int c = 0; c < COLUMNS; c++) {
    if (!counts[c]) continue;
    if (width[c] > 1) at = (at + width[c] - 1) & ~(size_t)(width[c] - 1);
    fill(column[c], start + at, counts[c], width[c], base[c]);
    at += counts[c] * width[c];
  }
  int64_t time = 0, px = 0, py = 0;
  size_t down = 0, move = 0, n = 0;
  double divisor = powers[decimals[2]], divisorY = powers[decimals[3]];
  for (size_t i = 0; i < runs; i++) {
    uint8_t kind = kinds[*run++];
    size_t length = number(&run);
    for (size_t k = 0; k < length; k++, n++) {
      time += column[0][n];
      if (kind == 1) px = column[2][down], py = column[3][down], down++;
      if (kind == 2) px += column[MOVES][move], py += column[MOVES + 1][move], move++;
      t[n] = (double)time * 1e-6, x[n] = (double)px / divisor, y[n] = (double)py / divisorY;
    }
  }
  return events;
}

static double now(void) {
  struct timespec c;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &c);
  return (double)c.tv_sec + (double)c.tv_nsec * 1e-9;
}

int main(int argc, char **argv) {
  struct stat st;
  int file = argc == 3 ? open(argv[1], O_RDONLY) : -1;
  if (file < 0 || fstat(file, &st)) return fprintf(stderr, "usage: peer CORPUS ROUNDS\n"), 2;
  double best = 1e9, sum = 0;
  uint64_t traces = 0, events = 0;
  for (int round = 0; round < atoi(argv[2]); round++) {
    double start = now();
    const uint8_t *map = mmap(0, (size_t)st.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    if (map == MAP_FAILED) return 2;
    traces = 0, events = 0, sum = 0;
    for (const uint8_t *trailer = map + st.st_size - RECORD;;) {
      const uint8_t *entry = map + whole(trailer + 16);
      uint32_t count = half(trailer + 32);
      for (uint32_t i = 0; i < count; i++, entry += RECORD) {
        size_t n = block(map + whole(entry));
        events += n, sum += t[n - 1] + x[n / 2] + y[n / 2];
      }
      traces += count;
      if (!whole(trailer + 24)) break;
      trailer = map + whole(trailer + 24);
    }
    munmap((void *)map, (size_t)st.st_size);
    double took = now() - start;
    if (took < best) best = took;
  }
  printf("%.1f %llu %.6f\n", best / (double)traces * 1e9, (unsigned long long)events, sum);
  return 0;
}
