/// The latest positions of one contact, or of the fingers of a scroll: as many as are needed to detect impossible motion.
struct ContactPath: Equatable {
  /// The movement from one report to the next, in millimetres and microseconds.
  struct Step: Equatable {
    let x: Double
    let y: Double
    let length: Double
    /// Time since the previous report, ≥ 0, in microseconds.
    let duration: Int64
    /// The index of the event that ends the movement.
    let event: Int

    init(x: Double, y: Double, duration: Int64, event: Int) {
      (self.x, self.y, self.duration, self.event) = (x, y, duration, event)
      length = (x * x + y * y).squareRoot()
    }

    /// Speed in millimetres per second; infinite if no time passed.
    var speed: Double { duration > 0 ? length / (Double(duration) / 1e6) : .infinity }

    /// True if another step has the same direction within 25°, and the same length within the factor `ratio`.
    func resembles(_ other: Step, ratio: Double) -> Bool {
      let along = x * other.x + y * other.y
      return along >= Self.sameDirection * length * other.length && length <= ratio * other.length
        && other.length <= ratio * length
    }

    /// The cosine of 25°.
    private static let sameDirection = 0.906
  }

  /// The time of the contact's latest report, in microseconds.
  private(set) var last: Int64 = 0
  /// The time at which the contact or scroll began, in microseconds.
  private(set) var began: Int64 = 0
  /// The index of the event with which the contact or scroll began.
  private(set) var firstEvent = 0
  /// True while the contact is down, or the scroll continues.
  private(set) var isOpen = false
  /// True until the first step after another contact came or went, because firmware may confuse contacts at that moment.
  private(set) var isUnsettled = false
  /// True once the contact or scroll has moved.
  private(set) var hasMoved = false
  /// True once the contact or scroll has moved without time passing since the previous report.
  var hasMovedAtOnce = false
  /// The latest step since the contact began or became unsettled; nil if there is none.
  private(set) var newest: Step?
  private(set) var second: Step?
  private(set) var third: Step?
  private var x = 0.0
  private var y = 0.0

  /// Begins the contact or scroll at a position in millimetres.
  mutating func begin(x: Double, y: Double, at time: Int64, event: Int) {
    self = ContactPath()
    (self.x, self.y, last, began, firstEvent, isOpen) = (x, y, time, time, event, true)
  }

  /// Moves the contact or scroll to a position in millimetres, and returns the step to that position.
  mutating func move(x: Double, y: Double, at time: Int64, event: Int) -> Step {
    let step = Step(x: x - self.x, y: y - self.y, duration: max(0, time - last), event: event)
    (self.x, self.y, last) = (x, y, time)
    return step
  }

  /// Stores a step as the contact's latest.
  mutating func keep(_ step: Step) {
    (third, second, newest, hasMoved) = (second, newest, step, true)
  }

  /// Records that the contact moved, without storing the step.
  mutating func passOver() { hasMoved = true }

  /// Forgets the contact's steps, because its position may jump now that another contact came or went.
  mutating func unsettle() {
    (newest, second, third, isUnsettled) = (nil, nil, nil, true)
  }

  /// Ends the unsettled state, after the step that may have been a jump.
  mutating func settle() { (isUnsettled, hasMoved) = (false, true) }

  /// Ends the contact or scroll.
  mutating func end() { isOpen = false }
}
