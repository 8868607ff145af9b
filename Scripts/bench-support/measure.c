// The stop-watch of Scripts/bench: runs two commands in turn and prints medians and ratios.
//
// measure ROUNDS OUTPUT COMMAND... --- REFERENCE...
//
// Standard output of both goes to the file OUTPUT. CPU time and peak memory are the kernel's, of the command and its
// threads. The noise is the range of the middle half of the reference's rounds, as a part of its median.
#define _DEFAULT_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { LONGEST = 1000 };

typedef struct {
    double wall[LONGEST], cpu[LONGEST], memory[LONGEST];
} series;

static double milliseconds(struct timeval time) { return time.tv_sec * 1e3 + time.tv_usec / 1e3; }

static void run(char **command, const char *output, series *into, int round) {
    struct timespec start, end;
    struct rusage usage;
    int status;
    clock_gettime(CLOCK_MONOTONIC, &start);
    pid_t child = vfork();
    if (child == 0) {
        int descriptor = open(output, O_WRONLY | O_CREAT | O_TRUNC, 0644);
        if (descriptor < 0 || dup2(descriptor, STDOUT_FILENO) < 0) _exit(127);
        execv(command[0], command);
        _exit(127);
    }
    if (child < 0 || wait4(child, &status, 0, &usage) < 0 || !WIFEXITED(status) || WEXITSTATUS(status) > 1) {
        fprintf(stderr, "measure: %s failed\n", command[0]);
        exit(2);
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    into->wall[round] = (end.tv_sec - start.tv_sec) * 1e3 + (end.tv_nsec - start.tv_nsec) / 1e6;
    into->cpu[round] = milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime);
    into->memory[round] = usage.ru_maxrss / 1024.0;
}

static int ascending(const void *left, const void *right) {
    double a = *(const double *)left, b = *(const double *)right;
    return (a > b) - (a < b);
}

static double quantile(double *values, int count, double part) {
    qsort(values, (size_t)count, sizeof *values, ascending);
    return values[(int)(part * (count - 1) + 0.5)];
}

int main(int count, char **arguments) {
    int rounds = count > 1 ? atoi(arguments[1]) : 0;
    int separator = 3;
    while (separator < count && strcmp(arguments[separator], "---") != 0) separator += 1;
    if (rounds < 1 || rounds > LONGEST || separator < 4 || separator + 1 >= count) {
        fprintf(stderr, "measure: ROUNDS OUTPUT COMMAND... --- REFERENCE...\n");
        return 2;
    }
    char **command = arguments + 3, **reference = arguments + separator + 1;
    arguments[separator] = NULL;
    static series ours, theirs, unused;
    // The first run of each fills the caches and does not count.
    run(command, arguments[2], &unused, 0);
    run(reference, "/dev/null", &unused, 0);
    for (int round = 0; round < rounds; round++) {
        run(command, arguments[2], &ours, round);
        run(reference, "/dev/null", &theirs, round);
    }
    double wall = quantile(ours.wall, rounds, 0.5), cpu = quantile(ours.cpu, rounds, 0.5);
    double wall_reference = quantile(theirs.wall, rounds, 0.5), cpu_reference = quantile(theirs.cpu, rounds, 0.5);
    double spread = quantile(theirs.wall, rounds, 0.75) - quantile(theirs.wall, rounds, 0.25);
    printf("  wall %10.2f ms, reference %10.2f ms, ratio %5.2f\n", wall, wall_reference, wall / wall_reference);
    if (cpu_reference > 0)
        printf("  CPU  %10.2f ms, reference %10.2f ms, ratio %5.2f\n", cpu, cpu_reference, cpu / cpu_reference);
    printf("  peak memory %.1f MiB, reference %.1f MiB; ", quantile(ours.memory, rounds, 1),
        quantile(theirs.memory, rounds, 1));
    printf("noise %.1f %% over %d rounds\n", 100 * spread / wall_reference, rounds);
    return 0;
}
