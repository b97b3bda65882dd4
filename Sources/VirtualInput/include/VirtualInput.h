#ifndef VIRTUAL_INPUT_H
#define VIRTUAL_INPUT_H
// Recorded evdev streams in front of the real, unmodified libinput, on a virtual clock; and the functions of libinput,
// libevdev and libyaml, which are loaded when something first asks for them (the end of this file).
//
// A world holds event nodes (/dev/input/event0…), their udev records and a clock. While it is active on a thread, the
// calls that libinput, libevdev and libmtdev make on that thread (open, read, ioctl, poll, timerfd_…, udev_…) reach the
// world instead of the kernel; on every other thread, and with no world active, they pass straight on to the system.
// This works without LD_PRELOAD: the calls are defined in the executable, and ELF looks names up there first,
// also for libraries that are loaded later.
//
// The clock (CLOCK_MONOTONIC and CLOCK_BOOTTIME, as the thread sees them) starts at 1000 s and moves only when the program blocks in poll or
// epoll_wait, to the next frame, timer or timeout. So a run is instant, exact and gives the same bytes every time.
//
// One thread per world; none of these functions may be called for a world from two threads at once.
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct virtual_world virtual_world;

/// The virtual clock at the start, in microseconds: 1000 s.
#define VIRTUAL_EPOCH_US 1000000000LL
/// The time from the start to time 0 of the recordings, in microseconds: libinput is ready by then.
#define VIRTUAL_LEAD_US 500000LL
/// Most devices a world holds.
#define VIRTUAL_DEVICES_MAX 32

/// NULL if the calls of shared libraries reach this target, else the first name that they would find elsewhere.
const char *virtual_world_unreachable(void);
/// An empty world, or NULL without memory or file descriptors. It is not active yet.
virtual_world *virtual_world_create(void);
/// Frees a world, and closes what is still open of it; deactivates it first if it is active on this thread.
void virtual_world_destroy(virtual_world *world);
/// Makes `world` the one this thread's calls reach; NULL for none. Returns the one that was.
virtual_world *virtual_world_activate(virtual_world *world);

/// Adds a device and returns its number n (its node is /dev/input/event<n>), or -1 when the world is full.
int virtual_device_add(virtual_world *world, const char *name, uint16_t bus, uint16_t vendor, uint16_t product,
                       uint16_t version);
/// Sets the capability bits of an event type (type 0: which types there are), little endian as in EVIOCGBIT.
void virtual_device_set_bits(virtual_world *world, int device, unsigned type, const uint8_t *bits, size_t count);
/// Sets the INPUT_PROP_ bits.
void virtual_device_set_properties(virtual_world *world, int device, const uint8_t *bits, size_t count);
/// Describes an absolute axis. An ABS_MT_SLOT axis gives the device as many slots as its maximum says.
void virtual_device_set_axis(virtual_world *world, int device, unsigned code, int32_t minimum, int32_t maximum,
                             int32_t fuzz, int32_t flat, int32_t resolution);
/// Sets a udev property of the node (key and value are copied); a later value of a key replaces an earlier one.
void virtual_device_set_udev(virtual_world *world, int device, const char *key, const char *value);
/// Sets what a key, axis or switch holds before the first event; MT axes go to slot `slot`.
void virtual_device_set_state(virtual_world *world, int device, int slot, unsigned type, unsigned code, int32_t value);
/// Appends an event at `time_us` of the recording (>= 0, not before the last one). Events wait for their SYN_REPORT, as
/// in the kernel.
/// Returns false without memory.
bool virtual_device_add_event(virtual_world *world, int device, int64_t time_us, uint16_t type, uint16_t code,
                              int32_t value);

/// Makes open() of the node fail with `error` (an errno), once it has succeeded `after` times.
void virtual_device_refuse_open(virtual_world *world, int device, int error, int after);
/// Makes open() of the node open another device, once it has been opened `after` times; by its path it stays what it is.
void virtual_device_hand_over(virtual_world *world, int device, int heir, int after);
/// Plays the device to nobody, as when another program holds it with EVIOCGRAB.
void virtual_device_silence(virtual_world *world, int device);
/// Takes the device away at `time_us` of the recording: reads answer ENODEV from then on.
void virtual_device_unplug(virtual_world *world, int device, int64_t time_us);
/// Loses events [first, first + count): the device's state follows them, its readers see SYN_DROPPED instead.
void virtual_device_drop(virtual_world *world, int device, size_t first, size_t count);

/// Suspends the machine at `time_us` of the recording for `duration_us`: CLOCK_BOOTTIME goes on, CLOCK_MONOTONIC does not.
void virtual_world_suspend(virtual_world *world, int64_t time_us, int64_t duration_us);

/// The number of times the node has been opened, refused attempts included.
int virtual_device_open_count(const virtual_world *world, int device);
/// The virtual clock, in microseconds.
int64_t virtual_world_now(const virtual_world *world);
/// The virtual time of the last thing any device does, in microseconds.
int64_t virtual_world_last_event(const virtual_world *world);
/// True if nothing is left: no event, no unplug, no armed timer, nothing unread.
bool virtual_world_is_exhausted(const virtual_world *world);

/// A function that may be called by its own name once the address of the real one has been stored.
struct loaded_function {
  const char *name;
  void **address;
};
/// Those of libinput and libevdev; the last row has no name. Other threads may call them if they have seen them stored.
const struct loaded_function *functions_of_libinput(void);
/// Those of libyaml; the last row has no name.
const struct loaded_function *functions_of_libyaml(void);

#endif
