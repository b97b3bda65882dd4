/// Splits a command line as a shell does, as far as examples need it: spaces, and single quotes around a word.
enum Words {
  static func split(_ line: String) -> [String] {
    var words: [String] = []
    for (index, part) in line.split(separator: "'", omittingEmptySubsequences: false).enumerated() {
      if index % 2 == 1 {
        words.append(String(part))
      } else {
        words += part.split(separator: " ").map(String.init)
      }
    }
    return words
  }
}
