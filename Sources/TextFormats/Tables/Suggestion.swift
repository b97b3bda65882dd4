/// Finds the name that the user most likely meant.
package enum Suggestion {
  /// The nearest of `names` to `word`, or nil if none is near.
  ///
  /// Near means an edit distance (insertions, deletions, replacements, swaps of neighbours) of at most a third of the longer word and at
  /// least 1, or a word that is the prefix of exactly one name. Of equally near names the first is returned.
  ///
  /// - Parameters:
  ///   - word: The word as written.
  ///   - names: The valid names.
  /// - Returns: One of `names`, or nil.
  package static func nearest(to word: String, in names: [String]) -> String? {
    let written = word.lowercased()
    if let usual = everyday[written], names.contains(usual) { return usual }
    let begun = names.filter { written.count >= 2 && $0.lowercased().hasPrefix(written) }
    if begun.count == 1 { return begun[0] }
    // A word this long is too far from every name because of its length alone.
    guard let longest = names.map({ $0.count }).max(), 2 * written.count <= 3 * longest + 3 else {
      return nil
    }
    let rated = names.map { (name: $0, distance: distance(written, $0.lowercased())) }
    guard let best = rated.min(by: { $0.distance < $1.distance }) else { return nil }
    let reach = max(1, max(word.count, best.name.count) / 3)
    return best.distance <= reach ? best.name : nil
  }

  /// The names that share a word with `word`; if none does, the nearest name.
  ///
  /// `flutter` shares a word with `flutter-material`: a name begins with it, or one of its parts between hyphens equals it. If a name also
  /// exists with a suffix (`-fixed`), only the shorter one counts.
  ///
  /// - Parameters:
  ///   - word: The word as written.
  ///   - names: The valid names.
  /// - Returns: Some of `names`, in their order; empty if none is near.
  package static func likely(_ word: String, in names: [String]) -> [String] {
    let written = word.lowercased()
    if let usual = everyday[written], names.contains(usual) { return [usual] }
    let related = names.filter { name in
      let name = name.lowercased()
      return name.hasPrefix(written) || name.split(separator: "-").contains { String($0) == written }
    }
    let families = related.filter { name in !related.contains { $0 != name && name.hasPrefix($0 + "-") } }
    if written.count >= shortestShared, !families.isEmpty { return families }
    return nearest(to: word, in: names).map { [$0] } ?? []
  }

  /// The fewest characters that a shared word must have to count.
  private static let shortestShared = 3
  /// The greatest number of names that a message suggests.
  private static let mostSuggested = 5

  /// The end of an error message, such as `; did you mean 'a', 'b' or 'c'?`; empty if no name is near.
  ///
  /// - Parameters:
  ///   - word: The word as written.
  ///   - names: The valid names.
  /// - Returns: The text to append to the message.
  package static func question(_ word: String, in names: [String]) -> String {
    let likely = likely(word, in: names)
    if likely.isEmpty { return "" }
    let shown = likely.prefix(mostSuggested).map { "'\($0)'" }
    if likely.count > shown.count { return "; did you mean one of \(shown.joined(separator: ", ")), …?" }
    return "; did you mean \(WordList.text(shown, "or"))?"
  }

  /// Everyday words that users may write, such as `iphone`, with the model's name that they mean.
  private static let everyday = [
    "ios": "uikit", "iphone": "uikit", "apple": "uikit", "safari": "uikit", "swiftui": "uikit",
    "macos": "appkit", "chrome": "chromium", "firefox": "gecko-desktop", "gnome": "gtk", "kde": "qt",
  ]

  /// The greatest number of characters of a wrong name that a message repeats.
  private static let longestShown = 60

  /// An error message such as `unknown model 'uikt'; did you mean 'uikit'?`.
  ///
  /// If no name is near, the message lists all names, or names the command that lists them.
  ///
  /// - Parameters:
  ///   - kind: The kind of thing, such as `model`.
  ///   - name: The name as written.
  ///   - names: The valid names.
  ///   - list: The command that lists the names, if there is one.
  ///   - otherwise: What else is accepted, mentioned if no name is near.
  /// - Returns: A phrase to follow a path, a command or an option and a colon.
  package static func complaint(
    kind: String, name: String, names: [String], list: String? = nil, otherwise: String? = nil
  )
    -> String
  {
    let start = "unknown \(kind) '\(name.count > longestShown ? name.prefix(longestShown) + "…" : name)'"
    let question = question(name, in: names)
    if !question.isEmpty { return start + question }
    if let list { return "\(start); '\(list)' lists them\(otherwise.map { ", and \($0)" } ?? "")" }
    return "\(start); choose one of \(names.joined(separator: ", "))\(otherwise.map { ", or \($0)" } ?? "")"
  }

  /// The edit distance with swaps of neighbours, each position edited once (optimal string alignment).
  ///
  /// - Parameters:
  ///   - first: One word.
  ///   - second: The other word; the order does not matter.
  /// - Returns: The least number of edits that turn one word into the other.
  package static func distance(_ first: String, _ second: String) -> Int {
    let (a, b) = (Array(first), Array(second))
    var before: [Int] = []
    var above = Array(0...b.count)
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var cost = min(above[j + 1] + 1, row[j] + 1, above[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, before[j - 1] + 1) }
        row.append(cost)
      }
      (before, above) = (above, row)
    }
    return above[b.count]
  }
}
