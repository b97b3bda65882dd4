import FileAccess
import TestSamples
import Testing

@Suite("compare")
struct CompareCommandTests {
  /// Traces of touchscreen drags down: out so many millimetres, then back so many, 10 ms a millimetre.
  private func folder(_ takes: [(name: String, intent: String, out: Int, back: Int)]) -> TemporaryFolder {
    let folder = TemporaryFolder()
    for (index, take) in takes.enumerated() {
      var lines = [
        #"{"format":"overscroll-trace","version":1,"device":{"kind":"touchscreen","size_mm":[60,120]},"#
          + #""source":{"origin":"synthetic"},"intent":"\#(take.intent)","subject":"s\#(index % 6)"}"#,
        #"{"type":"down","t":0,"slot":0,"x":30,"y":10}"#,
      ]
      for step in 0..<(take.out + take.back) {
        let y = step < take.out ? 11 + step : 10 + 2 * take.out - step - 1
        lines.append(#"{"type":"move","t":\#((step + 1) * 10_000),"slot":0,"x":30,"y":\#(y)}"#)
      }
      let lift = (take.out + take.back) * 10_000 + 5000
      lines.append(#"{"type":"up","t":\#(lift),"slot":0}"#)
      lines.append(#"{"type":"end","t":\#(lift),"events":\#(lines.count - 1),"grade":"A","reasons":[]}"#)
      folder.write(lines.joined(separator: "\n") + "\n", to: take.name)
    }
    return folder
  }

  /// Twelve pulls of 20 to 31 mm, and four taken back after 40 mm.
  private var takes: TemporaryFolder {
    folder(
      (0..<12).map { ("p\($0 + 10).trace", "pull", 20 + $0, 0) }
        + (0..<4).map { ("x\($0).trace", "pull-cancel", 40, 38) })
  }

  private func run(_ words: [String]) -> RunningBinary.Ending { RunningBinary().run(words) }

  private let engines = ["--engine", "isalternative", "--engine", "isalternative-release"]

  // 40 mm are 256.8 pt of finger, which the band shows as 0.1747·667 = 116.6 pt: past 90; 2 mm are not. Both
  // have the same threshold, so pulls fire in both or neither, and only the crossing fires in what is taken back.
  @Test("two ways of deciding differ in what is taken back, and the reason says so")
  func takenBack() {
    let folder = takes
    let ending = run(["compare", "--full"] + engines + [folder.path])
    #expect(ending.status == 0 && ending.messages.isEmpty)
    #expect(ending.output.contains("other gestures   4     0       0       4        0"))
    #expect(ending.output.contains("4  the pull was taken back before the release: A had fired"))
    #expect(
      ending.output.contains(
        "overscroll replay --why --engine isalternative --engine isalternative-release \(folder.path)/x0.trace"
      ))
  }

  @Test("one or several threads, the same bytes", arguments: [["--json"], []])
  func threads(words: [String]) {
    let folder = takes
    let one = RunningBinary().run(["compare", "--jobs", "1"] + engines + [folder.path] + words)
    let three = RunningBinary().run(["compare", "--jobs", "3"] + engines + [folder.path] + words)
    #expect(one.status == 0 && one == three)
  }

  @Test("--same is status 1 where they differ, 0 where not")
  func same() {
    let folder = takes
    #expect(run(["compare", "--same"] + engines + [folder.path]).status == 1)
    #expect(run(["compare", "--same"] + engines + ["\(folder.path)/p10.trace"]).status == 0)
  }

  // The four taken back fire in both: four people are too few for bounds. 50 ms is what the policy says.
  @Test("an engine that only tells the app later fires alike, is not the same, and it is said by how much")
  func callbacks() {
    let folder = takes
    _ = shell(
      """
      $OVERSCROLL engines mrefresh-fixed --policy > mine.json
      sed -i 's/"name":"mrefresh-fixed"/"name":"mine"/; s/"threshold"/"callback_delay_ms":50,"threshold"/' mine.json
      """, in: folder)
    let call = ["compare", "--engine", "mrefresh-fixed", "--engine", "\(folder.path)/mine.json"]
    let ending = run(call + ["--full", "--same", folder.path])
    #expect(ending.status == 1)
    let times = ending.output.split(separator: "\n").filter {
      $0.hasPrefix("trigger ") || $0.hasPrefix("callback ")
    }
    #expect(times.count == 2 && times[0].contains("   0.0 (–)    0.0 (–)"), "\(ending.output)")
    #expect(times[1].contains("  +50.0 (–)  +50.0 (–)"), "\(ending.output)")
    let words =
      "A and B fire in the same gestures, but B calls back later in 4 of 4 gestures:\n  median +50.0 ms.\n"
    #expect(ending.output.hasSuffix(words), "\(ending.output)")
    #expect(run(call + ["--json", folder.path]).output.contains(#""same":false,"#))
  }

  @Test(
    "less than two engines, or twice the same, are said to be so; a policy of another's name is told apart by its file"
  )
  func mistakes() {
    let folder = takes
    for words in [[], ["--engine", "sv"]] {
      let ending = run(["compare"] + words + [folder.path])
      #expect(ending.status == 2 && ending.messages.contains("give two engines or more: --engine NAME"))
    }
    let twice = overscroll("compare", "--engine", "sv", "--engine", "sv", folder.path)
    #expect(twice.status == 2 && twice.messages.contains("only 'sv' is named"))
    let policy =
      #"{"schema":"overscroll-policy/1","name":"sv","input":"offset","threshold":{"points":80},"#
      + #""moment":"crossing"}"#
    folder.write(policy, to: "mine.json")
    folder.write(policy, to: "other.json")
    let two = overscroll(
      [
        "compare", "--full", "--engine", "sv", "--engine", "mine.json", "--all-pairs", "--engine",
        "other.json",
        "p10.trace",
      ],
      in: folder)
    #expect(two.status == 0 && two.messages.isEmpty)
    for pair in [
      "A is sv, B is sv (mine.json), both", "A is sv, B is sv (other.json), both",
      "A is sv (mine.json), B is sv (other.json), both",
    ] {
      #expect(two.output.contains(pair))
    }
    #expect(!two.output.contains("replay --why") || two.output.contains("--engine mine.json"))
    // Alone it keeps its name: a baseline of the engine it was made of is about it.
    let alone = overscroll(["replay", "--json", "--engine", "mine.json", "p10.trace"], in: folder)
    #expect(alone.output.contains(#""engine":"sv","#))
  }

  @Test("a policy file stands in the replay command by its path, options given beside it, quoted")
  func replayLine() {
    let folder = takes
    let policy =
      #"{"schema":"overscroll-policy/1","name":"mine","input":"offset","threshold":{"points":110},"#
      + #""moment":"release"}"#
    folder.write(policy, to: "my policy.json")
    let ending = overscroll(
      "compare", "--engine", "isalternative", "--engine", "\(folder.path)/my policy.json", "--rate", "120",
      "--show", "1", folder.path)
    #expect(
      ending.output.contains("--engine isalternative --engine '\(folder.path)/my policy.json' --rate 120 "))
    let line = ending.output.split(separator: "\n").first { $0.contains("overscroll replay") } ?? ""
    let replay = shell("\"$OVERSCROLL\"" + line.trimmingPrefix("    overscroll"), in: folder)
    #expect(replay.status == 0 && replay.output.contains("mine"))
  }

  @Test("files that hold the same are told, however they are compared")
  func copies() throws {
    let told = "x0.trace and ./y0.trace hold the same; a copy counts a second time"
    let folder = takes
    let text = try FileIO.contents(of: folder.path + "/x0.trace")
    folder.write(String(decoding: text, as: UTF8.self), to: "y0.trace")
    let call = ["compare", "--engine", "mrefresh", "--engine", "isalternative"]
    #expect(overscroll(call + ["."], in: folder).messages.contains(told))
    #expect(overscroll(call + ["--json", "."], in: folder).messages.contains(told))
    #expect(overscroll(call + ["--partial", "part", "."], in: folder).status == 0)
    #expect(overscroll(["compare", "--merge", "part"], in: folder).messages.contains(told))
  }

  @Test("of gestures that are not shown their number is, and the option that shows them")
  func moreGestures() throws {
    let folder = takes
    let words = ["compare", "--engine", "mrefresh", "--engine", "isalternative", "--show", "1"]
    let few = run(words + [folder.path]).output
    let match = try #require(few.firstMatch(of: #/    and (\d+) more \(--show (\d+) lists all\)\n/#))
    #expect(Int(match.1).map { $0 + 1 } == Int(match.2))
    let all = run(words.dropLast() + [String(match.2), folder.path]).output
    #expect(all.split(separator: "\n").count > few.split(separator: "\n").count)
  }

  @Test("of more pairs than fit a screen those that differ most, and how many there are")
  func manyPairs() {
    let folder = takes
    // Of recorded gestures: generated ones rank no pair.
    _ = shell("sed -i 's/\"synthetic\"/\"recorded\"/' *.trace", in: folder)
    let words = ["compare", "--all-pairs", "--engine", "main", "."]
    let answer = overscroll(words, in: folder).output
    let lines = answer.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 25, "a screen of 24 lines, and the line feed")
    #expect(answer.contains("These 14 of 28 pairs differ most; "))
    #expect(answer.contains("next: overscroll compare --full --all-pairs --engine main ."))
    let rows = lines.drop { !$0.contains("that differ") && !$0.contains("B     ") }.dropFirst().prefix(14)
    let counts = rows.compactMap { $0.split(separator: " ").dropFirst(2).first.flatMap { Int($0) } }
    #expect(counts.count == 14, "\(answer)")
    #expect(counts == counts.sorted(by: >))
    let csv = overscroll(words + ["--csv", "-"], in: folder).output.split(separator: "\n")
    #expect(csv.count > 28)
    let few = overscroll(["compare", "--all-pairs", "--engine", "mj,sv,ego", "."], in: folder).output
    #expect(!few.contains("differ most"))
  }

  @Test("--csv writes a table once, and only --force replaces it")
  func csv() {
    let folder = takes
    let words = ["compare"] + engines + ["--csv", "\(folder.path)/out.csv", folder.path]
    #expect(run(words).status == 0)
    #expect(run(words).status == 2)
    #expect(run(words + ["--force"]).status == 0)
  }

  @Test("on stdout the rows stand alone")
  func csvOnStdout() {
    let folder = takes
    let ending = run(["compare"] + engines + ["--csv", "-", folder.path])
    let lines = ending.output.split(separator: "\n")
    let columns = lines.first?.split(separator: ",").count ?? 0
    #expect(ending.status == 0 && columns > 3)
    #expect(lines.allSatisfy { $0.count(where: { $0 == "," }) >= columns - 1 })
    #expect(run(["compare", "--json"] + engines + ["--csv", "-", folder.path]).status == 2)
  }

  @Test("--begin warns of the engines that no app can begin, in every command that replays")
  func deaf() {
    let folder = folder([("a.trace", "pull", 20, 0)])
    let trace = "\(folder.path)/a.trace"
    let warning = "warning: --begin: 1 engine has no call for it, and nothing happens there: ego\n"
    for words in [
      ["compare", "--engine", "sv"], ["replay", "--engine", "sv"], ["render", "-o", "\(folder.path)/a.svg"],
    ] {
      let ending = run(words + ["--engine", "ego", "--begin", "100", trace])
      #expect(ending.status == 0 && ending.messages.contains(warning), "\(words[0])")
    }
  }

  @Test("nothing compared is not the same")
  func nothing() {
    let folder = takes
    folder.write(
      #"{"format":"overscroll-trace","version":1,"device":{"kind":"touchscreen"},"source":{"origin":"imported"}}"#
        + "\n"
        + #"{"type":"end","t":0,"events":0}"# + "\n", to: "none.trace")
    let ending = run(["compare", "--same"] + engines + ["\(folder.path)/none.trace"])
    #expect(ending.status == 1 && ending.messages.contains("nothing was compared"))
  }

  @Test("a file that is no trace is one line and status 2, and the others are compared")
  func broken() {
    let folder = takes
    folder.write("junk", to: "a.trace")
    let ending = run(["compare", "--same"] + engines + [folder.path])
    #expect(
      ending.status == 2 && ending.output.replacing("\n ", with: "").contains("16 synthetic gestures in 16"))
    #expect(ending.messages.split(separator: "\n").count == 1)
  }
}
