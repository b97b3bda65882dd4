import TestSamples
import Testing

/// Programs that are stopped while they write: they wait for a trace that never comes, with the corpus begun.
@Suite("Stopped while writing")
struct StoppedWritingTests {
  private let folder = TemporaryFolder()

  /// Starts `pack`, stops it once it reads the trace, which opens the pipe, and tells the status and what is left.
  private func stopped(by signal: String) -> String {
    var binary = RunningBinary()
    binary.folder = folder.path
    binary.shellLine = """
      mkfifo p; "$OVERSCROLL" pack p -o x.ovc & exec 3>p
      kill -\(signal) $!; wait $!; echo $?; rm p; ls
      """
    return binary.run([]).output
  }

  // 128 and the number of the signal: POSIX, 2.8.2.
  @Test("a program that is told to end takes what it began along", arguments: [("TERM", 143), ("HUP", 129)])
  func told(signal: String, status: Int) {
    #expect(stopped(by: signal) == "\(status)\n")
  }

  @Test("what a killed one leaves is used again, and nothing is left in the end")
  func killed() {
    #expect(stopped(by: "KILL") == "137\nx.ovc.overscroll.part\n")
    folder.write(DragTrace().text, to: "a.trace")
    #expect(overscroll(["pack", "a.trace", "-o", "x.ovc"], in: folder).status == 0)
    #expect(overscroll(["pack", "--force", "a.trace", "-o", "x.ovc"], in: folder).status == 0)
    var list = RunningBinary()
    (list.folder, list.shellLine) = (folder.path, "ls -A")
    #expect(list.run([]).output == "a.trace\nx.ovc\n")
  }
}
