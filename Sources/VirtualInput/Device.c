// One event node: what it is, the state it is in, what it does next.
#include "World.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

bool bit_is_set(const uint8_t *bits, unsigned bit) { return bits[bit / 8] >> (bit % 8) & 1; }

void set_bit(uint8_t *bits, unsigned bit, bool value) {
  if (value)
    bits[bit / 8] |= (uint8_t)(1u << (bit % 8));
  else
    bits[bit / 8] &= (uint8_t)~(1u << (bit % 8));
}

/// The names the kernel and udev would give: node, sysfs paths, the PRODUCT and NAME of the parent that quirks read.
static void name_device(struct event_device *device, const char *name) {
  int n = device->number;
  snprintf(device->name, sizeof device->name, "%s", name);
  snprintf(device->node, sizeof device->node, "/dev/input/event%d", n);
  snprintf(device->sysname, sizeof device->sysname, "event%d", n);
  snprintf(device->parent_sysname, sizeof device->parent_sysname, "input%d", n);
  snprintf(device->parent_syspath, sizeof device->parent_syspath, "/sys/devices/virtual/input/input%d", n);
  snprintf(device->syspath, sizeof device->syspath, "%s/event%d", device->parent_syspath, n);
  snprintf(device->quoted_name, sizeof device->quoted_name, "\"%s\"", device->name);
  snprintf(device->product, sizeof device->product, "%x/%x/%x/%x", device->id.bustype, device->id.vendor,
           device->id.product, device->id.version);
}

int virtual_device_add(virtual_world *world, const char *name, uint16_t bus, uint16_t vendor, uint16_t product,
                       uint16_t version) {
  if (world->device_count == VIRTUAL_DEVICES_MAX) return -1;
  struct event_device *device = calloc(1, sizeof *device);
  if (!device) return -1;
  device->world = world;
  device->number = world->device_count;
  device->id = (struct input_id){.bustype = bus, .vendor = vendor, .product = product, .version = version};
  device->unplug_at = INT64_MAX;
  for (int slot = 0; slot < SLOTS_MAX; slot++) device->slots[slot][ABS_MT_TRACKING_ID - MT_FIRST] = -1;
  name_device(device, name);
  world->devices[world->device_count++] = device;
  return device->number;
}

void virtual_device_set_bits(virtual_world *world, int number, unsigned type, const uint8_t *bits, size_t count) {
  struct event_device *device = device_at(world, number);
  if (!device || type >= EV_CNT) return;
  memcpy(device->bits[type], bits, count < BITS_BYTES ? count : BITS_BYTES);
}

void virtual_device_set_properties(virtual_world *world, int number, const uint8_t *bits, size_t count) {
  struct event_device *device = device_at(world, number);
  if (!device) return;
  memcpy(device->properties, bits, count < sizeof device->properties ? count : sizeof device->properties);
}

void virtual_device_set_axis(virtual_world *world, int number, unsigned code, int32_t minimum, int32_t maximum,
                             int32_t fuzz, int32_t flat, int32_t resolution) {
  struct event_device *device = device_at(world, number);
  if (!device || code >= ABS_CNT) return;
  device->axes[code] = (struct input_absinfo){
      .minimum = minimum, .maximum = maximum, .fuzz = fuzz, .flat = flat, .resolution = resolution};
}

void virtual_device_set_udev(virtual_world *world, int number, const char *key, const char *value) {
  struct event_device *device = device_at(world, number);
  if (!device) return;
  for (int i = 0; i < device->udev_count; i++) {
    if (strcmp(device->udev[i].key, key)) continue;
    char *copy = strdup(value);
    if (!copy) return;
    free(device->udev[i].value);
    device->udev[i].value = copy;
    return;
  }
  if (device->udev_count == UDEV_PROPERTIES_MAX) return;
  struct udev_property property = {strdup(key), strdup(value)};
  if (!property.key || !property.value) {
    free(property.key);
    free(property.value);
    return;
  }
  device->udev[device->udev_count++] = property;
}

int device_slot_count(const struct event_device *device) {
  if (!bit_is_set(device->bits[EV_ABS], ABS_MT_SLOT)) return 0;
  int last = device->axes[ABS_MT_SLOT].maximum;
  return last < 0 ? 0 : last >= SLOTS_MAX ? SLOTS_MAX : last + 1;
}

static void follow_axis(struct event_device *device, unsigned code, int32_t value) {
  if (code > ABS_MT_SLOT && code <= ABS_MT_TOOL_Y) {
    int slot = device->axes[ABS_MT_SLOT].value;
    if (slot >= 0 && slot < device_slot_count(device)) device->slots[slot][code - MT_FIRST] = value;
  } else if (code < ABS_CNT) {
    device->axes[code].value = value;
  }
}

void device_follow(struct event_device *device, const struct input_event *event) {
  switch (event->type) {
  case EV_ABS: follow_axis(device, event->code, event->value); break;
  case EV_KEY:
    if (event->code < KEY_CNT) set_bit(device->keys, event->code, event->value != 0);
    break;
  case EV_LED:
    if (event->code < LED_CNT) set_bit(device->leds, event->code, event->value != 0);
    break;
  case EV_SW:
    if (event->code < SW_CNT) set_bit(device->switches, event->code, event->value != 0);
    break;
  default: break;
  }
}

void virtual_device_set_state(virtual_world *world, int number, int slot, unsigned type, unsigned code, int32_t value) {
  struct event_device *device = device_at(world, number);
  if (!device) return;
  int32_t current = device->axes[ABS_MT_SLOT].value;
  if (type == EV_ABS && code > ABS_MT_SLOT) device->axes[ABS_MT_SLOT].value = slot;
  device_follow(device, &(struct input_event){.type = (uint16_t)type, .code = (uint16_t)code, .value = value});
  if (type == EV_ABS && code > ABS_MT_SLOT) device->axes[ABS_MT_SLOT].value = current;
}

int virtual_device_open_count(const virtual_world *world, int number) {
  const struct event_device *device = device_at(world, number);
  return device ? device->open_count : 0;
}
