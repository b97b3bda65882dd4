import CommandArguments
import TextFormats

/// Lengths written as a list with commas, of numbers and ranges: `300,390`, `300..1400`, `300..1400:50`.
enum LengthList {
  /// The forms of a value, for help and complaints.
  static let forms = "N, N,N… or FROM..TO[:STEP]"
  /// The step of a range that names none.
  static let standardStep = 100.0
  /// The most numbers a list may come to.
  private static let most = 1000

  /// The form of lists of numbers within `range`.
  ///
  /// - Parameter range: Of each number.
  /// - Returns: The form.
  static func form(_ range: ClosedRange<Double>) -> ValueForm<[Double]> {
    ValueForm(word: { $0.map(DecimalNumber.plain).joined(separator: ",") }) { text throws(ValueFault) in
      let numbers = try read(text)
      for number in numbers {
        if let fault = ValueForm.number(range).complaint("\(number)") { throw ValueFault(fault) }
      }
      return numbers
    }
  }

  /// The numbers of lists, each once, in the order given.
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

  /// A number or a range, not yet written out.
  private struct Part {
    let from: Double
    let step: Double
    /// The count of its numbers, whole.
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
