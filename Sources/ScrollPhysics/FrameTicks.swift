/// The display frames at which a model moves its content, if the implementation that it reproduces moves content only at frames.
///
/// Between two frames nothing moves. Models solved in continuous time ignore the frames.
@frozen
public struct FrameTicks: Equatable, Sendable {
  /// Seconds from the motion's start to the first frame after it, above 0 and at most ``interval``.
  public let first: Double
  /// Seconds between two frames, above 0.
  public let interval: Double

  /// Frames every `interval` seconds; the first is `first` seconds after the motion's start.
  ///
  /// - Parameters:
  ///   - first: Seconds above 0 and at most `interval`; nil for a motion that starts at a frame.
  ///   - interval: Seconds, above 0 and finite.
  public init(first: Double? = nil, interval: Double) {
    require(interval > 0 && interval < .infinity, "a frame's interval", interval, "above 0 and finite")
    let first = first ?? interval
    require(first > 0 && first <= interval, "the first frame", first, "above 0 and at most an interval away")
    (self.first, self.interval) = (first, interval)
  }

  /// The frames of a display clock, for a motion that starts at `time` on that clock; frame k is at `k / rate` seconds.
  ///
  /// - Parameters:
  ///   - time: Seconds ≥ 0.
  ///   - rate: Frames per second, above 0.
  public init(after time: Double, rate: Double) {
    let interval = 1 / rate
    let next = (time * rate + Self.slack).rounded(.down) + 1
    let first = next / rate - time
    self.init(first: first > 0 && first < interval ? first : interval, interval: interval)
  }

  /// Frames at 60 Hz, for a motion that starts at a frame.
  public static var standard: FrameTicks { FrameTicks(interval: 1.0 / 60) }

  /// The distance to a frame, as a fraction of the interval, within which a time counts as the frame's, because sums of times round.
  @usableFromInline static var slack: Double { 1e-6 }

  /// The time of frame `index` ≥ 1, in seconds after the motion's start.
  @inlinable
  public func time(of index: Double) -> Double { first + (index - 1) * interval }

  /// The number of frames from the motion's start up to and including `time` seconds.
  @inlinable
  public func count(upTo time: Double) -> Double {
    let count = ((time - first) / interval + Self.slack).rounded(.down) + 1
    return count > 0 ? count : 0
  }

  /// The index of the first frame at or after `time` seconds: 1 or more.
  @inlinable
  public func index(atOrAfter time: Double) -> Double {
    let index = ((time - first) / interval - Self.slack).rounded(.up) + 1
    return index > 1 ? index : 1
  }

  /// The time of the last frame up to `time`, in seconds after the motion's start; 0 before the first frame.
  @inlinable
  public func last(upTo time: Double) -> Double {
    let count = count(upTo: time)
    return count > 0 ? self.time(of: count) : 0
  }
}
