// drive FIRST COUNT: worlds of virtual devices in every order of calls, legal ones and those of a program that errs, from seeds FIRST up.
//
// Compiled with the C of VirtualInput, the address sanitizer and that for undefined behaviour, which end it where anything is wrong.
#include "VirtualInput.h"
#include <errno.h>
#include <fcntl.h>
#include <linux/input.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

enum { OPENED_MAX = 64, OPERATIONS = 400, EVENTS_MAX = 60 };

static uint64_t state;

/// SplitMix64, as everywhere here.
static uint64_t next(void) {
  uint64_t mixed = state += 0x9E3779B97F4A7C15;
  mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9;
  mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB;
  return mixed ^ mixed >> 31;
}
static int below(int bound) { return (int)(next() % (uint64_t)bound); }

/// Numbers at their edges, and some between.
static int32_t wild(void) {
  static const int32_t edges[] = {0, 1, -1, 2, 9, 10, 127, 1000, 65535, 65536, INT32_MAX, INT32_MIN, INT32_MAX - 1};
  return below(3) ? edges[below(sizeof edges / sizeof *edges)] : (int32_t)next();
}

static int new_device(virtual_world *world) {
  char name[80];
  snprintf(name, sizeof name, "device %d %.*s", below(100), below(60), "with a name that is as long as kernels have them, or longer");
  int device = virtual_device_add(world, name, (uint16_t)next(), (uint16_t)next(), (uint16_t)next(), (uint16_t)next());
  if (device < 0) return device;
  uint8_t bits[KEY_MAX / 8 + 8];
  for (size_t i = 0; i < sizeof bits; i++) bits[i] = below(2) ? 0xFF : (uint8_t)next();
  for (unsigned type = 0; type <= EV_MAX; type++)
    if (below(2)) virtual_device_set_bits(world, device, type, bits, (size_t)below(sizeof bits + 1));
  virtual_device_set_properties(world, device, bits, (size_t)below(9));
  for (unsigned code = 0; code <= ABS_MAX; code++)
    if (!below(4)) virtual_device_set_axis(world, device, code, wild(), code == ABS_MT_SLOT ? below(12) : wild(), wild(), wild(), wild());
  virtual_device_set_udev(world, device, below(2) ? "ID_INPUT" : "ID_INPUT_TOUCHPAD", "1");
  virtual_device_set_udev(world, device, "NAME", name);
  for (int i = below(8); i > 0; i--)
    virtual_device_set_state(world, device, below(14) - 2, (unsigned)below(6), (unsigned)below(ABS_CNT), wild());
  return device;
}

static void add_events(virtual_world *world, int device) {
  static int64_t time_us;
  time_us = below(1000);
  int count = below(EVENTS_MAX);
  for (int i = 0; i < count; i++) {
    if (!below(3)) time_us += below(20000);
    bool ends = !below(4);
    if (!virtual_device_add_event(world, device, time_us, ends ? EV_SYN : below(2) ? EV_ABS : EV_KEY,
                                  ends ? SYN_REPORT : (uint16_t)below(below(9) ? ABS_CNT : 0x300), wild()))
      return;
  }
  if (!below(3)) virtual_device_drop(world, device, (size_t)below(EVENTS_MAX), (size_t)below(EVENTS_MAX));
  if (!below(4)) virtual_device_unplug(world, device, below(200000));
  if (!below(6)) virtual_device_refuse_open(world, device, EACCES, below(3));
  if (!below(8)) virtual_device_silence(world, device);
}

/// Asks a node for everything, with room for less than there is.
static void ask(int fd) {
  uint8_t room[sizeof(struct input_mask) + KEY_MAX / 8 + 64];
  struct input_absinfo info;
  struct input_id id;
  ioctl(fd, EVIOCGID, &id);
  ioctl(fd, EVIOCGNAME(below(sizeof room)), room);
  ioctl(fd, EVIOCGPROP(below(sizeof room)), room);
  ioctl(fd, EVIOCGBIT(below(EV_MAX + 1), below(sizeof room)), room);
  ioctl(fd, EVIOCGKEY(below(sizeof room)), room);
  ioctl(fd, EVIOCGABS(below(ABS_CNT)), &info);
  int32_t slots[66] = {below(ABS_CNT)};
  ioctl(fd, EVIOCGMTSLOTS(below(2) ? sizeof slots : sizeof slots / 4), slots);
  int clock = below(3);
  ioctl(fd, EVIOCSCLOCKID, &clock);
  ioctl(fd, EVIOCGRAB, (void *)(intptr_t)below(2));
  struct stat status;
  fstat(fd, &status);
}

static void wait_for(int *opened, int count, int epoll, int timer) {
  struct pollfd waiting[OPENED_MAX];
  for (int i = 0; i < count; i++) waiting[i] = (struct pollfd){.fd = opened[i], .events = POLLIN};
  if (count && below(2)) {
    poll(waiting, (nfds_t)count, below(50));
  } else if (epoll >= 0) {
    struct epoll_event events[4];
    epoll_wait(epoll, events, 1 + below(4), below(50));
  }
  struct itimerspec time = {.it_value = {.tv_nsec = 1 + below(99999999)}};
  if (timer >= 0) timerfd_settime(timer, below(2) ? TFD_TIMER_ABSTIME : 0, &time, NULL);
  struct timespec now;
  clock_gettime(below(2) ? CLOCK_MONOTONIC : CLOCK_BOOTTIME, &now);
}

static void one(uint64_t seed) {
  state = seed;
  virtual_world *world = virtual_world_create();
  if (!world) exit(2);
  virtual_world_activate(world);
  int opened[OPENED_MAX], count = 0, devices = 0;
  int epoll = epoll_create1(EPOLL_CLOEXEC), timer = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK);
  if (!below(3)) virtual_world_suspend(world, below(200000), below(5000000));
  for (int operation = 0; operation < OPERATIONS; operation++) {
    char node[40];
    snprintf(node, sizeof node, "/dev/input/event%d", below(devices + 2));
    struct input_event events[8];
    switch (below(8)) {
    case 0: {
      int device = new_device(world);
      if (device >= 0) devices = device + 1, add_events(world, device);
      break;
    }
    case 1:
    case 2:
      if (count < OPENED_MAX && (opened[count] = open(node, O_RDWR | O_NONBLOCK | O_CLOEXEC)) >= 0) {
        struct epoll_event event = {.events = EPOLLIN, .data.fd = opened[count]};
        epoll_ctl(epoll, EPOLL_CTL_ADD, opened[count], &event);
        count++;
      }
      break;
    case 3:
      if (count && !below(3)) close(opened[--count]);
      break;
    case 4: {
      struct stat status;
      stat(node, &status);
      if (count) ask(opened[below(count)]);
      break;
    }
    case 5:
      if (count && read(opened[below(count)], events, (size_t)below(sizeof events + 1)) < 0 && errno == EBADF) exit(3);
      break;
    default: wait_for(opened, count, epoll, timer);
    }
  }
  virtual_world_now(world), virtual_world_last_event(world), virtual_world_is_exhausted(world);
  if (below(2)) {
    while (count) close(opened[--count]);
    close(timer), close(epoll);
    virtual_world_destroy(world);
  } else {
    virtual_world_destroy(world);
    close(epoll);
  }
}

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  uint64_t first = strtoull(argv[1], NULL, 10), count = strtoull(argv[2], NULL, 10);
  for (uint64_t seed = first; seed < first + count; seed++) one(seed);
  printf("%llu worlds of %d calls\n", (unsigned long long)count, OPERATIONS);
  return 0;
}
