import TextFormats
import TraceReplay

/// The value of `--inset-change`: a time in milliseconds or with a unit, and the app's top inset from then on in points: `1500=64`.
package enum InsetChangeText {
  /// Reads a value of `--inset-change`.
  ///
  /// - Parameter text: The value as given.
  /// - Returns: The change, in seconds and points.
  /// - Throws: An error that says what is wrong and what to give.
  @Sendable package static func read(_ text: String) throws(ValueFault) -> AppInsetChange {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false).map { String($0) }
    guard parts.count == 2 else {
      throw ValueFault("'\(text)' is not MS=PT; give a time and an inset, such as 1500=64")
    }
    var part = "time"
    do throws(ValueFault) {
      let time = try ValueText.duration(parts[0], MotionRange.appTime, in: .milliseconds)
      part = "inset"
      return AppInsetChange(time: time / 1000, points: try ValueText.number(parts[1], MotionRange.length))
    } catch {
      throw ValueFault("\(part) \(error.words)")
    }
  }
}
