/* hanging HOW AFTER HERE: an engine that answers AFTER lines, then creates the file HERE and hangs.
 *
 * HOW: idle (sleeps), deaf (ignores every signal that can be ignored), busy (uses a processor), flood (writes without end), closed (closes
 * its output), stopped (by SIGSTOP), child (a child process hangs as well), orphan (only the child remains), slow (answers after 0.3 s).
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void rest(void) {
  for (;;) pause();
}

static void hang(const char *how) {
  if (!strcmp(how, "deaf")) {
    for (int number = 1; number < NSIG; number++) signal(number, SIG_IGN);
    rest();
  } else if (!strcmp(how, "busy")) {
    for (volatile unsigned step = 0;; step++) {}
  } else if (!strcmp(how, "flood")) {
    for (;;)
      if (write(STDOUT_FILENO, "xxxxxxxxxxxxxxx\n", 16) < 0) rest();
  } else if (!strcmp(how, "closed")) {
    close(STDOUT_FILENO);
    rest();
  } else if (!strcmp(how, "stopped")) {
    raise(SIGSTOP);
    rest();
  } else if (!strcmp(how, "child")) {
    fork();
    rest();
  } else if (!strcmp(how, "orphan")) {
    if (fork()) exit(0);
    rest();
  } else if (strcmp(how, "slow")) {
    rest();
  }
}

int main(int count, char **words) {
  static char line[65536];
  if (count != 4) return 2;
  int left = atoi(words[2]);
  signal(SIGPIPE, SIG_IGN);
  for (int number = 0;; number++) {
    if (number == left) {
      close(open(words[3], O_WRONLY | O_CREAT | O_CLOEXEC, 0600));
      hang(words[1]);
    }
    if (!fgets(line, sizeof line, stdin)) return 0;
    if (number >= left) usleep(300000);
    if (strstr(line, "\"hello\""))
      puts("{\"protocol\":\"overscroll-engine/1\",\"name\":\"hanging\",\"like\":\"isalternative\","
           "\"states\":[{\"name\":\"Normal\",\"as\":\"idle\"},{\"name\":\"Refreshing\",\"as\":\"refreshing\"}],\"wants\":[]}");
    else puts(strstr(line, "\"start\"") ? "{}" : "{\"effects\":[],\"timer_s\":null,\"idle\":true}");
    fflush(stdout);
  }
}
