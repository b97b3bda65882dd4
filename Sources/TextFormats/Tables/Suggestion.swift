/// Finds the name a person most likely meant.
package enum Suggestion {
  /// The nearest of `names` to `word`, or nil where none is near.
  ///
  /// Near is an edit distance (insertions, deletions, replacements, swaps of neighbours) of at most a third of the
  /// longer word and at least 1, or a word that is the beginning of exactly one name. Of equals the first counts.
  ///
  /// - Parameters:
  ///   - word: What was written.
  ///   - names: What could have been meant.
  /// - Returns: One of `names`, or nil.
  package static func nearest(to word: String, in names: [String]) -> String? {
    let written = word.lowercased()
    if let usual = everyday[written], names.contains(usual) { return usual }
    let begun = names.filter { written.count >= 2 && $0.lowercased().hasPrefix(written) }
    if begun.count == 1 { return begun[0] }
    // So long a word is further from each name, by its length alone, than counts as near.
    guard let longest = names.map({ $0.count }).max(), 2 * written.count <= 3 * longest + 3 else {
      return nil
    }
    let rated = names.map { (name: $0, distance: distance(written, $0.lowercased())) }
    guard let best = rated.min(by: { $0.distance < $1.distance }) else { return nil }
    let reach = max(1, max(word.count, best.name.count) / 3)
    return best.distance <= reach ? best.name : nil
  }

  /// The names that share a word with `word`, else the nearest one.
  ///
  /// `flutter` shares a word with `flutter-material`: a name begins with it, or one of its parts between hyphens is it. Of a name and the
  /// same name with an ending (`-fixed`), the shorter one counts.
  ///
  /// - Parameters:
  ///   - word: What was written.
  ///   - names: What could have been meant.
  /// - Returns: Some of `names`, in their order; empty where none is near.
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

  /// The fewest characters by which a word says more than a letter or two.
  private static let shortestShared = 3
  /// The most names that a message suggests.
  private static let mostSuggested = 5

  /// `; did you mean 'a', 'b' or 'c'?`; empty where no name is near.
  ///
  /// - Parameters:
  ///   - word: What was written.
  ///   - names: What could have been meant.
  /// - Returns: The end of a message.
  package static func question(_ word: String, in names: [String]) -> String {
    let likely = likely(word, in: names)
    guard let first = likely.first else { return "" }
    let shown = likely.prefix(mostSuggested).map { "'\($0)'" }
    if likely.count > shown.count { return "; did you mean one of \(shown.joined(separator: ", ")), …?" }
    guard shown.count > 1 else { return "; did you mean '\(first)'?" }
    return "; did you mean \(shown.dropLast().joined(separator: ", ")) or \(shown[shown.count - 1])?"
  }

  /// What people say for something that has another name here.
  private static let everyday = [
    "ios": "uikit", "iphone": "uikit", "apple": "uikit", "safari": "uikit", "swiftui": "uikit",
    "macos": "appkit", "chrome": "chromium", "firefox": "gecko-desktop", "gnome": "gtk", "kde": "qt",
  ]

  /// The most characters of a wrong name that a message repeats.
  private static let longestShown = 60

  /// `unknown model 'uikt'; did you mean 'uikit'?`; where no name is near, the names there are or the command that
  /// lists them.
  ///
  /// - Parameters:
  ///   - kind: What the names name, as `model`.
  ///   - name: What was written.
  ///   - names: What there is.
  ///   - list: The command that lists the names, if there is one.
  ///   - otherwise: What else is accepted, for where no name is near.
  /// - Returns: The phrase, to follow a path, a command or an option and a colon.
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

  /// Edit distance with swaps of neighbours, each position edited once (optimal string alignment).
  ///
  /// - Parameters:
  ///   - first: One word.
  ///   - second: The other; the order does not matter.
  /// - Returns: The least number of edits that make one of the other.
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
