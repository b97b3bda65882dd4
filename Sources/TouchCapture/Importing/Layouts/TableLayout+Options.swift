import TextFormats

extension TableLayout {
  /// Roles by `time=3,x=6,phase=action`.
  ///
  /// - Parameter text: Pairs with commas between; a name with a comma in it cannot be given here, but by its number.
  /// - Returns: The columns, none of them optional.
  /// - Throws: The pair that is none, a role that is unknown or stands twice.
  package static func columns(_ text: String) throws(ValueFault) -> [Role: Sources] {
    var columns: [Role: Sources] = [:]
    for pair in text.split(separator: ",", omittingEmptySubsequences: false) {
      let roles = Role.allCases.map(\.rawValue).joined(separator: ", ")
      guard let equals = pair.firstIndex(of: "="), equals != pair.startIndex else {
        throw ValueFault("'\(pair)' is not ROLE=COLUMN; give as time=3,x=x_pos, with the roles \(roles)")
      }
      let (word, source) = (pair[..<equals], pair[pair.index(after: equals)...])
      guard let role = Role(rawValue: String(word)) else {
        throw ValueFault("'\(word)' is not a role of a column; the roles are \(roles)")
      }
      guard let source = ColumnSource(String(source)) else {
        throw ValueFault("'\(pair)' names no column; give a name, a number from 0, @file or @folder")
      }
      guard columns.updateValue(Sources(choices: [source]), forKey: role) == nil else {
        throw ValueFault("\(role.rawValue) is given twice; give each role once")
      }
    }
    return columns
  }

  /// Words of phases by `0=down,1=up,2=move`.
  ///
  /// - Parameter text: Pairs with commas between.
  /// - Returns: What each word stands for.
  /// - Throws: The pair that is none, or a word that stands twice.
  package static func phaseWords(_ text: String) throws(ValueFault) -> [String: PhaseMeaning] {
    var words: [String: PhaseMeaning] = [:]
    for pair in text.split(separator: ",", omittingEmptySubsequences: false) {
      let known = PhaseMeaning.allCases.map(\.rawValue).joined(separator: ", ")
      guard let equals = pair.lastIndex(of: "="), equals != pair.startIndex,
        let meaning = PhaseMeaning(rawValue: String(pair[pair.index(after: equals)...]))
      else {
        throw ValueFault("'\(pair)' is not WORD=PHASE; give as 0=down,1=up,2=move, with one of \(known)")
      }
      guard words.updateValue(meaning, forKey: String(pair[..<equals])) == nil else {
        throw ValueFault("'\(pair[..<equals])' is given twice; give each word once")
      }
    }
    return words
  }
}
