import TraceStorage

/// The traces that a command line names, in order. Those of a single corpus, which may have millions, are looked up only on access.
struct TraceList: RandomAccessCollection {
  private enum Contents {
    case listed([TraceLocation])
    case all(Corpus)
  }

  private let contents: Contents
  let startIndex = 0
  let endIndex: Int

  /// Creates a list of traces that were already found.
  init(_ listed: [TraceLocation]) { (contents, endIndex) = (.listed(listed), listed.count) }

  /// Creates a list of all traces of a corpus, in the corpus's order.
  init(allOf corpus: Corpus) { (contents, endIndex) = (.all(corpus), corpus.count) }

  subscript(index: Int) -> TraceLocation {
    switch contents {
    case .listed(let listed): listed[index]
    case .all(let corpus): .packed(corpus, index)
    }
  }
}
