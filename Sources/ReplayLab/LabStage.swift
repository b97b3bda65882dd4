import GestureTraces
import ScrollPhysics
import TraceReplay

/// Panels (scroll views) side by side under one finger, and the take that they receive.
///
/// A take begins with an event and ends when all content rests where it began. A replay of the take gives exactly what the engines did:
/// each
/// engine receives the frames of a replay at 60 Hz, a tenth of a second after the display shows them, when all events up to then have
/// arrived. The display assumes that no more events will come.
package struct LabStage {
  private var choices: [(engine: LabEngine, model: ScrollModel?)] = []
  private var panels: [LabPanel] = []
  private var options = ReplayOptions()
  /// The take that is being made; nil if there is none.
  package private(set) var take: LabTake?

  /// The largest number of panels side by side; ``add(_:on:)`` refuses more.
  package static let mostPanels = 4
  /// The delay from displaying a frame to passing it to the engines, in seconds.
  ///
  /// It is longer than a browser on a busy phone takes to deliver an event. If an event arrives even later, its time stamp is changed.
  private static let decisionDelay = 0.1

  /// Creates a stage without panels.
  package init() {}

  /// The engines of the panels, from left to right.
  package var engines: [LabEngine] { choices.map { $0.engine } }

  /// Removes all panels and the take.
  package mutating func clear() {
    (choices, panels, take) = ([], [], nil)
  }

  /// Adds a panel, which takes part from the next take on. Without a model it has the engine's native one.
  ///
  /// - Returns: False if there are too many panels.
  package mutating func add(_ engine: LabEngine, on model: ScrollModel?) -> Bool {
    guard choices.count < Self.mostPanels else { return false }
    choices.append((engine, model))
    return true
  }

  /// Begins a take in all panels.
  ///
  /// - Parameters:
  ///   - header: The take's header.
  ///   - work: The duration of the app's refresh, in seconds, 0 to a day.
  ///   - resolution: The resolution of the browser's time stamps, in microseconds.
  package mutating func begin(_ header: TraceHeader, work: Double, resolution: Int64) {
    options = ReplayOptions()
    options.app.work = .fixed(min(max(work, 0), WorkTime.longest))
    take = LabTake(header, resolution: resolution)
    panels = choices.map { LabPanel($0.engine, on: $0.engine.list(on: $0.model), header, options) }
  }

  /// Ends the take, and moves the content back to its start.
  package mutating func end() {
    take = nil
    panels = []
  }

  /// Adds an event of a finger or a wheel to the take. Times are in microseconds since the take's start.
  ///
  /// - Returns: False if there is no take, or it is full.
  package mutating func follow(_ kind: TraceEvent.Kind, at time: Int64, arrival: Int64) -> Bool {
    let shown = panels.map { $0.shownMicroseconds }.max() ?? -1
    guard let event = take?.add(kind, at: time, arrival: arrival, after: shown) else { return false }
    for index in panels.indices { panels[index].follow(event) }
    return true
  }

  /// Computes and shows the frame at `time`, in seconds since the take's start.
  ///
  /// - Returns: How often each panel's engine has fired.
  package mutating func show(at time: Double) -> [Int] {
    for index in panels.indices { panels[index].show(decided: time - Self.decisionDelay, time: max(0, time)) }
    return panels.map { $0.triggers }
  }

  /// True if the take is over: all content rests where it was at the take's start, and no finger touches.
  package var isOver: Bool { take != nil && panels.allSatisfy { $0.isAtStart } }

  /// True if nothing moves in any panel before the next event.
  package var isResting: Bool { panels.allSatisfy { $0.isResting } }

  /// The drawing of a panel; nil if there is no such panel.
  package func drawing(of panel: Int, width: Double, height: Double) -> DisplayNumbers? {
    panels.indices.contains(panel) ? panels[panel].drawing(width: width, height: height) : nil
  }

  /// The take so far as a trace; nil if there is no take.
  package func trace(endedAt time: Int64, path: String) -> Trace? { take?.trace(endedAt: time, path: path) }

  /// The results of a panel's engine for the take so far, as a JSON object; nil if there is no take or no such panel.
  package func json(of panel: Int, endedAt time: Int64) -> String? {
    guard panels.indices.contains(panel), let trace = trace(endedAt: time, path: "take") else { return nil }
    return panels[panel].json(of: trace, options)
  }
}
