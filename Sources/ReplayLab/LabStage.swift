import GestureTraces
import ScrollPhysics
import TraceReplay

/// Lists side by side under one finger, and the take that they see.
///
/// A take begins with an event and goes on until all lists rest where they began. Its events are what the lists are moved by, so that
/// its replay is what was seen: an engine sees the frames of a replay at 60 Hz, a tenth of a second after the display shows them, when
/// every stamp up to then has come; the display shows what it would do if none were to come.
package struct LabStage {
  private var choices: [(engine: LabEngine, model: ScrollModel?)] = []
  private var panels: [LabPanel] = []
  private var options = ReplayOptions()
  /// The take that is going on; nil between two.
  package private(set) var take: LabTake?

  /// The most panels.
  package static let mostPanels = 4
  /// The time by which frames are decided after a display shows theirs, in seconds: longer than a browser on a busy phone takes to hand
  /// an event on. One that comes later still is moved.
  private static let decisionDelay = 0.1

  /// Nothing on it.
  package init() {}

  /// The engines of its panels, in their order.
  package var engines: [LabEngine] { choices.map { $0.engine } }

  /// Takes all panels and the take away.
  package mutating func clear() {
    (choices, panels, take) = ([], [], nil)
  }

  /// Adds a panel, seen from the next take on; on its own list where no model is given.
  ///
  /// - Returns: False if there are as many as there may be.
  package mutating func add(_ engine: LabEngine, on model: ScrollModel?) -> Bool {
    guard choices.count < Self.mostPanels else { return false }
    choices.append((engine, model))
    return true
  }

  /// Begins a take.
  ///
  /// - Parameters:
  ///   - header: Its first line.
  ///   - work: The time that the app works on a refresh, in seconds, 0 to a day.
  ///   - resolution: Of the browser's stamps, in microseconds.
  package mutating func begin(_ header: TraceHeader, work: Double, resolution: Int64) {
    options = ReplayOptions()
    options.app.work = .fixed(min(max(work, 0), WorkTime.longest))
    take = LabTake(header, resolution: resolution)
    panels = choices.map { LabPanel($0.engine, on: $0.engine.list(on: $0.model), header, options) }
  }

  /// Ends the take: the lists go back to where it began.
  package mutating func end() {
    take = nil
    panels = []
  }

  /// Takes in what a finger or a wheel did; times in microseconds since the take's zero.
  ///
  /// - Returns: False if there is no take, or it is full.
  package mutating func follow(_ kind: TraceEvent.Kind, at time: Int64, arrival: Int64) -> Bool {
    let shown = panels.map { $0.shownMicroseconds }.max() ?? -1
    guard let event = take?.add(kind, at: time, arrival: arrival, after: shown) else { return false }
    for index in panels.indices { panels[index].follow(event) }
    return true
  }

  /// Shows the display's frame at `time` seconds since the take's zero.
  ///
  /// - Returns: How often each panel's engine has fired.
  package mutating func show(at time: Double) -> [Int] {
    for index in panels.indices { panels[index].show(decided: time - Self.decisionDelay, time: max(0, time)) }
    return panels.map { $0.triggers }
  }

  /// True if the take has come to its end by itself: no finger, and every list as it was at its start.
  package var isOver: Bool { take != nil && panels.allSatisfy { $0.isAtStart } }

  /// True if nothing moves until an event comes.
  package var isResting: Bool { panels.allSatisfy { $0.isResting } }

  /// The picture of a panel; nil where there is none.
  package func drawing(of panel: Int, width: Double, height: Double) -> DisplayNumbers? {
    panels.indices.contains(panel) ? panels[panel].drawing(width: width, height: height) : nil
  }

  /// The take so far as a trace; nil where there is none.
  package func trace(endedAt time: Int64, path: String) -> Trace? { take?.trace(endedAt: time, path: path) }

  /// An object that says what a panel's engine made of the take so far; nil where there is none.
  package func json(of panel: Int, endedAt time: Int64) -> String? {
    guard panels.indices.contains(panel), let trace = trace(endedAt: time, path: "take") else { return nil }
    return panels[panel].json(of: trace, options)
  }
}
