import PullToRefresh

/// A contact as far as the engine knows it, from the inputs that have been delivered to the engine.
struct DeliveredContact {
  let gesture: Int
  var isDown = true
  /// The content's position before resistance that the contact has caused, in points, for a model that adds up movements; nil before the
  /// first sample.
  var raw: Double?
  /// The finger travel that moves the content, and the finger's own travel, both in points.
  private(set) var travel = 0.0
  private(set) var touch = 0.0
  private(set) var across = 0.0
  private var lostAcross = 0.0
  /// The number of fingers down, as delivered to the engine.
  var contacts = 1
  private(set) var hasDragged = false

  let hearsTouches: Bool

  /// A contact of the gesture with index `gesture`; `hearsTouches` is true if the engine receives raw touches rather than drags.
  init(gesture: Int, hearsTouches: Bool) { (self.gesture, self.hearsTouches) = (gesture, hearsTouches) }

  /// Vertical finger travel as the engine sees it, in points.
  var heard: Double { hearsTouches ? touch : travel }

  /// Horizontal finger travel as the engine sees it, in points.
  var heardAcross: Double { hearsTouches ? across : across - lostAcross }

  /// Applies a sample's travel, but not yet the fingers that come down or leave in it. Returns true at the finger's first drag, as the
  /// engine sees it.
  mutating func move(to sample: ReplayInput) -> Bool {
    (travel, touch) = (sample.travel, sample.touch)
    (across, lostAcross) = (sample.across, sample.lostAcross)
    guard !hasDragged, heard != 0 else { return false }
    hasDragged = true
    return true
  }
}

extension ScrollSituation {
  /// Copies the axis and horizontal travel of another contact, which only engines that read the finger's motion need.
  mutating func takeMotion(of contact: DeliveredContact) {
    axisAngle = TraceReplay.axisAngle(across: contact.across, along: contact.touch)
    fingerAcross = contact.heardAcross
  }
}
