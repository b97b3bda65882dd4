import Glibc
import Testing

@testable import OverscrollCLI

@Suite("Console")
struct ConsoleTests {
  @Test("a closed pipe ends the program quietly, by the pipe's own signal")
  func closedPipe() {
    var binary = RunningBinary()
    binary.destination = .closedPipe
    #expect(binary.run(["--help"]) == .init(status: nil, signal: SIGPIPE, output: "", messages: ""))
  }

  @Test("a full disk is told, with status 2")
  func fullDisk() {
    var binary = RunningBinary()
    binary.destination = .fullDevice
    let ending = binary.run(["--version"])
    #expect(ending.status == 2)
    #expect(ending.messages == "error: standard output: No space left on device; nothing more was written\n")
  }
}
