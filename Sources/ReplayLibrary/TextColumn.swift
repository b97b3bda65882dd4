/// The distinct texts of a field; a record contains the index of the text.
///
/// The layout is Apache Arrow's large string array: the start of each text and the end of the last one, then the UTF-8 bytes.
final class TextColumn {
  /// The index in a record whose text is missing.
  static let none: Int32 = -1

  /// The 64-bit offset of each text in ``bytes``, and finally the number of bytes.
  let starts = ByteStore()
  /// The UTF-8 bytes of all texts, one after the other.
  let bytes = ByteStore()
  private var numbers: [String: Int32] = [:]
  private var newest: (text: String, number: Int32)?

  /// A column that does not contain any texts yet.
  init() { starts.add(Int64(0)) }

  /// The index of a text in the column; a text that is not there yet is added.
  ///
  /// - Parameter text: The text; nil if missing.
  /// - Returns: The index from 0, or ``none``.
  func number(of text: String?) -> Int32 {
    guard let text else { return Self.none }
    // Most fields have the same text in consecutive rows.
    if let newest, newest.text == text { return newest.number }
    let number = numbers[text] ?? add(text)
    newest = (text, number)
    return number
  }

  private func add(_ text: String) -> Int32 {
    let number = Int32(numbers.count)
    numbers[text] = number
    bytes.add(text.utf8)
    starts.add(Int64(bytes.count))
    return number
  }
}
