import TraceStorage
import GestureTraces
import Testing

@testable import FileAccess
@testable import ScrollPhysics
import TestSamples

/// Whole sessions of the built program, a recording in the place of a hand.
@Suite("record --protocol")
struct PromptedRecordingTests {
  private static let four = """
    {"schema":"overscroll-protocol/1","name":"four","prompts":[
    {"intent":"pull"},{"intent":"tap"},{"intent":"horizontal","direction":"right"},{"intent":"pull-cancel"}]}
    """

  /// A folder with the protocol `four.json` and a recording.
  private func scratch(_ hand: (inout TouchRecording) -> Void) -> TemporaryFolder {
    let folder = TemporaryFolder()
    var recording = TouchRecording()
    hand(&recording)
    folder.write(recording.text, to: "hand.evemu")
    folder.write(Self.four, to: "four.json")
    return folder
  }

  private static func whole(_ hand: inout TouchRecording) {
    hand.pull()
    hand.tap()
    hand.swipe()
    hand.pullCancel()
  }

  private func run(_ folder: TemporaryFolder, _ words: [String] = [], input: String = "")
    -> RunningBinary.Ending
  {
    var binary = RunningBinary()
    binary.folder = folder.path
    binary.input = input
    return binary.run(
      ["record", "--protocol", "four.json", "--subject", "s01", "-o", "out", "--virtual", "hand.evemu"]
        + words)
  }

  private func files(_ folder: TemporaryFolder) throws -> [String] {
    try FileIO.files(under: folder.path + "/out").map { String($0.dropFirst(folder.path.count + 5)) }
  }

  @Test("a session without a terminal is told line by line, wrong takes and all, the same every time")
  func transcript() throws {
    let folder = scratch { hand in
      hand.pull()
      hand.pull()
      hand.tap()
      hand.touch([(0, 2, 100)])
      hand.swipe()
      hand.pullCancel()
    }
    let ending = run(folder)
    #expect(ending.status == 0 && ending.output.isEmpty)
    #expect(Golden.difference(of: ending.messages, from: "session-pipe.txt") == nil)
    #expect(
      try files(folder) == [
        "01-pull-down.trace", "02-tap.trace", "03-horizontal-right.trace", "04-pull-cancel-down.trace",
        "manifest.json", "rejected/02-tap.1.part", "rejected/03-horizontal-right.1.part",
      ])
    let manifest = try FileIO.contents(of: folder.path + "/out/manifest.json")
    let again = scratch { _ in }
    again.write(try FileIO.contents(of: folder.path + "/hand.evemu"), to: "hand.evemu")
    #expect(run(again).messages == ending.messages)
    #expect(try FileIO.contents(of: again.path + "/out/manifest.json") == manifest)
  }

  @Test("replay and report work on the folder at once, and do not count what was put aside")
  func report() {
    let folder = scratch { hand in
      hand.tap()
      Self.whole(&hand)
    }
    #expect(run(folder).status == 0)
    let report = overscroll(["report", "--engine", "mrefresh", "out"], in: folder)
    #expect(
      report.output.hasPrefix("mrefresh was judged on 4 imported gestures in 4 files: 1 pull, 3 others.\n"))
    #expect(
      overscroll(["replay", "--full", "--engine", "mrefresh", "out"], in: folder).output.contains(
        "out/01-pull-down.trace: pull, 1 gesture"))
  }

  @Test(
    "a session that breaks off in mid-take loses nothing: the next one puts the piece aside and goes on there"
  )
  func brokenOff() throws {
    let folder = scratch(Self.whole)
    // No file may grow beyond 5 KiB: the pull-cancel's does, as on a disk that is full.
    let broken = shell(
      "ulimit -f 10; exec $OVERSCROLL record --protocol four.json --subject s01 -o out --virtual hand.evemu --no-raw",
      in: folder)
    #expect(broken.status == 2)
    #expect(broken.messages.contains("error: out/04-pull-cancel-down.trace.part: could not write"))
    let piece = try FileIO.contents(of: folder.path + "/out/04-pull-cancel-down.trace.part")
    #expect(piece.count == 5120)
    var hand = TouchRecording()
    hand.pullCancel()
    folder.write(hand.text, to: "hand.evemu")
    let resumed = run(folder)
    #expect(
      resumed.messages.hasPrefix(
        "four: 1 take, about 7 s, into out\nA letter and Enter: a accept it as it was, r repeat, s skip, q stop\n4 of 4: Pull down"
      ))
    #expect(resumed.messages.contains("four: 4 of 4 takes in out: 4 accepted"))
    let aside = folder.path + "/out/rejected/04-pull-cancel-down.1.part"
    #expect(try FileIO.contents(of: aside) == piece)
    #expect(try TraceReader.trace(at: aside).isTruncated)
  }

  @Test("a session that stops says how many are to do; one that is done says so and changes nothing")
  func resumed() throws {
    let folder = scratch { $0.pull() }
    #expect(
      run(folder).messages.hasSuffix(
        "3 takes left: run the same command again to continue with number 2\n"))
    var rest = TouchRecording()
    rest.tap()
    rest.swipe()
    rest.pullCancel()
    folder.write(rest.text, to: "hand.evemu")
    #expect(
      run(folder).messages.hasSuffix("four: 4 of 4 takes in out: 4 accepted\nnext: overscroll report out\n"))
    let before = try files(folder)
    #expect(run(folder).messages == "four: 4 of 4 takes in out: 4 accepted\nnext: overscroll report out\n")
    #expect(try files(folder) == before)
  }

  @Test("a line of input answers each take: here the wrong one is taken as it was, and the third is skipped")
  func answers() throws {
    let folder = scratch { hand in
      hand.touch([(0, 5, 200)])
      hand.tap()
      hand.pull()
    }
    let ending = run(folder, input: "a\nskip it\n")
    #expect(ending.messages.contains("  pull-down: accepted as it was\n2 of 4: Tap once"))
    #expect(ending.messages.contains("  horizontal-right: skipped\n4 of 4"))
    #expect(try files(folder).contains("01-pull-down.trace"))
  }

  @Test(
    "where nobody answers, a prompt is given up after three wrong tries, with the reason, and asked for the next time"
  )
  func automatic() {
    let folder = scratch { hand in for _ in 0..<4 { hand.swipe() } }
    let ending = run(folder)
    #expect(ending.messages.contains("1 of 4, try 3: "))
    #expect(ending.messages.contains("2 of 4: Tap once"))
    #expect(
      ending.messages.contains(
        "pull-down: skipped after 3 wrong tries, as nobody can answer: moved sideways, not down"))
    #expect(ending.messages.contains("0 accepted, 1 given up, because input ended\n4 takes left: "))
    #expect(run(folder).messages.contains("1 of 4, try 4: "))
  }

  @Test("what does not go together is one line that says what to do")
  func mistakes() {
    let folder = scratch(Self.whole)
    let readOn = ". Read on: overscroll record --help\n"
    #expect(
      overscroll(["record", "--protocol", "quick"], in: folder).messages
        == "error: record: --protocol makes many traces; give a folder for them with -o DIR\(readOn)")
    #expect(
      overscroll(["record", "--protocol", "quick", "-o", "x.trace"], in: folder).messages
        == "error: record: --protocol makes many traces, and 'x.trace' names one; give a folder for them with -o DIR\(readOn)"
    )
    #expect(
      run(folder, ["--intent", "pull"]).messages
        == "error: record: --intent and --protocol exclude each other; give one\(readOn)")
    #expect(
      overscroll(["record", "--protocol", "quik", "-o", "x"], in: folder).messages
        == "error: record: unknown protocol 'quik'; did you mean 'quick'? Read on: overscroll record --help\n"
    )
    #expect(
      overscroll(["record", "--engine", "mrefresh", "-o", "x"], in: folder).messages
        == "error: record: --engine is for --protocol; give that too, or leave --engine out\(readOn)")
    #expect(run(folder, ["--engine", "all"]).messages.contains("a gauge shows one engine; name it"))
    #expect(run(folder).status == 0)
    let other = overscroll(
      ["record", "--protocol", "four.json", "--subject", "s02", "-o", "out", "--virtual", "hand.evemu"],
      in: folder)
    #expect(other.status == 2)
    #expect(
      other.messages
        == "error: out: holds takes of subject 's01'; continue with --subject s01, or choose another folder with -o\n"
    )
  }

  // MARK: On a terminal

  /// What the program writes to a terminal of this size.
  private func onTerminal(
    _ folder: TemporaryFolder, columns: Int, lines: Int, _ environment: String = "TERM=xterm LANG=C.UTF-8"
  ) -> String {
    shell(
      "script -qec 'stty rows \(lines) cols \(columns); stty -a >before; \(environment) $OVERSCROLL record --protocol"
        + " four.json --subject s01 --engine mrefresh -o out --virtual hand.evemu; stty -a >after' /dev/null </dev/null",
      in: folder
    ).output
  }

  @Test(
    "in 80 by 24 each prompt and each take is a screenful, and the terminal is as before after it",
    arguments: [80, 40])
  func terminal(columns: Int) throws {
    let folder = scratch { hand in
      hand.tap()
      Self.whole(&hand)
    }
    let (pictures, after) = TerminalPicture.drawings(
      onTerminal(folder, columns: columns, lines: 24), columns: columns, lines: 24)
    let peak = pictures.last {
      $0.contains { $0.contains("past it") } && $0.contains { $0.contains("1 of 4") }
    }
    let again = pictures.first { $0.contains { $0.contains("try 2") } }
    let shown = [pictures.first, again, peak].map { ($0 ?? ["nothing"]).joined(separator: "\n") }
    #expect(
      Golden.difference(of: shown.joined(separator: "\n----\n") + "\n", from: "session-\(columns).txt") == nil
    )
    #expect(after == "four: 4 of 4 takes in out: 4 accepted\r\nnext: overscroll report out\r\n")
    #expect(
      try FileIO.contents(of: folder.path + "/before") == FileIO.contents(of: folder.path + "/after"))
  }

  @Test(
    "on a terminal without cursor moves, or too small for a screen, it is the same lines as in a pipe",
    arguments: [("TERM=dumb", 24), ("TERM=", 24), ("TERM=xterm", 5)])
  func plain(environment: String, lines: Int) {
    let folder = scratch(Self.whole)
    let output = onTerminal(folder, columns: 80, lines: lines, environment)
    #expect(!output.contains("\u{1B}"))
    #expect(
      output.contains("1 of 4: You want to refresh.") && output.contains("pull-down: taken, grade A"))
  }

  @Test("NO_COLOR takes away colour, not the screen")
  func colourless() {
    let folder = scratch(Self.whole)
    let output = onTerminal(folder, columns: 80, lines: 24, "NO_COLOR=1 TERM=xterm LANG=C.UTF-8")
    #expect(output.contains("\u{1B}[?1049h") && !output.contains("\u{1B}[32m"))
    let (pictures, _) = TerminalPicture.drawings(output, columns: 80, lines: 24)
    #expect(pictures.contains { $0.contains { $0.hasPrefix("  pull 113 of 110 pt, past it") } })
  }

  @Test("plain lines tell the keys at the start, and again to what is none")
  func keys() {
    let folder = scratch(Self.whole)
    let keys = "A letter and Enter: a accept it as it was, r repeat, s skip, q stop\n"
    let messages = run(folder, input: "what?\n").messages
    #expect(messages.hasPrefix("four: 4 takes, about 24 s, into out\n\(keys)1 of 4: "))
    #expect(messages.contains("  That is not a key. \(keys)"))
  }

  @Test(
    "a signal in a session with a recording ends it whole, as one on a device: what is done is kept and told",
    arguments: ["INT", "TERM", "HUP"])
  func interrupted(name: String) throws {
    let folder = scratch { hand in for _ in 0..<500 { hand.pull() } }
    folder.write(
      #"{"schema":"overscroll-protocol/1","name":"many","prompts":[{"intent":"pull","repeat":1000}]}"#,
      to: "many.json")
    let ending = shell(
      """
      $OVERSCROLL record --protocol many.json -o out --virtual hand.evemu 2>log </dev/null &
      until grep -q 'pull-down: taken' log; do :; done
      kill -\(name) $!
      wait $!
      echo $?
      """, in: folder)
    #expect(ending.output == "0\n")
    let messages = String(decoding: try FileIO.contents(of: folder.path + "/log"), as: UTF8.self)
    let end = try #require(messages.split(separator: "\n").last)
    #expect(end.contains(" left: run the same command again to continue with number "))
    let left = try #require(end.prefix { $0 != " " }.split(separator: " ").first.flatMap { Int($0) })
    #expect((501..<1000).contains(left), "the recording of 500 must not be played to its end")
    let names = try files(folder)
    #expect(names.count { $0.hasSuffix(".trace") } == 1000 - left)
    #expect(names.filter { $0.contains("manifest") } == ["manifest.json"])
  }

  @Test("where the locale is not UTF-8, bars are ASCII")
  func ascii() {
    let folder = scratch(Self.whole)
    let output = onTerminal(folder, columns: 80, lines: 24, "TERM=xterm LC_ALL=C")
    #expect(output.utf8.allSatisfy { $0 < 0x80 })
    #expect(output.contains("[####"))
  }

  @Test(
    "a signal in mid-session gives the terminal back before it ends the program",
    arguments: ["INT", "TERM", "HUP", "SEGV"])
  func signals(name: String) throws {
    // The program waits for a recording that nobody writes: its screen is taken, its keys come one by one.
    let folder = scratch { _ in }
    let words = "record --protocol four.json -o out --virtual pipe"
    let ending = shell(
      """
      mkfifo pipe
      script -qefc 'stty rows 24 cols 80; stty -a >before; sh -c "echo \\$\\$ >pid; TERM=xterm exec $OVERSCROLL \(words)"; stty -a >after' log </dev/null >/dev/null &
      until grep -q 1007l log; do :; done
      kill -\(name) $(cat pid)
      wait
      cat log
      """, in: folder)
    #expect(ending.output.contains("\u{1B}[?25h\u{1B}[?1049l"))
    #expect(try FileIO.contents(of: folder.path + "/before") == FileIO.contents(of: folder.path + "/after"))
  }
}
