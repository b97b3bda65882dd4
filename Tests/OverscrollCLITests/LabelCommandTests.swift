import GestureTraces
import TestSamples
import Testing
import TraceStorage

@testable import FileAccess

@testable import TextFormats

/// Labels from outside. The recording holds the drag of `DragTrace` three times, a second apart: 25 mm down, 255 ms.
@Suite("label")
struct LabelCommandTests {
  private let folder = TemporaryFolder()

  init() { folder.write(Self.three(), to: "three.trace") }

  /// A trace of three drags without an intent; `header` is more of its header, with a comma before it.
  static func three(header: String = "") -> String {
    let drag = DragTrace().lines
    var lines = [drag[0].replacing(#","intent":"pull""#, with: header)]
    for start in [0, 1_000_000, 2_000_000] {
      lines += drag.dropFirst().dropLast().map { line in
        let digits = line.drop { !$0.isNumber }.prefix { $0.isNumber }
        return line.replacing("\"t\":\(digits)", with: "\"t\":\(start + (Int(digits) ?? 0))")
      }
    }
    lines.append(#"{"type":"end","t":2255000,"events":\#(lines.count - 1),"grade":"A","reasons":[]}"#)
    return lines.joined(separator: "\n") + "\n"
  }

  private func label(_ words: String...) -> RunningBinary.Ending { overscroll(["label"] + words, in: folder) }

  private func header(_ name: String = "three.trace") throws -> TraceHeader {
    try TraceReader.trace(at: folder.path + "/" + name).header
  }

  private static let labels = [
    LabelledSpan(from: 0, to: 255_000, intent: .pull),
    LabelledSpan(from: 2_000_000, to: 2_255_000, intent: .fling),
  ]

  @Test("gestures are labelled by number, from begin to end, and every byte after the header stays")
  func gestures() throws {
    let ending = label("three.trace", "--gesture", "3=fling", "--gesture", "1=pull")
    #expect(
      ending
        == .init(
          status: 0, signal: nil, output: "",
          messages: """
            labelled 1 trace: 3 gestures, 1 pull, 1 fling, 1 without an intent
            next: overscroll report three.trace

            """))
    #expect(try header().labels == Self.labels)
    let text = try #require(folder.text(of: "three.trace"))
    #expect(text.drop { $0 != "\n" } == Self.three().drop { $0 != "\n" })
    #expect(try header().intent == nil)
  }

  /// Runs two commands at once, 8 times on a fresh copy, and prints both exit statuses and the header of each round.
  private func twice(_ one: String, _ other: String) -> [[Substring]] {
    var binary = RunningBinary(folder: folder.path)
    binary.shellLine = """
      for i in 1 2 3 4 5 6 7 8; do cp three.trace two.trace
      "$OVERSCROLL" label \(one) two.trace 2>one & a=$!
      "$OVERSCROLL" label \(other) two.trace 2>other & b=$!
      wait $a; a=$?; wait $b; echo "$a|$?|$(head -n 1 two.trace)|$(cat one other | grep error)"; done
      """
    let ending = binary.run([])
    #expect(ending.status == 0 && ending.messages == "")
    return ending.output.split(separator: "\n").map {
      $0.split(separator: "|", omittingEmptySubsequences: false)
    }
  }

  @Test("two commands that label one trace at once lose nothing")
  func twoWriters() {
    let rounds = twice("--gesture 1=pull", "--gesture 3=fling")
    #expect(rounds.count == 8)
    for round in rounds {
      #expect(round[0] == "0" && round[1] == "0" && round[3] == "")
      #expect(
        round[2].contains(
          #""labels":[{"from":0,"to":255000,"intent":"pull"},{"from":2000000,"to":2255000,"intent":"fling"}]"#
        ),
        "\(round)")
    }
    #expect(FileIO.exists(folder.path + "/two.trace.overscroll.part") == false)
  }

  @Test("of two commands that give one gesture different intents, the second is refused")
  func contradiction() {
    let rounds = twice("--gesture 1=pull", "--gesture 1=fling")
    #expect(rounds.count == 8)
    for round in rounds {
      let (kept, refused) = round[0] == "0" ? ("pull", "fling") : ("fling", "pull")
      #expect(round[0] == "0" ? round[1] == "2" : round[0] == "2" && round[1] == "0")
      #expect(round[2].contains(#"[{"from":0,"to":255000,"intent":"\#(kept)"}]"#))
      #expect(
        round[3]
          == "error: two.trace: gesture 1 is '\(kept)' already, and would become '\(refused)'; give --again to replace it"
      )
    }
  }

  @Test(
    "a trace that another program has locked is waited for up to 3 seconds, or until a signal, and the call says how far it came"
  )
  func locked() {
    folder.write(Self.three(), to: "locked.trace")
    let ending = shell(
      """
      flock --no-fork locked.trace sh -c 'echo held; exec sleep 50' > held & holder=$!
      until [ -s held ]; do sleep 0.01; done
      "$OVERSCROLL" label --intent pull three.trace locked.trace 2> said & label=$!
      until grep -q '"intent":"pull"' three.trace; do sleep 0.01; done
      kill -TERM $label; wait $label; echo $?; cat said
      "$OVERSCROLL" label --intent fling --again three.trace locked.trace 2>&1; echo $?
      kill $holder
      """, in: folder)
    let refused = "error: locked.trace: locked by another program, so nothing was changed; try again later"
    #expect(
      ending.output == """
        143
        \(refused)
        stopped: 1 of 2 traces were labelled
        \(refused)
        labelled 1 of 2 traces
        2

        """)
    #expect(folder.text(of: "locked.trace") == Self.three())
  }

  @Test("a trace in another spelling keeps it: its keys, its spaces, its line ends")
  func bytes() throws {
    let text = Self.three(header: #", "mine" : [ 1.50 ]"#).replacing("\n", with: "\r\n")
    folder.write(text, to: "loose.trace")
    #expect(label("loose.trace", "--intent", "pull").status == 0)
    let expected = text.replacing(
      #""seed":1}, "mine""#, with: #""seed":1},"intent":"pull", "mine""#)
    #expect(folder.text(of: "loose.trace") == expected)
  }

  @Test("nothing that was said is replaced unless asked again, and then one header line changes")
  func again() throws {
    #expect(label("three.trace", "--intent", "scroll").status == 0)
    let before = folder.text(of: "three.trace")
    let refused = label("three.trace", "--gesture", "2=pull")
    #expect(refused.status == 2)
    #expect(
      refused.messages
        == "error: three.trace: gesture 2 is 'scroll' already, and would become 'pull'; give --again to replace it\n"
    )
    #expect(folder.text(of: "three.trace") == before)
    #expect(
      label("three.trace", "--intent", "scroll").messages
        == "nothing changed: 3 gestures, 3 scroll\nnext: overscroll report three.trace\n")
    #expect(label("three.trace", "--gesture", "2=pull", "--again").status == 0)
    #expect(
      try header().labels == [LabelledSpan(from: 1_000_000, to: 1_255_000, intent: .pull)])
    #expect(
      label("three.trace", "--intent", "tap").messages
        == "error: three.trace: it has 1 label; give --again to replace them by one intent\n")
    #expect(label("three.trace", "--intent", "tap", "--again").status == 0)
    #expect(try header().labels == nil && header().intent == .tap)
  }

  @Test("a table labels several traces, all or none")
  func table() throws {
    try FileIO.makeFolder(folder.path + "/more")
    folder.write(Self.three(), to: "more/four.trace")
    folder.write(
      "trace,gesture,from_ms,to_ms,intent\nthree.trace,1,,,pull\nfour.trace,7,,,pull\n", to: "bad.csv")
    let bad = label("three.trace", "more", "--from", "bad.csv")
    #expect(bad.status == 2)
    #expect(
      bad.messages
        == "error: bad.csv:3: four.trace: gesture 7 does not exist: the trace has 3 gestures, counted from 1 (overscroll inspect)\n"
    )
    #expect(folder.text(of: "three.trace") == Self.three(), "all is checked before anything is written")
    folder.write(
      "trace,gesture,from_ms,to_ms,intent\nthree.trace,1,,,pull\nthree.trace,,2000,2255,fling\nfour.trace,,,,free\nfour.trace,2,,,\n",
      to: "good.csv")
    let good = label("three.trace", "more", "--from", "good.csv")
    #expect(good.status == 0)
    #expect(
      good.messages == """
        labelled 2 traces: 6 gestures, 1 pull, 1 fling, 3 free, 1 without an intent
        next: overscroll report three.trace more
        good.csv: 1 row without an intent passed over

        """)
    #expect(try header().labels == Self.labels)
    #expect(try header("more/four.trace").intent == .free)
  }

  @Test("what gestures look like is printed, with why, and nothing changes")
  func suggest() throws {
    let ending = label("--suggest", "three.trace")
    // 25 mm in 255 ms at 100 mm a second; at the lift too.
    #expect(
      ending.output == """
        three.trace: 3 gestures
          gesture  at s  intent  looks like           because
                1   0.0  -       pull, scroll, fling  25 mm down in 0.3 s, lift 100 mm/s
                2   1.0  -       pull, scroll, fling  25 mm down in 0.3 s, lift 100 mm/s
                3   2.0  -       pull, scroll, fling  25 mm down in 0.3 s, lift 100 mm/s

        """)
    let lines = label("--suggest", "--json", "three.trace").output.split(separator: "\n")
    let json = try lines.map { try JSONReader.value(of: Array($0.utf8)) }
    #expect(json.map { $0["gesture"]?.integer } == [1, 2, 3])
    #expect(json[1]["schema"]?.string == "overscroll-label/1" && json[1]["intent"] == .null)
    #expect(json[1]["looks_like"]?.array == [.string("pull"), .string("scroll"), .string("fling")])
    #expect(json[1]["complaints"]?["pull-cancel"]?.array == [.string("was released without moving back up")])
    #expect(json[1]["began_ms"]?.double == 1000 && json[1]["ended_ms"]?.double == 1255)
    #expect(folder.text(of: "three.trace") == Self.three())
  }

  // 25 mm down, lifted at 100 mm/s: by TakeCheck a pull, a scroll or a fling, and no pull-cancel, as it does not go back.
  @Test(
    "of several traces there is a summary: what looks like it was meant, and what does not; --full has all")
  func summary() {
    _ = shell("mkdir set", in: folder)
    for (name, intent) in [("a", "pull"), ("b", "pull-cancel"), ("c", "free")] {
      folder.write(DragTrace(millimetres: 25, intent: intent).text, to: "set/\(name).trace")
    }
    folder.write(Self.three(), to: "set/d.trace")
    #expect(
      label("--suggest", "set").output == """
        4 traces, 6 gestures, 3 with an intent

        meant as     gestures  look like it  like another  like none
        pull                1             1             0          0
        pull-cancel         1             0             1          0
        free                1             1             0          0

        3 without an intent; they look like: 3 pull, scroll, fling

        set/b.trace, gesture 1: no pull-cancel, was released without moving back up

        next: overscroll label --suggest --full set  every gesture, with reasons
              overscroll label set                   write the intents

        """)
    let whole = label("--suggest", "--full", "set").output
    #expect(whole.ranges(of: "because\n").count == 4 && !whole.contains("next:"))
    for columns in [1, 20, 40] {
      let narrow = shell("COLUMNS=\(columns) $OVERSCROLL label --suggest set", in: folder)
      #expect(narrow.status == 0 && narrow.output.contains("gesture 1"), "\(columns)")
    }
    #expect(label("--full", "set").messages.contains("--full is for --suggest"))
  }

  @Test("a trace from a pipe goes to stdout, labelled")
  func pipe() throws {
    let ending = shell(
      "$OVERSCROLL label - --gesture 1=pull --gesture 3=fling <three.trace >out.trace", in: folder)
    #expect(ending.status == 0)
    #expect(try header("out.trace").labels == Self.labels)
    #expect(
      shell("$OVERSCROLL label - three.trace --intent pull <three.trace", in: folder).messages
        == "error: stdin: a trace from '-' goes to stdout, by --intent or --gesture, alone; name a file\n")
  }

  @Test("who may read a file, and a link to it, stay")
  func files() throws {
    let ending = shell(
      "chmod 640 three.trace; ln -s three.trace link.trace; $OVERSCROLL label link.trace --intent pull; stat -c '%a %F' three.trace link.trace; ls",
      in: folder)
    #expect(ending.output == "640 regular file\n777 symbolic link\nlink.trace\nthree.trace\n")
    #expect(try header().intent == .pull)
  }

  @Test("a recording that goes on is not labelled; one that was cut off is")
  func growing() throws {
    let cut = Self.three().split(separator: "\n").dropLast().joined(separator: "\n") + "\n"
    folder.write(cut, to: "cut.trace")
    let open = shell("exec 3>>cut.trace; $OVERSCROLL label cut.trace --intent pull 3>&-", in: folder)
    #expect(
      open.messages == "error: cut.trace: it is being written to; label it once the recording has ended\n")
    #expect(open.status == 2 && folder.text(of: "cut.trace") == cut)
    #expect(label("cut.trace", "--intent", "pull").status == 0)
    #expect(try header("cut.trace").intent == .pull)
  }

  @Test("what does not go together is one line that says what to do")
  func mistakes() {
    let readOn = ". Read on: overscroll label --help\n"
    #expect(
      label("three.trace").messages
        == "error: label: the dialogue needs a terminal; give labels with --intent, --gesture or --from, or see --suggest\(readOn)"
    )
    #expect(
      label("three.trace", "--intent", "pull", "--suggest").messages
        == "error: label: --intent, --gesture, --from and --suggest exclude each other; give one\(readOn)")
    #expect(
      label("three.trace", "--gesture", "pull").messages
        == "error: label: --gesture: 'pull' is not a gesture with its intent; write number and intent, such as 3=pull\(readOn)"
    )
    #expect(
      label("three.trace", "--gesture", "1=pul").messages.contains(
        "unknown intent 'pul'; did you mean 'pull'?"))
    folder.write(Self.three(), to: "b.trace")
    #expect(
      label("three.trace", "b.trace", "--gesture", "1=pull").messages
        == "error: label: --gesture is for one trace, and 2 are named; use --from with a table\(readOn)")
    #expect(
      label("three.trace", "--gesture", "1=pull", "--gesture", "1=tap").messages
        == "error: three.trace: gesture 1 is labelled twice in this call; label it once\n")
    #expect(folder.text(of: "three.trace") == Self.three())
  }

  @Test("as many labels as a header cannot hold are refused, and nothing is written")
  func tooMany() {
    let note = String(repeating: "x", count: 65_280)
    folder.write(Self.three(header: #","note":"\#(note)""#), to: "long.trace")
    let ending = label(
      "long.trace", "--gesture", "1=pull", "--gesture", "2=pull-cancel", "--gesture", "3=pull")
    #expect(
      ending.messages
        == "error: long.trace: 3 labels do not fit its header, which has 64 KiB at most; split the recording\n"
    )
    #expect(ending.status == 2)
  }

  // MARK: On a terminal

  /// What a terminal shows while these keys are typed, one after another, once the first picture stands; those after a space
  /// once the first answer is shown.
  private func typed(
    _ keys: String, columns: Int = 80, lines: Int = 24, terminal: String = "xterm", options: String = ""
  ) -> String {
    let word = terminal == "dumb" ? "A letter" : "2026l"
    return shell(
      """
      mkfifo keys
      script -qefc 'stty rows \(lines) cols \(columns); stty -a >before; TERM=\(terminal) LANG=C.UTF-8 $OVERSCROLL label \(options) three.trace; echo $? >status; stty -a >after' log <keys >/dev/null &
      exec 3>keys
      until grep -q '\(word)' log 2>/dev/null; do :; done
      \(keys.split(separator: " ").map { "printf '\($0)' >&3" }.joined(separator: "; until grep -q 'Gesture 1: ' log; do :; done; "))
      wait
      sed 1d log | sed '$d'
      """, in: folder
    ).output
  }

  @Test(
    "each gesture is a screenful with a key for each intent, and answers are written", arguments: [80, 60])
  func terminal(columns: Int) throws {
    let (pictures, after) = TerminalPicture.drawings(
      typed("pndufq", columns: columns), columns: columns, lines: 24)
    let first = (pictures.first ?? ["nothing"]).joined(separator: "\n")
    #expect(Golden.difference(of: first + "\n", from: "label-\(columns).txt") == nil)
    // p, n, d, u, f: pull, passed over, dither taken back, fling; then nothing is left and q goes nowhere.
    #expect(
      after.hasPrefix(
        "labelled 2 gestures: 1 pull, 1 fling; 1 passed over\r\n1 still to do: rerun the command to continue\r\n"
      ))
    #expect(try header().labels == Self.labels)
    #expect(folder.text(of: "status") == "0\n" && folder.text(of: "before") == folder.text(of: "after"))
  }

  @Test("a second session asks for what is open, and --again for all")
  func resumed() throws {
    _ = typed("pq")
    _ = shell("rm keys log", in: folder)
    let (pictures, _) = TerminalPicture.drawings(typed("fq"), columns: 80, lines: 24)
    #expect(pictures.first?.first?.hasSuffix("gesture 2 of 3, 2 to do") == true)
    #expect(try header().labels?.map(\.intent) == [.pull, .fling])
    _ = shell("rm keys log", in: folder)
    let (again, _) = TerminalPicture.drawings(typed("q", options: "--again"), columns: 80, lines: 24)
    #expect(again.first?.first?.hasSuffix("gesture 1 of 3, 3 to do") == true)
    #expect(again.first?.contains { $0.hasSuffix("now 'pull'") } == true)
  }

  @Test("Ctrl-C keeps what was said, and ends as it should")
  func interrupted() throws {
    let (_, after) = TerminalPicture.drawings(typed("p \\003"), columns: 80, lines: 24)
    #expect(after.contains("2 still to do: rerun the command to continue"))
    #expect(try header().labels?.map(\.intent) == [.pull])
    #expect(folder.text(of: "status") == "0\n" && folder.text(of: "before") == folder.text(of: "after"))
  }

  @Test("without cursor moves it asks in lines: a letter and Enter")
  func plain() throws {
    let output = typed("p\\nwhat\\nq\\n", terminal: "dumb")
    #expect(!output.contains("\u{1B}"))
    #expect(output.contains("three.trace, gesture 1 of 3, 3 to do"))
    #expect(
      output.contains("At 1.0 s: 25 mm down in 0.3 s, lift 100 mm/s. Looks like: pull, scroll, fling"))
    #expect(output.contains("That is not a key. A letter and Enter: p pull, c pull-cancel"))
    #expect(try header().labels?.map(\.intent) == [.pull])
  }
}
