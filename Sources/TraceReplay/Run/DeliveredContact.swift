import PullToRefresh

/// A contact as far as the engine knows it from the inputs delivered so far.
struct DeliveredContact {
  let gesture: Int
  var isDown = true
  /// The raw position that the contact has caused, for a model of increments, in points; nil before its first sample.
  var raw: Double?
  /// Travel that moves the content, and the finger's own travel, in points.
  private(set) var travel = 0.0
  private(set) var touch = 0.0
  private(set) var across = 0.0
  private var lostAcross = 0.0
  /// Number of fingers down, as delivered to the engine.
  var contacts = 1
  private(set) var hasDragged = false

  let hearsTouches: Bool

  /// A contact of `gesture`; `hearsTouches` is true if the engine receives raw touches rather than drags.
  init(gesture: Int, hearsTouches: Bool) { (self.gesture, self.hearsTouches) = (gesture, hearsTouches) }

  /// Vertical finger travel as the engine sees it, in points.
  var heard: Double { hearsTouches ? touch : travel }

  /// Horizontal finger travel as the engine sees it, in points.
  var heardAcross: Double { hearsTouches ? across : across - lostAcross }

  /// Applies a sample's travel, but not yet the fingers that come or leave with it. Returns true when the finger first drags, as the engine
  /// sees it.
  mutating func move(to sample: ReplayInput) -> Bool {
    (travel, touch) = (sample.travel, sample.touch)
    (across, lostAcross) = (sample.across, sample.lostAcross)
    guard !hasDragged, heard != 0 else { return false }
    hasDragged = true
    return true
  }
}

extension ScrollSituation {
  /// Copies what only engines that read a finger's motion need: its axis and its horizontal travel.
  mutating func takeMotion(of contact: DeliveredContact) {
    axisAngle = TraceReplay.axisAngle(across: contact.across, along: contact.touch)
    fingerAcross = contact.heardAcross
  }
}
