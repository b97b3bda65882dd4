// libudev, as far as libinput calls it: while a world is active its devices are all there is; none ever comes or goes.
//
// A `struct udev_device *` is the device's own address (the event node), the address of its `parent_sysname` (the input
// device above it) or that of `dmi` (the machine, on which quirks depend: a plain one, so that no host leaks in).
// Nothing is counted: the world owns everything and outlives the libinput context.
#include "World.h"
#include <errno.h>
#include <string.h>
#include <sys/sysmacros.h>

static char fake_udev;
static char dmi;
static const char dmi_syspath[] = "/sys/devices/virtual/dmi/id";

/// The real libudev. Whoever calls one of its functions has loaded it, which is why it is found and not loaded here; it is
/// not linked, so that RTLD_NEXT would miss it.
static void *libudev(void) { return dlopen("libudev.so.1", RTLD_LAZY | RTLD_NOLOAD); }

/// Passes the call on unless a world is active.
#define PASS_ON(result, name, types, ...)                                                                              \
  do {                                                                                                                 \
    REAL_IN(libudev(), result, name, types);                                                                           \
    if (!virtual_current) return real_##name(__VA_ARGS__);                                                             \
  } while (0)
#define TYPES(...) __VA_ARGS__
/// Declares and opens a definition: these have no header here, so that the target builds without libudev's.
#define UDEV(result, name, ...)                                                                                        \
  EXPORTED result name(__VA_ARGS__);                                                                                   \
  EXPORTED result name(__VA_ARGS__)

static struct event_device *node_of(const void *handle) {
  for (int i = 0; i < virtual_current->device_count; i++)
    if (virtual_current->devices[i] == handle) return virtual_current->devices[i];
  return NULL;
}

static struct event_device *child_of(const void *handle) {
  for (int i = 0; i < virtual_current->device_count; i++)
    if (virtual_current->devices[i]->parent_sysname == handle) return virtual_current->devices[i];
  return NULL;
}

static void *absent(void) {
  errno = ENODEV;
  return NULL;
}

UDEV(void *, udev_new, void) {
  PASS_ON(void *, udev_new, void);
  return &fake_udev;
}
UDEV(void *, udev_ref, void *udev) {
  PASS_ON(void *, udev_ref, void *, udev);
  return udev;
}
UDEV(void *, udev_unref, void *udev) {
  PASS_ON(void *, udev_unref, void *, udev);
  return NULL;
}

UDEV(void *, udev_device_new_from_devnum, void *udev, char type, dev_t number) {
  PASS_ON(void *, udev_device_new_from_devnum, TYPES(void *, char, dev_t), udev, type, number);
  if (type != 'c' || major(number) != EVENT_MAJOR) return absent();
  void *device = device_at(virtual_current, (int)minor(number) - EVENT_MINOR_FIRST);
  return device ? device : absent();
}
UDEV(void *, udev_device_new_from_syspath, void *udev, const char *path) {
  PASS_ON(void *, udev_device_new_from_syspath, TYPES(void *, const char *), udev, path);
  if (!strcmp(path, dmi_syspath)) return &dmi;
  for (int i = 0; i < virtual_current->device_count; i++) {
    struct event_device *device = virtual_current->devices[i];
    if (!strcmp(device->syspath, path)) return device;
    if (!strcmp(device->parent_syspath, path)) return device->parent_sysname;
  }
  return absent();
}
UDEV(void *, udev_device_ref, void *device) {
  PASS_ON(void *, udev_device_ref, void *, device);
  return device;
}
UDEV(void *, udev_device_unref, void *device) {
  PASS_ON(void *, udev_device_unref, void *, device);
  return NULL;
}
UDEV(void *, udev_device_get_udev, void *device) {
  PASS_ON(void *, udev_device_get_udev, void *, device);
  return &fake_udev;
}
UDEV(int, udev_device_get_is_initialized, void *device) {
  PASS_ON(int, udev_device_get_is_initialized, void *, device);
  return 1;
}
UDEV(const char *, udev_device_get_action, void *device) {
  PASS_ON(const char *, udev_device_get_action, void *, device);
  return "add";
}
UDEV(const char *, udev_device_get_devnode, void *device) {
  PASS_ON(const char *, udev_device_get_devnode, void *, device);
  struct event_device *node = node_of(device);
  return node ? node->node : NULL;
}
UDEV(const char *, udev_device_get_sysname, void *device) {
  PASS_ON(const char *, udev_device_get_sysname, void *, device);
  struct event_device *node = node_of(device), *child = child_of(device);
  return node ? node->sysname : child ? child->parent_sysname : "id";
}
UDEV(const char *, udev_device_get_syspath, void *device) {
  PASS_ON(const char *, udev_device_get_syspath, void *, device);
  struct event_device *node = node_of(device), *child = child_of(device);
  return node ? node->syspath : child ? child->parent_syspath : dmi_syspath;
}
UDEV(void *, udev_device_get_parent, void *device) {
  PASS_ON(void *, udev_device_get_parent, void *, device);
  struct event_device *node = node_of(device);
  return node ? node->parent_sysname : NULL;
}
UDEV(void *, udev_device_get_parent_with_subsystem_devtype, void *device, const char *subsystem, const char *type) {
  PASS_ON(void *, udev_device_get_parent_with_subsystem_devtype, TYPES(void *, const char *, const char *), device,
          subsystem, type);
  struct event_device *node = node_of(device);
  return node && subsystem && !strcmp(subsystem, "input") ? node->parent_sysname : NULL;
}

/// udev keeps the ID_INPUT properties on both the node and the input device above; PRODUCT and NAME are the latter's.
static const char *property_of(const void *handle, const char *key) {
  if (handle == &dmi) return !strcmp(key, "MODALIAS") ? "dmi:" : NULL;
  const struct event_device *child = child_of(handle), *device = child ? child : node_of(handle);
  if (!device) return NULL;
  if (child && !strcmp(key, "PRODUCT")) return device->product;
  if (child && !strcmp(key, "NAME")) return device->quoted_name;
  for (int i = 0; i < device->udev_count; i++)
    if (!strcmp(device->udev[i].key, key)) return device->udev[i].value;
  return NULL;
}
UDEV(const char *, udev_device_get_property_value, void *device, const char *key) {
  PASS_ON(const char *, udev_device_get_property_value, TYPES(void *, const char *), device, key);
  return property_of(device, key);
}

// One enumeration: the nodes in their order. A list entry is the device it names.
UDEV(void *, udev_enumerate_new, void *udev) {
  PASS_ON(void *, udev_enumerate_new, void *, udev);
  return &fake_udev;
}
UDEV(int, udev_enumerate_add_match_subsystem, void *enumeration, const char *subsystem) {
  PASS_ON(int, udev_enumerate_add_match_subsystem, TYPES(void *, const char *), enumeration, subsystem);
  return 0;
}
UDEV(int, udev_enumerate_scan_devices, void *enumeration) {
  PASS_ON(int, udev_enumerate_scan_devices, void *, enumeration);
  return 0;
}
UDEV(void *, udev_enumerate_get_list_entry, void *enumeration) {
  PASS_ON(void *, udev_enumerate_get_list_entry, void *, enumeration);
  return device_at(virtual_current, 0);
}
UDEV(void *, udev_enumerate_unref, void *enumeration) {
  PASS_ON(void *, udev_enumerate_unref, void *, enumeration);
  return NULL;
}
UDEV(void *, udev_list_entry_get_next, void *entry) {
  PASS_ON(void *, udev_list_entry_get_next, void *, entry);
  return device_at(virtual_current, node_of(entry)->number + 1);
}
UDEV(const char *, udev_list_entry_get_name, void *entry) {
  PASS_ON(const char *, udev_list_entry_get_name, void *, entry);
  return node_of(entry)->syspath;
}

// A monitor that never has news.
UDEV(void *, udev_monitor_new_from_netlink, void *udev, const char *name) {
  PASS_ON(void *, udev_monitor_new_from_netlink, TYPES(void *, const char *), udev, name);
  return &fake_udev;
}
UDEV(int, udev_monitor_filter_add_match_subsystem_devtype, void *monitor, const char *subsystem, const char *type) {
  PASS_ON(int, udev_monitor_filter_add_match_subsystem_devtype, TYPES(void *, const char *, const char *), monitor,
          subsystem, type);
  return 0;
}
UDEV(int, udev_monitor_enable_receiving, void *monitor) {
  PASS_ON(int, udev_monitor_enable_receiving, void *, monitor);
  return 0;
}
UDEV(int, udev_monitor_get_fd, void *monitor) {
  PASS_ON(int, udev_monitor_get_fd, void *, monitor);
  return virtual_current->monitor_fd;
}
UDEV(void *, udev_monitor_receive_device, void *monitor) {
  PASS_ON(void *, udev_monitor_receive_device, void *, monitor);
  return NULL;
}
UDEV(void *, udev_monitor_unref, void *monitor) {
  PASS_ON(void *, udev_monitor_unref, void *, monitor);
  return NULL;
}
