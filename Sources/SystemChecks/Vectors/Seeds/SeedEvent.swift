import TextFormats

/// One event of a `*.trace` case: what the scroll view is told at a time; absent parts are nil.
struct SeedEvent {
  var time: Double
  /// The flags, where the event gives them.
  var isTracking: Bool?
  var isDragging: Bool?
  var isDecelerating: Bool?
  var isBouncing: Bool?
  /// The pan recognizer's `began`, `ended`, `cancelled`, …
  var pan: String?
  /// contentOffset.y, in points.
  var offset: Double?
  /// The call of the app or the scroll view: `beginRefreshing`, `stopAnimating`, `endDrag`, …
  var call: String?
  /// The host's new top inset, in points.
  var externalInset: Double?
  /// The host's new reference inset (isalternative), in points.
  var referenceInset: Double?
  /// The pull itself (jackrabbit), in points.
  var pull: Double?
  /// The control's own flag (jackrabbit).
  var isRefreshing: Bool?

  /// The latest time of an event, in seconds: a day, so that no case can ask for turns without end.
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
