/* A host in C: replays what its words name, and prints how many rows fired, asking the layout for no more than offsets. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "overscroll.h"

static long number(const char *layout, const char *key) {
  const char *found = strstr(layout, key);
  return found ? strtol(found + strlen(key), NULL, 10) : -1;
}

int main(int count, char **words) {
  if (ov_interface() != OV_INTERFACE) return 3;
  ov_result *result = ov_replay((const char *const *)words + 1, count - 1);
  intptr_t size, described;
  const char *layout = ov_buffer(result, "layout", &described);
  const char *rows = ov_buffer(result, "rows", &size);
  char *text = strndup(layout ? layout : "", layout ? (size_t)described : 0);
  long record = number(text, "\"rows\":{\"size\":"), fired = number(text, "\"name\":\"fired\",\"kind\":\"truth\",\"offset\":");
  long yes = 0;
  for (intptr_t row = 0; record > 0 && row < size / record; row++) yes += rows[row * record + fired] == 1;
  printf("%ld of %ld\n", yes, record > 0 ? (long)(size / record) : -1);
  int status = ov_status(result);
  free(text);
  ov_free(result);
  return status;
}
