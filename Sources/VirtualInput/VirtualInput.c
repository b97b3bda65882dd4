#include "VirtualInput.h"
