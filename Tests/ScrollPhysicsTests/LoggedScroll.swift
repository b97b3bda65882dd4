import ScrollPhysics
import TestSamples

/// A finger on a scroller, whose states are written down.
///
/// Steps are 1/64 s, so that all times are exact at any time origin below 2⁴⁰ s.
struct LoggedScroll {
  private(set) var scroller: Scroller
  private(set) var lines: [String] = []
  private(set) var time: Double
  private var start: Double
  private var travel = 0.0

  static let step = 1.0 / 64

  init(_ scroller: Scroller, at start: Double = 0) {
    (self.scroller, self.start, time) = (scroller, start, start)
  }

  /// Forgets what was written, and counts times from now on.
  ///
  /// They are a multiple of a frame and of a step, so that frames come when they did.
  mutating func restart() {
    time = (time * 4).rounded(.up) / 4
    (start, lines) = (time, [])
  }

  // MARK: What is written

  /// Writes the state of the content, and after what.
  mutating func note(_ event: String) {
    let moment = scroller.moment(at: time)
    var line =
      "\((1000 * (time - start)).golden)\(event.isEmpty ? "" : " \(event)"): \(moment.phase.name) \(moment.offset.golden)"
    if moment.velocity != 0 { line += " at \(moment.velocity.golden)" }
    if scroller.isHeld { line += ", raw \(scroller.raw.golden)" }
    lines.append(line)
  }

  /// Writes what is known of the present motion, and its states over two seconds, which pass.
  mutating func follow(_ event: String) {
    note(event)
    guard let (motion, begin) = scroller.motion else { return }
    let changes = (0..<4).compactMap(motion.change).map(\.golden).joined(separator: " ")
    let rest = (scroller.restTime ?? .nan) - start
    var line = "  ends at \(scroller.motionLimit.golden) after \(motion.duration.golden)"
    line += ", pieces \(changes), rest \(rest.golden)"
    line += ", \(scroller.isRestKnown ? "known" : "not before \((scroller.earliestRest - start).golden)")"
    lines.append(line)
    let reach = [motion.lowestOffset(from: 0, to: .infinity), motion.highestOffset(from: 0, to: .infinity)]
    let middle = (motion.offset(at: 0) + motion.limit) / 2
    let rising = motion.limit > motion.offset(at: 0)
    let half = motion.firstCrossing(of: middle, rising: rising, after: 0)
    let turn = scroller.stretchEnd(after: begin) - begin
    lines.append(
      "  reaches \(reach.map(\.golden).joined(separator: " ")), half way \(half?.golden ?? "never"), turn \(turn.golden)"
    )
    for seconds in [1.0 / 64, 7.0 / 64, 0.25, 0.5, 1] {
      time += seconds
      note("")
    }
  }

  // MARK: What happens

  mutating func wait(_ seconds: Double) { time += seconds }

  mutating func touch() {
    scroller.beginContact(at: time)
    travel = 0
    note("touch")
  }

  /// Moves the finger by `distance` points in this number of steps; it is put down first if it is not.
  mutating func drag(by distance: Double, in steps: Int, every seconds: Double = Self.step) {
    if !scroller.isHeld { touch() }
    let from = travel
    for step in 1...steps {
      time += seconds
      travel = from + distance * Double(step) / Double(steps)
      scroller.moveFinger(to: travel, at: time)
      if step == 1 || step == steps / 2 { note("drag") }
    }
    note("drag")
  }

  mutating func lift() {
    scroller.endContact(at: time)
    follow("lift, \(scroller.releaseVelocity.golden)")
  }

  /// Lifts the finger, and lets little time pass.
  mutating func lift(waiting seconds: Double) {
    scroller.endContact(at: time)
    note("lift")
    time += seconds
  }

  mutating func cancel() {
    scroller.cancelContact(at: time)
    follow("cancel, \(scroller.releaseVelocity.golden)")
  }

  mutating func setInset(_ inset: Double, rebase: Bool = false) {
    scroller.setTopInset(inset, at: time, closingDuration: 0.375, rebase: rebase)
    note("inset \(inset.golden)")
  }

  mutating func scroll(to offset: Double, stopsMotion: Bool = false) {
    scroller.scroll(to: offset, at: time, duration: 0.25, stopsMotion: stopsMotion)
    note("scroll to \(offset.golden)")
  }

  mutating func wheel(_ distance: Double) {
    scroller.scrollBy(distance, at: time)
    note("wheel \(distance.golden)")
  }
}
