#ifndef LOADED_H
#define LOADED_H
// Functions of libraries that are loaded when something first asks for them, under their own names and with the types
// of their own headers: callers are written, and checked, as if the library were linked.
#include "include/VirtualInput.h"

/// Defines a function as a call of the real one; `F(result, name, (parameters), (arguments))` in a list.
///
/// Hidden (a list stands within visibility push(hidden), its header too): libinput must find its own functions.
#define LOADED_FUNCTION(result, name, parameters, arguments)                                                           \
  static __typeof__(&name) real_##name;                                                                                \
  result name parameters { return real_##name arguments; }
/// A row of the table by which the functions are found.
#define LOADED_ROW(result, name, parameters, arguments) {#name, (void **)&real_##name},

#endif
