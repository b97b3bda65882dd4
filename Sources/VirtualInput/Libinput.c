// libinput and libevdev, as far as TouchCapture calls them; libudev's functions are in Udev.c.
#include "Loaded.h"

// Without the headers there is no capture: the trait is off.
#if __has_include(<libinput.h>)
#pragma GCC visibility push(hidden)
#include <libevdev-1.0/libevdev/libevdev.h>
#include <libinput.h>

// clang-format off
#define LIBINPUT(F)                                                                                                    \
  F(enum libinput_config_scroll_method, libinput_device_config_scroll_get_method,                                      \
    (struct libinput_device *device), (device))                                                                        \
  F(uint32_t, libinput_device_config_scroll_get_methods, (struct libinput_device *device), (device))                   \
  F(int, libinput_device_config_scroll_get_natural_scroll_enabled, (struct libinput_device *device), (device))         \
  F(unsigned int, libinput_device_get_id_product, (struct libinput_device *device), (device))                          \
  F(unsigned int, libinput_device_get_id_vendor, (struct libinput_device *device), (device))                           \
  F(const char *, libinput_device_get_name, (struct libinput_device *device), (device))                                \
  F(int, libinput_device_get_size,                                                                                     \
    (struct libinput_device *device, double *width, double *height), (device, width, height))                          \
  F(struct udev_device *, libinput_device_get_udev_device, (struct libinput_device *device), (device))                 \
  F(void *, libinput_device_get_user_data, (struct libinput_device *device), (device))                                 \
  F(void, libinput_device_set_user_data, (struct libinput_device *device, void *user_data), (device, user_data))       \
  F(int, libinput_dispatch, (struct libinput *libinput), (libinput))                                                   \
  F(void, libinput_event_destroy, (struct libinput_event *event), (event))                                             \
  F(int, libinput_event_gesture_get_cancelled, (struct libinput_event_gesture *event), (event))                        \
  F(int, libinput_event_gesture_get_finger_count, (struct libinput_event_gesture *event), (event))                     \
  F(uint64_t, libinput_event_gesture_get_time_usec, (struct libinput_event_gesture *event), (event))                   \
  F(struct libinput_device *, libinput_event_get_device, (struct libinput_event *event), (event))                      \
  F(struct libinput_event_gesture *, libinput_event_get_gesture_event, (struct libinput_event *event), (event))        \
  F(struct libinput_event_pointer *, libinput_event_get_pointer_event, (struct libinput_event *event), (event))        \
  F(struct libinput_event_touch *, libinput_event_get_touch_event, (struct libinput_event *event), (event))            \
  F(enum libinput_event_type, libinput_event_get_type, (struct libinput_event *event), (event))                        \
  F(double, libinput_event_pointer_get_scroll_value,                                                                   \
    (struct libinput_event_pointer *event, enum libinput_pointer_axis axis), (event, axis))                            \
  F(double, libinput_event_pointer_get_scroll_value_v120,                                                              \
    (struct libinput_event_pointer *event, enum libinput_pointer_axis axis), (event, axis))                            \
  F(uint64_t, libinput_event_pointer_get_time_usec, (struct libinput_event_pointer *event), (event))                   \
  F(int, libinput_event_pointer_has_axis,                                                                              \
    (struct libinput_event_pointer *event, enum libinput_pointer_axis axis), (event, axis))                            \
  F(int32_t, libinput_event_touch_get_slot, (struct libinput_event_touch *event), (event))                             \
  F(uint64_t, libinput_event_touch_get_time_usec, (struct libinput_event_touch *event), (event))                       \
  F(double, libinput_event_touch_get_x, (struct libinput_event_touch *event), (event))                                 \
  F(double, libinput_event_touch_get_x_transformed,                                                                    \
    (struct libinput_event_touch *event, uint32_t width), (event, width))                                              \
  F(double, libinput_event_touch_get_y, (struct libinput_event_touch *event), (event))                                 \
  F(double, libinput_event_touch_get_y_transformed,                                                                    \
    (struct libinput_event_touch *event, uint32_t height), (event, height))                                            \
  F(struct libinput_event *, libinput_get_event, (struct libinput *libinput), (libinput))                              \
  F(int, libinput_get_fd, (struct libinput *libinput), (libinput))                                                     \
  F(void *, libinput_get_user_data, (struct libinput *libinput), (libinput))                                           \
  F(void, libinput_log_set_handler,                                                                                    \
    (struct libinput *libinput, libinput_log_handler log_handler), (libinput, log_handler))                            \
  F(void, libinput_log_set_priority,                                                                                   \
    (struct libinput *libinput, enum libinput_log_priority priority), (libinput, priority))                            \
  F(struct libinput_device *, libinput_path_add_device,                                                                \
    (struct libinput *libinput, const char *path), (libinput, path))                                                   \
  F(struct libinput *, libinput_path_create_context,                                                                   \
    (const struct libinput_interface *interface, void *user_data), (interface, user_data))                             \
  F(int, libinput_udev_assign_seat, (struct libinput *libinput, const char *seat_id), (libinput, seat_id))             \
  F(struct libinput *, libinput_udev_create_context,                                                                   \
    (const struct libinput_interface *interface, void *user_data, struct udev *udev), (interface, user_data, udev))    \
  F(struct libinput *, libinput_unref, (struct libinput *libinput), (libinput))

#define LIBEVDEV(F)                                                                                                    \
  F(void, libevdev_free, (struct libevdev *dev), (dev))                                                                \
  F(const struct input_absinfo *, libevdev_get_abs_info,                                                               \
    (const struct libevdev *dev, unsigned int code), (dev, code))                                                      \
  F(int, libevdev_get_current_slot, (const struct libevdev *dev), (dev))                                               \
  F(int, libevdev_get_event_value,                                                                                     \
    (const struct libevdev *dev, unsigned int type, unsigned int code), (dev, type, code))                             \
  F(int, libevdev_get_id_bustype, (const struct libevdev *dev), (dev))                                                 \
  F(int, libevdev_get_id_product, (const struct libevdev *dev), (dev))                                                 \
  F(int, libevdev_get_id_vendor, (const struct libevdev *dev), (dev))                                                  \
  F(int, libevdev_get_id_version, (const struct libevdev *dev), (dev))                                                 \
  F(const char *, libevdev_get_name, (const struct libevdev *dev), (dev))                                              \
  F(int, libevdev_get_num_slots, (const struct libevdev *dev), (dev))                                                  \
  F(int, libevdev_get_slot_value,                                                                                      \
    (const struct libevdev *dev, unsigned int slot, unsigned int code), (dev, slot, code))                             \
  F(int, libevdev_has_event_code,                                                                                      \
    (const struct libevdev *dev, unsigned int type, unsigned int code), (dev, type, code))                             \
  F(int, libevdev_has_property, (const struct libevdev *dev, unsigned int prop), (dev, prop))                          \
  F(struct libevdev *, libevdev_new, (void), ())                                                                       \
  F(int, libevdev_next_event, (struct libevdev *dev, unsigned int flags, struct input_event *ev), (dev, flags, ev))    \
  F(int, libevdev_set_clock_id, (struct libevdev *dev, int clockid), (dev, clockid))                                   \
  F(void, libevdev_set_device_log_function,                                                                            \
    (struct libevdev *dev, libevdev_device_log_func_t logfunc, enum libevdev_log_priority priority, void *data),       \
    (dev, logfunc, priority, data))                                                                                    \
  F(int, libevdev_set_fd, (struct libevdev *dev, int fd), (dev, fd))
// clang-format on

LIBINPUT(LOADED_FUNCTION)
LIBEVDEV(LOADED_FUNCTION)

const struct loaded_function *functions_of_libinput(void) {
  static const struct loaded_function functions[] = {LIBINPUT(LOADED_ROW) LIBEVDEV(LOADED_ROW){NULL, NULL}};
  return functions;
}
#pragma GCC visibility pop
#endif
