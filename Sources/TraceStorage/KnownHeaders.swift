import GestureTraces
import Synchronization

/// The headers that were read last, by the bytes of their lines: the takes of one session often begin with the same line.
///
/// Any thread may ask. A header that is known costs a comparison of its bytes in place of reading JSON; what is not known is
/// read as always, so that no file is read in another way for what was read before.
package final class KnownHeaders: Sendable {
  /// Those of all files that this program reads.
  package static let shared = KnownHeaders()

  /// Headers that are kept; one more takes the room of another.
  private static let most = 256
  /// The longest line that is kept, in bytes; those with many labels are not alike.
  private static let longest = 4096

  private struct Entry {
    let line: ArraySlice<UInt8>
    let header: TraceHeader
  }

  private let entries = Mutex([Entry?](repeating: nil, count: KnownHeaders.most))

  /// Knows no header yet.
  package init() {}

  /// The header that a line holds, if it was added and is still kept.
  ///
  /// - Parameter line: The bytes of a first line, without line feed.
  /// - Returns: nil where nobody knows.
  package func header(of line: ArraySlice<UInt8>) -> TraceHeader? {
    guard line.count <= Self.longest else { return nil }
    let index = Self.index(of: line)
    return entries.withLock { entries in
      entries[index].flatMap { $0.line == line ? $0.header : nil }
    }
  }

  /// Keeps a header.
  ///
  /// - Parameters:
  ///   - header: What a line holds.
  ///   - line: The bytes of that line, without line feed.
  package func add(_ header: TraceHeader, of line: ArraySlice<UInt8>) {
    guard line.count <= Self.longest else { return }
    // A copy: the bytes beside it are not kept.
    let entry = Entry(line: Array(line)[...], header: header)
    entries.withLock { $0[Self.index(of: line)] = entry }
  }

  private static func index(of line: ArraySlice<UInt8>) -> Int {
    var hash = ContentHash()
    hash.add(Array(line))
    return Int(hash.value % UInt64(most))
  }
}
