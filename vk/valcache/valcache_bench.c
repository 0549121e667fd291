// The costs of a validation cache, for testing/bench/cache_bench.py:
//
//     valcache_bench write FILE COUNT SEED    writes a cache of COUNT random keys
//     valcache_bench startup FILE             time to open FILE and look up one key
//     valcache_bench hit FILE WORDS           time of a hit next to the hash of a module of WORDS words
//     valcache_bench threads FILE N           look-ups of N threads through one cache, and through N caches
//
// FILE is used as it is, without a change. Times are the minimum of many rounds.
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "vk/util/hash_table.h"
#include "vk/valcache/valcache.h"
#include "vk/valcache/valcache_stream.h"

enum { NUM_MODULES = 64, MAX_THREADS = 64, NUM_ROUNDS = 15 };

static _Noreturn void fail(const char *problem) {
    fprintf(stderr, "valcache_bench: %s\n", problem);
    exit(3);
}

static double now_ns(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

static wd_valcache_uuid bench_uuid(void) {
    return wd_valcache_uuid_make("valcache_bench");
}

// --- write ---

static int compare_entries(const void *left, const void *right) {
    const wd_hash128 *a = &((const wd_valcache_entry *)left)->key,
                     *b = &((const wd_valcache_entry *)right)->key;
    return a->high < b->high ? -1 : a->high > b->high;
}

static int write_cache(const char *path, size_t count, uint64_t seed) {
    wd_valcache_entry *entries = calloc(count, sizeof *entries);
    const size_t size = WD_VALCACHE_ENTRIES_OFFSET + count * WD_VALCACHE_ENTRY_SIZE;
    void *data = malloc(size);
    FILE *file = fopen(path, "wb");
    if (!entries || !data || !file) {
        fail("out of memory, or the file cannot be written");
    }
    const uint32_t today = wd_valcache_today();
    for (size_t i = 0; i < count; i++) {
        entries[i].key.high = wd_hash_u64(seed << 40 | i << 1 | 1);
        entries[i].key.low = wd_hash_u64(seed << 40 | i << 1);
        entries[i].day = today;
    }
    qsort(entries, count, sizeof *entries, compare_entries);
    const wd_valcache_uuid uuid = bench_uuid();
    wd_valcache_write_data(&uuid, entries, count, data);
    if (fwrite(data, 1, size, file) != size || fclose(file) != 0) {
        fail("the file cannot be written");
    }
    free(entries);
    free(data);
    return 0;
}

// --- startup ---

static wd_valcache *open_cache(const char *path) {
    const wd_valcache_uuid uuid = bench_uuid();
    wd_valcache *cache;
    wd_diagnostic diagnostic = WD_DIAGNOSTIC_INIT;
    if (wd_valcache_create(wd_allocator_default(), &uuid, wd_valcache_today(), &cache) != WD_OK ||
        wd_valcache_load(cache, path, NULL, &diagnostic) != WD_OK) {
        fail(diagnostic.message);
    }
    return cache;
}

static int measure_startup(const char *path) {
    double best = 1e18;
    size_t count = 0;
    for (int round = 0; round < 50; round++) {
        const double start = now_ns();
        wd_valcache *cache = open_cache(path);
        const bool found = wd_valcache_contains(cache, (wd_hash128){.high = (uint64_t)round << 58});
        const double time = now_ns() - start;
        best = !found && time < best ? time : best;
        count = wd_valcache_count(cache);
        wd_valcache_destroy(cache);
    }
    printf("startup %zu entries: %.1f us\n", count, best / 1000);
    return 0;
}

// --- hit ---

// modules are as many different modules: one that is looked up again and again would stay in the processor's caches.
typedef struct modules {
    uint32_t *words[NUM_MODULES];
    size_t num_words;
} modules;

static modules make_modules(size_t num_words) {
    modules modules = {.num_words = num_words};
    for (size_t m = 0; m < NUM_MODULES; m++) {
        modules.words[m] = malloc(num_words * sizeof(uint32_t));
        if (!modules.words[m]) {
            fail("out of memory");
        }
        for (size_t i = 0; i < num_words; i++) {
            modules.words[m][i] = (uint32_t)wd_hash_u64(m << 32 | i);
        }
    }
    return modules;
}

// know adds the modules to the cache, so that they are in its sorted part, as after a load.
static void know(wd_valcache *cache, const modules *modules) {
    const wd_valcache_uuid uuid = bench_uuid();
    wd_valcache *added;
    if (wd_valcache_create(wd_allocator_default(), &uuid, wd_valcache_today(), &added) != WD_OK) {
        fail("out of memory");
    }
    for (size_t m = 0; m < NUM_MODULES; m++) {
        wd_valcache_insert(added, wd_valcache_key(modules->words[m], modules->num_words));
    }
    if (wd_valcache_merge(cache, added) != WD_OK) {
        fail("out of memory");
    }
    wd_valcache_destroy(added);
}

static double time_round(wd_valcache *cache, const modules *modules, size_t repeats) {
    volatile uint64_t sink = 0;
    const double start = now_ns();
    for (size_t r = 0; r < repeats; r++) {
        for (size_t m = 0; m < NUM_MODULES; m++) {
            const wd_hash128 key = wd_valcache_key(modules->words[m], modules->num_words);
            sink = sink + (cache ? wd_valcache_contains(cache, key) : key.low);
        }
    }
    return (now_ns() - start) / (double)(repeats * NUM_MODULES);
}

static int measure_hit(const char *path, size_t num_words) {
    wd_valcache *cache = open_cache(path);
    const modules modules = make_modules(num_words);
    know(cache, &modules);
    const size_t repeats = 1 + 4000000 / (num_words * NUM_MODULES);
    double hash = 1e18, hit = 1e18;
    for (int round = 0; round < 40; round++) {
        const double h = time_round(NULL, &modules, repeats), k = time_round(cache, &modules, repeats);
        hash = h < hash ? h : hash;
        hit = k < hit ? k : hit;
    }
    printf("hit %zu words: hash %.1f ns, hit %.1f ns, ratio %.2f\n", num_words, hash, hit, hit / hash);
    wd_valcache_destroy(cache);
    return 0;
}

// --- threads ---

typedef struct worker {
    wd_valcache *cache;
    const modules *modules;
    atomic_bool *stop;
    uint64_t num_look_ups;
    pthread_t thread;
} worker;

static void *work(void *user) {
    worker *worker = user;
    uint64_t count = 0;
    while (!atomic_load_explicit(worker->stop, memory_order_relaxed)) {
        for (size_t m = 0; m < NUM_MODULES; m++, count++) {
            const wd_hash128 key = wd_valcache_key(worker->modules->words[m], worker->modules->num_words);
            if (!wd_valcache_contains(worker->cache, key)) {
                fail("a module is missing");
            }
        }
    }
    worker->num_look_ups = count;
    return NULL;
}

// run returns the look-ups per second of `num_threads` threads, each with caches[i].
static double run(wd_valcache **caches, size_t num_threads, const modules *modules) {
    worker workers[MAX_THREADS];
    atomic_bool stop = false;
    const double start = now_ns();
    for (size_t i = 0; i < num_threads; i++) {
        workers[i] = (worker){.cache = caches[i], .modules = modules, .stop = &stop};
        if (pthread_create(&workers[i].thread, NULL, work, &workers[i]) != 0) {
            fail("no thread");
        }
    }
    nanosleep(&(struct timespec){.tv_nsec = 100000000}, NULL);
    atomic_store(&stop, true);
    uint64_t count = 0;
    for (size_t i = 0; i < num_threads; i++) {
        pthread_join(workers[i].thread, NULL);
        count += workers[i].num_look_ups;
    }
    return (double)count / (now_ns() - start) * 1e9;
}

static int compare_numbers(const void *left, const void *right) {
    const double a = *(const double *)left, b = *(const double *)right;
    return a < b ? -1 : a > b;
}

static int measure_threads(const char *path, size_t num_threads) {
    const modules modules = make_modules(1024);
    wd_valcache *own[MAX_THREADS], *shared[MAX_THREADS];
    for (size_t i = 0; i < num_threads; i++) {
        own[i] = open_cache(path);
        know(own[i], &modules);
        shared[i] = own[0];
    }
    // Other load changes from round to round, so the ratio is the median of those of single rounds.
    double one = 0, many = 0, ratios[NUM_ROUNDS];
    for (int round = 0; round < NUM_ROUNDS; round++) {
        const double o = run(shared, num_threads, &modules), m = run(own, num_threads, &modules);
        one = o > one ? o : one;
        many = m > many ? m : many;
        ratios[round] = o / m;
    }
    qsort(ratios, NUM_ROUNDS, sizeof *ratios, compare_numbers);
    printf("threads %zu: one cache %.2f, own caches %.2f million look-ups a second, ratio %.2f\n",
           num_threads, one / 1e6, many / 1e6, ratios[NUM_ROUNDS / 2]);
    return 0;
}

int main(int argc, char **argv) {
    const char *verb = argc > 1 ? argv[1] : "";
    if (strcmp(verb, "write") == 0 && argc == 5) {
        return write_cache(argv[2], strtoull(argv[3], NULL, 10), strtoull(argv[4], NULL, 10));
    }
    if (strcmp(verb, "startup") == 0 && argc == 3) {
        return measure_startup(argv[2]);
    }
    if (strcmp(verb, "hit") == 0 && argc == 4) {
        return measure_hit(argv[2], strtoull(argv[3], NULL, 10));
    }
    if (strcmp(verb, "threads") == 0 && argc == 4 && atoi(argv[3]) > 0 && atoi(argv[3]) <= MAX_THREADS) {
        return measure_threads(argv[2], (size_t)atoi(argv[3]));
    }
    fprintf(stderr,
            "usage: valcache_bench write FILE COUNT SEED | startup FILE | hit FILE WORDS | threads FILE N\n");
    return 2;
}
