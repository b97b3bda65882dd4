import CommandArguments
import GestureTraces
import TextFormats
import TraceStorage

/// The traces of packed corpora, a line each.
enum CorpusListing {
  /// Columns of a number.
  private static let numberWidth = 10
  /// Columns of a hash.
  private static let hashWidth = 16

  /// Writes the list.
  ///
  /// - Parameters:
  ///   - traces: The traces.
  ///   - asJSON: A line of JSON for each.
  ///   - console: Where it goes.
  static func write(_ traces: [TraceLocation], asJSON: Bool, _ console: Console) {
    for case .packed(let corpus, let index) in traces {
      let (entry, name) = (corpus.entry(at: index), corpus.name(at: index))
      console.print(asJSON ? json(entry, name, corpus.path) : line(entry, name))
    }
  }

  private static func line(_ entry: CorpusEntry, _ name: String) -> String {
    let hash = entry.contentHash.map(ContentHash.text) ?? PaddedText.left("-", to: hashWidth)
    let figures = [entry.events, entry.textLength, entry.length].map {
      PaddedText.right("\($0)", to: numberWidth)
    }
    return "\(hash)\(figures.joined()) \(name)"
  }

  private static func json(_ entry: CorpusEntry, _ name: String, _ corpus: String) -> String {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", "overscroll-corpus/1")
      json.member("corpus", corpus)
      json.member("trace", name)
      json.member("hash", entry.contentHash.map(ContentHash.text))
      json.member("intent", entry.intent?.rawValue)
      json.member("events", entry.events)
      json.member("text_bytes", entry.textLength)
      json.member("packed_bytes", entry.length)
      json.member("form", entry.form == .columns ? "columns" : "text")
    }
    return json.text
  }
}
