/// One Android `MotionEvent`: an action, the finger it is about, and all fingers on the screen.
struct MotionStep {
  /// The action of a `MotionEvent`, by the end of its Android name: `ACTION_DOWN` and so on.
  enum Action: String {
    /// The first finger came down.
    case down = "DOWN"
    /// A further finger came down.
    case pointerDown = "POINTER_DOWN"
    /// One or more fingers moved.
    case move = "MOVE"
    /// A finger left while others stay.
    case pointerUp = "POINTER_UP"
    /// The last finger left.
    case up = "UP"
    /// All fingers were cancelled.
    case cancel = "CANCEL"
  }

  /// Microseconds since the trace's zero.
  var timeMicroseconds: Int64
  /// The action that the event reports.
  var action: Action
  /// The position in `fingers` of the finger that came down or left; 0 if the event concerns all fingers.
  var index: Int
  /// The fingers on the screen, including those that leave now, in order of `id`.
  var fingers: [ScreenTouch]
  /// True if a finger leaves while others stay and the trace has it cancelled, which Android cannot express.
  var isCancelled = false

  /// The motion events for the touches of a trace, in time order.
  ///
  /// - Parameter touches: The touches of the trace.
  /// - Returns: The events, and the number of fingers that are released although the trace cancels them.
  static func steps(of touches: ScreenTouches) -> (steps: [MotionStep], lifted: Int) {
    var steps: [MotionStep] = []
    var down: [Int: ScreenTouch] = [:]
    var lifted = 0
    func add(_ action: Action, _ touch: ScreenTouch, isCancelled: Bool = false) {
      let fingers = down.values.sorted { $0.id < $1.id }
      let index = fingers.firstIndex { $0.id == touch.id } ?? 0
      let isAboutAll = action == .move || action == .cancel
      steps.append(
        MotionStep(
          timeMicroseconds: touch.timeMicroseconds, action: action, index: isAboutAll ? 0 : index,
          fingers: fingers, isCancelled: isCancelled))
    }
    for run in TouchRun.runs(of: touches) {
      for touch in run.touches where run.phase != .cancel { down[touch.id] = touch }
      switch run.phase {
      case .down:
        // Fingers of a run come one after the other, so the later ones are not down yet.
        for touch in run.touches { down[touch.id] = nil }
        for touch in run.touches {
          down[touch.id] = touch
          add(down.count == 1 ? .down : .pointerDown, touch)
        }
      case .move: add(.move, run.touches[0])
      case .cancel where run.touches.count == down.count:
        add(.cancel, run.touches[0])
        down = [:]
      case .up, .cancel:
        if run.phase == .cancel { lifted += run.touches.count }
        for touch in run.touches {
          add(down.count == 1 ? .up : .pointerUp, touch, isCancelled: run.phase == .cancel)
          down[touch.id] = nil
        }
      }
    }
    return (steps, lifted)
  }
}
