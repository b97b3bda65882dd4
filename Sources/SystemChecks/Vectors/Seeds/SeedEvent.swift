import TextFormats

/// One event of a `*.trace` case: what the scroll view reports at a time; absent properties are nil.
struct SeedEvent {
  var time: Double
  /// The scroll view's tracking flag; nil if the event does not give it.
  var isTracking: Bool?
  var isDragging: Bool?
  var isDecelerating: Bool?
  var isBouncing: Bool?
  /// The state of the pan gesture recognizer, such as `began`, `ended` or `cancelled`; nil if the event does not give it.
  var pan: String?
  /// The scroll view's `contentOffset.y`, in points; nil if the event does not give it.
  var offset: Double?
  /// A call by the app or the scroll view, such as `beginRefreshing`, `stopAnimating` or `endDrag`; nil if there is none.
  var call: String?
  /// A new top inset set by the app, in points; nil if the app sets none.
  var externalInset: Double?
  /// A new reference inset set by the app (for `isalternative`), in points; nil if the app sets none.
  var referenceInset: Double?
  /// The pull, given directly (for `jackrabbit`), in points; nil if the event does not give it.
  var pull: Double?
  /// The refreshing flag of the control (for `jackrabbit`); nil if the event does not give it.
  var isRefreshing: Bool?

  /// The latest accepted time of an event, in seconds: one day, which limits the number of frames.
  static let latest = 86_400.0

  init(_ json: JSONValue) throws {
    let keys = SeedInputs(json)
    time = try keys.number("t")
    guard (0...Self.latest).contains(time) else { throw SeedError.time(time) }
    isTracking = keys.flag("tracking")
    isDragging = keys.flag("dragging")
    isDecelerating = keys.flag("decelerating")
    isBouncing = keys.flag("bouncing")
    pan = keys.text("pan")
    offset = keys.numberIfAny("y")
    call = keys.text("call") ?? keys.text("ev")
    externalInset = keys.numberIfAny("externalInset")
    referenceInset = keys.numberIfAny("ref")
    pull = keys.numberIfAny("pull")
    isRefreshing = keys.flag("refreshing")
  }
}
