// Files that the program holds, as C strings: what the pages have beside their data, and the schemas that are files.
#ifndef OVERSCROLL_EMBEDDED_FILES_H
#define OVERSCROLL_EMBEDDED_FILES_H

// The style sheet of a report.
const char *page_style(void);
// The script of a report: its files in the order in which they need each other.
const char *page_script(void);
// The style sheet of the lab.
const char *lab_style(void);
// The script of the lab.
const char *lab_script(void);
// The markup of the lab.
const char *lab_body(void);
// JSON Schemas that `overscroll schema` prints.
const char *replay_schema(void);
const char *replay_1_schema(void);
const char *curve_schema(void);
const char *report_schema(void);
const char *simulate_schema(void);
const char *shrink_schema(void);
const char *bundle_schema(void);
const char *inspect_schema(void);
const char *label_schema(void);
const char *corpus_schema(void);
const char *fit_schema(void);
const char *verify_schema(void);
const char *vectors_schema(void);
const char *lint_schema(void);
const char *policy_schema(void);
const char *options_schema(void);
const char *certificate_schema(void);
const char *devices_schema(void);
const char *protocols_schema(void);
const char *protocol_schema(void);

#endif
