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
  /// True if what an engine would do changes anything: a host needs to hear of a label or an inset only where it is another.
  func isNews<Value: Equatable>(_ new: Value, _ old: Value) -> Bool
}

extension Reading {
  mutating func note(_ interval: @autoclosure () -> QuietInterval) {}
  mutating func fires(_ pull: ComparedPull, _ threshold: Double) -> Bool { passes(pull, threshold) }
  func isNews<Value: Equatable>(_ new: Value, _ old: Value) -> Bool { true }

  /// The room that follows the content, `−value` within two bounds; nil if it is `inset`, and that is no news.
  mutating func room(from least: Double, to most: Double, now inset: Double) -> Double? {
    let room = value.room(from: least, to: most)
    note(QuietInterval(low: room == most ? -Double.infinity : -room, high: room == least ? .infinity : -room))
    return isNews(room, inset) ? room : nil
  }

  /// True if `value + inset < line`.
  @inline(__always)
  mutating func isBelow(_ line: Double, adding inset: Double = 0) -> Bool {
    let isBelow = value + inset < line
    note(.side(of: line, isStrict: true, isPast: isBelow, adding: inset))
    return isBelow
  }

  /// True if `value + inset ≤ line`.
  @inline(__always)
  mutating func reaches(_ line: Double, adding inset: Double = 0) -> Bool {
    let reaches = value + inset <= line
    note(.side(of: line, isStrict: false, isPast: reaches, adding: inset))
    return reaches
  }

  /// True if a pull passes a threshold, which says something but fires nothing.
  @inline(__always)
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

extension Double {
  /// Room above content at this offset, in points: as much as shows, within two bounds.
  func room(from least: Double, to most: Double) -> Double {
    -self > least ? (-self < most ? -self : most) : least
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
  func isNews<Value: Equatable>(_ new: Value, _ old: Value) -> Bool { new != old }
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
  /// The offset that the rule is about: that of `view`, unless the engine looks at the one before.
  func readOffset(_ view: ScrollSituation) -> Double
}

extension RuledEngine {
  func readOffset(_ view: ScrollSituation) -> Double { view.contentOffset }

  /// What a change to the offset of `view` does.
  @inline(__always)
  func change(_ view: ScrollSituation) -> Change? {
    var offset = PlainReading(value: readOffset(view))
    return change(&offset, view)
  }

  /// The offsets at which the rule does nothing, as at that of `view`; none where it does something there.
  @inline(__always)
  func unchanged(_ view: ScrollSituation) -> QuietInterval {
    var offset = QuietReading(readOffset(view))
    return change(&offset, view) == nil ? offset.same : .nothing
  }

  /// The pull with which the rule fires.
  @inline(__always)
  func firingPull(_ event: RefreshEvent, _ view: ScrollSituation) -> ComparedPull? {
    guard event == .offsetChanged else { return nil }
    var offset = FiringReading(readOffset(view))
    _ = change(&offset, view)
    return offset.pull
  }
}
