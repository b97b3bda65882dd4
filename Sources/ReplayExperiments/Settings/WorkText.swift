import TextFormats
import TraceReplay

/// The value of `--work`: times in milliseconds, or with a unit, as in `5s`.
///
///     500                  every refresh; 500ms and 0.5s are the same
///     500,2000,800         one value per refresh; the last repeats
///     uniform:200-3000     uniformly distributed
///     normal:2000,500      approximately normal: mean and standard deviation, at least 0
///     lognormal:2000,0.5   median, and the standard deviation of its natural logarithm
///     never                the work never ends
package enum WorkText {
  /// The accepted forms of the value, for help and error messages.
  package static let forms =
    "MS (or as 5s), MS,MS…, uniform:MS-MS, normal:MEAN,SD, lognormal:MEDIAN,SIGMA or never"

  /// The largest accepted standard deviation of the logarithm; e⁵ is 148 times the median.
  private static let widestSigma = 5.0
  private static let longest = WorkTime.longest * 1000

  /// Writes the duration of the app's work as a value of `--work`.
  ///
  /// - Parameter work: The duration, or the distribution of durations.
  /// - Returns: A text that ``read(_:)`` accepts.
  @Sendable package static func word(_ work: WorkTime) -> String {
    func plain(_ seconds: Double) -> String { DecimalNumber.plain(seconds * 1000) }
    return switch work {
    case .never: "never"
    case .list(let times): times.map(plain).joined(separator: ",")
    case .uniform(let low, let high): "uniform:\(plain(low))-\(plain(high))"
    case .normal(let mean, let deviation): "normal:\(plain(mean)),\(plain(deviation))"
    case .logNormal(let median, let sigma): "lognormal:\(plain(median)),\(DecimalNumber.plain(sigma))"
    }
  }

  /// Reads a value of `--work`.
  ///
  /// - Parameter text: The value as given.
  /// - Returns: The durations of the work, in seconds.
  /// - Throws: An error that says what is wrong and what to give.
  @Sendable package static func read(_ text: String) throws(ValueFault) -> WorkTime {
    if text == "never" { return .never }
    guard let colon = text.firstIndex(of: ":") else {
      var times: [Double] = []
      for word in text.split(separator: ",", omittingEmptySubsequences: false) {
        times.append(try time(word) / 1000)
      }
      return .list(times)
    }
    let values = String(text[text.index(after: colon)...])
    switch text[..<colon] {
    case "uniform": return try uniform(values)
    case "normal":
      let (mean, deviation) = try pair(values, separator: ",", names: "normal:MEAN,SD")
      return .normal(mean: try time(mean) / 1000, deviation: try time(deviation) / 1000)
    case "lognormal": return try logNormal(values)
    default:
      let name = String(text[..<colon])
      let near = Suggestion.nearest(to: name, in: ["uniform", "normal", "lognormal"])
      throw ValueFault(
        "'\(name)' is not a distribution; \(near.map { "did you mean '\($0)'?" } ?? "give \(forms)")")
    }
  }

  private static func uniform(_ values: String) throws(ValueFault) -> WorkTime {
    let ends = try pair(values, separator: "-", names: "uniform:MS-MS")
    let (low, high) = (try time(ends.0), try time(ends.1))
    guard low <= high else {
      throw ValueFault("uniform:\(values) has the greater number first; give the smaller one first")
    }
    return .uniform(low: low / 1000, high: high / 1000)
  }

  private static func logNormal(_ values: String) throws(ValueFault) -> WorkTime {
    let words = try pair(values, separator: ",", names: "lognormal:MEDIAN,SIGMA")
    let median = try time(words.0)
    guard let sigma = DecimalNumber.value(of: String(words.1)), (0...widestSigma).contains(sigma) else {
      throw ValueFault("a sigma of \(words.1) is out of range; give a number from 0 to \(Int(widestSigma))")
    }
    return .logNormal(median: median / 1000, sigma: sigma)
  }

  private static func pair(
    _ text: String, separator: Character, names: String
  ) throws(ValueFault) -> (Substring, Substring) {
    let both = text.split(separator: separator, omittingEmptySubsequences: false)
    guard both.count == 2 else {
      throw ValueFault("'\(text)' has \(Counted.text(both.count, "number")); give \(names)")
    }
    return (both[0], both[1])
  }

  /// Reads a time that is in milliseconds unless it has a unit, and returns milliseconds.
  private static func time(_ word: Substring) throws(ValueFault) -> Double {
    guard let time = DurationText.value(of: String(word), in: .milliseconds) else {
      throw ValueFault("'\(word)' is not a time; give \(forms)")
    }
    guard (0...longest).contains(time) else {
      throw ValueFault("\(word) is out of range; give a number from 0 to \(Int(longest))")
    }
    return time
  }
}
