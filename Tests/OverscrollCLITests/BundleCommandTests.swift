import GestureTraces
import Testing

@testable import ReplayCommands
@testable import TextFormats
import TestSamples
@testable import ReplayExperiments

/// What `bundle` makes and replays, from outside, with the drags of `DragTrace`.
@Suite("bundle")
struct BundleCommandTests {
  private let folder = TemporaryFolder()

  init() { folder.write(DragTrace(millimetres: 22).text, to: "pull.trace") }

  private func run(_ words: String...) -> RunningBinary.Ending { overscroll(["bundle"] + words, in: folder) }

  private func text(_ words: String...) -> String {
    overscroll(["bundle", "-o", "-"] + words, in: folder).output
  }

  @Test("a bundle holds trace, options and verdict, a line each, and replays to the same")
  func whole() {
    let ending = run("--engine", "pullview", "--rate", "120", "pull.trace")
    #expect(ending.status == 0)
    #expect(Golden.difference(of: shell("cat pull.bundle.txt", in: folder).output, from: "bundle.txt") == nil)
    #expect(ending.messages.hasSuffix("replay it: overscroll bundle --run pull.bundle.txt\n"))
    let again = run("--run", "pull.bundle.txt")
    #expect(again.status == 0 && again.messages.isEmpty && again.output == ending.output)
    #expect(again.output.contains("same: pullview on uikit fires at"))
  }

  @Test("the options are those of the bundle: with others the verdict would be another")
  func options() throws {
    folder.write(
      text("--engine", "pullview", "--viewport", "300", "--work", "500", "pull.trace"), to: "b.txt")
    let run = overscroll(["bundle", "--run", "--json", "b.txt"], in: folder)
    #expect(run.status == 0)
    let json = try JSONReader.value(of: Array(run.output.utf8))
    #expect(json["schema"]?.string == "overscroll-bundle/1" && json["same"]?.bool == true)
    let replay = overscroll(
      ["replay", "--json", "--engine", "pullview", "--viewport", "300", "--work", "500", "pull.trace"],
      in: folder)
    let direct = try JSONReader.value(of: Array(replay.output.utf8))
    #expect(json["verdicts"]?.array?[0]["actual"]?["trigger_ms"] == direct["trigger_ms"])
  }

  @Test("a policy is in it whole: its file is not needed again")
  func policy() {
    folder.write(
      #"{"schema":"overscroll-policy/1","name":"sv","input":"offset","threshold":{"points":30},"moment":"crossing"}"#,
      to: "mine.json")
    folder.write(text("--engine", "mine.json", "--engine", "pullview", "pull.trace"), to: "b.txt")
    let run = shell("rm mine.json; $OVERSCROLL bundle --run b.txt", in: folder)
    // It has the name of a system, and counts before it.
    #expect(run.status == 0 && run.output.contains("same: sv on uikit fires"))
    #expect(run.output.contains("contact") && run.output.contains("released"))
  }

  @Test("several models and engines are a line each")
  func several() {
    folder.write(
      text("--engine", "pullview", "--engine", "sv", "--model", "gtk", "--model", "uikit", "pull.trace"),
      to: "b.txt")
    let run = run("--run", "b.txt")
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").count { $0.hasPrefix("same") } == 4)
  }

  @Test("what a thread does to a text is put right", arguments: 0..<9)
  func pasted(way: Int) {
    let plain = text("--engine", "pullview", "pull.trace")
    let lines = plain.split(separator: "\n").map(String.init)
    let pasted =
      [
        lines.joined(separator: "\r\n") + "\r\n",
        "```json\n" + plain + "```\n",
        "\u{FEFF}" + plain,
        lines.map { "    \($0)   " }.joined(separator: "\n\n"),
        "Hello,\nthis fires twice:\n\n~~~\n" + plain + "~~~\nThanks!\n",
        lines.map { "> \($0)" }.joined(separator: "\n"),
        "My policy:\n```json\n{\"schema\":\"overscroll-policy/1\"}\n```\nand the case:\n" + plain,
        "{ this is prose\n{}\n" + plain + "{\n",
        "On Sunday somebody wrote:\n" + lines.map { "> > \($0)\u{A0}" }.joined(separator: "\r\n") + "\n> me",
      ][way]
    folder.write(pasted, to: "b.txt")
    let run = run("--run", "b.txt")
    #expect(run.status == 0 && run.messages.isEmpty, "\(run.messages)")
  }

  @Test("all bundles of a thread are replayed, each named by its line; one exit code for all")
  func thread() throws {
    let plain = text("--engine", "pullview", "pull.trace")
    let count = plain.split(separator: "\n").count
    let other = text("--engine", "sv", "--engine", "mrefresh", "pull.trace")
    let changed = plain.replacing("\"triggers\":1", with: "\"triggers\":2")
    let quoted = other.split(separator: "\n").map { "> \($0)\n" }.joined()
    folder.write("Hello\n```\n" + plain + "```\n" + quoted + "and\n" + changed + "{\"bye\":1}\n", to: "t.txt")
    let ending = run("--run", "t.txt")
    #expect(ending.status == 1 && ending.messages.isEmpty, "\(ending.messages)")
    // Two lines before the first; a fence before the second; "and" before the third.
    let heads = [3, 3 + count + 1, 3 + count + 1 + other.split(separator: "\n").count + 1]
    for head in heads { #expect(ending.output.contains("t.txt:\(head): pull, made by"), "\(head)") }
    let lines = ending.output.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("same: ") } == 3 && lines.count { $0.hasPrefix("differs: ") } == 1)
    let json = overscroll(["bundle", "--run", "--json", "t.txt"], in: folder).output.split(separator: "\n")
    let verdicts = try json.map { try JSONReader.value(of: Array($0.utf8)) }
    #expect(verdicts.map { $0["same"]?.bool } == [true, true, false])
    #expect(verdicts.map { $0["bundle"]?.string } == heads.map { "t.txt:\($0)" })
  }

  @Test("a bundle of a thread that cannot be read is an error with its place; the others are replayed")
  func brokenThread() {
    let plain = text("--engine", "pullview", "pull.trace")
    let short = plain.split(separator: "\n").dropLast(2).map { "\($0)\n" }.joined()
    let broken = plain.replacing("\"version\":1,\"read_me\"", with: "\"version\":1 \"read_me\"")
    folder.write(short + plain + broken, to: "t.txt")
    let ending = run("--run", "t.txt")
    #expect(ending.status == 2)
    #expect(ending.output.split(separator: "\n").count { $0.hasPrefix("same: ") } == 1)
    let messages = ending.messages.split(separator: "\n")
    #expect(messages.count == 2 && messages[0].contains("cut off; the bundle has"))
    let head = short.split(separator: "\n").count + plain.split(separator: "\n").count + 1
    #expect(messages[1].hasPrefix("error: t.txt:\(head):"), "\(messages[1])")
  }

  @Test("a verdict that is another now is status 1, with what differs")
  func differs() {
    let plain = text("--engine", "pullview", "pull.trace")
    folder.write(plain.replacing("\"triggers\":1", with: "\"triggers\":2"), to: "a.txt")
    folder.write(plain.replacing("released", with: "contact"), to: "b.txt")
    folder.write(plain, to: "c.txt")
    let run = run("--run", "a.txt", "b.txt", "c.txt")
    #expect(run.status == 1)
    #expect(run.output.contains("differs: pullview on uikit fires"))
    #expect(run.output.contains("  triggers: expected 2, is 1\n"))
    #expect(run.output.contains("  phase: expected contact, is released\n"))
    #expect(run.output.contains("same: pullview"))
  }

  @Test("nothing in a bundle is trusted: place, what, and what to do")
  func untrusted() {
    let plain = text("--engine", "pullview", "pull.trace")
    let lines = plain.split(separator: "\n").map(String.init)
    func changed(_ old: String, _ new: String) -> String { plain.replacing(old, with: new) }
    let cases: [(String, String)] = [
      ("", "this text does not contain a bundle"), ("hello\n", "this text does not contain a bundle"),
      (DragTrace().text, ":1: this is a trace, not a bundle"),
      (
        changed("overscroll-bundle\",\"version\":1", "overscroll-bundle\",\"version\":2"),
        ":1: version 2, but"
      ),
      (
        lines.dropLast(3).joined(separator: "\n"),
        "cut off; the bundle has 27 lines after its first, and 24 are here"
      ),
      (changed("\"replay\":[]", "\"replay\":[\"--engine\",\"sv\"]"), "unknown option '--engine'"),
      (changed("\"replay\":[]", "\"replay\":[\"--rate\",\"0\"]"), "--rate: 0 is out of range"),
      (changed("\"replay\":[]", "\"replay\":[\"/etc/passwd\"]"), "is an extra argument"),
      (changed("\"replay\":[]", "\"replay\":3"), ":1: 'replay' must be a list"),
      (changed("\"policies\":[]", "\"policies\":[{}]"), ":1: policy 1"),
      (
        changed("expect\":\"pullview", "expect\":\"pulview"),
        ":2: unknown engine 'pulview'; did you mean 'pullview'?"
      ),
      (changed("\"model\":\"uikit", "\"model\":\"uikid"), ":2: unknown model 'uikid'; did you mean 'uikit'?"),
      (changed("\"triggers\":1", "\"triggers\":-1"), ":2: triggers must be a whole number"),
      (changed("released", "relaxed"), ":2: trigger_phase must be"),
      (changed("\"t\":30000", "\"t\":1"), "time 1 µs is before the previous event"),
      (
        changed("{\"type\":\"move\",\"t\":30000", "oops {\"type\":\"move\",\"t\":30000"),
        ":7: this is not a line of a bundle"
      ),
      (changed("\"t\":30000", "\"t\":30000x"), ":7"),
    ]
    for (index, (text, complaint)) in cases.enumerated() {
      folder.write(text, to: "\(index).txt")
      let run = run("--run", "\(index).txt")
      #expect(run.status == 2 && run.messages.contains(complaint), "\(index): \(run.messages)")
      let lines = run.messages.split(separator: "\n")
      #expect(lines.allSatisfy { $0.hasPrefix("error: \(index).txt") })
      // A policy is told everything that is wrong with it.
      #expect(lines.count == 1 || complaint.contains("policy"))
    }
  }

  @Test(
    "damaged at any byte it is a bundle or an error, never a crash", arguments: 1...4 as ClosedRange<UInt64>)
  func damage(seed: UInt64) {
    let plain = Array(Golden.text("bundle.txt").utf8)
    var random = SeededRandom(seed: seed)
    var read = 0
    for _ in 0..<200 {
      var bytes = plain
      for _ in 0..<Int(random.nextEven(1, 4)) {
        let index = Int(random.nextUnit() * Double(bytes.count))
        switch Int(random.nextUnit() * 3) {
        case 0: bytes[index] = UInt8(truncatingIfNeeded: random.next())
        case 1: bytes.remove(at: index)
        default: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: index)
        }
      }
      if let bundle = try? Bundle(bytes, path: "b.txt") {
        read += 1
        _ = try? BundleRun(
          bundle, path: "b.txt", options: bundle.replayOptions(path: "b.txt", .standard)
        ).isSame
      }
    }
    #expect(read < 200)
  }

  @Test("a trace too long for a thread is refused with the way out, which works")
  func large() {
    // Five drags of 90 mm, each line of them more than 50 bytes: 24 kB.
    var lines = [DragTrace().lines[0]]
    for number in 0..<5 {
      let start = number * 3_000_000
      lines.append(#"{"type":"down","t":\#(start),"slot":0,"x":30.125,"y":10.125}"#)
      for step in 1...90 {
        lines.append(
          #"{"type":"move","t":\#(start + step * 10_000),"slot":0,"x":30.125,"y":\#(10.125 + Double(step))}"#)
      }
      lines.append(#"{"type":"up","t":\#(start + 905_000),"slot":0}"#)
    }
    lines.append(#"{"type":"end","t":99000000,"events":\#(lines.count - 1),"grade":"A","reasons":[]}"#)
    folder.write(lines.joined(separator: "\n") + "\n", to: "long.trace")
    let refused = run("--engine", "pullview", "long.trace")
    #expect(refused.status == 2 && refused.messages.contains("more than 20000; give --shrink"))
    let shrunk = run("--engine", "pullview", "--shrink", "long.trace")
    #expect(shrunk.status == 0 && shrunk.messages.contains("events to 3,"), "\(shrunk.messages)")
    #expect(run("--run", "long.bundle.txt").status == 0)
  }

  @Test("mistakes say what to do, and nothing is overwritten")
  func mistakes() {
    #expect(run("pull.trace").messages.contains("name the engine it is about"))
    folder.write("Hello\n" + text("--engine", "sv", "pull.trace"), to: "b.txt")
    for words in [["b.txt"], ["--engine", "sv", "b.txt"]] {
      let ending = overscroll(["bundle"] + words, in: folder)
      #expect(ending.status == 2)
      #expect(
        ending.messages.contains("b.txt: this is a bundle; replay it with overscroll bundle --run b.txt"))
    }
    #expect(run("--engine", "sv", "pull.trace", "pull.trace").messages.contains("a bundle holds one trace"))
    #expect(run("--run", "--rate", "120", "b.txt").messages.contains("--rate is for making a bundle"))
    #expect(
      run("--engine", "sv", "--keep", "fired", "pull.trace").messages.contains("--keep is for --shrink"))
    #expect(run("--engine", "sv", "pull.trace").status == 0)
    #expect(run("--engine", "sv", "pull.trace").messages.contains("pull.bundle.txt: exists already"))
  }
}
