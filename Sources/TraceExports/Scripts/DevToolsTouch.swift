/// One `Input.dispatchTouchEvent` of the Chrome DevTools Protocol.
///
/// A command says what happens to some fingers at a time; Chromium remembers the others:
///
/// - `touchStart` lists those that come, `touchMove` those that moved.
/// - `touchEnd` lists the one that is lifted while others stay, as the code of Chromium takes it
///   (`content/browser/devtools/protocol/input_handler.cc`, `CreateWebTouchEvents`); its protocol page says that it has none.
///   It lists none where all are lifted, on which page and code agree.
/// - `touchCancel` lists none: it takes all of them.
struct DevToolsTouch {
  /// The type of a touch event.
  enum Kind: String {
    /// Fingers come.
    case start = "touchStart"
    /// Fingers moved.
    case move = "touchMove"
    /// Fingers are lifted.
    case end = "touchEnd"
    /// All fingers are taken away.
    case cancel = "touchCancel"
  }

  /// Microseconds since the trace's zero.
  var timeMicroseconds: Int64
  /// Its type.
  var kind: Kind
  /// The fingers it lists.
  var points: [ScreenTouch]

  /// The commands of a trace, in order of time.
  ///
  /// - Parameter touches: The touches of the trace.
  /// - Returns: The commands, and how many fingers had to be lifted where the trace cancels them.
  static func commands(of touches: ScreenTouches) -> (commands: [DevToolsTouch], lifted: Int) {
    var commands: [DevToolsTouch] = []
    var down: Set<Int> = []
    var lifted = 0
    for run in TouchRun.runs(of: touches) {
      var command = DevToolsTouch(timeMicroseconds: run.timeMicroseconds, kind: .move, points: run.touches)
      let ids = Set(run.touches.map(\.id))
      switch run.phase {
      case .down:
        command.kind = .start
        down.formUnion(ids)
      case .move: break
      case .up, .cancel:
        down.subtract(ids)
        command.kind = run.phase == .cancel && down.isEmpty ? .cancel : .end
        if down.isEmpty { command.points = [] }
        if run.phase == .cancel, !down.isEmpty { lifted += ids.count }
      }
      commands.append(command)
    }
    return (commands, lifted)
  }
}
