import CommandArguments
import TextFormats

/// Parses lengths given as a comma list of numbers and ranges: `300,390`, `300..1400`, `300..1400:50`.
enum LengthList {
  /// The accepted forms, for help and error messages.
  static let forms = "N, N,N… or FROM..TO[:STEP]"
  /// The default step of a range, in the list's unit.
  static let standardStep = 100.0
  /// The largest number of values in a list, after ranges are expanded.
  private static let most = 1000

  /// Parses a list whose numbers must all be within `range`.
  ///
  /// - Parameter range: The allowed range of each number.
  /// - Returns: The form of an option with such a list.
  static func form(_ range: ClosedRange<Double>) -> ValueForm<[Double]> {
    ValueForm(word: { $0.map(DecimalNumber.plain).joined(separator: ",") }) { text throws(ValueFault) in
      let numbers = try read(text)
      for number in numbers {
        if let fault = ValueForm.number(range).complaint(DecimalNumber.plain(number)) {
          throw ValueFault(fault)
        }
      }
      return numbers
    }
  }

  /// The numbers of several lists without duplicates, in the given order.
  static func once(_ lists: [[Double]]) -> [Double] {
    var seen: Set<Double> = []
    return lists.joined().filter { seen.insert($0).inserted }
  }

  private static func read(_ text: String) throws(ValueFault) -> [Double] {
    var numbers: [Double] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let part = part(word) else {
        throw ValueFault("'\(word)' is neither a number nor a range; give \(forms)")
      }
      // Told before they are made: a range may be of any length.
      guard Double(numbers.count) + part.count <= Double(most) else {
        throw ValueFault("'\(text)' comes to more than \(most) numbers; give a longer step")
      }
      numbers += part.numbers
    }
    return numbers
  }

  /// One element of a list: a number, or a range that is not yet expanded into numbers.
  private struct Part {
    let from: Double
    let step: Double
    /// The number of values after expansion, a whole number ≥ 1; a `Double`, because it may exceed the largest integer.
    let count: Double

    var numbers: [Double] { (0..<Int(count)).map { from + Double($0) * step } }
  }

  private static func part(_ word: String) -> Part? {
    if let number = DecimalNumber.value(of: word) { return Part(from: number, step: 0, count: 1) }
    guard let dots = word.firstRange(of: "..") else { return nil }
    let ends = word[dots.upperBound...].split(separator: ":", omittingEmptySubsequences: false).map(
      String.init)
    guard let from = DecimalNumber.value(of: String(word[..<dots.lowerBound])),
      let to = ends.first.flatMap(DecimalNumber.value(of:)), ends.count <= 2, from <= to
    else { return nil }
    let step = ends.count == 2 ? DecimalNumber.value(of: ends[1]) : standardStep
    guard let step, step > 0 else { return nil }
    return Part(from: from, step: step, count: ((to - from) / step + 1e-9).rounded(.down) + 1)
  }
}
