#ifndef YAML_SHIM_H
#define YAML_SHIM_H
#endif
