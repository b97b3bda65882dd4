import TextFormats
import TraceReplay

/// The value of `--frames`: how the display's frames are uneven.
///
///     phase=0.25               the first frame comes a quarter of a period after zero
///     drop=0.1,late=0.5,seed=7 a tenth of the frames is dropped; each frame is up to half a period late
///     updates=3                the engine's requests to its view and app are carried out three frames later
package enum FramesText {
  /// The accepted forms of the value, for help and error messages.
  package static let forms = "phase=SHARE, drop=SHARE, late=SHARE, updates=N, seed=N, with commas"

  /// Writes a frame timing as a value of `--frames`; nil for even frames.
  ///
  /// - Parameter timing: The frame timing.
  /// - Returns: A text that ``read(_:)`` accepts.
  package static func text(of timing: FrameTiming) -> String? {
    var words: [String] = []
    if timing.phase > 0 { words.append("phase=\(plain(timing.phase))") }
    if timing.dropped > 0 { words.append("drop=\(plain(timing.dropped))") }
    if timing.late > 0 { words.append("late=\(plain(timing.late))") }
    if timing.updateDelay > 0 { words.append("updates=\(timing.updateDelay)") }
    guard !words.isEmpty else { return nil }
    if timing.dropped > 0 || timing.late > 0 { words.append("seed=\(timing.seed)") }
    return words.joined(separator: ",")
  }

  private static func plain(_ value: Double) -> String { "\(value)" }

  /// Reads a value of `--frames`.
  ///
  /// - Parameter text: The value as given.
  /// - Returns: The frame timing.
  /// - Throws: An error that says what is wrong and what to give.
  @Sendable package static func read(_ text: String) throws(ValueFault) -> FrameTiming {
    var timing = FrameTiming()
    var seen: Set<String> = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = word.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2 else { throw ValueFault("'\(word)' is not NAME=VALUE; give \(forms)") }
      guard seen.insert(parts[0]).inserted else {
        throw ValueFault("\(parts[0]) is given twice; give it once")
      }
      try set(parts[0], to: parts[1], in: &timing)
    }
    return timing
  }

  private static func set(_ name: String, to value: String, in timing: inout FrameTiming) throws(ValueFault) {
    switch name {
    case "phase": timing.phase = try number(value, name, 0...0.999)
    case "drop": timing.dropped = try number(value, name, 0...FrameTiming.mostDropped)
    case "late": timing.late = try number(value, name, 0...FrameTiming.latest)
    case "updates": timing.updateDelay = try integer(value, name, 0...FrameTiming.longestUpdateDelay)
    case "seed": timing.seed = UInt64(try integer(value, name, 0...Int.max))
    default:
      let names = ["phase", "drop", "late", "updates", "seed"]
      let near = Suggestion.nearest(to: name, in: names).map { "did you mean '\($0)'?" }
      throw ValueFault("'\(name)' is not an option of frames; \(near ?? "give \(forms)")")
    }
  }

  private static func number(
    _ text: String, _ name: String, _ range: ClosedRange<Double>
  ) throws(ValueFault) -> Double {
    do throws(ValueFault) {
      return try ValueText.number(text, range)
    } catch {
      throw ValueFault("\(name): \(error.words)")
    }
  }

  private static func integer(
    _ text: String, _ name: String, _ range: ClosedRange<Int>
  ) throws(ValueFault) -> Int {
    do throws(ValueFault) {
      return try ValueText.integer(text, range)
    } catch {
      throw ValueFault("\(name): \(error.words)")
    }
  }
}
