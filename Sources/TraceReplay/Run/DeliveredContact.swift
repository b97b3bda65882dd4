/// A contact as far as an engine has heard of it.
struct DeliveredContact {
  let gesture: Int
  var isDown = true
  /// The raw position it has brought about, for a model of increments; nil before its first sample.
  var raw: Double?
  private(set) var travel = 0.0
  private(set) var across = 0.0
  private(set) var contacts = 1
  private(set) var hasDragged = false

  init(gesture: Int) {
    self.gesture = gesture
  }

  /// Takes the finger's travel; true when the content moves for the first time.
  mutating func move(to sample: ReplayInput) -> Bool {
    travel = sample.travel
    across = sample.across
    contacts = Int(sample.contacts)
    guard !hasDragged, travel != 0 else { return false }
    hasDragged = true
    return true
  }
}
