import GestureTraces
import Testing

@testable import TouchCapture
@testable import FileAccess

/// A sample of what `tools/prove import` does with every line of every recording.
@Suite("Damaged recordings by others")
struct ImportDamageTests {
  private static let folder = "../shared/recordings"

  /// Recordings that are read in a moment by a build that is not optimised.
  private static func small() throws -> [ImportDamage] {
    try FileIO.files(under: folder).filter { path in
      ![".md", ".csv", ".jsonl", ".desc", ".device", "LICENSE"].contains { path.hasSuffix($0) }
    }.compactMap { path in
      let bytes = try FileIO.contents(of: path)
      return bytes.count < 30_000 ? ImportDamage(bytes, path: path) : nil
    }
  }

  @Test(
    "cut short, out of order, with wild numbers, in the wrong format: a sound trace or a line with the reason",
    .enabled(if: FileIO.isFolder(folder), "../shared/recordings is not here"))
  func damage() throws {
    var random = SeededRandom(seed: 20_261_121)
    var counts: [Bool: Int] = [:]
    let recordings = try Self.small()
    for (number, recording) in recordings.enumerated() {
      let cut = recording.cut(after: Int.random(in: 1...recording.lines.count, using: &random))
      let formats = RecordingImport.Format.allCases
      let outcomes = [
        recording.outcome(of: cut), recording.outcome(of: recording.damaged(&random)),
        recording.outcome(of: cut, as: formats[number % formats.count]),
      ]
      for outcome in outcomes {
        if case .wrong(let what) = outcome { Issue.record("\(recording.path): \(what)") }
        counts[outcome == .traces, default: 0] += 1
      }
    }
    #expect(recordings.count > 50 && (counts[true] ?? 0) > 50 && (counts[false] ?? 0) > 50)
  }
}
