import GestureTraces
import TraceReplay

/// The touches of a trace on the screen of a target, for formats that play them there.
///
/// They are of one layer, the one a replay takes: libinput's where it holds touches, else the raw contacts. Every finger is a
/// touch of its own, and whatever comes down goes up or is cancelled: a finger that is still down at the end of the trace, or when
/// its device goes, is cancelled then.
package struct ScreenTouches: Equatable, Sendable {
  /// What became of each touch, in order of time.
  package private(set) var touches: [ScreenTouch] = []
  /// What a format of touches cannot carry of this trace: one sentence each, without a full stop. Rounding is the format's own.
  package private(set) var losses: [String] = []
  /// The layer they were read from.
  package let layer: TraceLayer
  /// Points for a millimetre of the surface; nil where the trace has none: it is in points, or in shares of the surface.
  package let pointsPerMillimetre: Double?

  private let scale: Double
  /// Points that the surface is moved to the right and down by.
  private var shiftX = 0.0, shiftY = 0.0

  /// The touches of a trace.
  ///
  /// - Parameters:
  ///   - trace: A trace of a touchscreen, or of pointer data.
  ///   - options: Scale, layer and where the touches are put.
  /// - Throws: That the trace has no touches on a screen, and what to do.
  package init(of trace: Trace, options: ExportOptions) throws(ExportError) {
    layer = options.replay.layer ?? FingerTrack.layer(of: trace)
    let viewport = Scene(scenario: trace.header.scenario, overrides: options.replay.scene).viewport
    scale = Self.scale(of: trace.header, options.replay, viewport: viewport)
    pointsPerMillimetre = trace.header.units == .millimetres ? scale : nil
    try Self.check(trace, layer)
    read(trace.events.filter { $0.layer == layer }, of: trace, options.placement)
    if trace.header.units == .normalised {
      losses.append(
        "positions are shares of a surface of unknown size; both axes are taken as \(Int(viewport)) points long"
      )
    }
  }

  /// Points for a unit of position.
  private static func scale(of header: TraceHeader, _ options: ReplayOptions, viewport: Double) -> Double {
    switch header.units {
    case .points: 1
    case .millimetres: options.pointsPerMillimetre
    case .normalised: viewport
    }
  }

  /// Throws where a trace is none of touches on a screen.
  private static func check(_ trace: Trace, _ layer: TraceLayer) throws(ExportError) {
    guard trace.header.device.kind != .touchpad else {
      throw ExportError(
        trace,
        "a touchpad's fingers touch no screen; choose a format that plays its device (evemu, libinput-yaml), or csv"
      )
    }
    let hasTouches = trace.events.contains { $0.layer == layer && $0.isTouch }
    guard hasTouches else {
      throw ExportError(trace, "no touches in its \(layer.rawValue) layer; choose a trace of a touchscreen")
    }
  }
}

// MARK: Reading

extension ScreenTouches {
  /// Where each finger that is down is, by its slot.
  private typealias Positions = [Int: (x: Double, y: Double)]

  private mutating func read(_ events: [TraceEvent], of trace: Trace, _ placement: ExportOptions.Placement) {
    place(events, placement)
    var down: Positions = [:]
    var (drops, lost) = (0, 0)
    for event in events {
      let time = event.timeMicroseconds * Self.nanoseconds
      switch event.kind {
      case .down(let slot, let x, let y), .move(let slot, let x, let y):
        take(slot, x, y, isDown: event.isArrival, at: time, &down)
      case .up(let slot): remove(slot, .up, at: time, &down)
      case .cancel(let slot): remove(slot, .cancel, at: time, &down)
      case .gap(.dropped): drops += 1
      case .gap:
        lost += down.count
        cancelAll(at: time, &down)
      case .scroll, .stop, .hold, .unhold, .unknown: break
      }
    }
    let open = down.count
    cancelAll(at: (touches.last?.time ?? 0), &down)
    note(drops: drops, lost: lost, open: open)
  }

  /// Nanoseconds of a microsecond.
  private static let nanoseconds: Int64 = 1000

  private mutating func place(_ events: [TraceEvent], _ placement: ExportOptions.Placement) {
    switch placement {
    case .surface(let x, let y): (shiftX, shiftY) = (x, y)
    case .firstTouch(let x, let y):
      for event in events {
        guard let position = event.position else { continue }
        (shiftX, shiftY) = (x - position.x * scale, y - position.y * scale)
        return
      }
    }
  }

  /// A finger comes or moves. One whose coming the recording missed comes with its first move; one that comes while it is down
  /// is another: the lift of the first was missed.
  private mutating func take(
    _ slot: Int, _ x: Double, _ y: Double, isDown: Bool, at time: Int64, _ down: inout Positions
  ) {
    if isDown { remove(slot, .up, at: time, &down) }
    let point = (x: x * scale + shiftX, y: y * scale + shiftY)
    let phase = down[slot] == nil ? ScreenTouch.Phase.down : .move
    down[slot] = point
    touches.append(ScreenTouch(time: time, id: slot, phase: phase, x: point.x, y: point.y))
  }

  private mutating func remove(
    _ slot: Int, _ phase: ScreenTouch.Phase, at time: Int64, _ down: inout Positions
  ) {
    guard let point = down.removeValue(forKey: slot) else { return }
    touches.append(ScreenTouch(time: time, id: slot, phase: phase, x: point.x, y: point.y))
  }

  private mutating func cancelAll(at time: Int64, _ down: inout Positions) {
    for slot in down.keys.sorted() { remove(slot, .cancel, at: time, &down) }
  }

  private mutating func note(drops: Int, lost: Int, open: Int) {
    if drops > 0 { losses.append("the recording lost events during it, which no player can repeat") }
    if lost > 0 { losses.append("touches that ended as the device left or slept are cancelled") }
    if open > 0 { losses.append("touches that were down as the recording ended are cancelled then") }
  }
}

// MARK: Frames

extension ScreenTouches {
  /// The touches by the device's reports, in order of time.
  package var frames: [TouchFrame] {
    var frames: [TouchFrame] = []
    var contacts: [Int: ScreenTouch] = [:]
    for touch in touches {
      if frames.last?.time != touch.time {
        for id in contacts.keys { contacts[id]?.phase = .move }
        frames.append(TouchFrame(time: touch.time, changes: [], contacts: []))
      }
      switch touch.phase {
      case .down: contacts[touch.id] = touch
      case .move:
        contacts[touch.id]?.x = touch.x
        contacts[touch.id]?.y = touch.y
      case .up, .cancel: contacts[touch.id] = nil
      }
      frames[frames.count - 1].changes.append(touch)
      frames[frames.count - 1].contacts = contacts.values.sorted { $0.id < $1.id }
    }
    return frames
  }

  /// The frames of each gesture: from the first finger down to none.
  package var gestures: [[TouchFrame]] {
    var gestures: [[TouchFrame]] = []
    var isOpen = false
    for frame in frames {
      if isOpen { gestures[gestures.count - 1].append(frame) } else { gestures.append([frame]) }
      isOpen = !frame.contacts.isEmpty
    }
    return gestures
  }

  /// The most fingers that are down at once.
  package var mostFingers: Int { frames.map(\.contacts.count).max() ?? 0 }
}

extension TraceEvent {
  /// True if a contact comes.
  fileprivate var isArrival: Bool { if case .down = kind { true } else { false } }

  /// True if it says where a finger is.
  fileprivate var isTouch: Bool { position != nil }

  /// Where it says that a finger is, in the trace's units.
  fileprivate var position: (x: Double, y: Double)? {
    switch kind {
    case .down(_, let x, let y), .move(_, let x, let y): (x, y)
    default: nil
    }
  }
}
