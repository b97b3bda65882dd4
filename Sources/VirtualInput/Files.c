// Files: open, read, close, stat of the nodes. Everything else passes on to the system.
#include "World.h"
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

static const char input_folder[] = "/dev/input/";

static bool is_input_path(const char *path) {
  return path && !strncmp(path, input_folder, sizeof input_folder - 1);
}

struct client *client_with_fd(struct virtual_world *world, int fd) {
  if (!world || fd < 0) return NULL;
  for (int i = 0; i < CLIENTS_MAX; i++)
    if (world->clients[i].device && world->clients[i].fd == fd) return &world->clients[i];
  return NULL;
}

int client_open(struct event_device *device) {
  if (device->heir && device->open_count >= device->opens_before_heir) {
    device->open_count++;
    return client_open(device->heir);
  }
  bool is_refused = device->open_error && device->open_count >= device->opens_before_error;
  device->open_count++;
  if (is_refused || device->gone) {
    errno = device->gone ? ENODEV : device->open_error;
    return -1;
  }
  for (int i = 0; i < CLIENTS_MAX; i++) {
    struct client *client = &device->world->clients[i];
    if (client->device) continue;
    int fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (fd >= 0) *client = (struct client){.device = device, .fd = fd};
    return fd;
  }
  errno = EMFILE;
  return -1;
}

void client_close(struct client *client) {
  free(client->queue);
  *client = (struct client){.device = NULL};
}

ssize_t client_read(struct client *client, void *buffer, size_t size) {
  size_t room = size / sizeof(struct input_event);
  if (!client->count) {
    errno = client->device->gone ? ENODEV : EAGAIN;
    return -1;
  }
  if (!room) {
    errno = EINVAL;
    return -1;
  }
  size_t count = client->count < room ? client->count : room;
  memcpy(buffer, client->queue + client->head, count * sizeof(struct input_event));
  client->head += count;
  client->count -= count;
  if (!client->count) {
    client->head = 0;
    eventfd_t ignored;
    if (!client->device->gone) eventfd_read(client->fd, &ignored);
  }
  return (ssize_t)(count * sizeof(struct input_event));
}

/// Opens a path of the world; -2 when the path is the system's.
static int open_virtual(const char *path) {
  if (!virtual_current || !is_input_path(path)) return -2;
  struct event_device *device = device_with_node(virtual_current, path);
  if (device) return client_open(device);
  errno = ENOENT;
  return -1;
}

#define DEFINE_OPEN(name)                                                                                              \
  EXPORTED int name(const char *path, int flags, ...) {                                                                \
    REAL(int, name, const char *, int, ...);                                                                           \
    int fd = open_virtual(path);                                                                                       \
    if (fd != -2) return fd;                                                                                           \
    mode_t mode = 0;                                                                                                   \
    if (__OPEN_NEEDS_MODE(flags)) {                                                                                    \
      va_list list;                                                                                                    \
      va_start(list, flags);                                                                                           \
      mode = va_arg(list, mode_t);                                                                                     \
      va_end(list);                                                                                                    \
    }                                                                                                                  \
    return real_##name(path, flags, mode);                                                                             \
  }
DEFINE_OPEN(open)
DEFINE_OPEN(open64)

// The functions that glibc's fortified headers call instead of open(path, flags).
#define DEFINE_OPEN_2(name)                                                                                            \
  EXPORTED int name(const char *path, int flags);                                                                      \
  EXPORTED int name(const char *path, int flags) {                                                                     \
    REAL(int, name, const char *, int);                                                                                \
    int fd = open_virtual(path);                                                                                       \
    return fd != -2 ? fd : real_##name(path, flags);                                                                   \
  }
DEFINE_OPEN_2(__open_2)
DEFINE_OPEN_2(__open64_2)

EXPORTED int close(int fd) {
  REAL(int, close, int);
  struct virtual_world *world = virtual_current;
  struct client *client = client_with_fd(world, fd);
  if (client) client_close(client);
  if (world)
    for (int i = 0; i < TIMERS_MAX; i++)
      if (world->timers[i].used && world->timers[i].fd == fd) world->timers[i].used = false;
  return real_close(fd);
}

EXPORTED ssize_t read(int fd, void *buffer, size_t size) {
  REAL(ssize_t, read, int, void *, size_t);
  struct client *client = client_with_fd(virtual_current, fd);
  return client ? client_read(client, buffer, size) : real_read(fd, buffer, size);
}

EXPORTED ssize_t __read_chk(int fd, void *buffer, size_t size, size_t room);
EXPORTED ssize_t __read_chk(int fd, void *buffer, size_t size, size_t room) {
  if (size > room) abort();
  return read(fd, buffer, size);
}

#define FILL_STAT(device, status)                                                                                      \
  do {                                                                                                                 \
    memset(status, 0, sizeof *(status));                                                                               \
    (status)->st_mode = S_IFCHR | 0660;                                                                                \
    (status)->st_rdev = makedev(EVENT_MAJOR, (unsigned)(EVENT_MINOR_FIRST + (device)->number));                        \
  } while (0)

#define DEFINE_STAT(name, type)                                                                                        \
  EXPORTED int name(const char *restrict path, struct type *restrict status) {                                         \
    REAL(int, name, const char *, struct type *);                                                                      \
    if (!virtual_current || !is_input_path(path)) return real_##name(path, status);                                    \
    struct event_device *device = device_with_node(virtual_current, path);                                             \
    if (!device) {                                                                                                     \
      errno = ENOENT;                                                                                                  \
      return -1;                                                                                                       \
    }                                                                                                                  \
    FILL_STAT(device, status);                                                                                         \
    return 0;                                                                                                          \
  }
DEFINE_STAT(stat, stat)
DEFINE_STAT(stat64, stat64)

#define DEFINE_FSTAT(name, type)                                                                                       \
  EXPORTED int name(int fd, struct type *status) {                                                                     \
    REAL(int, name, int, struct type *);                                                                               \
    struct client *client = client_with_fd(virtual_current, fd);                                                       \
    if (!client) return real_##name(fd, status);                                                                       \
    FILL_STAT(client->device, status);                                                                                 \
    return 0;                                                                                                          \
  }
DEFINE_FSTAT(fstat, stat)
DEFINE_FSTAT(fstat64, stat64)
