/* A disk that is slow to confirm what was written: each fsync of a program that this is preloaded into
   takes SLOW_DISK_MS milliseconds, more or less a half. `benches/kills.mjs` compiles and uses it. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <time.h>

static void wait_for_the_disk(void)
{
    const char *told = getenv("SLOW_DISK_MS");
    double part = 0.5 + (double)(rand() % 1000) / 1000.0;
    long long nanos = (long long)((told ? atof(told) : 0.0) * part * 1e6);
    struct timespec time = { nanos / 1000000000LL, nanos % 1000000000LL };
    nanosleep(&time, NULL);
}

int fsync(int file)
{
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
    wait_for_the_disk();
    return real(file);
}

int fdatasync(int file)
{
    int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
    wait_for_the_disk();
    return real(file);
}
