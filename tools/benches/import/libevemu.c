/* The same contacts through libevemu. */
#include "contacts.h"
#include <evemu.h>

static int parse(const char *path, struct contacts *c) {
  FILE *file = fopen(path, "r");
  struct evemu_device *device = evemu_new(NULL);
  if (!file || !device || evemu_read(device, file) <= 0) return 1;
  struct input_event event;
  while (evemu_read_event(file, &event) > 0) take(c, event.type, event.code, event.value);
  evemu_delete(device);
  fclose(file);
  return 0;
}

int main(int count, char **words) { return count != 2 || bench(words[1], 3, parse); }
