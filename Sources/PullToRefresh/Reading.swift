/// A content offset, or a finger's travel, of which an engine's rule asks on which side of its lines it is.
///
/// So a rule is written once, as a function of a reading. Three readings get the same questions:
///
/// | reading | the engine asks in | it finds |
/// |---|---|---|
/// | ``PlainReading`` | `handle` | what the engine does |
/// | ``QuietReading`` | `quietOffsets`, `quietTravel` | the values at which all answers are the same |
/// | ``FiringReading`` | `comparedPull` | the pull that is compared with the threshold |
protocol Reading {
  /// The offset or the travel, in points.
  var value: Double { get }
  /// Notes that the answer to a question is the same for the values in this interval.
  mutating func note(_ interval: @autoclosure () -> QuietInterval)
  /// True if a pull passes the threshold, and the engine fires.
  mutating func fires(_ pull: ComparedPull, _ threshold: Double) -> Bool
  /// The room that follows the content, `−value` within two bounds; nil if `inset` is that already, and no more than that is asked.
  mutating func room(from least: Double, to most: Double, now inset: Double) -> Double?
}

extension Reading {
  mutating func note(_ interval: @autoclosure () -> QuietInterval) {}
  mutating func fires(_ pull: ComparedPull, _ threshold: Double) -> Bool { passes(pull, threshold) }
  mutating func room(from least: Double, to most: Double, now inset: Double) -> Double? {
    clamped(least, most)
  }
  fileprivate func clamped(_ least: Double, _ most: Double) -> Double {
    -value > least ? (-value < most ? -value : most) : least
  }

  /// True if `value + inset < line`.
  mutating func isBelow(_ line: Double, adding inset: Double = 0) -> Bool {
    let isBelow = value + inset < line
    note(.side(of: line, isStrict: true, isPast: isBelow, adding: inset))
    return isBelow
  }

  /// True if `value + inset ≤ line`.
  mutating func reaches(_ line: Double, adding inset: Double = 0) -> Bool {
    let reaches = value + inset <= line
    note(.side(of: line, isStrict: false, isPast: reaches, adding: inset))
    return reaches
  }

  /// True if a pull passes a threshold, which says something but fires nothing.
  mutating func passes(_ pull: ComparedPull, _ threshold: Double) -> Bool {
    note(pull.side(of: threshold))
    return pull.passes(threshold)
  }

  /// True if content that moves by itself is beyond an edge: it is as long as it moves above the top edge, and may be elsewhere.
  mutating func isBouncing(_ view: ScrollSituation) -> Bool {
    guard view.isDecelerating else { return false }
    note(view.isBouncing ? QuietInterval(high: (-view.topInset).nextDown) : .nothing)
    return view.isBouncing
  }
}

/// A reading that answers, and no more.
struct PlainReading: Reading {
  let value: Double
}

/// A reading that notes for which values all its answers are the same.
struct QuietReading: Reading {
  let value: Double
  /// The values of which a rule would think as of this one.
  private(set) var same = QuietInterval.everything

  init(_ value: Double) { self.value = value }

  mutating func note(_ interval: @autoclosure () -> QuietInterval) { same = same.intersection(interval()) }

  mutating func room(from least: Double, to most: Double, now inset: Double) -> Double? {
    let room = clamped(least, most)
    note(QuietInterval(low: room == most ? -Double.infinity : -room, high: room == least ? .infinity : -room))
    return room == inset ? nil : room
  }
}

/// A reading for an engine whose threshold is out of reach: it notes the pull with which the engine would fire.
struct FiringReading: Reading {
  let value: Double
  private(set) var pull: ComparedPull?

  init(_ value: Double) { self.value = value }

  mutating func fires(_ pull: ComparedPull, _ threshold: Double) -> Bool {
    self.pull = pull
    return false
  }
}

/// An engine that says in one rule what a change of the offset does: `handle` does it, and its quiet offsets are those of which the
/// rule says nothing.
protocol RuledEngine: RefreshEngineBody {
  /// The things that a change of the offset can do.
  associatedtype Change
  /// The one that it does, besides what is drawn; nil for none.
  ///
  /// All comparisons of the offset are questions to `offset`. The situation is that of the callback, but for the offset.
  func change(_ offset: inout some Reading, _ view: ScrollSituation) -> Change?
}

extension RuledEngine {
  /// What a change to the offset of `view` does.
  func change(_ view: ScrollSituation) -> Change? {
    var offset = PlainReading(value: view.contentOffset)
    return change(&offset, view)
  }

  /// The offsets at which the rule does nothing, as at that of `view`; none where it does something there.
  func unchanged(_ view: ScrollSituation) -> QuietInterval {
    var offset = QuietReading(view.contentOffset)
    return change(&offset, view) == nil ? offset.same : .nothing
  }

  /// The pull with which the rule fires.
  func firingPull(_ event: RefreshEvent, _ view: ScrollSituation) -> ComparedPull? {
    guard event == .offsetChanged else { return nil }
    var offset = FiringReading(view.contentOffset)
    _ = change(&offset, view)
    return offset.pull
  }
}
