import ScrollPhysics
import TraceReplay

/// The simplest finger movement with which a model's content reproduces the offsets of a log, found by inverting the model.
///
/// A contact begins one report before its first row. At each row the finger is where the model shows the row's offset, found by bisection;
/// between rows that are far apart it moves evenly, with a report every ``interval``. A finger that need not move sends no report. It
/// releases where the model's own motion then passes through the next row, or at a known time.
///
/// The movement is generated, not recorded, and only one of many that fit the log.
package struct RebuiltFinger: Sendable {
  /// One contact of a finger to reconstruct from rows of a log.
  package struct Contact: Equatable, Sendable {
    /// The rows while the finger is down, at least one: rising times in seconds, content offsets in points.
    package var rows: [(time: Double, offset: Double)]
    /// The rows after the release, up to the next contact or until the app moves the content itself.
    package var free: [(time: Double, offset: Double)]
    /// The time of the finger's release, in seconds; nil if the log does not give it.
    package var lift: Double?

    /// A contact to reconstruct, from its rows and its release.
    package init(
      rows: [(time: Double, offset: Double)], free: [(time: Double, offset: Double)] = [], lift: Double? = nil
    ) {
      (self.rows, self.free, self.lift) = (rows, free, lift)
    }

    package static func == (one: Contact, other: Contact) -> Bool {
      one.lift == other.lift && one.rows.elementsEqual(other.rows, by: ==)
        && one.free.elementsEqual(other.free, by: ==)
    }
  }

  /// A report of the reconstructed finger.
  package enum Report: Equatable, Sendable {
    /// The finger touches.
    case down(time: Double)
    /// The finger has moved to this travel since it touched, in points, positive downwards.
    case move(time: Double, travel: Double)
    /// The finger is released.
    case up(time: Double)
  }

  /// The model for which the finger was made.
  package let model: ScrollModel
  /// The finger's reports, in order of time.
  package private(set) var reports: [Report] = []
  /// The farthest travel from where the finger touched, in points, positive downwards.
  package private(set) var farthest = 0.0
  /// The largest distance between the model's content and the log's rows under the finger, in points.
  package private(set) var offUnderFinger = 0.0
  /// The largest distance between content and the log's rows after releases, in points, and its time in seconds.
  ///
  /// Nil if the log has no rows after a release.
  package private(set) var offAfterLift: (points: Double, time: Double)?
  /// The number of rows whose offset no finger travel of up to ten viewports reaches on this model.
  package private(set) var unreached = 0

  /// The interval of reports in seconds (60 per second): between rows that are far apart, and before the first row.
  package static let interval = 1.0 / 60
  /// The least interval between two rows that are far apart, in seconds.
  private static let farApart = 0.025
  /// The largest number of reports: one hour at 60 per second.
  package static let mostReports = 216_000
  /// The largest number of reports between two rows: one minute at 60 per second.
  private static let mostBetween = 3600.0
  /// The largest distance from a row's offset at which content counts as being there, in points.
  private static let near = 0.002
  /// The number of parts of a point to which travel is rounded.
  private static let digits = 1000.0
  /// The longest finger travel that is tried, in viewports.
  private static let furthest = 10.0
  /// The number of bisection steps by which a travel or a release time is found.
  private static let halvings = 50

  /// Reconstructs the finger from its contacts.
  ///
  /// - Parameters:
  ///   - contacts: The contacts, in order of time.
  ///   - model: The scroll physics.
  ///   - scene: The lengths, and the initial content offset.
  package init(_ contacts: [Contact], on model: ScrollModel, in scene: Scene) {
    self.model = model
    let extent = scene.extent
    var scroller = Scroller(
      model: model, extent: extent, offset: extent.lowestOffset + scene.startOffset)
    var last = -Double.infinity
    for contact in contacts {
      guard let first = contact.rows.first, reports.count < Self.mostReports else { break }
      let down = max(first.time - Self.interval, last + Self.interval / 2)
      guard down < first.time || contact.rows.count > 1 else { continue }
      reports.append(.down(time: down))
      scroller.beginContact(at: down)
      var state = (time: down, travel: 0.0)
      for row in contact.rows where row.time > state.time {
        take(row, &state, &scroller, furthest: Self.furthest * scene.viewport)
      }
      let lift = Self.lift(of: contact, after: state.time, scroller)
      reports.append(.up(time: lift))
      scroller.endContact(at: lift)
      last = lift
      for row in contact.free where row.time >= lift {
        let off = abs(scroller.offset(at: row.time) - row.offset)
        if off > offAfterLift?.points ?? -1 { offAfterLift = (off, row.time) }
      }
    }
  }

  /// Moves the finger to where the model shows the offset of a row.
  private mutating func take(
    _ row: (time: Double, offset: Double), _ state: inout (time: Double, travel: Double),
    _ scroller: inout Scroller, furthest: Double
  ) {
    let shown = scroller.offset(at: row.time)
    guard abs(shown - row.offset) > Self.near else {
      offUnderFinger = max(offUnderFinger, abs(shown - row.offset))
      state.time = row.time
      return
    }
    guard reports.count < Self.mostReports else {
      (unreached, state.time) = (unreached + 1, row.time)
      return
    }
    let times = Self.times(from: state.time, to: row.time)
    let offset = { [scroller, state] (travel: Double) -> Double in
      var copy = scroller
      Self.move(&copy, from: state.travel, to: travel, since: state.time, at: times)
      return copy.offset(at: row.time)
    }
    // Content moves down, to smaller offsets, when the finger does.
    let sign = row.offset < shown ? 1.0 : -1.0
    var (low, high) = (0.0, 1.0)
    while sign * (offset(state.travel + sign * high) - row.offset) > 0, high < furthest {
      (low, high) = (high, high * 2)
    }
    for _ in 0..<Self.halvings where high - low > 0.1 / Self.digits {
      let middle = (low + high) / 2
      if sign * (offset(state.travel + sign * middle) - row.offset) > 0 {
        low = middle
      } else {
        high = middle
      }
    }
    var travel = ((state.travel + sign * high) * Self.digits).rounded() / Self.digits
    let off = abs(offset(travel) - row.offset)
    if off > 1 { unreached += 1 }
    // For an offset that cannot be reached the finger stays where it is.
    if abs(offset(travel) - shown) < Self.near { travel = state.travel }
    Self.move(&scroller, from: state.travel, to: travel, since: state.time, at: times)
    if travel != state.travel {
      for time in times {
        let part = Self.part(from: state.travel, to: travel, since: state.time, at: time, of: row.time)
        reports.append(.move(time: time, travel: part))
      }
    }
    offUnderFinger = max(offUnderFinger, abs(scroller.offset(at: row.time) - row.offset))
    state = (row.time, travel)
    if abs(travel) > abs(farthest) { farthest = travel }
  }

  /// The times of reports between two rows, the last of which is the time of the second row.
  private static func times(from start: Double, to end: Double) -> [Double] {
    guard end - start > farApart else { return [end] }
    let count = Int(min(((end - start) / interval).rounded(), mostBetween))
    return (1...max(1, count)).map { start + (end - start) * Double($0) / Double(max(1, count)) }
  }

  private static func part(from: Double, to: Double, since: Double, at time: Double, of end: Double) -> Double
  {
    let share = end > since ? (time - since) / (end - since) : 1
    return ((from + (to - from) * share) * digits).rounded() / digits
  }

  private static func move(
    _ scroller: inout Scroller, from: Double, to: Double, since: Double, at times: [Double]
  ) {
    guard let end = times.last, from != to else { return }
    for time in times {
      scroller.moveFinger(to: part(from: from, to: to, since: since, at: time, of: end), at: time)
    }
  }

  /// The time of the release: from the log, or else when the model's motion passes through the next row, or else the last row's time.
  private static func lift(of contact: Contact, after last: Double, _ scroller: Scroller) -> Double {
    if let lift = contact.lift { return max(lift, last) }
    guard let next = contact.free.first, next.time > last else { return last }
    let off = { (lift: Double) -> Double in
      var copy = scroller
      copy.endContact(at: lift)
      return copy.offset(at: next.time) - next.offset
    }
    let held = scroller.offset(at: last)
    // The later the release, the less the content has returned by the next row.
    let sign = next.offset > held ? 1.0 : -1.0
    guard sign * off(last) > 0 else { return last }
    var (low, high) = (last, next.time)
    for _ in 0..<halvings {
      let middle = (low + high) / 2
      if sign * off(middle) > 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
