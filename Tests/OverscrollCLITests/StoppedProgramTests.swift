import TestSamples
import Testing

/// What is left of an engine that is a program, and of everything that it started, once `overscroll` is stopped while it waits for it.
///
/// Each program keeps a pipe open, which its children inherit. The reader of the pipe sees its end once all of them have ended.
@Suite("A program whose overscroll is stopped")
struct StoppedProgramTests {
  private let folder = TemporaryFolder()

  init() {
    #expect(shell("mkdir t", in: folder).status == 0)
    folder.write(DragTrace().text, to: "t/a.trace")
    folder.write(DragTrace(millimetres: 20).text, to: "t/b.trace")
  }

  private static let hello =
    #"read line; echo '{"protocol":"overscroll-engine/1","name":"mine","like":"sv","deadline_ms":60000}'; "#

  /// Programs that do not end when their input does.
  private static let programs = [
    "echo x >&9; sleep 100", "trap '' INT TERM HUP QUIT; echo x >&9; sleep 100; sleep 100",
    "(sleep 100 & sleep 100) & sleep 100 & echo x >&9; wait", "echo x >&9; exec yes >/dev/null",
    "sleep 100 & echo x >&9; kill -STOP $$",
  ]

  /// Starts `report`, stops it while it waits for the program, and waits for the end of all that the program started.
  ///
  /// - Returns: The exit status of `report`, and whether all ended; the messages.
  private func stop(_ program: String, by signal: String) -> RunningBinary.Ending {
    folder.write("exec 9>alive\n\(program)\n", to: "engine.sh")
    var binary = RunningBinary()
    // A debug program would print a backtrace.
    (binary.folder, binary.environment) = (folder.path, ["SWIFT_BACKTRACE": "enable=no"])
    // Signals are not ignored, as they otherwise are in the background (POSIX, 2.11).
    binary.shellLine = """
      ulimit -c 0; mkfifo alive
      env --default-signal "$OVERSCROLL" report --jobs 1 --engine exec:'sh engine.sh' t & exec 3<alive
      read line <&3; kill -\(signal) $!; wait $! 2>&-; echo $?
      timeout 20 cat <&3 && echo all ended; rm alive
      """
    return binary.run([])
  }

  // 128 and the number of the signal: POSIX, 2.8.2.
  static let signals = [("INT", 130), ("TERM", 143), ("HUP", 129), ("QUIT", 131), ("KILL", 137)]

  @Test("leaves nothing running if it has not said hello", arguments: signals)
  func atHello(signal: String, status: Int) {
    for program in Self.programs {
      let ending = stop(program, by: signal)
      #expect(ending.output == "\(status)\nall ended\n", "\(program): \(ending.messages)")
      if ["INT", "TERM"].contains(signal) {
        #expect(
          ending.messages == "stopped: exec:sh engine.sh had not answered yet\n")
      }
    }
  }

  @Test("leaves nothing running if it owes an answer", arguments: signals)
  func answering(signal: String, status: Int) {
    for program in Self.programs {
      let ending = stop(Self.hello + "read line; " + program, by: signal)
      #expect(ending.output == "\(status)\nall ended\n", "\(program): \(ending.messages)")
      if ["INT", "TERM"].contains(signal) {
        #expect(ending.messages == "stopped: 0 of 2 traces were read; no result includes them\n")
      }
    }
  }

  /// Answers the first replay and hangs in the second.
  private static let hanging =
    #"while read line; do case "$line" in *'"start"'*) n=x$n;; esac; [ $n = xx ] && break; echo '{}'; done; "#
    + "echo x >&9; sleep 100"

  @Test("is not waited for after Ctrl-C; the traces that it finished count as read")
  func counted() {
    let ending = stop(Self.hello + Self.hanging, by: "INT")
    #expect(ending.output == "130\nall ended\n")
    #expect(ending.messages == "stopped: 1 of 2 traces were read; no result includes them\n")
  }

  @Test("that has left its group and does not end is killed, and its results count")
  func leaving() {
    folder.write(Self.hello + "while read line; do echo '{}'; done; exec sleep 100", to: "engine.sh")
    let ending = overscroll(
      ["replay", "--json", "--engine", "exec:exec setsid sh engine.sh", "t/a.trace"], in: folder)
    #expect(ending.status == 0 && ending.output.hasPrefix("{"), "\(ending)")
  }

  @Test("that a shrink waits for does not keep it from writing the smallest trace so far")
  func shrunk() {
    // Fires at the lift; at the twentieth replay the first one to be started never answers.
    folder.write(
      Self.hello
        + #"""
        while read line; do
          case "$line" in *'"start"'*) n=x$n;; esac
          [ ${#n} = 20 ] && mkdir mark 2>&- && { kill -INT $PPID; sleep 100; }
          case "$line" in *drag-ended*) echo '{"effects":[{"trigger":"released"},{"callback":true}]}';; *) echo '{}';; esac
        done

        """#, to: "engine.sh")
    let ending = overscroll(
      ["shrink", "--engine", "exec:exec sh engine.sh", "--keep", "fired", "-o", "small.trace", "t/a.trace"],
      in: folder)
    #expect(ending.status == 0, "\(ending)")
    #expect(
      ending.messages.contains(/^stopped after [0-9]+ replays: this is the smallest so far\n/), "\(ending)")
    #expect(overscroll(["inspect", "small.trace"], in: folder).status == 0)
  }
}
