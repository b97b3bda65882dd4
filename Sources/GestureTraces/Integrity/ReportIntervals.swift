/// The time between a device's reports while a finger moves.
///
/// Devices, the kernel and libinput omit unchanged values: a crawling finger skips reports and a resting one sends none, so most long
/// intervals are not faults. An interval is classified by the finger's speed in the previous report and across the interval, and by the
/// distance compared with the reports on either side:
///
///     interval       the finger                                              class
///     over 40 ms     at ≥ 40 mm/s before and across                          lost: a replay stops in it
///     up to 40 ms    went ≥ 1 mm, ≥ 1.8 × as far as before and as after      jump: a gap if over twice the median
///     over 40 ms     the same                                                leap: after a rest, or a gap
///     up to 40 ms    at ≥ 40 mm/s before and across                          moving: what the device can do
///     up to 40 ms    any other                                               slow: says little
///     over 40 ms     any other                                               rest
///
/// The time from the first report of a contact is not classified, nor is the time after a loss, or after a contact that came or went,
/// because firmware may then confuse contacts.
struct ReportIntervals: Equatable {
  /// Intervals of a moving finger.
  private(set) var moving = DurationCounts()
  /// Intervals of a slow finger, which may have skipped reports.
  private(set) var slow = DurationCounts()
  /// Intervals up to 40 ms across which the finger moved farther than in the reports before and after.
  private(set) var jumps = DurationCounts()
  /// Intervals over 40 ms across which the finger moved farther than before and after, but may also have rested.
  private(set) var leaps = DurationCounts()
  /// Intervals over 40 ms in which the finger continued to move, so that reports are missing.
  private(set) var lost = DurationCounts()
  /// The number of intervals over 40 ms in which the finger may have rested.
  private(set) var rests = 0

  fileprivate struct Report: Equatable {
    let time: Int64
    /// The distance moved since the previous report, in millimetres; nil for the first report.
    let step: Double?
    /// The finger's speed since the previous report, in millimetres per second; nil for the first report.
    let speed: Double?
  }

  fileprivate struct Interval: Equatable {
    let duration: Int64
    let before: Report
    let step: Double
    let speed: Double
  }

  private var last: Report?
  private var open: Interval?

  /// Handles the first report of a contact or a scroll, at `time` microseconds.
  mutating func start(at time: Int64) {
    stop()
    last = Report(time: time, step: nil, speed: nil)
  }

  /// Handles a report of a movement.
  ///
  /// - Parameters:
  ///   - time: Its timestamp, in microseconds.
  ///   - step: The distance moved since the previous report, in millimetres, ≥ 0.
  mutating func add(at time: Int64, step: Double) {
    if let open { putDown(open, after: step) }
    guard let before = last else { return last = Report(time: time, step: step, speed: nil) }
    let duration = max(1, time - before.time)
    let speed = step / (Double(duration) / 1e6)
    open = Interval(duration: duration, before: before, step: step, speed: speed)
    last = Report(time: time, step: step, speed: speed)
  }

  /// Ends the contact or scroll, so that the time until the next report does not count.
  mutating func stop() {
    if let open { putDown(open, after: nil) }
    (last, open) = (nil, nil)
  }

  private mutating func putDown(_ interval: Interval, after: Double?) {
    let least = GradeLimits.movingSpeed
    let isMoving = interval.speed >= least && interval.before.speed ?? 0 >= least
    if interval.duration > GradeLimits.rest, isMoving {
      lost.count(interval.duration)
    } else if interval.isJump(after: after) {
      if interval.duration > GradeLimits.rest {
        leaps.count(interval.duration)
      } else {
        jumps.count(interval.duration)
      }
    } else if interval.duration > GradeLimits.rest {
      rests += 1
    } else if isMoving {
      moving.count(interval.duration)
    } else {
      slow.count(interval.duration)
    }
  }
}

extension ReportIntervals.Interval {
  /// True if the finger moved so much farther across the interval than before and after it that a report must be missing.
  fileprivate func isJump(after: Double?) -> Bool {
    guard let first = before.step, let after else { return false }
    let ratio = GradeLimits.jumpRatio
    return step >= GradeLimits.leastJump && step >= ratio * first && step >= ratio * after
  }
}
