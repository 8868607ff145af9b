/*
 * What replacing a file safely takes from the system, and Swift's modules don't have.
 * Functions that answer an int give 0, or -1 with errno set; ENOSYS says that the system has no such thing.
 */
#ifndef FILE_SHIM_H
#define FILE_SHIM_H

/* Exchanges what stands at two paths of one file system, in one step. */
int file_exchange(const char *left, const char *right);

/* Asks to be told when somebody opens a file, open here for reading, to write to it. They wait until it is closed here;
   EAGAIN says that somebody has it open already. */
int file_lease(int descriptor);

/* Whether nobody has asked to write to a leased file since. */
int file_is_leased(int descriptor);

/* Gives an open file the extended attributes, and so the access lists, of another. */
int file_copy_attributes(int from, int to);

#endif
