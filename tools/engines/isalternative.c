/* ISAlternativeRefreshControl's rules as a program for `overscroll --engine exec:./isalternative`.
 *
 *     clang -O2 -o isalternative tools/engines/isalternative.c
 *
 * An example to start from: it does what the built-in engine `isalternative` does, to the last digit. The rules are those of
 * `SeedLibraries.md`: it fires as the offset passes -90, finger or not. What a program is sent and answers: `overscroll help
 * programs`. It needs only the C library: what it looks for in a line are keys, and it is sent nothing else that looks like one.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const double usual_threshold = -90, height = 50, seconds = 0.3;

enum state { normal, refreshing, refreshed };
static const char *const names[] = {"Normal", "Refreshing", "Refreshed"};

/* An animation that ends: it makes room, takes it away, or does so with the content at its top. */
enum end { begin_done, end_done, end_done_at_top };
struct timer { double time; enum end end; };

static double reference, threshold;
static enum state state;
static struct timer timers[8];
static int waiting;

/* The answer that is being written. */
static char effects[1024];

/* The number behind a key of a line; `otherwise` for null. */
static double number(const char *line, const char *key, double otherwise) {
  const char *found = strstr(line, key);
  return found && strncmp(found + strlen(key), "null", 4) ? strtod(found + strlen(key), NULL) : otherwise;
}

static bool is_true(const char *line, const char *key) {
  const char *found = strstr(line, key);
  return found && !strncmp(found + strlen(key), "true", 4);
}

static bool is(const char *line, const char *event) {
  const char *found = strstr(line, "\"event\":\"");
  return found && !strncmp(found + 9, event, strlen(event)) && found[9 + strlen(event)] == '"';
}

static void add(const char *effect) {
  size_t used = strlen(effects);
  snprintf(effects + used, sizeof effects - used, "%s%s", used ? "," : "", effect);
}

static void enter(enum state next) {
  char text[64];
  state = next;
  snprintf(text, sizeof text, "{\"enter\":\"%s\"}", names[state]);
  add(text);
}

static void set_inset(double inset) {
  char text[96];
  snprintf(text, sizeof text, "{\"top_inset_pt\":%.17g,\"duration_s\":%.17g}", inset, seconds);
  add(text);
}

/* One more end to come, the earliest first; of more than eight the last is dropped. */
static void wait_for(enum end end, double time) {
  int place = waiting < 8 ? waiting++ : 7;
  while (place > 0 && timers[place - 1].time > time) {
    timers[place] = timers[place - 1];
    place--;
  }
  timers[place] = (struct timer){time, end};
}

static void begin(double now) {
  if (state == refreshing) return;
  enter(refreshing);
  set_inset(reference + height);
  wait_for(begin_done, now + seconds);
}

static void follow(double effective, bool tracking, double now) {
  if (state == normal && effective < threshold) {
    begin(now);
    add(tracking ? "{\"trigger\":\"contact\"}" : "{\"trigger\":\"settling\"}");
    add("{\"callback\":true}");
  } else if (state == refreshed && effective >= 0 && !tracking) {
    enter(normal);
  }
}

static void end(double effective, double now) {
  if (state != refreshing) return;
  set_inset(reference);
  wait_for(effective <= 0 ? end_done_at_top : end_done, now + seconds);
}

static void complete(double now) {
  if (!waiting || timers[0].time > now) return;
  enum end done = timers[0].end;
  memmove(timers, timers + 1, --waiting * sizeof timers[0]);
  if (done == begin_done) return;
  enter(refreshed);
  if (done == end_done_at_top) enter(normal);
}

static void handle(const char *line) {
  double now = number(line, "\"time_s\":", 0);
  double effective = number(line, "\"offset_pt\":", 0) + reference;
  if (is(line, "offset-changed")) follow(effective, is_true(line, "\"tracking\":"), now);
  else if (is(line, "begin-refreshing")) begin(now);
  else if (is(line, "end-refreshing")) end(effective, now);
  else if (is(line, "timer-fired")) complete(now);
}

int main(void) {
  static char line[4096];
  while (fgets(line, sizeof line, stdin)) {
    effects[0] = 0;
    if (is(line, "hello")) {
      puts("{\"protocol\":\"overscroll-engine/1\",\"name\":\"isalternative-in-c\",\"like\":\"isalternative\","
           "\"states\":[{\"name\":\"Normal\",\"as\":\"idle\"},{\"name\":\"Refreshing\",\"as\":\"refreshing\"},"
           "{\"name\":\"Refreshed\",\"as\":\"finishing\"}],\"wants\":[\"begin-refreshing\",\"threshold\"]}");
    } else if (is(line, "start")) {
      reference = number(line, "\"top_inset_pt\":", 0);
      threshold = -number(line, "\"threshold_pt\":", -usual_threshold);
      state = normal;
      waiting = 0;
      puts("{}");
    } else {
      handle(line);
      if (waiting) printf("{\"effects\":[%s],\"timer_s\":%.17g}\n", effects, timers[0].time);
      else printf("{\"effects\":[%s],\"timer_s\":null,\"idle\":%s}\n", effects, state == refreshing ? "false" : "true");
    }
    fflush(stdout);
  }
  return 0;
}
