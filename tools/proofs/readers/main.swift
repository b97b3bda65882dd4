// Reads damaged texts of traces and recordings by the quick readers and the careful ones, and says where they differ. Compiled
// into one module with TouchCapture's sources and the damages of the tests; tools/prove readers runs it.
import FileAccess
import GestureTraces
import Glibc

/// What was tried of some texts, and what came of it.
private struct Tally {
  var texts = 0
  var refused = 0
  var problems: [String] = []

  mutating func count(isRefused: Bool, isSame: Bool, _ path: String, _ number: Int, _ text: [UInt8]) {
    texts += 1
    if isRefused { refused += 1 }
    if !isSame {
      problems.append("\(path), text \(number): \(String(decoding: text, as: UTF8.self).debugDescription)")
    }
  }
}

/// Damaged texts that one file gives in a turn.
private let turn = 50
/// Most problems that are shown.
private let shown = 10

private func cuts(of text: [UInt8], _ random: inout SeededRandom) -> [Int] {
  (0..<Int.random(in: 0...3, using: &random)).map { _ in Int.random(in: 0...text.count, using: &random) }
    .sorted()
}

/// One source of damaged texts, and its judge.
private struct Source {
  let path: String
  private let trace: (damage: TraceDamage, line: [UInt8], header: TraceHeader)?
  private let recording: RecordingDamage?
  private let whole: [UInt8]

  init?(_ path: String) throws {
    self.path = path
    whole = try FileIO.contents(of: path)
    if let trace = try? TraceReader.trace(of: whole, path: path),
      let first = TraceDamage.lines(of: whole).first
    {
      self.trace = (TraceDamage(whole), Array(first), trace.header)
      recording = nil
    } else {
      trace = nil
      recording = RecordingDamage(whole)
      guard recording != nil else { return nil }
    }
  }

  func judge(_ number: Int, _ random: inout SeededRandom, _ tally: inout Tally) {
    if let recording {
      let text = recording.text(&random)
      judge(text, recording, number, &random, &tally)
    } else if let trace {
      judge(trace.damage.text(&random), trace, number, &random, &tally)
    }
  }

  /// The file as it is, in pieces.
  func judgeWhole(_ random: inout SeededRandom, _ tally: inout Tally) {
    if let recording { judge(whole, recording, 0, &random, &tally) }
    if let trace { judge(whole, trace, 0, &random, &tally) }
  }

  private func judge(
    _ text: [UInt8], _ recording: RecordingDamage, _ number: Int, _ random: inout SeededRandom,
    _ tally: inout Tally
  ) {
    let careful = recording.outcome(of: text, isCareful: true)
    let quick = recording.outcome(of: text, isCareful: false, cutAt: cuts(of: text, &random))
    let isRefused = if case .refused = careful { true } else { false }
    tally.count(isRefused: isRefused, isSame: quick == careful, path, number, text)
  }

  private func judge(
    _ text: [UInt8], _ trace: (damage: TraceDamage, line: [UInt8], header: TraceHeader), _ number: Int,
    _ random: inout SeededRandom, _ tally: inout Tally
  ) {
    let careful = ReadingOutcome.careful(text)
    let known = Bool.random(using: &random) ? (trace.line, trace.header) : nil
    let quick = ReadingOutcome.quick(text, cutAt: cuts(of: text, &random), known: known)
    let isRefused = if case .refused = careful { true } else { false }
    tally.count(isRefused: isRefused, isSame: quick == careful, path, number, text)
  }
}

private let words = Array(CommandLine.arguments.dropFirst())
guard words.count > 2, let seed = UInt64(words[0]), let texts = Int(words[1]) else { exit(2) }
private var (random, tally) = (SeededRandom(seed: seed), Tally())
private let sources = try words.dropFirst(2).compactMap { try Source($0) }
for source in sources { source.judgeWhole(&random, &tally) }
private var number = 0
while tally.texts < texts, !sources.isEmpty {
  let source = sources[number / turn % sources.count]
  number += 1
  source.judge(number, &random, &tally)
}
for problem in tally.problems.prefix(shown) { print(problem) }
print("\(sources.count) \(tally.texts) \(tally.refused) \(tally.problems.count)")
exit(tally.problems.isEmpty ? 0 : 1)
