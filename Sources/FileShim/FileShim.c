#define _GNU_SOURCE
#include "FileShim.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#if defined(__linux__)
#include <sys/syscall.h>
#include <sys/xattr.h>

int file_exchange(const char *left, const char *right) {
    const unsigned exchange = 2; /* RENAME_EXCHANGE */
    return (int)syscall(SYS_renameat2, AT_FDCWD, left, AT_FDCWD, right, exchange);
}

int file_lease(int descriptor) {
    /* A signal that is ignored unless somebody handles it; the usual one would end the process. */
    if (fcntl(descriptor, F_SETSIG, SIGURG) != 0) return -1;
    return fcntl(descriptor, F_SETLEASE, F_RDLCK);
}

int file_is_leased(int descriptor) { return fcntl(descriptor, F_GETLEASE) == F_RDLCK; }

static int copy_attribute(int from, int to, const char *name) {
    ssize_t length = fgetxattr(from, name, NULL, 0);
    if (length < 0) return -1;
    char *value = malloc(2 * (size_t)length + 1);
    if (value == NULL) return -1;
    length = fgetxattr(from, name, value, (size_t)length);
    /* What the new file has by itself need not, and sometimes may not, be set. */
    int has_it = length >= 0 && fgetxattr(to, name, value + length, (size_t)length) == length
                 && memcmp(value, value + length, (size_t)length) == 0;
    int result = length < 0 ? -1 : has_it ? 0 : fsetxattr(to, name, value, (size_t)length, 0);
    int reason = errno;
    free(value);
    errno = reason;
    return result;
}

int file_copy_attributes(int from, int to) {
    ssize_t length = flistxattr(from, NULL, 0);
    if (length <= 0) return length == 0 || errno == ENOTSUP ? 0 : -1;
    char *names = malloc((size_t)length);
    if (names == NULL) return -1;
    length = flistxattr(from, names, (size_t)length);
    int result = length < 0 ? -1 : 0;
    for (ssize_t start = 0; start < length && result == 0; start += (ssize_t)strlen(names + start) + 1)
        result = copy_attribute(from, to, names + start);
    int reason = errno;
    free(names);
    errno = reason;
    return result;
}

#elif defined(__APPLE__)
#include <copyfile.h>

int file_exchange(const char *left, const char *right) { return renamex_np(left, right, RENAME_SWAP); }

int file_lease(int descriptor) {
    (void)descriptor;
    errno = ENOSYS;
    return -1;
}

int file_is_leased(int descriptor) {
    (void)descriptor;
    return 1;
}

int file_copy_attributes(int from, int to) { return fcopyfile(from, to, NULL, COPYFILE_XATTR | COPYFILE_ACL); }
#endif
