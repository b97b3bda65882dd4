// The commit that the program was built from. `tools/shared/program` links it; a build without that does not know it.
#ifndef OVERSCROLL_BUILD_COMMIT_H
#define OVERSCROLL_BUILD_COMMIT_H

// Twelve hexadecimal digits, followed by " with changes" if sources differed from that commit; null where it is unknown.
const char *build_commit(void);

#endif
