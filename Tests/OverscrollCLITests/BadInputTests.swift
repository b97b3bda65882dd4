import TestSamples
import Testing

/// What the commands say to files that are not what they should be; the words are the contract's: where, what was
/// wrong, what to do, in one line, with status 2.
@Suite("bad input")
struct BadInputTests {
  private static let drag = DragTrace()
  private let folder = TemporaryFolder()

  /// Runs every command that reads traces on a file, and demands the same single line of each.
  private func expect(_ message: String, of bytes: [UInt8]) {
    folder.write(bytes, to: "a.trace")
    for command in ["replay", "inspect", "report", "simulate"] {
      let ending = overscroll([command, "a.trace"], in: folder)
      #expect(ending.status == 2 && ending.output.isEmpty, "\(command)")
      #expect(ending.messages == "error: a.trace\(message)\n", "\(command)")
    }
  }

  private func expect(_ message: String, of text: String) { expect(message, of: Array(text.utf8)) }

  /// The drag with the text on a line (from 0) replaced.
  private func changed(_ line: Int, _ old: String, _ new: String) -> String {
    var lines = Self.drag.lines
    let parts = lines[line].split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
    precondition(parts.count == 2, "'\(old)' is not in \(lines[line])")
    lines[line] = parts.joined(separator: new)
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: Traces

  @Test("an empty, a binary and another JSON file are no traces")
  func noTraces() {
    let advice = #"; its first line must be an object with "format":"overscroll-trace""#
    expect(": the file is empty; record or import a trace first", of: "")
    let other = "; if another program recorded it, import it first (overscroll import)"
    expect(
      ":1: not a trace (column 1: a value cannot begin with byte 0x0)" + other,
      of: (0..<4096).map { UInt8(truncatingIfNeeded: $0) })
    expect(#":1: not a trace ('format' is not "overscroll-trace")"# + advice, of: "{\"a\":1}\n{}\n")
    expect(
      ":1: not a trace (column 65: nested more than 64 deep)" + other,
      of: String(repeating: "[", count: 60_000) + "\n")
  }

  @Test("a recording by its name says only how to import it")
  func recordings() {
    for (name, text) in [("a.csv", "time_ms,x,y\n0,1,2\n"), ("my log.json", "[{\"x\":1}]\n")] {
      folder.write(Array(text.utf8), to: name)
      let word = name.contains(" ") ? "'\(name)'" : name
      #expect(
        overscroll(["report", name], in: folder).messages
          == "error: \(name): import it first: overscroll import \(word)\n")
    }
  }

  @Test("a policy among the traces is told to be one")
  func policy() {
    let policy = overscroll(["engines", "--policy", "mj"], in: folder).output
    expect(":1: not a trace but a policy; name it with --engine", of: policy)
    expect(
      ":1: not a trace but a policy; name it with --engine", of: policy.split(separator: "\n").joined() + "\n"
    )
    expect(
      ":1: not a trace (a brace alone on its first line); if it is a policy, name it with --engine",
      of: "{\n}\n")
  }

  @Test("lines in another order are an error at the line that goes back")
  func reordered() {
    var lines = Self.drag.lines
    lines.swapAt(5, 6)
    expect(
      ":7: time 40000 µs is before the previous event (50000 µs); events of a layer must be in time order",
      of: lines.joined(separator: "\n") + "\n")
  }

  @Test("a version above and below this program's is refused, naming both")
  func versions() {
    expect(
      ":1: version 2, but this program reads version 1; use a newer overscroll",
      of: changed(0, #""version":1"#, #""version":2"#))
    expect(":1: version is 0; it must be 1", of: changed(0, #""version":1"#, #""version":0"#))
  }

  @Test("numbers that no double holds and places beyond any device are errors at their line")
  func numbers() {
    let only = "; only the last line of a trace may be incomplete"
    expect(
      ":3: not JSON (column 46: a value cannot begin with 'N')" + only,
      of: changed(2, #""y":11"#, #""y":NaN"#))
    expect(
      ":3: not JSON (column 51: 1e999 is greater than a double can hold, 1.8e308)" + only,
      of: changed(2, #""y":11"#, #""y":1e999"#))
    for (written, shown) in [("1e308", "1e308"), ("-1000001", "-1000001")] {
      expect(
        ":3: y is \(shown); it must be a number from -1000000 to 1000000",
        of: changed(2, #""y":11"#, #""y":\#(written)"#))
    }
  }

  @Test("an intent, a kind and a start that are none are named with what may stand there")
  func words() {
    expect(
      #":1: intent is "pul"; it must be one of pull, pull-cancel, scroll, fling, dither, horizontal, diagonal, tap, pinch, free"#,
      of: changed(0, #""intent":"pull""#, #""intent":"pul""#))
    expect(
      #":1: device.kind is "touch"; it must be one of touchpad, touchscreen, wheel, unknown"#,
      of: changed(0, #""kind":"touchscreen""#, #""kind":"touch""#))
    expect(
      ":1: scenario.start_offset is -5; it must be a number of points from 0 to 1000000",
      of: DragTrace(header: #","scenario":{"start_offset":-5}"#).text)
  }

  @Test("a line over 64 KiB is an error, also from a stream that never ends")
  func huge() {
    let long = String(repeating: "a", count: 70_000)
    expect(
      ":2: line longer than 64 KiB; this is not a trace",
      of: Self.drag.lines[0] + "\n{\"type\":\"stop\",\"t\":0,\"x\":\"\(long)\"}\n")
    for command in ["replay", "inspect", "report", "simulate"] {
      let ending = shell("cat /dev/zero | \"$OVERSCROLL\" \(command) -", in: folder)
      #expect(ending.status == 2 && ending.output.isEmpty)
      #expect(ending.messages == "error: stdin:1: line longer than 64 KiB; this is not a trace\n")
    }
  }

  @Test("two traces in one file, and a count that is wrong, are errors")
  func joined() {
    expect(
      ":30: a line after the end line; a file holds one trace", of: Self.drag.text + Self.drag.text)
    expect(
      ":29: the end line counts 7 events, but 27 lines are before it; the file was changed",
      of: changed(28, #""events":27"#, #""events":7"#))
  }

  // MARK: Paths

  @Test(
    "a path that is nothing, a file where a folder should be, and a folder without traces each say what to do"
  )
  func paths() {
    folder.write(Self.drag.text, to: "a.trace")
    folder.write("", to: "b.txt")
    for command in ["replay", "inspect", "report"] {
      #expect(
        overscroll([command, "no/a.trace"], in: folder).messages
          == "error: no/a.trace: no such file; check the path\n")
      #expect(
        overscroll([command, "a.trace/b.trace"], in: folder).messages
          == "error: a.trace/b.trace: a part of the path is a file, not a folder; check the path\n")
      let empty = shell("mkdir -p empty; \"$OVERSCROLL\" \(command) empty", in: folder)
      #expect(
        empty.messages
          == "error: empty: no *.trace file in this folder; record some (overscroll record), or make them of recordings and logs that are there (overscroll import)\n"
      )
      #expect(empty.status == 2 && empty.output.isEmpty)
      #expect(overscroll([command, "."], in: folder).status == 0)
    }
  }

  @Test("an empty argument and stdin named twice are mistakes")
  func arguments() {
    #expect(
      overscroll("replay", "a.trace", "").messages
        == "error: replay: an argument is empty; write TRACE, or leave it out. Read on: overscroll replay --help\n"
    )
    #expect(
      overscroll("inspect", "-", "-").messages
        == "error: stdin: '-' is named twice, but a stream can be read once; name it once\n")
  }

  @Test("a file nobody may read is named with what to check", .enabled(if: canActAsNobody, "needs root"))
  func unreadable() {
    folder.write(Self.drag.text, to: "a.trace")
    let ending = shell(
      "chmod 755 .; chmod 000 a.trace; setpriv --reuid 65534 --regid 65534 --clear-groups \"$OVERSCROLL\" replay a.trace",
      in: folder)
    #expect(ending.status == 2 && ending.output.isEmpty)
    #expect(ending.messages == "error: a.trace: permission denied; check who may read it\n")
  }

  /// Whether this runs as root, the one who can become somebody who may not read a file, and the binary can be reached.
  private static let canActAsNobody =
    shell(
      "setpriv --reuid 65534 --regid 65534 --clear-groups \"$OVERSCROLL\" --version", in: TemporaryFolder()
    ).status == 0

  @Test(
    "a file's name with a line feed or an escape is refused, in one line",
    arguments: ["replay", "inspect", "report", "compare"])
  func names(command: String) {
    let engines = command == "compare" ? ["--engine", "mrefresh", "--engine", "sv"] : []
    folder.write(Self.drag.lines[0] + "\n", to: "a\nb\u{1B}[2J.trace")
    for words in [["a\nb\u{1B}[2J.trace"], ["."]] {
      let ending = overscroll([command] + engines + words, in: folder)
      let prefix = words == ["."] ? "./" : ""
      #expect(ending.status == 2 && ending.output.isEmpty)
      #expect(
        ending.messages
          == "error: \(prefix)a\\nb\\u001B[2J.trace: a control character in a file's name would break tables and logs; "
          + "rename the file\n")
    }
  }

  @Test("a name with an escape costs the folder that has it one trace, in every command on many")
  func nameBesideOthers() {
    #expect(shell("mkdir t", in: folder).status == 0)
    folder.write(DragTrace().text, to: "t/a.trace")
    folder.write(DragTrace(millimetres: 20).text, to: "t/b\u{1B}[2J.trace")
    folder.write(DragTrace(millimetres: 30).text, to: "t/c.trace")
    let complaint =
      "error: t/b\\u001B[2J.trace: a control character in a file's name would break tables and logs; rename the file\n"
    for words in [
      ["replay", "--full"], ["replay", "--csv"], ["report"], ["report", "--html", "page.html"], ["inspect"],
      ["report", "--partial", "x.partial"], ["compare", "--engine", "sv,mj"], ["sweep", "--engine", "sv"],
      ["stress", "--condition", "drop-20"], ["pack", "-o", "x.ovc"], ["scrub", "-o", "scrubbed/"],
      ["export", "--as", "csv", "-o", "exported/"], ["replay", "--curve", "x.csv"], ["label", "--suggest"],
    ] {
      let ending = overscroll(words + ["t"], in: folder)
      #expect(ending.status == 2 && ending.messages.contains(complaint), "\(words): \(ending)")
      #expect(!(ending.output + ending.messages).contains("\u{1B}"), "\(words)")
      #expect(
        ending.messages.split(separator: "\n").count { $0.hasPrefix("error:") } == 1, "\(words): \(ending)")
      let (both, results) = (["a.trace", "c.trace"], ending.output + (folder.text(of: "x.csv") ?? ""))
      let isListed = ["--full", "--csv", "--curve"].contains(words.last { $0.hasPrefix("--") })
      #expect(!isListed || both.allSatisfy { results.contains("t/\($0)") }, "\(words): \(ending)")
    }
    #expect(shell("ls scrubbed | wc -l; ls exported | wc -l", in: folder).output == "2\n2\n")
    #expect(overscroll(["report", "--merge", "x.partial"], in: folder).messages.contains(complaint))
    // Nothing is labelled unless all can be.
    let labelled = overscroll(["label", "--again", "--intent", "pull", "t"], in: folder)
    #expect(labelled.status == 2 && labelled.messages == complaint)
  }

  // MARK: Output

  @Test("what can't be written is one line, and nothing that was there changes")
  func unwritable() {
    folder.write("mine", to: "taken")
    let one = ["synthesize", "--intent", "tap", "--count", "1", "-o"]
    #expect(
      overscroll(one + ["taken"], in: folder).messages
        == "error: taken: this is a file, not a folder; name a folder\n")
    #expect(
      overscroll(one + ["taken/below"], in: folder).messages
        == "error: taken: this is a file, not a folder; name a folder\n")
    let proc = overscroll(one + ["/proc/nothing"], in: folder)
    #expect(proc.status == 2 && proc.messages.hasPrefix("error: /proc/nothing"))
    #expect(shell("cat taken", in: folder).output == "mine")
  }

  @Test("files that are there stay, and --force replaces them")
  func taken() {
    let words = ["synthesize", "--intent", "tap", "--count", "1", "-o", "out"]
    #expect(overscroll(words, in: folder).status == 0)
    folder.write("mine", to: "out/tap/touchscreen-01.trace")
    let again = overscroll(words, in: folder)
    #expect(
      again.status == 2 && again.messages.hasPrefix("error: out/tap/touchscreen-01.trace: exists already"))
    #expect(again.messages.split(separator: "\n").count == 1)
    #expect(shell("cat out/tap/touchscreen-01.trace", in: folder).output == "mine")
    #expect(overscroll(words + ["--force"], in: folder).status == 0)
    #expect(shell("head -c 9 out/tap/touchscreen-01.trace", in: folder).output == "{\"format\"")
  }

  @Test("a full disk is one line and status 2", arguments: ["replay", "inspect", "report"])
  func full(command: String) {
    folder.write(Self.drag.text, to: "a.trace")
    let ending = shell("\"$OVERSCROLL\" \(command) a.trace > /dev/full", in: folder)
    #expect(ending.status == 2)
    #expect(ending.messages == "error: standard output: No space left on device; nothing more was written\n")
  }

  // MARK: Names

  @Test("an unknown engine, model or layer brings the nearest name; one like none, where they are listed")
  func nearest() {
    func message(_ words: String...) -> String { RunningBinary().run(["replay"] + words + ["x"]).messages }
    let page = " Read on: overscroll replay --help\n"
    #expect(
      message("--engine", "pulview")
        == "error: replay: --engine: unknown engine 'pulview'; did you mean 'pullview'?" + page)
    #expect(
      message("--model", "uikt") == "error: replay: --model: unknown model 'uikt'; did you mean 'uikit'?"
        + page)
    #expect(
      message("--layer", "evdv") == "error: replay: --layer: unknown layer 'evdv'; did you mean 'evdev'?"
        + page)
    #expect(
      message("--engine", String(repeating: "z", count: 5000))
        == "error: replay: --engine: unknown engine '\(String(repeating: "z", count: 60))…'; "
        + "'overscroll engines' lists them, and a policy file's name ends in .json, a program's command follows exec:."
        + page)
  }

  @Test("a layer that a trace does not have is a warning, not silence", arguments: ["replay", "inspect"])
  func layer(command: String) {
    folder.write(Self.drag.text, to: "a.trace")
    let ending = overscroll([command, "--layer", "evdev", "a.trace"], in: folder)
    #expect(ending.status == 0)
    #expect(
      ending.messages == "warning: a.trace: it does not have events in its evdev layer; remove --layer\n")
    #expect(overscroll([command, "--layer", "libinput", "a.trace"], in: folder).messages.isEmpty)
  }
}
