// The world: its devices, its clock, and how time moves.
#include "World.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

_Thread_local struct virtual_world *virtual_current;

virtual_world *virtual_world_create(void) {
  struct virtual_world *world = calloc(1, sizeof *world);
  if (!world) return NULL;
  world->now = VIRTUAL_EPOCH_US;
  world->suspend_at = INT64_MAX;
  world->monitor_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
  if (world->monitor_fd < 0) {
    free(world);
    return NULL;
  }
  return world;
}

static void device_free(struct event_device *device) {
  for (int i = 0; i < device->udev_count; i++) {
    free(device->udev[i].key);
    free(device->udev[i].value);
  }
  free(device->events);
  free(device);
}

void virtual_world_destroy(virtual_world *world) {
  if (!world) return;
  // From here on close() must reach the system, not this world.
  if (virtual_current == world) virtual_current = NULL;
  for (int i = 0; i < CLIENTS_MAX; i++) {
    if (!world->clients[i].device) continue;
    close(world->clients[i].fd);
    client_close(&world->clients[i]);
  }
  for (int i = 0; i < TIMERS_MAX; i++)
    if (world->timers[i].used) close(world->timers[i].fd);
  close(world->monitor_fd);
  for (int i = 0; i < world->device_count; i++) device_free(world->devices[i]);
  free(world);
}

virtual_world *virtual_world_activate(virtual_world *world) {
  struct virtual_world *previous = virtual_current;
  virtual_current = world;
  return previous;
}

void virtual_world_suspend(virtual_world *world, int64_t time_us, int64_t duration_us) {
  world->suspend_at = VIRTUAL_EPOCH_US + VIRTUAL_LEAD_US + time_us;
  world->suspended_for = duration_us;
}

int64_t virtual_world_now(const virtual_world *world) { return world->now; }

int64_t virtual_world_last_event(const virtual_world *world) {
  int64_t last = world->now;
  for (int i = 0; i < world->device_count; i++) {
    const struct event_device *device = world->devices[i];
    if (device->unplug_at != INT64_MAX && device->unplug_at > last) last = device->unplug_at;
    if (!device->count) continue;
    int64_t due = device->events[device->count - 1].due;
    if (due != INT64_MAX && due > last) last = due;
  }
  return last;
}

bool virtual_world_is_exhausted(const virtual_world *world) {
  for (int i = 0; i < world->device_count; i++)
    if (device_next_time(world->devices[i]) != INT64_MAX) return false;
  for (int i = 0; i < TIMERS_MAX; i++)
    if (world->timers[i].used && world->timers[i].due) return false;
  for (int i = 0; i < CLIENTS_MAX; i++)
    if (world->clients[i].device && world->clients[i].count) return false;
  return true;
}

struct event_device *device_at(const struct virtual_world *world, int number) {
  return number >= 0 && number < world->device_count ? world->devices[number] : NULL;
}

struct event_device *device_with_node(const struct virtual_world *world, const char *path) {
  if (!path) return NULL;
  for (int i = 0; i < world->device_count; i++)
    if (!strcmp(world->devices[i]->node, path)) return world->devices[i];
  return NULL;
}

static int64_t next_happening(const struct virtual_world *world) {
  int64_t next = INT64_MAX;
  for (int i = 0; i < world->device_count; i++) {
    int64_t time = device_next_time(world->devices[i]);
    if (time < next) next = time;
  }
  for (int i = 0; i < TIMERS_MAX; i++) {
    const struct timer *timer = &world->timers[i];
    if (timer->used && timer->due && timer->due < next) next = timer->due;
  }
  return next;
}

static void fire_timers(struct virtual_world *world) {
  for (int i = 0; i < TIMERS_MAX; i++) {
    struct timer *timer = &world->timers[i];
    if (!timer->used || !timer->due || timer->due > world->now) continue;
    timer->due = 0;
    eventfd_write(timer->fd, 1);
  }
}

bool world_advance(struct virtual_world *world, int64_t limit) {
  int64_t next = next_happening(world);
  if (next > limit || next == INT64_MAX) {
    if (limit != INT64_MAX) world->now = limit;
    return false;
  }
  if (next > world->now) world->now = next;
  fire_timers(world);
  for (int i = 0; i < world->device_count; i++) device_play(world->devices[i]);
  return true;
}
