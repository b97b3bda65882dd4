/// PullView's second line, "Last updated: 10:00:07": drawn only if a time is given, because nothing here reads a clock.
///
/// | given | before a refresh has ended | after |
/// |---|---|---|
/// | nothing | no line | no line |
/// | ``before`` | that time | no line, as the time of day is not known |
/// | ``clock`` | "never", as in the original | the time of day at the end |
/// | both | ``before`` | the time of day at the end |
///
/// The texts, and `HH:mm:ss`: janodev/table-pull2refresh, pull2refresh/sources/PullToRefreshVC.m (26d9829, 2012-10-26)
/// and PullView.m (e7d4d97, 2012-10-25), both as of its newest commit 0e5c2c2 of 2013-04-22.
public struct UpdateLine: Equatable, Sendable {
  /// The time of day at which the previous refresh ended, in seconds since midnight; nil if not given.
  public var before: Int?
  /// The time of day at time 0 of the replay, in seconds since midnight; nil if it is not given.
  public var clock: Int?

  /// The seconds of a day, of an hour and of a minute.
  private static let (day, hour, minute) = (86_400, 3600, 60)

  /// A line for the time of the previous refresh and the time of day at time 0 of the replay, both in seconds since midnight.
  public init(before: Int? = nil, clock: Int? = nil) { (self.before, self.clock) = (before, clock) }

  /// The line's text; nil for no line.
  ///
  /// - Parameter lastEnded: The time at which a refresh last ended, in seconds since the start; nil before.
  /// - Returns: The text in the original's words.
  func text(lastEnded: Double?) -> String? {
    guard let lastEnded else {
      if let before { return "Last updated: \(Self.timeOfDay(before))" }
      return clock == nil ? nil : "Last updated: never"
    }
    return clock.map { "Last updated: \(Self.timeOfDay($0 + Int(lastEnded.rounded(.down))))" }
  }

  /// The time of day as `HH:mm:ss`, wrapping at midnight.
  private static func timeOfDay(_ seconds: Int) -> String {
    let inDay = (seconds % day + day) % day
    return [inDay / hour, inDay % hour / minute, inDay % minute]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
