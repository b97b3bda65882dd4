import GestureTraces

/// A trace in the form in which a corpus stores it, created from its text.
///
/// Columns are used if they reproduce exactly this text and trace, which is tested; any other text is stored unchanged.
package struct PackedTrace: Sendable {
  /// The trace's entry in the index; the corpus's writer fills in positions and template numbers.
  package private(set) var entry = CorpusEntry()
  /// The bytes of the trace in the corpus: its columns or its text.
  package let block: [UInt8]
  /// The header and end line without the parts that differ from trace to trace; nil if the text is stored unchanged.
  private(set) var header: [UInt8]?
  private(set) var end: [UInt8]?
  /// Why the text cannot be read as a trace; nil if it can. It is stored anyway.
  package private(set) var fault: String?

  /// Packs the text of a trace file.
  ///
  /// - Parameters:
  ///   - text: The contents of a trace file, or of what is taken for one.
  ///   - name: The name for messages.
  package init(_ text: [UInt8], name: String) {
    entry.textHash = ContentHash.value(of: text.span.bytes)
    entry.textLength = text.count
    var trace: Trace?
    do throws(TraceError) {
      trace = try TraceReader.trace(of: text, path: name)
    } catch {
      fault = error.description
    }
    if let trace {
      entry.contentHash = trace.hashOfContents
      entry.events = trace.events.count
      entry.intent = trace.header.intent
    }
    if let trace, let columns = TraceBlock(trace, of: text) {
      (block, header, end) = (columns.bytes, columns.header, columns.end)
      entry.form = .columns
    } else {
      block = text
    }
    entry.length = block.count
    entry.blockHash = ContentHash.value(of: block.span.bytes)
  }
}
