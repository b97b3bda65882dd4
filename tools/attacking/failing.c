/* failing: a library to preload (LD_PRELOAD) that makes one call of a program fail, or makes the program wait before it.
 *
 * It counts calls whose path, or whose descriptor's path, is in one folder. The environment has its settings:
 *
 *     ATTACK_UNDER   that folder, an absolute path; the program runs in it
 *     ATTACK_LOG     a file that receives a line 'NAME PATH' per counted call; if ATTACK_CALL is set, only per disturbed call
 *     ATTACK_CALL    the name of the call to disturb, for example read
 *     ATTACK_NUMBER  the number of that call among those of its name, from 1
 *     ATTACK_ERROR   the errno of the call; 0: it reads or writes half of the bytes; -1: it waits until ATTACK_GO exists, 20 s at most
 *     ATTACK_ALWAYS  if set, all later calls of the name are disturbed as well
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static const char *folder, *log_path, *call, *go;
static long number, error;
static bool always;
static atomic_long met;

__attribute__((constructor)) static void prepare(void) {
  const char *at = getenv("ATTACK_NUMBER"), *code = getenv("ATTACK_ERROR");
  folder = getenv("ATTACK_UNDER");
  log_path = getenv("ATTACK_LOG");
  call = getenv("ATTACK_CALL");
  go = getenv("ATTACK_GO");
  number = at ? atol(at) : 1;
  error = code ? atol(code) : EIO;
  always = getenv("ATTACK_ALWAYS");
}

static bool is_below(const char *path) {
  if (!folder || !path || !*path) return false;
  size_t length = strlen(folder);
  return *path != '/' || (!strncmp(path, folder, length) && (path[length] == '/' || !path[length]));
}

static void tell(const char *name, const char *path) {
  char line[5000];
  int length = snprintf(line, sizeof line, "%s %s\n", name, path);
  int file = log_path ? (int)syscall(SYS_openat, AT_FDCWD, log_path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600) : -1;
  if (file < 0) return;
  syscall(SYS_write, file, line, (size_t)length);
  syscall(SYS_close, file);
}

static void wait_for_go(void) {
  for (int step = 0; step < 20000 && syscall(SYS_faccessat, AT_FDCWD, go, F_OK); step++)
    syscall(SYS_nanosleep, &(struct timespec){.tv_nsec = 1000000}, NULL);
}

enum { normal, fails, half };

/* How a call on a path is disturbed; sets errno if it is to fail. */
static int fate(const char *name, const char *path) {
  int before = errno, what = normal;
  if (is_below(path)) {
    if (!call) {
      tell(name, path);
    } else if (!strcmp(call, name)) {
      long turn = atomic_fetch_add(&met, 1) + 1;
      if (turn == number || (always && turn > number)) {
        tell(name, path);
        if (error < 0) wait_for_go();
        else what = error ? fails : half;
      }
    }
  }
  errno = what == fails ? (int)error : before;
  return what;
}

static int fate_of(const char *name, int file) {
  char link[64], path[4096];
  if (!folder || file < 0) return normal;
  snprintf(link, sizeof link, "/proc/self/fd/%d", file);
  long length = syscall(SYS_readlinkat, AT_FDCWD, link, path, sizeof path - 1);
  if (length <= 0 || *path != '/') return normal;
  path[length] = 0;
  return fate(name, path);
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
/* Defines a call that takes a path, or one that takes a descriptor; both return -1 if they fail. */
#define ON_PATH(type, name, declared, given, path)                                                                     \
  type name declared { return fate(#name, path) == fails ? -1 : REAL(name) given; }
#define ON_FILE(type, name, declared, given, file)                                                                     \
  type name declared { return fate_of(#name, file) == fails ? -1 : REAL(name) given; }

#define OPEN(name)                                                                                                     \
  int name(const char *path, int flags, ...) {                                                                         \
    mode_t mode = 0;                                                                                                   \
    if (__OPEN_NEEDS_MODE(flags)) {                                                                                    \
      va_list list;                                                                                                    \
      va_start(list, flags);                                                                                           \
      mode = va_arg(list, mode_t);                                                                                     \
      va_end(list);                                                                                                    \
    }                                                                                                                  \
    return fate("open", path) == fails ? -1 : REAL(name)(path, flags, mode);                                           \
  }
OPEN(open)
OPEN(open64)

int openat(int at, const char *path, int flags, ...) {
  mode_t mode = 0;
  if (__OPEN_NEEDS_MODE(flags)) {
    va_list list;
    va_start(list, flags);
    mode = va_arg(list, mode_t);
    va_end(list);
  }
  return fate("open", path) == fails ? -1 : REAL(openat)(at, path, flags, mode);
}

int fcntl(int file, int command, ...) {
  va_list list;
  va_start(list, command);
  void *word = va_arg(list, void *);
  va_end(list);
  return fate_of("fcntl", file) == fails ? -1 : REAL(fcntl)(file, command, word);
}

ON_PATH(int, stat, (const char *restrict path, struct stat *restrict status), (path, status), path)
ON_PATH(int, lstat, (const char *restrict path, struct stat *restrict status), (path, status), path)
ON_PATH(int, access, (const char *path, int mode), (path, mode), path)
ON_PATH(int, mkdir, (const char *path, mode_t mode), (path, mode), path)
ON_PATH(int, rename, (const char *path, const char *to), (path, to), path)
ON_PATH(int, link, (const char *path, const char *to), (path, to), path)
ON_PATH(int, unlink, (const char *path), (path), path)
ON_PATH(ssize_t, readlink, (const char *restrict path, char *restrict text, size_t size), (path, text, size), path)
ON_FILE(int, fstat, (int file, struct stat *status), (file, status), file)
ON_FILE(int, fsync, (int file), (file), file)
ON_FILE(int, fdatasync, (int file), (file), file)
ON_FILE(int, flock, (int file, int what), (file, what), file)
ON_FILE(int, ftruncate, (int file, off_t size), (file, size), file)
ON_FILE(int, fchmod, (int file, mode_t mode), (file, mode), file)
ON_FILE(int, fchown, (int file, uid_t user, gid_t group), (file, user, group), file)
ON_FILE(off_t, lseek, (int file, off_t place, int from), (file, place, from), file)

/* Counted as rename: the program uses either. */
int renameat2(int from, const char *path, int at, const char *to, unsigned flags) {
  return fate("rename", path) == fails ? -1 : REAL(renameat2)(from, path, at, to, flags);
}

char *realpath(const char *restrict path, char *restrict found) {
  return fate("realpath", path) == fails ? NULL : REAL(realpath)(path, found);
}

#define BYTES(name, declared, given)                                                                                   \
  ssize_t name declared {                                                                                              \
    int what = fate_of(#name, file);                                                                                   \
    if (what == fails) return -1;                                                                                      \
    if (what == half && size > 1) size /= 2;                                                                           \
    return REAL(name) given;                                                                                           \
  }
BYTES(read, (int file, void *bytes, size_t size), (file, bytes, size))
BYTES(write, (int file, const void *bytes, size_t size), (file, bytes, size))
BYTES(pread, (int file, void *bytes, size_t size, off_t place), (file, bytes, size, place))
BYTES(pwrite, (int file, const void *bytes, size_t size, off_t place), (file, bytes, size, place))

/* The descriptor is closed even if the call fails, as in the kernel. */
int close(int file) {
  int what = fate_of("close", file), code = errno, result = REAL(close)(file);
  if (what != fails) return result;
  errno = code;
  return -1;
}

DIR *opendir(const char *path) { return fate("opendir", path) == fails ? NULL : REAL(opendir)(path); }

struct dirent *readdir(DIR *listing) {
  return fate_of("readdir", dirfd(listing)) == fails ? NULL : REAL(readdir)(listing);
}

int closedir(DIR *listing) {
  int what = fate_of("closedir", dirfd(listing)), code = errno, result = REAL(closedir)(listing);
  if (what != fails) return result;
  errno = code;
  return -1;
}

void *mmap(void *place, size_t size, int protection, int flags, int file, off_t start) {
  return fate_of("mmap", file) == fails ? MAP_FAILED : REAL(mmap)(place, size, protection, flags, file, start);
}
