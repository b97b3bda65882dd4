import CommandArguments
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
  /// What a value may be, for help and complaints.
  static let forms = "MS, MS,MS…, uniform:MS-MS, normal:MEAN,SD, lognormal:MEDIAN,SIGMA or never"

  /// The greatest spread of a logarithm that is of use: e⁵ is 148 times the median.
  private static let widestSigma = 5.0
  private static let longest = WorkTime.longest * 1000

  /// What is wrong with `text`, or nil.
  ///
  /// - Parameter text: As given.
  /// - Returns: A phrase with what to give in its place.
  static func complaint(_ text: String) -> String? {
    do throws(WorkTextFault) {
      _ = try read(text)
      return nil
    } catch {
      return error.words
    }
  }

  /// The work that a checked `text` says.
  ///
  /// - Parameter text: Checked before.
  /// - Returns: Work in seconds.
  static func work(_ text: String) -> WorkTime {
    guard let work = try? read(text) else { preconditionFailure("--work is checked before") }
    return work
  }

  private static func read(_ text: String) throws(WorkTextFault) -> WorkTime {
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
    default: throw WorkTextFault("'\(text[..<colon])' is no distribution; give \(forms)")
    }
  }

  private static func uniform(_ values: String) throws(WorkTextFault) -> WorkTime {
    let (low, high) = try pair(values, separator: "-", names: "uniform:MS-MS")
    guard low <= high else {
      throw WorkTextFault("uniform:\(values) begins above its end; give the smaller number first")
    }
    return .uniform(low: low / 1000, high: high / 1000)
  }

  private static func logNormal(_ values: String) throws(WorkTextFault) -> WorkTime {
    let (median, sigma) = try pair(values, separator: ",", names: "lognormal:MEDIAN,SIGMA")
    guard sigma <= widestSigma else {
      throw WorkTextFault("a sigma of \(sigma) is out of range; give a number from 0 to \(Int(widestSigma))")
    }
    return .logNormal(median: median / 1000, sigma: sigma)
  }

  private static func pair(
    _ text: String, separator: Character, names: String
  ) throws(WorkTextFault) -> (Double, Double) {
    let both = try numbers(text, separator: separator)
    guard both.count == 2 else {
      throw WorkTextFault("'\(text)' has \(both.count) number\(both.count == 1 ? "" : "s"); give \(names)")
    }
    return (both[0], both[1])
  }

  private static func numbers(_ text: String, separator: Character) throws(WorkTextFault) -> [Double] {
    var numbers: [Double] = []
    for word in text.split(separator: separator, omittingEmptySubsequences: false) {
      guard let number = ValueCheck.number(String(word)) else {
        throw WorkTextFault("'\(word)' is not a number; give \(forms)")
      }
      guard (0...longest).contains(number) else {
        throw WorkTextFault("\(word) is out of range; give a number from 0 to \(Int(longest))")
      }
      numbers.append(number)
    }
    return numbers
  }
}

/// What is wrong with a value of `--work`.
private struct WorkTextFault: Error {
  let words: String
  init(_ words: String) { self.words = words }
}
