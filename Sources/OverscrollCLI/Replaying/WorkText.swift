import CommandArguments
import TextFormats
import TraceReplay

/// The value of `--work`, in milliseconds.
///
///     500                  every refresh
///     500,2000,800         one after the other, the last again and again
///     uniform:200-3000     evenly spread
///     normal:2000,500      nearly normal: mean and standard deviation, at least 0
///     lognormal:2000,0.5   median, and the standard deviation of its natural logarithm
///     never                it never ends
enum WorkText {
  /// The forms of a value, for help and complaints.
  static let forms = "MS, MS,MS…, uniform:MS-MS, normal:MEAN,SD, lognormal:MEDIAN,SIGMA or never"

  /// The greatest spread of a logarithm that is of use: e⁵ is 148 times the median.
  private static let widestSigma = 5.0
  private static let longest = WorkTime.longest * 1000

  /// The form of the option.
  static let form = ValueForm<WorkTime>(word: word, read: read)

  /// The word that says some work.
  @Sendable private static func word(_ work: WorkTime) -> String {
    func plain(_ seconds: Double) -> String { DecimalNumber.plain(seconds * 1000) }
    return switch work {
    case .never: "never"
    case .list(let times): times.map(plain).joined(separator: ",")
    case .uniform(let low, let high): "uniform:\(plain(low))-\(plain(high))"
    case .normal(let mean, let deviation): "normal:\(plain(mean)),\(plain(deviation))"
    case .logNormal(let median, let sigma): "lognormal:\(plain(median)),\(DecimalNumber.plain(sigma))"
    }
  }

  @Sendable private static func read(_ text: String) throws(ValueFault) -> WorkTime {
    if text == "never" { return .never }
    guard let colon = text.firstIndex(of: ":") else {
      return .list(try numbers(text, separator: ",").map { $0 / 1000 })
    }
    let values = String(text[text.index(after: colon)...])
    switch text[..<colon] {
    case "uniform": return try uniform(values)
    case "normal":
      let (mean, deviation) = try pair(values, separator: ",", names: "normal:MEAN,SD")
      return .normal(mean: mean / 1000, deviation: deviation / 1000)
    case "lognormal": return try logNormal(values)
    default: throw ValueFault("'\(text[..<colon])' is no distribution; give \(forms)")
    }
  }

  private static func uniform(_ values: String) throws(ValueFault) -> WorkTime {
    let (low, high) = try pair(values, separator: "-", names: "uniform:MS-MS")
    guard low <= high else {
      throw ValueFault("uniform:\(values) begins above its end; give the smaller number first")
    }
    return .uniform(low: low / 1000, high: high / 1000)
  }

  private static func logNormal(_ values: String) throws(ValueFault) -> WorkTime {
    let (median, sigma) = try pair(values, separator: ",", names: "lognormal:MEDIAN,SIGMA")
    guard sigma <= widestSigma else {
      throw ValueFault("a sigma of \(sigma) is out of range; give a number from 0 to \(Int(widestSigma))")
    }
    return .logNormal(median: median / 1000, sigma: sigma)
  }

  private static func pair(
    _ text: String, separator: Character, names: String
  ) throws(ValueFault) -> (Double, Double) {
    let both = try numbers(text, separator: separator)
    guard both.count == 2 else {
      throw ValueFault("'\(text)' has \(Counted.text(both.count, "number")); give \(names)")
    }
    return (both[0], both[1])
  }

  private static func numbers(_ text: String, separator: Character) throws(ValueFault) -> [Double] {
    var numbers: [Double] = []
    for word in text.split(separator: separator, omittingEmptySubsequences: false) {
      guard let number = DecimalNumber.value(of: String(word)) else {
        throw ValueFault("'\(word)' is not a number; give \(forms)")
      }
      guard (0...longest).contains(number) else {
        throw ValueFault("\(word) is out of range; give a number from 0 to \(Int(longest))")
      }
      numbers.append(number)
    }
    return numbers
  }
}
