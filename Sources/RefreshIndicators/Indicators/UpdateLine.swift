/// PullView's second line, "Last updated: 10:00:07": drawn where a time is given, as nothing here reads a clock.
///
/// | given | before a refresh has ended | after |
/// |---|---|---|
/// | nothing | no line | no line |
/// | ``before`` | that time | no line: what the clock says is not known |
/// | ``clock`` | "never", as the original begins | the clock's time at the end |
/// | both | ``before`` | the clock's time at the end |
///
/// The words, and `HH:mm:ss`: janodev/table-pull2refresh, pull2refresh/sources/PullToRefreshVC.m (26d9829, 2012-10-26)
/// and PullView.m (e7d4d97, 2012-10-25), both as of its newest commit 0e5c2c2 of 2013-04-22.
public struct UpdateLine: Equatable, Sendable {
  /// The time of day at which the refresh before ended, in seconds since midnight; nil if none is given.
  public var before: Int?
  /// The time of day at time 0 of the replay, in seconds since midnight; nil if it is not given.
  public var clock: Int?

  /// The seconds of a day, of an hour and of a minute.
  private static let (day, hour, minute) = (86_400, 3600, 60)

  /// A line by these times, in seconds since midnight.
  public init(before: Int? = nil, clock: Int? = nil) { (self.before, self.clock) = (before, clock) }

  /// The line's words; nil for no line.
  ///
  /// - Parameter lastEnded: The time at which a refresh ended last, in seconds since the start; nil before.
  /// - Returns: As the original words it.
  func text(lastEnded: Double?) -> String? {
    guard let lastEnded else {
      if let before { return "Last updated: \(Self.timeOfDay(before))" }
      return clock == nil ? nil : "Last updated: never"
    }
    return clock.map { "Last updated: \(Self.timeOfDay($0 + Int(lastEnded.rounded(.down))))" }
  }

  /// `HH:mm:ss`, past midnight from 0 again.
  private static func timeOfDay(_ seconds: Int) -> String {
    let inDay = (seconds % day + day) % day
    return [inDay / hour, inDay % hour / minute, inDay % minute]
      .map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
