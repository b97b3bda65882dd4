import FileAccess
import Testing

@Suite("Shell pattern")
struct ShellPatternTests {
  // POSIX, XCU 2.13: a star stands for any letters, also none, a question mark for one, brackets for one of several.
  @Test("a pattern stands for the names that a shell would take it for")
  func matches() {
    #expect(ShellPattern.matches("*-fixed", "mj-fixed") && !ShellPattern.matches("*-fixed", "mj"))
    #expect(ShellPattern.matches("s?", "sv") && !ShellPattern.matches("s?", "swiperefresh"))
    #expect(ShellPattern.matches("[em]*", "ego") && ShellPattern.matches("[em]*", "mj"))
    #expect(ShellPattern.matches("mj", "mj") && !ShellPattern.isPattern("mj") && ShellPattern.isPattern("m*"))
  }
}
