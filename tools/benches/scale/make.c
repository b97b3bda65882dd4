// Writes made-up traces as canonical text: make FOLDER FIRST COUNT SEED.
//
// One-second drags of 125 moves on a touchscreen with twenty people and five intents, as `bench report` draws them; trace `n` is the
// same whatever else is made. A thousand go into each folder below FOLDER.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { SAMPLES = 125, INTERVAL = 8000, PER_FOLDER = 1000, PEOPLE = 20, LINE = 256 };

static const char *const intents[] = {"pull", "scroll", "pull-cancel", "fling", "dither"};

// splitmix64 (Steele, Lea, Flood 2014).
static uint64_t state;
static uint64_t next(void) {
  uint64_t z = (state += 0x9e3779b97f4a7c15u);
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}
static double uniform(double low, double high) { return low + (high - low) * (double)(next() >> 11) * 0x1p-53; }
// The sum of twelve, less six: a bell of deviation 1.
static double bell(void) {
  double sum = -6;
  for (int i = 0; i < 12; i++) sum += uniform(0, 1);
  return sum;
}

static double reach_of(const char *intent) {
  if (!strcmp(intent, "pull")) return uniform(18, 45);
  if (!strcmp(intent, "scroll")) return uniform(-40, 20);
  if (!strcmp(intent, "pull-cancel")) return uniform(15, 40);
  if (!strcmp(intent, "fling")) return uniform(-50, 30);
  return 5;
}

// A length in millimetres with up to three decimals, as short as it can be: the canonical form.
static void place(char *out, double value) {
  int length = sprintf(out, "%.3f", value);
  while (out[length - 1] == '0') out[--length] = 0;
  if (out[length - 1] == '.') out[--length] = 0;
}

static void write_trace(const char *path, long number, uint64_t seed) {
  state = seed ^ ((uint64_t)number * 0x9e3779b97f4a7c15u);
  const char *intent = intents[number % 5];
  double reach = reach_of(intent), x = uniform(20, 50), y = uniform(40, 70);
  static char text[SAMPLES * LINE];
  char across[32], along[32];
  int length = sprintf(
      text,
      "{\"format\":\"overscroll-trace\",\"version\":1,\"device\":{\"name\":\"bench\",\"kind\":\"touchscreen\",\"size_mm\":[70,140]},"
      "\"source\":{\"origin\":\"synthetic\"},\"layers\":[\"libinput\"],\"intent\":\"%s\",\"subject\":\"s%02ld\"}\n",
      intent, number % PEOPLE);
  for (int sample = 0; sample <= SAMPLES; sample++) {
    double share = (double)sample / SAMPLES;
    double way = !strcmp(intent, "pull-cancel") ? sin(M_PI * share)
                                                : share * share * share * (10 - 15 * share + 6 * share * share);
    double noise = sample == 0 ? 0 : 0.02;
    place(across, x + noise * bell());
    place(along, y + reach * way + noise * bell());
    length += sprintf(
        text + length, "{\"type\":\"%s\",\"t\":%d,\"slot\":0,\"x\":%s,\"y\":%s}\n", sample == 0 ? "down" : "move",
        INTERVAL * sample, across, along);
  }
  length += sprintf(
      text + length,
      "{\"type\":\"up\",\"t\":%d,\"slot\":0}\n{\"type\":\"end\",\"t\":%d,\"events\":%d,\"grade\":\"A\",\"reasons\":[]}\n",
      INTERVAL * (SAMPLES + 1), INTERVAL * (SAMPLES + 1), SAMPLES + 2);
  FILE *file = fopen(path, "w");
  if (!file || fwrite(text, 1, (size_t)length, file) != (size_t)length || fclose(file)) {
    perror(path);
    exit(2);
  }
}

int main(int count, char **words) {
  if (count != 5) {
    fputs("make FOLDER FIRST COUNT SEED\n", stderr);
    return 2;
  }
  long first = atol(words[2]), end = first + atol(words[3]);
  char path[4096];
  for (long number = first; number < end; number++) {
    snprintf(path, sizeof path, "%s/%04ld", words[1], number / PER_FOLDER);
    mkdir(path, 0777);
    snprintf(path, sizeof path, "%s/%04ld/%07ld.trace", words[1], number / PER_FOLDER, number);
    write_trace(path, number, strtoull(words[4], NULL, 10));
  }
  return 0;
}
