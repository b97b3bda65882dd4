import PullToRefresh

/// A contact as far as an engine has heard of it.
struct DeliveredContact {
  let gesture: Int
  var isDown = true
  /// The raw position it has brought about, for a model of increments; nil before its first sample.
  var raw: Double?
  /// Travel that moves the content, and the finger's own, in points.
  private(set) var travel = 0.0
  private(set) var touch = 0.0
  private(set) var across = 0.0
  private var lostAcross = 0.0
  /// Fingers that are down, as the engine has heard.
  var contacts = 1
  private(set) var hasDragged = false

  let hearsTouches: Bool

  /// A contact of `gesture`, of which the engine hears as a touch, or as what its list makes of it.
  init(gesture: Int, hearsTouches: Bool) { (self.gesture, self.hearsTouches) = (gesture, hearsTouches) }

  /// Finger travel as the engine hears of it, in points.
  var heard: Double { hearsTouches ? touch : travel }

  /// The same across.
  var heardAcross: Double { hearsTouches ? across : across - lostAcross }

  /// Takes the finger's travel, and not yet the fingers that come or go with it; true when the finger drags for the first time, as the engine hears of it.
  mutating func move(to sample: ReplayInput) -> Bool {
    (travel, touch) = (sample.travel, sample.touch)
    (across, lostAcross) = (sample.across, sample.lostAcross)
    guard !hasDragged, heard != 0 else { return false }
    hasDragged = true
    return true
  }
}

extension ScrollSituation {
  /// Takes what only engines look at that read a finger's motion: its axis and its travel across.
  mutating func takeMotion(of contact: DeliveredContact) {
    axisAngle = TraceReplay.axisAngle(across: contact.across, along: contact.touch)
    fingerAcross = contact.heardAcross
  }
}
