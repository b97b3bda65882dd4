/* overscroll.h: overscroll's replays, reports and sweeps as functions of a shared library that needs the C library alone.

   Every call may come from any thread, also several at once; nothing is kept between calls. A call returns a result, never
   NULL: who gets it frees it once, by ov_free, and with it its buffers. Texts are UTF-8. What words, texts and columns point
   at stays the caller's, who changes none of it until the call returns. Words are those of a command line, options among
   them (`overscroll report --help`), without the program's own name.

   The status of a result is the program's: 0 done; 1 done, and the answer is no; 2 something could not be done, and the
   message says where, what was wrong and what to do. Its buffers, by name:

     output     what the program would print
     messages   a JSON list of {"kind": "error", "warning" or "note", "text": one line}, in order
     layout     a JSON object that describes each table: {"rows": {"size": bytes of a record, "count": records,
                "fields": [{"name", "kind", "offset"}]}}, and of lists "list_of", the table each of whose records has one
     TABLE      the records, of a table named in the layout
     TABLE.FIELD.starts, TABLE.FIELD.bytes
                of a field of texts: 64-bit positions where each begins, and one more where the last ends; and their bytes
     TABLE.starts
                of lists: 64-bit numbers of records where each list begins, and one more where the last ends
     header, end
                of a trace: its first and its last line

   A field is of one of four kinds: "number", a double, NaN for none; "integer", 64 bits, INT64_MIN for none; "text", 32 bits,
   the number of a text, -1 for none; "truth", a byte, 1 for true, 0 for false, -1 for neither.

   An engine exec:COMMAND is written to through a pipe: a host ignores SIGPIPE, as Python does. Signals stay the host's. */
#ifndef OVERSCROLL_H
#define OVERSCROLL_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The number of the interface that this file describes; one that an older caller would misread has another. */
#define OV_INTERFACE 1

typedef struct ov_result ov_result;

/* The number of the interface that the library has: a caller that finds another than its own stops. */
int32_t ov_interface(void);

/* Name and version of the program, as output. */
ov_result *ov_version(void);

/* Runs report, compare, sweep, reach, stress, inspect, engines, models, schema or unpack. */
ov_result *ov_run(const char *const *words, intptr_t count);

/* Reads a trace: of `size` bytes of its text, or, where `bytes` is NULL, the file at `path`. The table is "events". */
ov_result *ov_read(const char *path, const uint8_t *bytes, intptr_t size);

/* Replays traces: `words` are options of replay, and files or folders. The tables are "rows", a record a gesture, engine and
   model with the keys of overscroll-replay/2, and the lists "crossings_ms", "states" and "findings". */
ov_result *ov_replay(const char *const *words, intptr_t count);

/* The same for `traces` texts of traces in memory, each with the name it has in results; words are options alone. */
ov_result *ov_replay_texts(const char *const *words, intptr_t count, const uint8_t *const *bytes, const intptr_t *sizes,
                           const char *const *names, intptr_t traces);

/* The same for gestures of one finger as columns. Gesture g has the samples from starts[g] up to starts[g + 1], which times_us
   orders; its times count from its first sample. `y` is down the surface, in the units of `header`, which is the first line of
   a trace. NULL may be: `x`, where all are one; `lifts_us`, where fingers lift at their last sample; `intents`, a number in
   `intent_names` for each, -1 for none, where the header's counts. In results gesture g is NAME/g. */
ov_result *ov_replay_gestures(const char *const *words, intptr_t count, const uint8_t *header, intptr_t header_size,
                              const char *name, const int64_t *starts, intptr_t gestures, const int64_t *times_us,
                              const double *y, const double *x, const int64_t *lifts_us, const int32_t *intents,
                              const char *const *intent_names, intptr_t intent_count);

/* The status: 0, 1 or 2. */
int32_t ov_status(ov_result *result);

/* A buffer by its name, which lives as long as the result; its bytes go to `size`, -1 where there is no such buffer. */
const void *ov_buffer(ov_result *result, const char *name, intptr_t *size);

/* Frees a result and its buffers. */
void ov_free(ov_result *result);

#ifdef __cplusplus
}
#endif
#endif
