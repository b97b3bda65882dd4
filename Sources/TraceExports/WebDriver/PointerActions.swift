/// Input sources for WebDriver actions, one per finger, in JSON (W3C WebDriver, "Actions"; the same in WebDriver BiDi).
///
/// Actions of all sources with the same index form one tick: they begin together, and the tick lasts as long as its longest action.
/// So each source has an action for every tick, a pause if its finger does nothing.
struct PointerActions {
  private let fingers: [Int]
  private var actions: [[String]]

  /// Input sources for these fingers, without actions.
  init(fingers: [Int]) {
    self.fingers = fingers
    actions = fingers.map { _ in [] }
  }

  /// The number of ticks so far.
  var ticks: Int { actions[0].count }

  /// Adds a tick with the actions of some fingers; the other fingers pause for `milliseconds`.
  private mutating func add(_ milliseconds: Int, _ doing: [(finger: Int, action: String)]) {
    for (index, finger) in fingers.enumerated() {
      actions[index].append(
        doing.first { $0.finger == finger }?.action ?? "{\"type\":\"pause\",\"duration\":\(milliseconds)}")
    }
  }

  /// Adds a tick of a grid.
  ///
  /// - Parameters:
  ///   - tick: The tick.
  ///   - gap: Number of ticks since the previous one, ≥ 0.
  ///   - milliseconds: Length of a tick.
  mutating func add(_ tick: FingerGrid.Tick, after gap: Int, tick milliseconds: Int) {
    var moves: [(Int, String)] = []
    var (places, downs, ups): ([(Int, String)], [(Int, String)], [(Int, String)]) = ([], [], [])
    for (finger, change) in tick.changes {
      switch change {
      case .move(let x, let y): moves.append((finger, Self.move(x: x, y: y, milliseconds)))
      case .up: ups.append((finger, Self.up))
      case .down(let x, let y):
        places.append((finger, Self.move(x: x, y: y, 0)))
        downs.append((finger, Self.down))
      }
    }
    // A finger that rested moves within the last tick.
    let rest = moves.isEmpty ? gap : gap - 1
    if rest > 0 { add(rest * milliseconds, []) }
    if !moves.isEmpty { add(milliseconds, moves) }
    for doing in [ups, places, downs] where !doing.isEmpty { add(0, doing) }
  }

  /// The input sources as a JSON list, one action per line.
  var json: String {
    let sources = zip(fingers, actions).map { finger, actions in
      "{\(Self.source(finger)),\"actions\":[\n\(actions.joined(separator: ",\n"))\n]}"
    }
    return "[\n\(sources.joined(separator: ",\n"))\n]"
  }

  /// The JSON members of a source, without its actions.
  ///
  /// - Parameter finger: The finger's number.
  /// - Returns: Members of a JSON object.
  static func source(_ finger: Int) -> String {
    "\"type\":\"pointer\",\"id\":\"finger\(finger)\",\"parameters\":{\"pointerType\":\"touch\"}"
  }

  /// The action of a finger that comes down at the position it was moved to.
  static let down = #"{"type":"pointerDown","button":0}"#
  /// The action of a finger that is released.
  static let up = #"{"type":"pointerUp","button":0}"#

  /// The action of a finger that moves to a point of the viewport, in whole or decimal numbers, in a number of milliseconds.
  static func move(
    x: some CustomStringConvertible, y: some CustomStringConvertible, _ milliseconds: Int
  ) -> String {
    "{\"type\":\"pointerMove\",\"duration\":\(milliseconds),\"x\":\(x),\"y\":\(y),\"origin\":\"viewport\"}"
  }
}
