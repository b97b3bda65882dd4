// Checks that the linker exported this target's definitions, so that libinput and libevdev find them before the
// system's.
#include "World.h"
#include <poll.h>
#include <sys/epoll.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

void *udev_new(void);
int open(const char *path, int flags, ...);

const char *virtual_world_unreachable(void) {
  const struct {
    const char *name;
    void *here;
  } calls[] = {
      {"open", (void *)open},
      {"close", (void *)close},
      {"read", (void *)read},
      {"fstat", (void *)fstat},
      {"stat64", (void *)stat64},
      {"ioctl", (void *)ioctl},
      {"poll", (void *)poll},
      {"epoll_wait", (void *)epoll_wait},
      {"clock_gettime", (void *)clock_gettime},
      {"timerfd_create", (void *)timerfd_create},
      {"timerfd_settime", (void *)timerfd_settime},
      {"udev_new", (void *)udev_new},
  };
  // RTLD_DEFAULT searches in the order in which shared libraries' own references are bound.
  for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
    if (dlsym(RTLD_DEFAULT, calls[i].name) != calls[i].here) return calls[i].name;
  return NULL;
}
