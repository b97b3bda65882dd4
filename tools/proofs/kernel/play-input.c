// play-input STREAM: makes a uinput device as a file of evemu or of libinput record describes it, and plays its events when told.
//
//   prints "node eventN"       the device is there
//   SIGUSR1                    plays the stream in real time, then prints "played N events, late by at most M us"
//   SIGTERM                    takes the device away and ends; in the middle of a stream as well
//
// Told by signals because a shell script can then have several devices without a pipe each.
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <linux/uinput.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

#define MOST_EVENTS 100000
#define MOST_IN_FRAME 256
#define MICROSECONDS 1000000

static struct { int64_t time; struct input_event event; } events[MOST_EVENTS];
static int count;

static void check(int result, const char *what) {
  if (result >= 0) return;
  perror(what);
  exit(1);
}

// The hexadecimal bytes of a P: or B: line: each bit that is set goes to `request`, numbered from 8 * *byte.
static void setBits(int device, unsigned long request, const char *text, int *byte) {
  char *end;
  for (;; text = end, ++*byte) {
    unsigned long bits = strtoul(text, &end, 16);
    if (end == text) return;
    for (int bit = 0; bit < 8; bit++)
      if (bits >> bit & 1) check(ioctl(device, request, *byte * 8 + bit), "a bit of the device");
  }
}

static void readBits(int device, const char *text) {
  static const unsigned long requests[] = {UI_SET_EVBIT, UI_SET_KEYBIT, UI_SET_RELBIT, UI_SET_ABSBIT, UI_SET_MSCBIT};
  static int bytes[5];
  char *rest;
  unsigned long type = strtoul(text, &rest, 16);
  if (type < 5) setBits(device, requests[type], rest, &bytes[type]);
}

static void readAxis(int device, const char *text) {
  struct uinput_abs_setup axis = {0};
  unsigned code;
  struct input_absinfo *info = &axis.absinfo;
  if (sscanf(text, "%x %d %d %d %d %d", &code, &info->minimum, &info->maximum, &info->fuzz, &info->flat,
             &info->resolution) < 5)
    return;
  axis.code = code;
  check(ioctl(device, UI_ABS_SETUP, &axis), "an axis of the device");
}

static void addEvent(int64_t time, unsigned type, unsigned code, int value) {
  if (count == MOST_EVENTS) exit(1);
  events[count].time = time;
  events[count].event = (struct input_event){.type = type, .code = code, .value = value};
  count++;
}

static void readEvent(const char *text) {
  int64_t seconds, fraction;
  unsigned type, code;
  int value;
  if (sscanf(text, "%" SCNd64 ".%" SCNd64 " %x %x %d", &seconds, &fraction, &type, &code, &value) != 5) return;
  addEvent(seconds * MICROSECONDS + fraction, type, code, value);
}

static void readEvemu(FILE *file, int device, struct uinput_setup *setup) {
  char line[4096];
  static int property;
  while (fgets(line, sizeof line, file)) {
    const char *text = line + 2;
    unsigned bus, vendor, product, version;
    switch (line[0]) {
    case 'N':
      line[strcspn(line, "\n")] = 0;
      memcpy(setup->name, line + 3, strnlen(line + 3, sizeof setup->name - 1));
      break;
    case 'I':
      if (sscanf(text, "%x %x %x %x", &bus, &vendor, &product, &version) == 4)
        setup->id = (struct input_id){bus, vendor, product, version};
      break;
    case 'P': setBits(device, UI_SET_PROPBIT, text, &property); break;
    case 'B': readBits(device, text); break;
    case 'A': readAxis(device, text); break;
    case 'E': readEvent(text); break;
    }
  }
}

// The numbers in brackets of a line of YAML, each a bit of the device that `request` sets.
static void setList(int device, unsigned long request, const char *text) {
  text = strchr(text, '[');
  for (char *end; text && *text != ']'; text = end) {
    unsigned long bit = strtoul(text + 1, &end, 10);
    if (end == text + 1) return;
    check(ioctl(device, request, bit), "a bit of the device");
  }
}

// "53: [0, 2800, 0, 0, 40]" below absinfo: an axis; "3: [0, 1, 53]" below codes: what the device can send.
static void readNumbered(int device, const char *text, int isAxis) {
  static const unsigned long requests[] = {0, UI_SET_KEYBIT, UI_SET_RELBIT, UI_SET_ABSBIT, UI_SET_MSCBIT};
  struct uinput_abs_setup axis = {0};
  struct input_absinfo *info = &axis.absinfo;
  unsigned number;
  if (sscanf(text, "%u: [%d, %d, %d, %d, %d]", &number, &info->minimum, &info->maximum, &info->fuzz, &info->flat,
             &info->resolution) < 1)
    return;
  axis.code = number;
  if (isAxis) {
    check(ioctl(device, UI_ABS_SETUP, &axis), "an axis of the device");
  } else if (number > 0 && number < 5) {
    check(ioctl(device, UI_SET_EVBIT, number), "a type of the device");
    setList(device, requests[number], text);
  }
}

// What libinput record writes of one device, line by line: no other layout of YAML.
static void readYAML(FILE *file, int device, struct uinput_setup *setup) {
  char line[4096];
  int isAxis = 0;
  while (fgets(line, sizeof line, file)) {
    const char *text = line + strspn(line, " ");
    unsigned bus, vendor, product, version, type, code;
    int64_t seconds, fraction;
    int value;
    if (sscanf(text, "- [%" SCNd64 ", %" SCNd64 ", %u, %u, %d]", &seconds, &fraction, &type, &code, &value) == 5)
      addEvent(seconds * MICROSECONDS + fraction, type, code, value);
    else if (!strncmp(text, "name: \"", 7))
      memcpy(setup->name, text + 7, strcspn(text + 7, "\"\n"));
    else if (sscanf(text, "id: [%u, %u, %u, %u]", &bus, &vendor, &product, &version) == 4)
      setup->id = (struct input_id){bus, vendor, product, version};
    else if (!strncmp(text, "codes:", 6) || !strncmp(text, "absinfo:", 8))
      isAxis = *text == 'a';
    else if (!strncmp(text, "properties: [", 13))
      setList(device, UI_SET_PROPBIT, text);
    else
      readNumbered(device, text, isAxis);
  }
}

static void readStream(const char *path, int device) {
  static const char mark[] = "# libinput record";
  FILE *file = fopen(path, "r");
  check(file ? 0 : -1, path);
  struct uinput_setup setup = {0};
  char start[sizeof mark] = "";
  int isYAML = fgets(start, sizeof start, file) && !strcmp(start, mark);
  rewind(file);
  if (isYAML) readYAML(file, device, &setup);
  else readEvemu(file, device, &setup);
  fclose(file);
  check(ioctl(device, UI_DEV_SETUP, &setup), "the device's name");
  check(ioctl(device, UI_DEV_CREATE), "the device");
}

// The event node of the device: udev has a name for it a moment later.
static void printNode(int device) {
  char name[64] = "", path[128];
  check(ioctl(device, UI_GET_SYSNAME(sizeof name), name), "the device's place in /sys");
  snprintf(path, sizeof path, "/sys/devices/virtual/input/%s", name);
  DIR *folder = opendir(path);
  check(folder ? 0 : -1, path);
  for (struct dirent *entry; (entry = readdir(folder));)
    if (!strncmp(entry->d_name, "event", 5)) printf("node %s\n", entry->d_name);
  closedir(folder);
}

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * (int64_t)MICROSECONDS + time.tv_nsec / 1000;
}

static void sleepUntil(int64_t time) {
  struct timespec due = {time / MICROSECONDS, time % MICROSECONDS * 1000};
  while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &due, 0) == EINTR) {}
}

// A frame goes in one call, as its events bear one time: an evdev reader gets it when its SYN_REPORT comes.
static void play(int device) {
  int64_t start = now(), latest = 0;
  for (int i = 0, next; i < count; i = next) {
    for (next = i + 1; next < count && events[next].time == events[i].time;) next++;
    int64_t due = start + events[i].time - events[0].time;
    sleepUntil(due);
    int64_t late = now() - due;
    if (late > latest) latest = late;
    struct input_event frame[MOST_IN_FRAME];
    int size = next - i;
    check(size <= MOST_IN_FRAME ? 0 : -1, "a frame of more events than there is room for");
    for (int k = 0; k < size; k++) frame[k] = events[i + k].event;
    check(write(device, frame, size * sizeof frame[0]), "events");
  }
  printf("played %d events, late by at most %" PRId64 " us\n", count, latest);
}

int main(int argc, char **argv) {
  if (argc != 2) return 2;
  setvbuf(stdout, NULL, _IOLBF, 0);
  sigset_t orders;
  sigemptyset(&orders);
  sigaddset(&orders, SIGUSR1);
  // SIGTERM keeps its usual effect: closing the descriptor takes the device away, also halfway through a stream.
  sigprocmask(SIG_BLOCK, &orders, NULL);
  int device = open("/dev/uinput", O_WRONLY | O_NONBLOCK);
  check(device, "/dev/uinput");
  readStream(argv[1], device);
  printNode(device);
  for (int order; !sigwait(&orders, &order);) play(device);
}
