// libyaml, as far as TouchCapture calls it.
#include "Loaded.h"

// Without the header there is no capture: the trait is off.
#if __has_include(<yaml.h>)
#pragma GCC visibility push(hidden)
#include <yaml.h>

// clang-format off
#define LIBYAML(F)                                                                                                     \
  F(void, yaml_event_delete, (yaml_event_t *event), (event))                                                           \
  F(void, yaml_parser_delete, (yaml_parser_t *parser), (parser))                                                       \
  F(int, yaml_parser_initialize, (yaml_parser_t *parser), (parser))                                                    \
  F(int, yaml_parser_parse, (yaml_parser_t *parser, yaml_event_t *event), (parser, event))                             \
  F(void, yaml_parser_set_input_string,                                                                                \
    (yaml_parser_t *parser, const unsigned char *input, size_t size), (parser, input, size))
// clang-format on

LIBYAML(LOADED_FUNCTION)

const struct loaded_function *functions_of_libyaml(void) {
  static const struct loaded_function functions[] = {LIBYAML(LOADED_ROW){NULL, NULL}};
  return functions;
}
#pragma GCC visibility pop
#endif
