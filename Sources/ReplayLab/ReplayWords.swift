import GestureTraces
import ReplayExperiments
import TextFormats
import TraceReplay

/// The options of a replay as a bundle has them: words of a command line, each read and refused as the command line does.
struct ReplayWords {
  /// What is wrong with a word.
  struct Fault: Error, Equatable {
    /// To follow "its 'replay' holds".
    let words: String
  }

  private var options = ReplayOptions()
  private var words: ArraySlice<String>
  private var seen: Set<String> = []

  private init(_ words: [String]) { self.words = words[...] }

  /// The options of these words; all else as usual.
  static func options(_ words: [String]) throws(Fault) -> ReplayOptions {
    var reader = ReplayWords(words)
    while let word = reader.words.popFirst() { try reader.take(word) }
    return reader.options
  }

  /// Options that may be given again and again.
  private static let repeatable: Set<String> = ["--begin", "--inset-change"]

  private mutating func take(_ word: String) throws(Fault) {
    if take(flag: word) { return }
    let equals = word.firstIndex(of: "=")
    let name = String(word[..<(equals ?? word.endIndex)])
    guard Self.names.contains(name) else {
      throw Fault(words: "\(name), which this page does not know; overscroll bundle --run may")
    }
    guard Self.repeatable.contains(name) || seen.insert(name).inserted else {
      throw Self.fault("\(name) is given twice; give it once")
    }
    let value = equals.map { String(word[word.index(after: $0)...]) } ?? words.popFirst()
    guard let value else { throw Self.fault("\(name) needs a value") }
    do throws(ValueFault) {
      try set(name, value)
    } catch {
      throw Self.fault("\(name): \(error.words)")
    }
  }

  private static func fault(_ words: String) -> Fault { Fault(words: "what no replay takes: \(words)") }

  private mutating func take(flag: String) -> Bool {
    switch flag {
    case "--traditional": options.isTraditional = true
    case "--no-traditional": options.isTraditional = false
    case "--arrival": options.usesArrival = true
    case "--no-arrival": options.usesArrival = false
    default: return false
    }
    return true
  }

  private static let names: Set<String> = [
    "--rate", "--frames", "--work", "--seed", "--end-again", "--begin", "--inset-change", "--slop",
    "--points-per-mm", "--points-per-unit", "--wheel-step", "--layer", "--viewport", "--content",
    "--inset-top", "--start-offset",
  ]

  private mutating func set(_ name: String, _ value: String) throws(ValueFault) {
    switch name {
    case "--rate": options.rate = try ValueText.number(value, MotionRange.rate)
    case "--frames": options.frames = try FramesText.read(value)
    case "--work", "--seed", "--end-again", "--begin", "--inset-change": try setApp(name, value)
    case "--points-per-mm": options.pointsPerMillimetre = try ValueText.number(value, MotionRange.scale)
    case "--points-per-unit": options.pointsPerUnit = try ValueText.number(value, MotionRange.scale)
    case "--layer":
      let layers = TraceLayer.allCases.map { (name: $0.rawValue, value: $0) }
      options.layer = try ValueText.name(value, kind: "layer", among: layers)
    case "--viewport": options.scene.viewport = try ValueText.number(value, MotionRange.viewport)
    default: setLength(name, try ValueText.number(value, MotionRange.length))
    }
  }

  private mutating func setApp(_ name: String, _ value: String) throws(ValueFault) {
    func seconds() throws(ValueFault) -> Double {
      try ValueText.duration(value, MotionRange.appTime, in: .milliseconds) / 1000
    }
    switch name {
    case "--work": options.app.work = try WorkText.read(value)
    case "--seed": options.app.seed = try ValueText.seed(value)
    case "--end-again": options.app.endsAgainAfter = try seconds()
    case "--begin": options.app.begins.append(try seconds())
    default: options.app.insetChanges.append(try InsetChangeText.read(value))
    }
  }

  private mutating func setLength(_ name: String, _ points: Double) {
    switch name {
    case "--slop": options.slop = points
    case "--content": options.scene.content = points
    case "--inset-top": options.scene.topInset = points
    case "--start-offset": options.scene.startOffset = points
    default: options.wheelStep = points
    }
  }
}
