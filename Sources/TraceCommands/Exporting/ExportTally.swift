import CommandArguments
import TextFormats
import TraceExports

/// Counts the information that exported traces lost, so that each loss is reported once for all traces.
struct ExportTally {
  private var losses: [(sentence: String, count: Int)] = []
  private var written = 0
  private var failed = 0

  /// True if a trace could not be written.
  var hasFailed: Bool { failed > 0 }

  /// Counts an exported trace and the information that it lost.
  mutating func count(_ export: TraceExport) {
    written += 1
    for sentence in export.losses {
      if let index = losses.firstIndex(where: { $0.sentence == sentence }) {
        losses[index].count += 1
      } else {
        losses.append((sentence, 1))
      }
    }
  }

  /// Counts a trace that could not be exported.
  mutating func fail() { failed += 1 }

  /// Prints each kind of lost information with the number of traces concerned, then the written files.
  func tell(_ format: ExportFormat, of traces: Int, to output: String?, _ console: Console) {
    for (sentence, count) in losses {
      let share = traces > 1 ? " (\(count) of \(written))" : ""
      console.note("\(format.rawValue): \(sentence)\(share)")
    }
    guard let output, output != "-" else { return }
    guard traces > 1 else { return console.note("wrote \(output)") }
    let rest = failed > 0 ? "; \(failed) not" : ""
    console.note("wrote \(Counted.text(written, "file")) to \(output)\(rest)")
  }
}
