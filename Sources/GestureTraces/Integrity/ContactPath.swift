/// The last positions of one contact, or of the fingers of a scroll: as much as impossible motion takes to be seen.
struct ContactPath: Equatable {
  /// One report's move, in millimetres and microseconds.
  struct Step: Equatable {
    let x: Double
    let y: Double
    let length: Double
    /// Since the report before, ≥ 0.
    let duration: Int64
    /// The number of its event.
    let event: Int

    init(x: Double, y: Double, duration: Int64, event: Int) {
      (self.x, self.y, self.duration, self.event) = (x, y, duration, event)
      length = (x * x + y * y).squareRoot()
    }

    /// Millimetres a second; infinite where no time passed.
    var speed: Double { duration > 0 ? length / (Double(duration) / 1e6) : .infinity }

    /// True for a step of this direction, within 25°, that is as long within `ratio`.
    func resembles(_ other: Step, ratio: Double) -> Bool {
      let along = x * other.x + y * other.y
      return along >= Self.sameWay * length * other.length && length <= ratio * other.length
        && other.length <= ratio * length
    }

    /// The cosine of 25°.
    private static let sameWay = 0.906
  }

  /// The time of its last report, in microseconds.
  private(set) var last: Int64 = 0
  /// The time at which it began, in microseconds.
  private(set) var began: Int64 = 0
  /// The number of the event with which it began.
  private(set) var firstEvent = 0
  /// True while the contact is down, or the scroll goes on.
  private(set) var isOpen = false
  /// True until the first step after another contact came or went: firmware may take one for another then.
  private(set) var isUnsettled = false
  /// True once it has moved.
  private(set) var hasMoved = false
  /// True once it moved at the time of the report before.
  var hasMovedAtOnce = false
  /// The newest steps since it began or was unsettled; nil where there are not so many.
  private(set) var newest: Step?
  private(set) var second: Step?
  private(set) var third: Step?
  private var x = 0.0
  private var y = 0.0

  /// Begins at a position in millimetres.
  mutating func begin(x: Double, y: Double, at time: Int64, event: Int) {
    self = ContactPath()
    (self.x, self.y, last, began, firstEvent, isOpen) = (x, y, time, time, event, true)
  }

  /// Moves to a position in millimetres; the step to it.
  mutating func move(x: Double, y: Double, at time: Int64, event: Int) -> Step {
    let step = Step(x: x - self.x, y: y - self.y, duration: max(0, time - last), event: event)
    (self.x, self.y, last) = (x, y, time)
    return step
  }

  /// Keeps a step as the newest.
  mutating func keep(_ step: Step) {
    (third, second, newest, hasMoved) = (second, newest, step, true)
  }

  /// Passes over a step of which only is known that there was one.
  mutating func passOver() { hasMoved = true }

  /// Forgets its steps, as positions may jump now.
  mutating func unsettle() {
    (newest, second, third, isUnsettled) = (nil, nil, nil, true)
  }

  /// Ends that, with the step that may have been a jump.
  mutating func settle() { (isUnsettled, hasMoved) = (false, true) }

  /// Ends it.
  mutating func end() { isOpen = false }
}
