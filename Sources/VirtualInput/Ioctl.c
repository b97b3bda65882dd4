// The evdev ioctls that libevdev asks a node: what it is, and the state it is in now.
#include "World.h"
#include <errno.h>
#include <stdarg.h>
#include <string.h>
#include <sys/ioctl.h>

static const struct { int delay, period; } repeat_default = {250, 33};

/// Copies an answer as the kernel does, as much as fits, the rest of the caller's buffer zero; returns the length.
static int answer(void *buffer, size_t room, const void *source, size_t size) {
  size_t count = size < room ? size : room;
  memset(buffer, 0, room);
  memcpy(buffer, source, count);
  return (int)count;
}

static int refuse(int error) {
  errno = error;
  return -1;
}

/// EVIOCGMTSLOTS: the caller's first word names the axis, one word a slot follows.
static int answer_slots(const struct event_device *device, int32_t *words, size_t room) {
  int32_t code = words[0];
  if (!device_slot_count(device) || code <= ABS_MT_SLOT || code > ABS_MT_TOOL_Y) return refuse(EINVAL);
  int32_t beyond = code == ABS_MT_TRACKING_ID ? -1 : 0; // a slot that is not kept holds no contact
  for (size_t i = 0; i + 1 < room / sizeof *words; i++)
    words[i + 1] = i < (size_t)device_slot_count(device) ? device->slots[i][code - MT_FIRST] : beyond;
  return 0;
}

static int answer_identity(const struct event_device *device, unsigned number, void *buffer, size_t room) {
  static const int version = EV_VERSION;
  switch (number) {
  case _IOC_NR(EVIOCGVERSION): return answer(buffer, room, &version, sizeof version) < 0;
  case _IOC_NR(EVIOCGID): return answer(buffer, room, &device->id, sizeof device->id) < 0;
  case _IOC_NR(EVIOCGREP): return answer(buffer, room, &repeat_default, sizeof repeat_default) < 0;
  case _IOC_NR(EVIOCGNAME(0)): return answer(buffer, room, device->name, strlen(device->name) + 1);
  case _IOC_NR(EVIOCGPROP(0)): return answer(buffer, room, device->properties, sizeof device->properties);
  default: return refuse(ENOENT); // EVIOCGPHYS, EVIOCGUNIQ: the device has none
  }
}

static int answer_read(struct event_device *device, unsigned number, void *buffer, size_t room) {
  if (number >= _IOC_NR(EVIOCGABS(0)) && number < _IOC_NR(EVIOCGABS(0)) + ABS_CNT)
    return answer(buffer, room, &device->axes[number - _IOC_NR(EVIOCGABS(0))], sizeof device->axes[0]) < 0;
  if (number >= _IOC_NR(EVIOCGBIT(0, 0)) && number < _IOC_NR(EVIOCGBIT(0, 0)) + EV_CNT)
    return answer(buffer, room, device->bits[number - _IOC_NR(EVIOCGBIT(0, 0))], BITS_BYTES);
  switch (number) {
  case _IOC_NR(EVIOCGMTSLOTS(0)): return answer_slots(device, buffer, room);
  case _IOC_NR(EVIOCGKEY(0)): return answer(buffer, room, device->keys, sizeof device->keys);
  case _IOC_NR(EVIOCGLED(0)): return answer(buffer, room, device->leds, sizeof device->leds);
  case _IOC_NR(EVIOCGSW(0)): return answer(buffer, room, device->switches, sizeof device->switches);
  case _IOC_NR(EVIOCGSND(0)): return answer(buffer, room, "", 1);
  default: return answer_identity(device, number, buffer, room);
  }
}

EXPORTED int ioctl(int fd, unsigned long request, ...) {
  REAL(int, ioctl, int, unsigned long, ...);
  va_list list;
  va_start(list, request);
  void *argument = va_arg(list, void *);
  va_end(list);
  struct client *client = client_with_fd(virtual_current, fd);
  if (!client) return real_ioctl(fd, request, argument);
  if (_IOC_TYPE(request) != 'E') return refuse(ENOTTY);
  if (client->device->gone) return refuse(ENODEV);
  if (_IOC_DIR(request) & _IOC_READ)
    return answer_read(client->device, _IOC_NR(request), argument, _IOC_SIZE(request));
  // Clock, grab, mask, LED settings: the stamps are monotonic anyway, and there is nobody to grab from.
  return 0;
}
