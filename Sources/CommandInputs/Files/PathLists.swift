import CommandArguments
import FileAccess

/// Lists of traces on a command line: `@FILE` means the paths in FILE, one per line.
///
/// They allow more paths than a command line can hold, and divide a corpus among machines.
package enum PathLists {
  /// The largest accepted list, in bytes.
  private static let largest = 1 << 28

  /// The words of a command line, with each list replaced by the paths in it.
  ///
  /// If a file or folder with a name that begins with `@` exists, the word means that file. Paths end with a line feed, optionally preceded
  /// by a carriage return, or with a NUL as from `find -print0`. Empty lines are ignored. Lists do not nest.
  ///
  /// - Parameter words: Paths, `-` for stdin, or lists.
  /// - Returns: Paths, or `-`.
  /// - Throws: An error for a list that cannot be read or is empty.
  package static func expand(_ words: [String]) throws -> [String] {
    guard words.contains(where: isList) else { return words }
    return try words.flatMap { isList($0) ? try paths(in: String($0.dropFirst())) : [$0] }
  }

  private static func isList(_ word: String) -> Bool {
    word.count > 1 && word.hasPrefix("@") && !FileIO.exists(word)
  }

  private static func paths(in list: String) throws -> [String] {
    let bytes = try FileIO.contents(of: list, limit: largest)
    let end = bytes.contains(0) ? UInt8(0) : UInt8(ascii: "\n")
    let paths = bytes.split(separator: end).map { line in
      String(decoding: end != 0 && line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }.filter { !$0.isEmpty }
    guard !paths.isEmpty else { throw UserError("\(list): no path in it; write a trace or a folder a line") }
    guard !paths.contains("-") else {
      throw UserError("\(list): it names '-', which is stdin; name that on the command line")
    }
    return paths
  }
}
