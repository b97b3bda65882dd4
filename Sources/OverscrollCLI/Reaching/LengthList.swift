import CommandArguments

/// Lengths written as a list with commas, of numbers and ranges: `300,390`, `300..1400`, `300..1400:50`.
enum LengthList {
  /// What a value may be, for help and complaints.
  static let forms = "N, N,N… or FROM..TO[:STEP]"
  /// The step of a range that names none.
  static let standardStep = 100.0
  /// The most numbers a list may come to.
  private static let most = 1000

  /// A check that takes lists of numbers within `range`.
  ///
  /// - Parameter range: Of each number.
  /// - Returns: The check.
  static func check(_ range: ClosedRange<Double>) -> ValueCheck {
    .custom { text in
      switch read(text) {
      case .failure(let fault): fault.words
      case .success(let numbers):
        numbers.lazy.compactMap { ValueCheck.number(range).complaint(about: "\($0)") }.first
      }
    }
  }

  /// The numbers of checked texts, each once, in the order given.
  ///
  /// - Parameter texts: Checked before.
  /// - Returns: All of them.
  static func numbers(_ texts: [String]) -> [Double] {
    var seen: Set<Double> = []
    return texts.flatMap { (try? read($0).get()) ?? [] }.filter { seen.insert($0).inserted }
  }

  private struct Fault: Error { let words: String }

  private static func read(_ text: String) -> Result<[Double], Fault> {
    var numbers: [Double] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard let part = part(word) else {
        return .failure(Fault(words: "'\(word)' is neither a number nor a range; give \(forms)"))
      }
      // Told before they are made: a range may be of any length.
      guard Double(numbers.count) + part.count <= Double(most) else {
        return .failure(Fault(words: "'\(text)' comes to more than \(most) numbers; give a longer step"))
      }
      numbers += part.numbers
    }
    return .success(numbers)
  }

  /// A number or a range, not yet written out.
  private struct Part {
    let from: Double
    let step: Double
    /// How many numbers it has, whole.
    let count: Double

    var numbers: [Double] { (0..<Int(count)).map { from + Double($0) * step } }
  }

  private static func part(_ word: String) -> Part? {
    if let number = ValueCheck.number(word) { return Part(from: number, step: 0, count: 1) }
    guard let dots = word.firstRange(of: "..") else { return nil }
    let ends = word[dots.upperBound...].split(separator: ":", omittingEmptySubsequences: false).map(
      String.init)
    guard let from = ValueCheck.number(String(word[..<dots.lowerBound])),
      let to = ends.first.flatMap(ValueCheck.number), ends.count <= 2, from <= to
    else { return nil }
    let step = ends.count == 2 ? ValueCheck.number(ends[1]) : standardStep
    guard let step, step > 0 else { return nil }
    return Part(from: from, step: step, count: ((to - from) / step + 1e-9).rounded(.down) + 1)
  }
}
