import PullToRefresh

/// The changes of the app's own inset along a free path, and how content reacts to them.
struct InsetChanges {
  /// Seconds that content at rest takes to return if a change leaves it out of range; by default those of an engine that specifies none.
  var closingDuration = 0.3
  /// True if content under a finger stays where it is shown.
  var rebases = false
  /// The greatest rounding error of sums and differences of a few insets, in points.
  static var rounding: Double { 1e-9 }
  private var coming: ArraySlice<AppInsetChange> = []

  /// No changes.
  init() {}

  /// The changes of `app`, with the content's reaction by an engine with these traits.
  init(_ app: AppScript, traits: RefreshTraits? = nil) {
    // Changes of equal time keep the given order: a stable sort.
    let all = app.insetChanges.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    coming = all.map { $0.element }[...]
    guard let traits else { return }
    (closingDuration, rebases) = (traits.closingDuration, traits.rebasesInset)
  }

  /// The time of the next change, in seconds; infinite for none.
  var next: Double { coming.first?.time ?? .infinity }

  /// Removes and returns the next change before `time` seconds; nil for none.
  mutating func take(before time: Double) -> AppInsetChange? {
    guard let next = coming.first, next.time < time else { return nil }
    return coming.removeFirst()
  }
}

/// A change of the app's inset under a finger.
struct InsetCut {
  /// The time of the change, in seconds.
  let time: Double
  /// The change of the raw position that leaves the content where it is shown, in points.
  let shift: Double
}

extension DragPoint {
  /// The same point with the raw position moved by `shift` points.
  func moved(by shift: Double) -> DragPoint { DragPoint(travel: travel, raw: raw + shift, touch: touch) }
}
