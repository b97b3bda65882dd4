import ScrollPhysics

/// A scroll view that a refresh system is attached to: how its content moves, and when a touch becomes a drag.
public struct ScrollList: Hashable, Sendable {
  /// The scroll physics: how content follows a finger and moves by itself.
  public let model: ScrollModel
  /// The rule that decides when a touch becomes a drag.
  public let dragStart: DragStart

  /// A scroll view with this model and drag start; by default every movement drags.
  public init(model: ScrollModel, dragStart: DragStart = .immediate) {
    (self.model, self.dragStart) = (model, dragStart)
  }
}

/// The scroll views that systems ship on (`NativeLists.md` gives the source of each rule).
extension ScrollList {
  /// A `UIScrollView`: drags start after 10 pt, as JetBrains measured on iOS 16.
  public static var uiScrollView: ScrollList { ScrollList(model: .uikit, dragStart: DragStart(slop: 10)) }
  /// A `RecyclerView` or a Compose list: drags start after 8 dp along the scroll direction; since Android 12 with `EdgeEffect`'s stretch.
  public static var androidList: ScrollList {
    ScrollList(model: .androidStretch, dragStart: DragStart(slop: androidSlop))
  }
  /// A `ListView` before Android 12: as ``androidList``, but its edge only glows.
  public static var androidListView: ScrollList {
    ScrollList(model: .android, dragStart: DragStart(slop: androidSlop))
  }
  /// A page in Chromium for Android: drags start after 8 dp in any direction. A first movement whose travel across is more than 1.25 times
  /// its travel along is locked to the horizontal.
  public static var androidPage: ScrollList {
    var start = DragStart(slop: androidSlop)
    start.measure = .distance
    start.refusal = .steeper(than: 1.25)
    return ScrollList(model: .android, dragStart: start)
  }
  /// A page in Firefox for Android: drags start after 0.06 inch in any direction, unless the movement is within 30° of the horizontal.
  public static var geckoPage: ScrollList {
    var start = DragStart(slop: 0.06 * pointsPerInch)
    start.measure = .distance
    start.isStrict = false
    // tan 60°: a first movement within `apz.axis_lock.lock_angle` of an axis is locked to it.
    start.refusal = .steeper(than: 1.7320508075688772)
    return ScrollList(model: .geckoAndroid, dragStart: start)
  }
  /// A Flutter scroll view on Android: drags start after the platform's 8 dp; the sample that exceeds it only starts the drag.
  public static var flutterOnAndroid: ScrollList {
    var start = DragStart(slop: androidSlop)
    start.loss = .sample
    return ScrollList(model: .flutterClamping, dragStart: start)
  }
  /// A Flutter scroll view on iOS, which reports no slop: drags start after Flutter's own 18 px.
  public static var flutterOnIOS: ScrollList {
    var start = DragStart(slop: FlutterFlingRule.touchSlop)
    start.loss = .sample
    return ScrollList(model: .flutterIOS, dragStart: start)
  }
  /// BetterScroll: drags start after 15 px in either direction, without slop within 0.3 s of a release, and only if travel across does not
  /// exceed travel along.
  public static var betterScroll: ScrollList {
    var start = DragStart(slop: 15)
    start.measure = .longer
    start.isStrict = false
    start.loss = .beforeSample
    start.refusal = .ahead(by: 0)
    start.graceTime = 0.3
    return ScrollList(model: .betterScroll, dragStart: start)
  }
  /// Qt Quick's Flickable: drags start after `startDragDistance`, 10 px along. It takes over the touch with the sample that exceeds them,
  /// and moves from the sample after the next.
  public static var flickable: ScrollList {
    var start = DragStart(slop: 10)
    start.loss = .nextSample
    return ScrollList(model: .qt, dragStart: start)
  }

  /// Android's `ViewConfiguration.TOUCH_SLOP`, in dp.
  private static var androidSlop: Double { 8 }
  /// Points per inch if a screen does not report its density.
  private static var pointsPerInch: Double { 163 }
}
