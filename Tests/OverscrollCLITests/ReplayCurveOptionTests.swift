import Testing

@testable import TextFormats
import TestSamples

/// What `replay --curve` writes, from outside. By hand: `DragTrace` goes a millimetre, 6.42 pt, every 10 ms; frame 6
/// of 60 a second is at 100 ms, where `uikit` shows 667 · (1 − 1/(1 + 0.55 · 64.2/667)) pt of those 64.2.
@Suite("replay --curve")
struct ReplayCurveOptionTests {
  private let folder = TemporaryFolder()
  private static let shown = 667 * (1 - 1 / (1 + 0.55 * 64.2 / 667))

  init() {
    folder.write(DragTrace().text, to: "pull.trace")
    folder.write(DragTrace(millimetres: 15).text, to: "short.trace")
  }

  private func run(_ words: String...) -> RunningBinary.Ending {
    overscroll(["replay", "--engine", "isalternative", "--model", "uikit"] + words, in: folder)
  }

  @Test("JSON lines: a frame has where the finger is and what it shows")
  func lines() throws {
    let ending = run("--curve", "a.jsonl", "pull.trace", "short.trace")
    #expect(ending.status == 0 && ending.messages.isEmpty)
    let lines = shell("cat a.jsonl", in: folder).output.split(separator: "\n")
    #expect(ending.output == "Wrote \(lines.count) frames to a.jsonl.\n")
    let row = try JSONReader.value(of: Array(lines[6].utf8))
    #expect(row["trace"]?.string == "pull.trace" && row["engine"]?.string == "isalternative")
    #expect(row["time_ms"]?.double == 100 && row["gesture"]?.integer == 1)
    #expect(abs((row["finger_pt"]?.double ?? 0) - 64.2) < 1e-9)
    #expect(abs((row["offset_pt"]?.double ?? 0) + Self.shown) < 1e-9)
    #expect(abs((row["progress"]?.double ?? 0) - Self.shown / 90) < 1e-9)
    #expect(row["event"] == .null)
    let last = try JSONReader.value(of: Array(try #require(lines.last).utf8))
    #expect(last["trace"]?.string == "short.trace")
  }

  @Test("a file that is there is replaced only with --force; - is stdout, as CSV")
  func files() {
    folder.write("mine\n", to: "a.csv")
    let refused = run("--curve", "a.csv", "pull.trace")
    #expect(refused.status == 2 && refused.output.isEmpty)
    #expect(
      refused.messages
        == "error: a.csv: exists already; choose another name, or give --force to replace it\n")
    #expect(shell("cat a.csv", in: folder).output == "mine\n")
    #expect(run("--force", "--curve", "a.csv", "pull.trace").status == 0)
    let written = shell("cat a.csv", in: folder).output
    #expect(written.hasPrefix("trace,engine,model,time_ms,gesture,finger_pt,offset_pt,"))
    #expect(run("--curve", "-", "pull.trace").output == written)
  }

  @Test("an ending that says nothing, and options of other results, are refused in a line")
  func refused() {
    for words in [["--curve", "a.txt"], ["--curve", "a.csv", "--json"], ["--force"]] {
      let ending = overscroll(["replay", "pull.trace"] + words, in: folder)
      #expect(ending.status == 2 && ending.output.isEmpty && ending.messages.hasPrefix("error: "))
    }
    #expect(shell("ls", in: folder).output == "pull.trace\nshort.trace\n")
  }

  @Test("a trace that cannot be read is told, and the others are written all the same")
  func unreadable() {
    let ending = run("--curve", "a.csv", "none.trace", "pull.trace")
    #expect(ending.status == 2 && ending.messages.hasPrefix("error: none.trace: "))
    #expect(shell("grep -c pull.trace a.csv", in: folder).output != "0\n")
  }

  @Test("where every trace fails nothing is written, and what was there stays")
  func nothing() {
    folder.write("{}\n", to: "bad.trace")
    let ending = run("--curve", "b.csv", "none.trace", "bad.trace")
    #expect(ending.status == 2 && ending.output.isEmpty)
    folder.write("mine\n", to: "c.csv")
    #expect(run("--force", "--curve", "c.csv", "none.trace").status == 2)
    #expect(run("--curve", "-", "none.trace").output.isEmpty)
    #expect(shell("ls; cat c.csv", in: folder).output == "bad.trace\nc.csv\npull.trace\nshort.trace\nmine\n")
  }
}
