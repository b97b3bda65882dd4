/// Makes unique file names from words such as subject and session, valid on every file system.
struct UniqueNames {
  private var given: Set<String> = []

  /// Makes a name from words: lower-case ASCII letters, digits, `_` and `.`, with hyphens for everything else.
  ///
  ///     names.name(["P 07/b", "2"])   // "p-07-b-2", and "p-07-b-2-2" for the next that would be the same
  ///
  /// - Parameter words: The words; nil ones are skipped.
  /// - Returns: A name that was not returned before; `unnamed` if there is no word.
  mutating func name(_ words: [String?]) -> String {
    let parts = words.compactMap { $0 }.flatMap { word in
      word.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    }
    // A file whose name begins with a point is hidden.
    let joined = String(parts.joined(separator: "-").drop { $0 == "." || $0 == "-" })
    let base = joined.isEmpty ? "unnamed" : joined
    var (name, number) = (base, 2)
    while !given.insert(name).inserted {
      name = "\(base)-\(number)"
      number += 1
    }
    return name
  }
}
