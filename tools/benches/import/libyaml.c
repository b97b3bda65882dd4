/* The same contacts through libyaml's events: a sequence of five numbers is an evdev event. */
#include "contacts.h"
#include <stdlib.h>
#include <string.h>
#include <yaml.h>

static int parse(const char *path, struct contacts *c) {
  FILE *file = fopen(path, "rb");
  if (!file) return 1;
  yaml_parser_t parser;
  yaml_event_t event;
  long numbers[5];
  int count = 0, done = 0, failed = 0, in_events = 0;
  yaml_parser_initialize(&parser);
  yaml_parser_set_input_file(&parser, file);
  while (!done && !failed) {
    failed = !yaml_parser_parse(&parser, &event);
    if (failed) break;
    switch (event.type) {
    case YAML_SEQUENCE_START_EVENT: count = 0; break;
    case YAML_SCALAR_EVENT:
      in_events |= !strcmp((char *)event.data.scalar.value, "events");
      if (count < 5) numbers[count] = strtol((char *)event.data.scalar.value, NULL, 10);
      count++;
      break;
    case YAML_SEQUENCE_END_EVENT:
      /* The axes have five numbers too. */
      if (in_events && count == 5) take(c, numbers[2], numbers[3], numbers[4]);
      count = 0;
      break;
    case YAML_MAPPING_START_EVENT: count = 9; break;
    case YAML_STREAM_END_EVENT: done = 1; break;
    default: break;
    }
    yaml_event_delete(&event);
  }
  yaml_parser_delete(&parser);
  fclose(file);
  return failed;
}

int main(int count, char **words) { return count != 2 || bench(words[1], 3, parse); }
