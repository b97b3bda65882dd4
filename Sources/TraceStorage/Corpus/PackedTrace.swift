import GestureTraces

/// A trace as a corpus keeps it, made of its text.
///
/// Columns are taken where they give the very text and the very trace again, which is tried; any other text is kept as it is.
package struct PackedTrace: Sendable {
  /// Its entry in the index; positions and templates are the writer's.
  package private(set) var entry = CorpusEntry()
  /// The block.
  let block: [UInt8]
  /// The templates of header and end line; nil where the text is kept.
  private(set) var header: [UInt8]?
  private(set) var end: [UInt8]?
  /// The reason that it cannot be read as a trace; it is kept all the same.
  package private(set) var fault: String?

  /// Packs a text.
  ///
  /// - Parameters:
  ///   - text: The contents of a trace file, or of what is taken for one.
  ///   - name: How messages call it.
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
