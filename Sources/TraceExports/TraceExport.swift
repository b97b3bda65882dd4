import GestureTraces

/// The file that a trace becomes in another format, with what the format cannot represent.
package struct TraceExport: Equatable, Sendable {
  /// The contents of the file.
  package var bytes: [UInt8]
  /// What the format cannot represent of this trace, or what was changed for it: one sentence each, for people, without a full stop.
  package var losses: [String]

  /// An export with these bytes as its file.
  package init(bytes: [UInt8], losses: [String]) {
    self.bytes = bytes
    self.losses = losses
  }

  /// An export with this text as its file, in UTF-8.
  package init(text: String, losses: [String]) { self.init(bytes: Array(text.utf8), losses: losses) }

  /// The contents decoded as UTF-8 text, even for a binary format.
  package var text: String { String(decoding: bytes, as: UTF8.self) }
}

/// A writer of traces in one format. It reads nothing but its arguments, so the same trace gives the same bytes.
package protocol TraceExporter: SendableMetatype {
  /// Writes a trace in the format of this type.
  ///
  /// - Parameters:
  ///   - trace: Any trace.
  ///   - options: Where it is placed on the target, and what is replayed.
  /// - Returns: The file, and what it cannot represent.
  /// - Throws: Why the format cannot represent the trace at all.
  static func write(_ trace: Trace, _ options: ExportOptions) throws(ExportError) -> TraceExport
}
