/// The texts of a field, each once; a record has the number of its own.
///
/// In memory they are what Apache Arrow calls a large string array: where each text begins, and one more, then their UTF-8.
final class TextColumn {
  /// The number in a record without a text.
  static let none: Int32 = -1

  /// 64-bit positions in ``bytes``: of each text where it begins, at last where the last one ends.
  let starts = ByteStore()
  /// The texts, one behind the other, as UTF-8.
  let bytes = ByteStore()
  private var numbers: [String: Int32] = [:]
  private var newest: (text: String, number: Int32)?

  /// No texts.
  init() { starts.add(Int64(0)) }

  /// The number of a text, which may be new.
  ///
  /// - Parameter text: Any; nil where there is none.
  /// - Returns: From 0 on, or ``none``.
  func number(of text: String?) -> Int32 {
    guard let text else { return Self.none }
    // Row after row has the same text in most fields.
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
