// touches: a module of Weston, a seat with a touchscreen that reads its touches from a pipe.
//
//   weston --backend=headless-backend.so --modules=…/touches.so      with TOUCHES=PIPE in its environment
//
// PIPE is a named one. A line is 'ms down|move|up x y': a touch with that timestamp, in pixels of the output. They go through
// notify_touch, as those of libinput's devices do, and to the client as wl_touch events with these times.
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <libweston/libweston.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// What a backend calls: exported by libweston 10, though its headers keep these for Weston's own tree (libweston/backend.h).
struct weston_point2d_device_normalized;
void weston_seat_init(struct weston_seat *, struct weston_compositor *, const char *name);
int weston_seat_init_touch(struct weston_seat *);
struct weston_touch_device *weston_touch_create_touch_device(struct weston_touch *, const char *path, void *data, const void *ops);
void notify_touch_normalized(struct weston_touch_device *, const struct timespec *, int id, double x, double y,
                             const struct weston_point2d_device_normalized *, int type);
void notify_touch_frame(struct weston_touch_device *);

static struct weston_seat seat;
static struct weston_touch_device *device;

static void touch(const char *line) {
  long ms;
  char kind[8];
  double x, y;
  if (sscanf(line, "%ld %7s %lf %lf", &ms, kind, &x, &y) != 4) return;
  struct timespec time = {ms / 1000, ms % 1000 * 1000000};
  int type = !strcmp(kind, "down") ? WL_TOUCH_DOWN : !strcmp(kind, "up") ? WL_TOUCH_UP : WL_TOUCH_MOTION;
  notify_touch_normalized(device, &time, 0, x, y, NULL, type);
  notify_touch_frame(device);
}

static int readable(int pipe, uint32_t mask, void *data) {
  static char text[4096];
  static size_t length;
  ssize_t count = read(pipe, text + length, sizeof text - 1 - length);
  if (count <= 0) return 0;
  length += count;
  text[length] = 0;
  char *start = text, *end;
  for (; (end = strchr(start, '\n')); start = end + 1) {
    *end = 0;
    touch(start);
  }
  length = strlen(start);
  memmove(text, start, length + 1);
  return 1;
}

WL_EXPORT int wet_module_init(struct weston_compositor *compositor, int *count, char *words[]) {
  const char *path = getenv("TOUCHES");
  int pipe = path ? open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC) : -1;
  if (pipe < 0) {
    weston_log("touches: no pipe %s\n", path ? path : "TOUCHES");
    return -1;
  }
  weston_seat_init(&seat, compositor, "finger");
  if (weston_seat_init_touch(&seat)) return -1;
  device = weston_touch_create_touch_device(seat.touch_state, "finger", NULL, NULL);
  struct wl_event_loop *loop = wl_display_get_event_loop(compositor->wl_display);
  return wl_event_loop_add_fd(loop, pipe, WL_EVENT_READABLE, readable, NULL) ? 0 : -1;
}
