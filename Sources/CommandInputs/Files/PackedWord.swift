import FileAccess
import TextFormats
import TraceStorage

/// A word of a command line that names packed traces: `corpus.ovc`, or one of its traces, `corpus.ovc:pull/pull-3.trace`.
package struct PackedWord {
  /// The corpus that the word names.
  package let corpus: Corpus
  /// The index, in the corpus, of the one trace that the word names; nil if it names all traces.
  private let index: Int?

  /// The character between a corpus and the name of a trace in it.
  private static let separator: Character = ":"

  /// Opens the corpus that a word names; nil if the word names something else.
  ///
  /// - Parameters:
  ///   - word: A word of a command line.
  ///   - warn: Receives warnings when the corpus is opened.
  /// - Throws: An error for a damaged file, or a name that is not in the corpus.
  package init?(_ word: String, warn: (String) -> Void) throws {
    if Self.isCorpus(word) {
      (corpus, index) = (try OpenCorpora.corpus(at: word, warn: warn), nil)
      return
    }
    guard let (path, name) = Self.parts(of: word) else { return nil }
    corpus = try OpenCorpora.corpus(at: path, warn: warn)
    index = corpus.index(named: name)
    guard index != nil else {
      throw CorpusError(place: word, problem: .noTrace(near: Self.near(name, corpus)))
    }
  }

  /// True if a word names packed traces.
  package static func isPacked(_ word: String) -> Bool { isCorpus(word) || parts(of: word) != nil }

  private static func isCorpus(_ word: String) -> Bool {
    Corpus.isNamed(by: word) && !FileIO.isFolder(word)
  }

  /// The corpus's path and the trace's name in a word. nil if the whole word is a file's name, or the part before a colon is not.
  package static func parts(of word: String) -> (path: String, name: String)? {
    guard !FileIO.exists(word) else { return nil }
    var search = word.startIndex
    while let colon = word[search...].firstIndex(of: separator) {
      let path = String(word[..<colon])
      if Corpus.isNamed(by: path), FileIO.isFile(path) {
        return (path, String(word[word.index(after: colon)...]))
      }
      search = word.index(after: colon)
    }
    return nil
  }

  /// The largest number of names in which a similar one is searched, for the error message about a wrong name.
  private static let mostNear = 10_000

  private static func near(_ name: String, _ corpus: Corpus) -> String? {
    let names = (0..<min(corpus.count, mostNear)).map(corpus.name)
    // Most often the folders are left out.
    let ends = names.filter { $0.hasSuffix("/" + name) }
    return ends.count == 1 ? ends[0] : Suggestion.nearest(to: name, in: names)
  }

  /// True if the word names all traces of the corpus.
  var namesAll: Bool { index == nil }

  /// The locations of the traces that the word names.
  package var locations: [TraceLocation] {
    index.map { [.packed(corpus, $0)] } ?? (0..<corpus.count).map { .packed(corpus, $0) }
  }
}
