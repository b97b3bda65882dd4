import GestureTraces
import Synchronization

/// A cache of the headers read last, by the bytes of their lines. It helps because the recordings of one session often begin with the same
/// line.
///
/// Safe to use from any thread. A cached header costs a byte comparison instead of reading JSON; other headers are
/// read as always, so that earlier files never change how a file is read.
package final class KnownHeaders: Sendable {
  /// The cache that all traces read by this program share.
  package static let shared = KnownHeaders()

  /// The greatest number of cached headers; a further one replaces another.
  private static let most = 256
  /// The longest line that is cached, in bytes; longer lines, with many labels, are rarely equal.
  private static let longest = 4096

  private struct Entry {
    let line: ArraySlice<UInt8>
    let header: TraceHeader
  }

  private let entries = Mutex([Entry?](repeating: nil, count: KnownHeaders.most))

  /// A cache without headers.
  package init() {}

  /// The header that was read from an equal line before.
  ///
  /// - Parameter line: The bytes of a first line, without line feed.
  /// - Returns: The header; nil if it is not cached.
  package func header(of line: ArraySlice<UInt8>) -> TraceHeader? {
    guard line.count <= Self.longest else { return nil }
    let index = Self.index(of: line)
    return entries.withLock { entries in
      entries[index].flatMap { $0.line == line ? $0.header : nil }
    }
  }

  /// Adds a header that was read from a line to the cache.
  ///
  /// - Parameters:
  ///   - header: The header in the line.
  ///   - line: The bytes of the line, without line feed.
  package func add(_ header: TraceHeader, of line: ArraySlice<UInt8>) {
    guard line.count <= Self.longest else { return }
    // A copy, so that the surrounding bytes are not retained.
    let entry = Entry(line: Array(line)[...], header: header)
    entries.withLock { $0[Self.index(of: line)] = entry }
  }

  private static func index(of line: ArraySlice<UInt8>) -> Int {
    var hash = ContentHash()
    hash.add(Array(line))
    return Int(hash.value % UInt64(most))
  }
}
