/// Encodes a partial result trace by trace, in order of path.
///
/// Traces are collected in frames (blocks) of about 64 KiB. Each full frame is returned, to be appended to the file.
package struct PartialStream {
  /// A frame of at least this many bytes is full; with this size, a thousand files can be merged in 64 MiB of memory.
  private static let fullFrame = 1 << 16

  private var frame = PartialWriter()
  private var checksum: UInt64
  private var count = 0
  private var last: String?
  /// The file's first bytes, until they are returned.
  private var pending: [UInt8]

  /// Starts a partial result without traces.
  ///
  /// - Parameter header: The settings that all its traces share.
  package init(_ header: PartialHeader) {
    let (bytes, sum) = PartialFrame.bytes(.header, Array(header.json.utf8), after: 0)
    (pending, checksum) = (PartialFrame.firstLine + bytes, sum)
  }

  /// Adds the results of one trace.
  ///
  /// - Parameter trace: The trace's results; its path must not sort before that of the previous trace.
  /// - Returns: The next bytes of the file; empty until the current frame is full.
  package mutating func add(_ trace: PartialTrace) -> [UInt8] {
    precondition(
      last.map { !trace.path.utf8.lexicographicallyPrecedes($0.utf8) } ?? true, "traces come in order of path"
    )
    last = trace.path
    trace.write(to: &frame)
    count += 1
    if frame.bytes.count >= Self.fullFrame { close(.traces, frame.bytes) }
    defer { pending = [] }
    return pending
  }

  /// Ends the file.
  ///
  /// - Returns: The last bytes of the file.
  package mutating func end() -> [UInt8] {
    if !frame.bytes.isEmpty { close(.traces, frame.bytes) }
    var total = PartialWriter()
    total.put(count)
    close(.end, total.bytes)
    defer { pending = [] }
    return pending
  }

  private mutating func close(_ kind: PartialFrame.Kind, _ payload: [UInt8]) {
    let (bytes, sum) = PartialFrame.bytes(kind, payload, after: checksum)
    pending += bytes
    checksum = sum
    frame = PartialWriter()
  }
}
