#include "yaml_shim.h"
