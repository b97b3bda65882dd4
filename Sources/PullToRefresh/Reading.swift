/// A content offset or a finger's travel that an engine's rule compares with its limits.
///
/// A rule is written once, as a function of a reading. Three kinds of reading make the same comparisons:
///
/// | reading | used in | result |
/// |---|---|---|
/// | ``PlainReading`` | `handle` | what the engine does |
/// | ``QuietReading`` | `quietOffsets`, `quietTravel` | the values for which all comparisons have the same results |
/// | ``FiringReading`` | `comparedPull` | the pull that is compared with the threshold |
protocol Reading {
  /// The offset or the travel that is compared, in points.
  var value: Double { get }
  /// Records that a comparison has the same result for all values in this interval.
  mutating func note(_ interval: @autoclosure () -> QuietInterval)
  /// True if `pull` passes `threshold`, so that the engine fires.
  mutating func fires(_ pull: ComparedPull, _ threshold: Double) -> Bool
  /// True if `new` differs from `old`: a host needs a label or an inset only when it changes.
  func isNews<Value: Equatable>(_ new: Value, _ old: Value) -> Bool
}

extension Reading {
  mutating func note(_ interval: @autoclosure () -> QuietInterval) {}
  mutating func fires(_ pull: ComparedPull, _ threshold: Double) -> Bool { passes(pull, threshold) }
  func isNews<Value: Equatable>(_ new: Value, _ old: Value) -> Bool { true }

  /// The inset that follows the content, `−value` limited to `least…most`, in points; nil if it equals the present `inset`.
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

  /// True if `pull` passes `threshold`, for a comparison that only shows something and fires nothing.
  @inline(__always)
  mutating func passes(_ pull: ComparedPull, _ threshold: Double) -> Bool {
    note(pull.side(of: threshold))
    return pull.passes(threshold)
  }

  /// True if content that moves without a finger is beyond an edge, by `view.isBouncing`.
  ///
  /// While content moves, a ``QuietReading`` records the result true for all offsets above the top edge, and the result false for no
  /// offset.
  mutating func isBouncing(_ view: ScrollSituation) -> Bool {
    guard view.isDecelerating else { return false }
    note(view.isBouncing ? QuietInterval(high: (-view.topInset).nextDown) : .nothing)
    return view.isBouncing
  }
}

extension Double {
  /// The height shown above the content at this offset, limited to `least…most`, in points.
  func room(from least: Double, to most: Double) -> Double {
    -self > least ? (-self < most ? -self : most) : least
  }
}

/// A reading that only compares its value, and records nothing.
struct PlainReading: Reading {
  let value: Double
}

/// A reading that records the values for which all its comparisons have the same results.
struct QuietReading: Reading {
  let value: Double
  /// The values for which all comparisons so far have the same results as for this reading's value.
  private(set) var same = QuietInterval.everything

  init(_ value: Double) { self.value = value }

  mutating func note(_ interval: @autoclosure () -> QuietInterval) { same = same.intersection(interval()) }
  func isNews<Value: Equatable>(_ new: Value, _ old: Value) -> Bool { new != old }
}

/// A reading for an engine whose threshold is out of reach: it records the pull with which the engine would fire.
struct FiringReading: Reading {
  let value: Double
  private(set) var pull: ComparedPull?

  init(_ value: Double) { self.value = value }

  mutating func fires(_ pull: ComparedPull, _ threshold: Double) -> Bool {
    self.pull = pull
    return false
  }
}

/// An engine that defines in one rule what a change of the offset does.
///
/// `handle` applies the rule; the engine need not be notified of offsets for which the rule does nothing.
protocol RuledEngine: RefreshEngineBody {
  /// The possible results of a change of the offset.
  associatedtype Change
  /// The result of a change of the offset, apart from drawing; nil for no effect.
  ///
  /// All comparisons of the offset go through `offset`. The situation is that of the callback, except for the offset.
  func change(_ offset: inout some Reading, _ view: ScrollSituation) -> Change?
  /// The offset that the rule uses: that of `view`, unless the reproduced control reads the previous one.
  func readOffset(_ view: ScrollSituation) -> Double
}

extension RuledEngine {
  func readOffset(_ view: ScrollSituation) -> Double { view.contentOffset }

  /// The rule's result for the offset of `view`; nil for no effect.
  @inline(__always)
  func change(_ view: ScrollSituation) -> Change? {
    var offset = PlainReading(value: readOffset(view))
    return change(&offset, view)
  }

  /// The offsets at which the rule does nothing, if it does nothing at that of `view`; otherwise empty.
  @inline(__always)
  func unchanged(_ view: ScrollSituation) -> QuietInterval {
    var offset = QuietReading(readOffset(view))
    return change(&offset, view) == nil ? offset.same : .nothing
  }

  /// The pull with which the rule fires at `event`; nil if it compares none.
  @inline(__always)
  func firingPull(_ event: RefreshEvent, _ view: ScrollSituation) -> ComparedPull? {
    guard event == .offsetChanged else { return nil }
    var offset = FiringReading(readOffset(view))
    _ = change(&offset, view)
    return offset.pull
  }
}
