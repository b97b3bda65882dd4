#include "EmbeddedFiles.h"

// The compiler reads each file as it is: nothing is generated, and Swift has no literals to compile. An edited file is noticed.
#pragma clang diagnostic ignored "-Wc23-extensions"
#define TEXT(name) \
  const char *name(void) { return (const char *)name##_bytes; }

static const unsigned char page_style_bytes[] = {
#embed "../ReplayPages/HTML/Timeline/timeline.css"
, '\n',
#embed "../ReplayPages/HTML/Page/page.css"
, 0};
TEXT(page_style)

static const unsigned char page_script_bytes[] = {
#embed "../ReplayPages/HTML/Timeline/elements.js"
, '\n',
#embed "../ReplayPages/HTML/Timeline/curves.js"
, '\n',
#embed "../ReplayPages/HTML/Page/data.js"
, '\n',
#embed "../ReplayPages/HTML/Page/tables.js"
, '\n',
#embed "../ReplayPages/HTML/Page/view.js"
, '\n',
#embed "../ReplayPages/HTML/Page/families.js"
, '\n',
#embed "../ReplayPages/HTML/Page/search.js"
, '\n',
#embed "../ReplayPages/HTML/Page/chart.js"
, '\n',
#embed "../ReplayPages/HTML/Page/list.js"
, '\n',
#embed "../ReplayPages/HTML/Timeline/plot.js"
, '\n',
#embed "../ReplayPages/HTML/Timeline/transport.js"
, '\n',
#embed "../ReplayPages/HTML/Timeline/timeline.js"
, '\n',
#embed "../ReplayPages/HTML/Page/strip.js"
, '\n',
#embed "../ReplayPages/HTML/Page/opened.js"
, '\n',
#embed "../ReplayPages/HTML/Page/disagreements.js"
, '\n',
#embed "../ReplayPages/HTML/Page/people.js"
, '\n',
#embed "../ReplayPages/HTML/Page/page.js"
, 0};
TEXT(page_script)

static const unsigned char lab_style_bytes[] = {
#embed "../ReplayPages/HTML/Timeline/timeline.css"
, '\n',
#embed "../ReplayPages/HTML/Lab/lab.css"
, 0};
TEXT(lab_style)

static const unsigned char lab_script_bytes[] = {
#embed "../ReplayPages/HTML/Timeline/elements.js"
, '\n',
#embed "../ReplayPages/HTML/Timeline/curves.js"
, '\n',
#embed "../ReplayPages/HTML/Timeline/plot.js"
, '\n',
#embed "../ReplayPages/HTML/Timeline/transport.js"
, '\n',
#embed "../ReplayPages/HTML/Timeline/timeline.js"
, '\n',
#embed "../ReplayPages/HTML/Lab/module.js"
, '\n',
#embed "../ReplayPages/HTML/Lab/files.js"
, '\n',
#embed "../ReplayPages/HTML/Lab/draw.js"
, '\n',
#embed "../ReplayPages/HTML/Lab/finger.js"
, '\n',
#embed "../ReplayPages/HTML/Lab/ways.js"
, '\n',
#embed "../ReplayPages/HTML/Lab/stage.js"
, '\n',
#embed "../ReplayPages/HTML/Lab/lists.js"
, '\n',
#embed "../ReplayPages/HTML/Lab/feel.js"
, '\n',
#embed "../ReplayPages/HTML/Lab/record.js"
, '\n',
#embed "../ReplayPages/HTML/Lab/tune.js"
, '\n',
#embed "../ReplayPages/HTML/Lab/links.js"
, '\n',
#embed "../ReplayPages/HTML/Lab/see.js"
, '\n',
#embed "../ReplayPages/HTML/Lab/lab.js"
, 0};
TEXT(lab_script)

static const unsigned char lab_body_bytes[] = {
#embed "../ReplayPages/HTML/Lab/body.html"
, 0};
TEXT(lab_body)

static const unsigned char vectors_schema_bytes[] = {
#embed "../OverscrollCLI/Schemas/vectors.schema.json"
, 0};
TEXT(vectors_schema)

static const unsigned char policy_schema_bytes[] = {
#embed "../OverscrollCLI/Schemas/policy.schema.json"
, 0};
TEXT(policy_schema)

static const unsigned char model_schema_bytes[] = {
#embed "../OverscrollCLI/Schemas/model.schema.json"
, 0};
TEXT(model_schema)

static const unsigned char options_schema_bytes[] = {
#embed "../OverscrollCLI/Schemas/options.schema.json"
, 0};
TEXT(options_schema)

static const unsigned char protocol_schema_bytes[] = {
#embed "../OverscrollCLI/Schemas/protocol.schema.json"
, 0};
TEXT(protocol_schema)

static const unsigned char glossary_bytes[] = {
#embed "../OverscrollCLI/Documentation.docc/Glossary.md"
, 0};
TEXT(glossary)
