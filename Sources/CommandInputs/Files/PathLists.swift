import CommandArguments
import FileAccess

/// Lists of traces on a command line: `@FILE` stands for the paths in FILE, a line each.
///
/// More paths than a command line holds go so, and the parts of a corpus for many machines.
package enum PathLists {
  /// The most bytes of a list.
  private static let largest = 1 << 28

  /// The words with each list in place of its name.
  ///
  /// A file or folder whose own name begins with `@` is itself. Paths end with a line feed, with or without a carriage return, or with a
  /// NUL, as those of `find -print0`; empty lines count for nothing. A list within a list is none.
  ///
  /// - Parameter words: Paths, `-` for stdin, or lists.
  /// - Returns: Paths, or `-`.
  /// - Throws: A list that cannot be read, or names nothing.
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
