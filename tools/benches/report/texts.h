/* The traces of a folder in memory, and how a reader of them is timed: for the C readers that overscroll's is timed against. */
#ifndef TEXTS_H
#define TEXTS_H
#include <dirent.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

typedef struct {
  int64_t time;
  int kind, slot;
  double x, y;
} event;

/* How many events there are, and the events; -1 for a line of another form. What the array holds is freed by the caller. */
long parse(const char *p, const char *end, event **events, long *room);

static inline double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}

enum { most = 20000 };
static char *texts[most];
static long lengths[most];

int main(int argc, char **argv) {
  if (argc != 3) return 2;
  long files = 0, bytes = 0, events = 0;
  DIR *folder = opendir(argv[1]);
  if (!folder) return 2;
  for (struct dirent *entry; (entry = readdir(folder)) && files < most;) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", argv[1], entry->d_name);
    FILE *file = strstr(entry->d_name, ".trace") ? fopen(path, "r") : NULL;
    if (!file) continue;
    fseek(file, 0, SEEK_END);
    lengths[files] = ftell(file);
    rewind(file);
    texts[files] = calloc(lengths[files] + 16, 1);
    if (fread(texts[files], 1, lengths[files], file) != (size_t)lengths[files]) return 2;
    fclose(file);
    bytes += lengths[files++];
  }
  double best = 1e9;
  for (int round = 0; round < atoi(argv[2]); round++) {
    double start = now();
    events = 0;
    for (long i = 0; i < files; i++) {
      event *list = NULL;
      long room = 0, count = parse(texts[i], texts[i] + lengths[i], &list, &room);
      free(list);
      if (count < 0) return 2;
      events += count;
    }
    double took = now() - start;
    if (took < best) best = took;
  }
  printf("%.0f %ld\n", bytes / best / 1e6, events);
  return 0;
}
#endif
