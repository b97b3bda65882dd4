import ScrollPhysics

/// A list that a refresh system is put on: how its content moves, and how it takes a touch for a drag.
public struct ScrollList: Hashable, Sendable {
  /// The scroll physics.
  public let model: ScrollModel
  /// The rule by which it takes a touch.
  public let dragStart: DragStart

  /// A list by its parts; one that follows every movement where nothing else is said.
  public init(model: ScrollModel, dragStart: DragStart = .immediate) {
    (self.model, self.dragStart) = (model, dragStart)
  }
}

/// The lists that systems ship on (`NativeLists.md` has where each rule was read).
extension ScrollList {
  /// A `UIScrollView`: 10 pt, as JetBrains measured on iOS 16.
  public static var uiScrollView: ScrollList { ScrollList(model: .uikit, dragStart: DragStart(slop: 10)) }
  /// A `RecyclerView`, or a Compose list: 8 dp along it, since Android 12 with `EdgeEffect`'s stretch.
  public static var androidList: ScrollList {
    ScrollList(model: .androidStretch, dragStart: DragStart(slop: androidSlop))
  }
  /// A `ListView` before Android 12: the same, but its edge only glows.
  public static var androidListView: ScrollList {
    ScrollList(model: .android, dragStart: DragStart(slop: androidSlop))
  }
  /// A page in Chromium for Android: 8 dp in any direction, and a first movement across by more than 1.25 of that along is held on
  /// its rail.
  public static var androidPage: ScrollList {
    var start = DragStart(slop: androidSlop)
    start.measure = .distance
    start.refusal = .steeper(than: 1.25)
    return ScrollList(model: .android, dragStart: start)
  }
  /// A page in Firefox for Android: 0.06 inch in any direction, and not within 30° of the horizontal.
  public static var geckoPage: ScrollList {
    var start = DragStart(slop: 0.06 * pointsPerInch)
    start.measure = .distance
    start.isStrict = false
    // tan 60°: a first movement within `apz.axis_lock.lock_angle` of an axis is held on it.
    start.refusal = .steeper(than: 1.7320508075688772)
    return ScrollList(model: .geckoAndroid, dragStart: start)
  }
  /// A Flutter list on Android, which hands on the platform's 8 dp; the sample that leaves them only starts the drag.
  public static var flutterOnAndroid: ScrollList {
    var start = DragStart(slop: androidSlop)
    start.loss = .sample
    return ScrollList(model: .flutterClamping, dragStart: start)
  }
  /// A Flutter list on iOS, which says no slop: Flutter's own 18 px.
  public static var flutterOnIOS: ScrollList {
    var start = DragStart(slop: FlutterFlingRule.touchSlop)
    start.loss = .sample
    return ScrollList(model: .flutterIOS, dragStart: start)
  }
  /// BetterScroll: 15 px either way unless a lift was 0.3 s ago or less, and no further across than along.
  public static var betterScroll: ScrollList {
    var start = DragStart(slop: 15)
    start.measure = .longer
    start.isStrict = false
    start.loss = .beforeSample
    start.refusal = .ahead(by: 0)
    start.graceTime = 0.3
    return ScrollList(model: .betterScroll, dragStart: start)
  }
  /// Qt Quick's Flickable: `startDragDistance`, 10 px along; it steals the touch with the sample that leaves them, and moves with
  /// the one after the next.
  public static var flickable: ScrollList {
    var start = DragStart(slop: 10)
    start.loss = .nextSample
    return ScrollList(model: .qt, dragStart: start)
  }

  /// Android's `ViewConfiguration.TOUCH_SLOP`, in dp.
  private static var androidSlop: Double { 8 }
  /// Points to an inch, as everywhere where a screen does not say.
  private static var pointsPerInch: Double { 163 }
}
