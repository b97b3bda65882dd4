// The clock, timers, and the two calls a program blocks in: time moves only there.
#include "World.h"
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>
#include <time.h>

EXPORTED int clock_gettime(clockid_t clock, struct timespec *time) {
  REAL(int, clock_gettime, clockid_t, struct timespec *);
  if (!virtual_current || (clock != CLOCK_MONOTONIC && clock != CLOCK_BOOTTIME)) return real_clock_gettime(clock, time);
  int64_t now = virtual_current->now;
  if (clock == CLOCK_BOOTTIME && now >= virtual_current->suspend_at) now += virtual_current->suspended_for;
  time->tv_sec = now / 1000000;
  time->tv_nsec = now % 1000000 * 1000;
  return 0;
}

EXPORTED int timerfd_create(int clock, int flags) {
  REAL(int, timerfd_create, int, int);
  if (!virtual_current) return real_timerfd_create(clock, flags);
  for (int i = 0; i < TIMERS_MAX; i++) {
    struct timer *timer = &virtual_current->timers[i];
    if (timer->used) continue;
    int fd = eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC);
    if (fd >= 0) *timer = (struct timer){.used = true, .fd = fd};
    return fd;
  }
  errno = EMFILE;
  return -1;
}

EXPORTED int timerfd_settime(int fd, int flags, const struct itimerspec *new_value, struct itimerspec *old_value) {
  REAL(int, timerfd_settime, int, int, const struct itimerspec *, struct itimerspec *);
  struct virtual_world *world = virtual_current;
  for (int i = 0; world && i < TIMERS_MAX; i++) {
    struct timer *timer = &world->timers[i];
    if (!timer->used || timer->fd != fd) continue;
    int64_t value = new_value->it_value.tv_sec * 1000000LL + new_value->it_value.tv_nsec / 1000;
    timer->due = value && !(flags & TFD_TIMER_ABSTIME) ? world->now + value : value;
    return 0;
  }
  return real_timerfd_settime(fd, flags, new_value, old_value);
}

static int64_t limit_after(int milliseconds) {
  return milliseconds < 0 ? INT64_MAX : virtual_current->now + milliseconds * 1000LL;
}

EXPORTED int poll(struct pollfd *fds, nfds_t count, int milliseconds) {
  REAL(int, poll, struct pollfd *, nfds_t, int);
  if (!virtual_current || milliseconds == 0) return real_poll(fds, count, milliseconds);
  int64_t limit = limit_after(milliseconds);
  int ready;
  while (!(ready = real_poll(fds, count, 0)))
    // Nothing left to happen: a wait for ever would never end, so it ends as one with a limit does.
    if (!world_advance(virtual_current, limit)) return real_poll(fds, count, 0);
  return ready;
}

EXPORTED int __poll_chk(struct pollfd *fds, nfds_t count, int milliseconds, size_t room);
EXPORTED int __poll_chk(struct pollfd *fds, nfds_t count, int milliseconds, size_t room) {
  if (room / sizeof *fds < count) abort();
  return poll(fds, count, milliseconds);
}

EXPORTED int epoll_wait(int epoll, struct epoll_event *events, int count, int milliseconds) {
  REAL(int, epoll_wait, int, struct epoll_event *, int, int);
  if (!virtual_current || milliseconds == 0) return real_epoll_wait(epoll, events, count, milliseconds);
  int64_t limit = limit_after(milliseconds);
  int ready;
  while (!(ready = real_epoll_wait(epoll, events, count, 0)))
    if (!world_advance(virtual_current, limit))
      return real_epoll_wait(epoll, events, count, 0);
  return ready;
}
