// Numbers that look random and are the same on every machine.
#include <stdint.h>

static uint64_t state = 0x9E3779B97F4A7C15;

static uint32_t below(uint32_t bound) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (uint32_t)(state >> 33) % bound;
}

#define PICK(words) words[below(sizeof words / sizeof *words)]
