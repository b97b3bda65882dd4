import TraceStorage

/// The traces that a command line names, in order. For a single corpus, which may have millions, they are looked up on access.
struct TraceList: RandomAccessCollection {
  private enum Contents {
    case listed([TraceLocation])
    case all(Corpus)
  }

  private let contents: Contents
  let startIndex = 0
  let endIndex: Int

  /// The traces of a list.
  init(_ listed: [TraceLocation]) { (contents, endIndex) = (.listed(listed), listed.count) }

  /// All traces of a corpus, in its order.
  init(allOf corpus: Corpus) { (contents, endIndex) = (.all(corpus), corpus.count) }

  subscript(index: Int) -> TraceLocation {
    switch contents {
    case .listed(let listed): listed[index]
    case .all(let corpus): .packed(corpus, index)
    }
  }
}
