import CommandArguments
import CommandInputs
import GestureTraces
import TextFormats
import TraceStorage

/// `unpack --list`: lists the traces of packed corpora, one per line.
package enum CorpusListing {
  /// The width of a column of numbers, in characters.
  private static let numberWidth = 10
  /// The number of characters of a hash that are shown.
  private static let hashWidth = 16

  /// Prints the list of packed traces, one per line.
  ///
  /// - Parameters:
  ///   - traces: The traces.
  ///   - asJSON: Whether to write one line of JSON per trace.
  ///   - console: Receives the list.
  static func write(_ traces: [TraceLocation], asJSON: Bool, _ console: Console) {
    for case .packed(let corpus, let index) in traces {
      let (entry, name) = (corpus.entry(at: index), corpus.name(at: index))
      console.print(asJSON ? format.json((corpus.path, name, entry)) : line(entry, name))
    }
  }

  private static func line(_ entry: CorpusEntry, _ name: String) -> String {
    let hash = entry.contentHash.map(ContentHash.text) ?? PaddedText.left("-", to: hashWidth)
    let figures = [entry.events, entry.textLength, entry.length].map {
      PaddedText.right("\($0)", to: numberWidth)
    }
    return "\(hash)\(figures.joined()) \(name)"
  }

  /// The fields of `unpack --list --json`, which prints one line per trace.
  package static let format = RecordFormat<(corpus: String, name: String, entry: CorpusEntry)>(
    "overscroll-corpus/1", "A trace in a packed corpus: one line of unpack --list --json.",
    from: "unpack --list --json",
    [
      .value("corpus", "The path of the corpus as given.") { $0.corpus },
      .value("trace", "The path of the trace when it was packed, its name in results.") { $0.name },
      .value(
        "hash",
        "The hash of its contents, 16 hexadecimal digits, as in reports; null if it is not a valid trace."
      ) { $0.entry.contentHash.map(ContentHash.text) },
      .value("intent", "The intent in its header; null without one.") {
        $0.entry.intent?.rawValue
      },
      .value("events", "The events that can be read of it, 0 or more.") { $0.entry.events },
      .value("text_bytes", "The length of the file that was packed, in bytes, 0 or more.") {
        $0.entry.textLength
      },
      .value(
        "packed_bytes",
        "The size of its block in bytes, without its part of the index and of shared data."
      ) { $0.entry.length },
      .value("form", "Its form: columns, or the original text.") { Form($0.entry) },
    ])

  /// How the corpus stores a trace: which form its bytes have.
  private enum Form: String, CaseIterable, FieldWord {
    case columns
    case text

    init(_ entry: CorpusEntry) { self = entry.form == .columns ? .columns : .text }
  }
}
