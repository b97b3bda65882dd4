// Damages recordings in every way that ImportDamage knows and imports each as raw contacts, in this process: a crash ends
// it, and anything unsound is printed. Compiled into one module with TouchCapture's sources; tools/prove import runs it.
import FileAccess
import GestureTraces
import Glibc

/// What was tried of some recordings, and what came of it.
private struct Tally {
  var imports = 0
  var traces = 0
  var refusals = 0
  var unknown = 0
  var problems: [String] = []

  mutating func count(_ outcome: ImportDamage.Outcome, _ what: @autoclosure () -> String) {
    imports += 1
    switch outcome {
    case .traces: traces += 1
    case .refused: refusals += 1
    case .unknown: unknown += 1
    case .wrong(let problem): problems.append("\(what()): \(problem)")
    }
  }

  static func + (one: Tally, other: Tally) -> Tally {
    Tally(
      imports: one.imports + other.imports, traces: one.traces + other.traces,
      refusals: one.refusals + other.refusals, unknown: one.unknown + other.unknown,
      problems: one.problems + other.problems)
  }
}

/// Of so many texts one is written as a trace and read back; of those with random damage all are.
private let readBack = 64
/// Texts with random damage of each recording, and texts that go through libinput as well.
private let (damages, heard) = (300, 12)

private func prove(_ path: String, seed: UInt64, every step: Int) throws -> Tally {
  let recording = ImportDamage(try FileIO.contents(of: path), path: path)
  var tally = Tally()
  for format in RecordingImport.Format.allCases {
    let whole = recording.cut(after: recording.lines.count)
    tally.count(recording.outcome(of: whole, as: format), "\(path) as \(format)")
  }
  // Another seed cuts after other lines.
  for count in stride(from: 1 + Int(seed % UInt64(step)), through: recording.lines.count, by: step) {
    let outcome = recording.outcome(of: recording.cut(after: count), readsBack: count / step % readBack == 0)
    tally.count(outcome, "\(path) cut after line \(count)")
  }
  var random = SeededRandom(seed: seed)
  for number in 1...damages {
    tally.count(
      recording.outcome(of: recording.damaged(&random)), "\(path), damage \(number) of seed \(seed)")
  }
  for number in 1...heard {
    let count = Int.random(in: 1...recording.lines.count, using: &random)
    let text = number.isMultiple(of: 2) ? recording.cut(after: count) : recording.damaged(&random)
    tally.count(
      recording.outcome(of: text, isRawOnly: false),
      "\(path), text \(number) through libinput of seed \(seed)")
  }
  return tally
}

private let words = CommandLine.arguments.dropFirst()
private let start = words.first.flatMap { UInt64($0) } ?? 1
private let step = words.dropFirst().first.flatMap { Int($0) } ?? 1
private var all = Tally()
for (number, path) in words.dropFirst(2).enumerated() {
  all = all + (try prove(path, seed: start + UInt64(number), every: step))
}
for problem in all.problems.prefix(20) { print(problem) }
print("\(all.imports) \(all.traces) \(all.refusals) \(all.unknown) \(all.problems.count)")
exit(all.problems.isEmpty ? 0 : 1)
