/// Names of files made from words of people: safe everywhere, and no two the same.
struct UniqueNames {
  private var given: Set<String> = []

  /// A name of some words, those that are there: letters, digits, `_` and `.` of ASCII in lower case, hyphens for all else.
  ///
  ///     names.name(["P 07/b", "2"])   // "p-07-b-2", and "p-07-b-2-2" for the next that would be the same
  ///
  /// - Parameter words: What it is made of.
  /// - Returns: A name that was not given before; `unnamed` where there is no word.
  mutating func name(_ words: [String?]) -> String {
    let parts = words.compactMap { $0 }.flatMap { word in
      word.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
    }
    // A name that begins with a point is hidden.
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
