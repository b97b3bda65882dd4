/// Reads the options that follow a name in a word of a command line: `threshold=90,height=60`.
package enum OptionPairs {
  /// The options, as they are written.
  ///
  /// - Parameters:
  ///   - text: The part of the word after the colon.
  ///   - example: An option with a value, for messages.
  /// - Returns: Names and values in order, also several of one name; a value may contain `=`, but not a comma.
  /// - Throws: A fault for a part without `=`.
  package static func pairs(
    _ text: some StringProtocol, like example: String
  ) throws(ValueFault) -> [(name: String, value: String)] {
    var pairs: [(name: String, value: String)] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard sides.count == 2 else {
        throw ValueFault("'\(part)' is not an option with a value; write it as \(example)")
      }
      pairs.append((String(sides[0]), String(sides[1])))
    }
    return pairs
  }
}
