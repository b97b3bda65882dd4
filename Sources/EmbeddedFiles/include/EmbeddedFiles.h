// Files that the program holds, as C strings: what the pages have beside their data, the schemas that are files, the glossary.
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
const char *vectors_schema(void);
const char *policy_schema(void);
const char *model_schema(void);
const char *options_schema(void);
const char *protocol_schema(void);
// The glossary, in Markdown, which `overscroll help words` prints.
const char *glossary(void);

#endif
