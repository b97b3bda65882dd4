#ifndef VIRTUAL_WORLD_H
#define VIRTUAL_WORLD_H
// The declarations that the files of this target share: the world and its parts. See VirtualInput.h for what they mean.
#define _GNU_SOURCE
#include "include/VirtualInput.h"
#include <dlfcn.h>
#include <linux/input.h>

#define CLIENTS_MAX 64
#define TIMERS_MAX 16
#define UDEV_PROPERTIES_MAX 64
/// Kernel slots go to 255 at most in practice; devices of today have at most 16.
#define SLOTS_MAX 64
#define MT_FIRST ABS_MT_SLOT
#define MT_COUNT (ABS_MT_TOOL_Y - ABS_MT_SLOT + 1)
#define BITS_BYTES ((KEY_CNT + 7) / 8)
#define EVENT_MAJOR 13
#define EVENT_MINOR_FIRST 64

// Nothing here concerns shared libraries, whose own names could be the same.
#pragma GCC visibility push(hidden)

struct planned_event {
  int64_t due; // when the frame it belongs to is complete; INT64_MAX until its SYN_REPORT is known
  struct input_event event;
};

struct udev_property {
  char *key, *value;
};

struct event_device {
  struct virtual_world *world;
  int number;
  char name[256], node[32], sysname[16], syspath[80];
  char parent_sysname[16], parent_syspath[64], product[48], quoted_name[260];
  struct input_id id;
  uint8_t properties[(INPUT_PROP_CNT + 7) / 8];
  uint8_t bits[EV_CNT][BITS_BYTES];
  struct udev_property udev[UDEV_PROPERTIES_MAX];
  int udev_count;
  // The device's state now: what the state ioctls answer.
  struct input_absinfo axes[ABS_CNT];
  int32_t slots[SLOTS_MAX][MT_COUNT];
  uint8_t keys[BITS_BYTES], leds[BITS_BYTES], switches[BITS_BYTES];
  // The events and faults to come.
  struct planned_event *events;
  size_t count, capacity, frame_start, next;
  size_t drop_first, drop_count;
  int64_t unplug_at; // INT64_MAX: never
  bool silent, gone;
  int open_error, open_count;
  struct event_device *heir; // the device that open() of the node gives, while stat() of its path still gives this one
  int opens_before_heir;
  int opens_before_error; // how often opening succeeds before open_error
};

/// One open file description of a node: every reader gets every event, as in the kernel.
struct client {
  struct event_device *device; // NULL: unused
  int fd;                      // an eventfd, readable while there is something to read
  struct input_event *queue;
  size_t head, count, capacity;
};

struct timer {
  bool used;
  int fd;      // an eventfd in a timerfd's place
  int64_t due; // 0: disarmed
};

struct virtual_world {
  int64_t now;
  int64_t suspend_at, suspended_for; // the machine sleeps once, in no time of the monotonic clock
  struct event_device *devices[VIRTUAL_DEVICES_MAX];
  int device_count;
  struct client clients[CLIENTS_MAX];
  struct timer timers[TIMERS_MAX];
  int monitor_fd; // the silent udev monitor
};

/// The world of this thread, or NULL.
extern _Thread_local struct virtual_world *virtual_current;

/// The function of this name in a library, looked up once; a race only stores the same pointer twice.
#define REAL_IN(library, result, name, ...)                                                                            \
  static result (*found_##name)(__VA_ARGS__);                                                                          \
  result (*real_##name)(__VA_ARGS__) = __atomic_load_n(&found_##name, __ATOMIC_RELAXED);                               \
  if (!real_##name) {                                                                                                  \
    real_##name = (result(*)(__VA_ARGS__))dlsym(library, #name);                                                       \
    __atomic_store_n(&found_##name, real_##name, __ATOMIC_RELAXED);                                                    \
  }                                                                                                                    \
  (void)0
/// The system's own function of this name.
#define REAL(result, name, ...) REAL_IN(RTLD_NEXT, result, name, __VA_ARGS__)

/// Keeps a definition visible to shared libraries whatever the compiler's default is.
#define EXPORTED __attribute__((visibility("default")))

struct event_device *device_at(const struct virtual_world *world, int number);
struct event_device *device_with_node(const struct virtual_world *world, const char *path);
struct client *client_with_fd(struct virtual_world *world, int fd);
int client_open(struct event_device *device);
void client_close(struct client *client);
ssize_t client_read(struct client *client, void *buffer, size_t size);
/// Applies an event to the device's state.
void device_follow(struct event_device *device, const struct input_event *event);
int device_slot_count(const struct event_device *device);
/// The time at which the device next does something; INT64_MAX: never again.
int64_t device_next_time(const struct event_device *device);
/// Plays what is due by the world's clock.
void device_play(struct event_device *device);
/// Moves the clock to the next happening, at most to `limit`; false when nothing happens by then.
bool world_advance(struct virtual_world *world, int64_t limit);
bool bit_is_set(const uint8_t *bits, unsigned bit);
void set_bit(uint8_t *bits, unsigned bit, bool value);

#pragma GCC visibility pop

#endif
