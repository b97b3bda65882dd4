// The script of a device: its events by frame, its faults, and playing them when they are due.
#include "World.h"
#include <stdlib.h>
#include <sys/eventfd.h>

static bool make_room(struct event_device *device) {
  if (device->count < device->capacity) return true;
  size_t capacity = device->capacity ? device->capacity * 2 : 256;
  struct planned_event *events = realloc(device->events, capacity * sizeof *events);
  if (!events) return false;
  device->events = events;
  device->capacity = capacity;
  return true;
}

bool virtual_device_add_event(virtual_world *world, int number, int64_t time_us, uint16_t type, uint16_t code,
                              int32_t value) {
  struct event_device *device = device_at(world, number);
  if (!device || !make_room(device)) return false;
  int64_t time = VIRTUAL_EPOCH_US + VIRTUAL_LEAD_US + time_us;
  struct planned_event planned = {.due = INT64_MAX, .event = {.type = type, .code = code, .value = value}};
  planned.event.input_event_sec = time / 1000000;
  planned.event.input_event_usec = time % 1000000;
  device->events[device->count++] = planned;
  if (type != EV_SYN || code != SYN_REPORT) return true;
  // The kernel wakes readers when a frame is whole, and old ones stamped each event of a frame by itself.
  for (; device->frame_start < device->count; device->frame_start++) device->events[device->frame_start].due = time;
  return true;
}

void virtual_device_refuse_open(virtual_world *world, int number, int error, int after) {
  struct event_device *device = device_at(world, number);
  if (!device) return;
  device->open_error = error;
  device->opens_before_error = after;
}

void virtual_device_hand_over(virtual_world *world, int number, int heir, int after) {
  struct event_device *device = device_at(world, number);
  if (!device || heir == number) return;
  device->heir = device_at(world, heir);
  device->opens_before_heir = after;
}

void virtual_device_silence(virtual_world *world, int number) {
  struct event_device *device = device_at(world, number);
  if (device) device->silent = true;
}

void virtual_device_unplug(virtual_world *world, int number, int64_t time_us) {
  struct event_device *device = device_at(world, number);
  if (device) device->unplug_at = VIRTUAL_EPOCH_US + VIRTUAL_LEAD_US + time_us;
}

void virtual_device_drop(virtual_world *world, int number, size_t first, size_t count) {
  struct event_device *device = device_at(world, number);
  if (!device) return;
  device->drop_first = first;
  device->drop_count = count;
}

int64_t device_next_time(const struct event_device *device) {
  if (device->gone) return INT64_MAX;
  int64_t next = device->next < device->count ? device->events[device->next].due : INT64_MAX;
  return device->unplug_at < next ? device->unplug_at : next;
}

static void enqueue(struct client *client, const struct input_event *event) {
  if (client->head + client->count == client->capacity) {
    size_t capacity = client->capacity ? client->capacity * 2 : 64;
    struct input_event *queue = realloc(client->queue, capacity * sizeof *queue);
    if (!queue) return;
    client->queue = queue;
    client->capacity = capacity;
  }
  client->queue[client->head + client->count++] = *event;
  if (client->count == 1) eventfd_write(client->fd, 1);
}

static void deliver(struct event_device *device, const struct input_event *event) {
  if (device->silent) return;
  for (int i = 0; i < CLIENTS_MAX; i++)
    if (device->world->clients[i].device == device) enqueue(&device->world->clients[i], event);
}

/// Tells readers of lost events: SYN_DROPPED and the SYN_REPORT that ends the loss, stamped with the last of them.
static void deliver_loss(struct event_device *device, const struct input_event *last) {
  struct input_event mark = *last;
  mark.type = EV_SYN;
  mark.code = SYN_DROPPED;
  mark.value = 0;
  deliver(device, &mark);
  mark.code = SYN_REPORT;
  deliver(device, &mark);
}

static void unplug(struct event_device *device) {
  device->gone = true;
  for (int i = 0; i < CLIENTS_MAX; i++) {
    struct client *client = &device->world->clients[i];
    // Readable for ever, so that the reader meets ENODEV.
    if (client->device == device) eventfd_write(client->fd, 1);
  }
}

void device_play(struct event_device *device) {
  int64_t now = device->world->now;
  while (!device->gone && device->next < device->count && device->events[device->next].due <= now) {
    size_t index = device->next++;
    const struct input_event *event = &device->events[index].event;
    device_follow(device, event);
    size_t end = device->drop_first + device->drop_count;
    if (index < device->drop_first || index >= end)
      deliver(device, event);
    else if (index == end - 1)
      deliver_loss(device, event);
  }
  if (!device->gone && device->unplug_at <= now) unplug(device);
}
