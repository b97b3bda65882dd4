#ifndef VIRTUAL_INPUT_H
#define VIRTUAL_INPUT_H
// Recorded evdev streams in front of the real libinput, on a virtual clock.
#endif
