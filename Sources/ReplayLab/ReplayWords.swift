import TextFormats
import TraceReplay

/// The options of a replay as a bundle has them, words of a command line: those that say how a finger is read and where it is. The others,
/// which change the display's frames and the app's work, are the program's alone.
enum ReplayWords {
  /// What is wrong with a word.
  struct Fault: Error, Equatable {
    /// To follow "its 'replay' holds".
    let words: String
  }

  /// The greatest length that anybody scrolls, in points, as on the command line.
  private static let longest = 1e6
  private static let leastScale = 0.001
  private static let greatestScale = 1000.0

  /// The options of these words; all else as usual.
  static func options(_ words: [String]) throws(Fault) -> ReplayOptions {
    var options = ReplayOptions()
    var index = 0
    while index < words.count {
      let name = words[index]
      index += 1
      if take(flag: name, &options) { continue }
      guard let range = range(of: name) else {
        throw Fault(words: "\(name), which this page does not know; overscroll bundle --run does")
      }
      guard index < words.count, let value = Double(words[index]), range.contains(value) else {
        throw Fault(
          words:
            "what no replay takes: \(name) must be a number from \(JSONWriter.text(of: range.lowerBound)) to \(JSONWriter.text(of: range.upperBound))"
        )
      }
      set(name, value, &options)
      index += 1
    }
    return options
  }

  private static func take(flag: String, _ options: inout ReplayOptions) -> Bool {
    switch flag {
    case "--traditional": options.isTraditional = true
    case "--no-traditional": options.isTraditional = false
    case "--arrival": options.usesArrival = true
    case "--no-arrival": options.usesArrival = false
    default: return false
    }
    return true
  }

  private static func range(of name: String) -> ClosedRange<Double>? {
    switch name {
    case "--rate": 1...ReplayOptions.highestRate
    case "--viewport": 1...longest
    case "--slop", "--content", "--inset-top", "--start-offset", "--wheel-step": 0...longest
    case "--points-per-mm", "--points-per-unit": leastScale...greatestScale
    default: nil
    }
  }

  private static func set(_ name: String, _ value: Double, _ options: inout ReplayOptions) {
    switch name {
    case "--rate": options.rate = value
    case "--viewport": options.scene.viewport = value
    case "--slop": options.slop = value
    case "--content": options.scene.content = value
    case "--inset-top": options.scene.topInset = value
    case "--start-offset": options.scene.startOffset = value
    case "--wheel-step": options.wheelStep = value
    case "--points-per-mm": options.pointsPerMillimetre = value
    default: options.pointsPerUnit = value
    }
  }
}
