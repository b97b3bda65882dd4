import TextFormats

extension TableLayout {
  /// Reads the value of an option such as `time=3,x=6,phase=action`.
  ///
  /// - Parameter text: Pairs separated by commas; a column whose name contains a comma must be given by its number.
  /// - Returns: The columns by role, none of them optional.
  /// - Throws: An error about an invalid pair, or a role that is unknown or repeated.
  package static func columns(_ text: String) throws(ValueFault) -> [Role: Sources] {
    var columns: [Role: Sources] = [:]
    for pair in text.split(separator: ",", omittingEmptySubsequences: false) {
      let roles = Role.allCases.map(\.rawValue).joined(separator: ", ")
      guard let equals = pair.firstIndex(of: "="), equals != pair.startIndex else {
        throw ValueFault("'\(pair)' is not ROLE=COLUMN; write it as time=3,x=x_pos, with the roles \(roles)")
      }
      let (word, source) = (pair[..<equals], pair[pair.index(after: equals)...])
      guard let role = Role(rawValue: String(word)) else {
        throw ValueFault("'\(word)' is not a role of a column; the roles are \(roles)")
      }
      guard let source = ColumnSource(String(source)) else {
        throw ValueFault("'\(pair)' does not name a column; give a name, a number from 0, @file or @folder")
      }
      guard columns.updateValue(Sources(choices: [source]), forKey: role) == nil else {
        throw ValueFault("\(role.rawValue) is given twice; give each role once")
      }
    }
    return columns
  }

  /// Reads the words that a study uses for phases, given as `0=down,1=up,2=move`.
  ///
  /// - Parameter text: Pairs separated by commas.
  /// - Returns: The meaning of each word.
  /// - Throws: An error about an invalid pair, or a repeated word.
  package static func phaseWords(_ text: String) throws(ValueFault) -> [String: PhaseMeaning] {
    var words: [String: PhaseMeaning] = [:]
    for pair in text.split(separator: ",", omittingEmptySubsequences: false) {
      let known = PhaseMeaning.allCases.map(\.rawValue).joined(separator: ", ")
      guard let equals = pair.lastIndex(of: "="), equals != pair.startIndex,
        let meaning = PhaseMeaning(rawValue: String(pair[pair.index(after: equals)...]))
      else {
        throw ValueFault("'\(pair)' is not WORD=PHASE; write it as 0=down,1=up,2=move, with one of \(known)")
      }
      guard words.updateValue(meaning, forKey: String(pair[..<equals])) == nil else {
        throw ValueFault("'\(pair[..<equals])' is given twice; give each word once")
      }
    }
    return words
  }
}
