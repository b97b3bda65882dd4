import PullToRefresh

/// The app's changes of its own inset, and how content reacts to them.
struct InsetChanges {
  /// How many seconds content at rest takes to return to its range after a change. The default, 0.3, is for engines that specify no
  /// duration.
  var closingDuration = 0.3
  /// True if content under a finger stays where it is shown when the inset changes.
  var rebases = false
  /// The greatest rounding error of sums and differences of a few insets, in points.
  static var rounding: Double { 1e-9 }
  private var coming: ArraySlice<AppInsetChange> = []

  /// No changes of the app's inset.
  init() {}

  /// The inset changes of `app`; `traits` say how the engine lets content react.
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

/// A change of the app's inset while a finger holds the content.
struct InsetCut {
  /// The time of the change, in seconds since the trace's zero.
  let time: Double
  /// How far the position before resistance must change, in points, so that the content stays where it is shown.
  let shift: Double
}

extension DragPoint {
  /// The same point with the position before resistance moved by `shift` points.
  func moved(by shift: Double) -> DragPoint { DragPoint(travel: travel, raw: raw + shift, touch: touch) }
}
