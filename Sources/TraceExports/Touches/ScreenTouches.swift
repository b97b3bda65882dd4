import GestureTraces
import TraceReplay

/// The touches of a trace on a target's screen, for formats that play them there.
///
/// They come from one layer, as in a replay: libinput's if it holds touches, else the raw contacts. Every finger is a
/// touch of its own, and is always released or cancelled: a finger that is still down at the end of the trace, or when
/// its device is removed, is cancelled then.
package struct ScreenTouches: Equatable, Sendable {
  /// What each finger does, in time order.
  package private(set) var touches: [ScreenTouch] = []
  /// What a touch format cannot represent of this trace: one sentence each, without a full stop. Rounding is reported by the format itself.
  package private(set) var losses: [String] = []
  /// The layer that the touches were read from.
  package let layer: TraceLayer
  /// Points per millimetre of the surface; nil for a trace in points or in shares of the surface.
  package let pointsPerMillimetre: Double?

  private let scale: Double
  /// How far the surface is shifted on the target's screen to the right and down, in points.
  private var shiftX = 0.0, shiftY = 0.0

  /// The touches of a trace.
  ///
  /// - Parameters:
  ///   - trace: A trace of a touchscreen, or of pointer data.
  ///   - options: Scale, layer and placement.
  /// - Throws: That the trace has no touches on a screen, and what to do.
  package init(of trace: Trace, options: ExportOptions) throws(ExportError) {
    layer = options.replay.layer ?? FingerTrack.layer(of: trace)
    let viewport = Scene(scenario: trace.header.scenario, overrides: options.replay.scene).viewport
    scale = Self.scale(of: trace.header, options.replay, viewport: viewport)
    pointsPerMillimetre = trace.header.units == .millimetres ? scale : nil
    try Self.check(trace, layer)
    read(ContactChanges(of: trace, layer: layer), options.placement)
    if trace.header.units == .normalised {
      losses.append(
        "positions are fractions of a surface of unknown size; both axes are assumed to be \(Int(viewport)) points long"
      )
    }
  }

  /// Points per unit of the trace's positions.
  private static func scale(of header: TraceHeader, _ options: ReplayOptions, viewport: Double) -> Double {
    switch header.units {
    case .points: 1
    case .millimetres: options.pointsPerMillimetre
    case .normalised: viewport
    }
  }

  /// Throws an error if the trace has no touches on a screen, as on a touchpad.
  private static func check(_ trace: Trace, _ layer: TraceLayer) throws(ExportError) {
    guard trace.header.device.kind != .touchpad else {
      throw ExportError(
        trace,
        "a touchpad's fingers do not touch the screen; choose a format that plays its device (evemu, libinput-yaml), or csv"
      )
    }
    guard trace.hasContacts(in: layer) else {
      throw ExportError(
        trace, "it does not contain touches in its \(layer.rawValue) layer; choose a trace of a touchscreen")
    }
  }
}

// MARK: Reading

extension ScreenTouches {
  /// Nanoseconds per microsecond.
  private static let nanoseconds: Int64 = 1000

  private mutating func read(_ contacts: ContactChanges, _ placement: ExportOptions.Placement) {
    place(contacts.changes.first { $0.kind == .arrival }, placement)
    for change in contacts.changes {
      guard let phase = ScreenTouch.Phase(change.kind) else { continue }
      touches.append(
        ScreenTouch(
          time: change.time * Self.nanoseconds, id: change.slot, phase: phase, x: change.x * scale + shiftX,
          y: change.y * scale + shiftY))
    }
    losses += contacts.sentences
  }

  private mutating func place(_ first: ContactChange?, _ placement: ExportOptions.Placement) {
    switch placement {
    case .surface(let x, let y): (shiftX, shiftY) = (x, y)
    case .firstTouch(let x, let y):
      guard let first else { return }
      (shiftX, shiftY) = (x - first.x * scale, y - first.y * scale)
    }
  }
}

extension ContactChanges {
  /// What a player of the exported touches cannot reproduce of the recording, one phrase each.
  fileprivate var sentences: [String] {
    var sentences: [String] = []
    if losses > 0 { sentences.append("the recording lost events during it, which a player cannot repeat") }
    if gone > 0 {
      sentences.append("touches that ended when the device was removed or suspended are cancelled")
    }
    if open > 0 { sentences.append("touches that were down at the end of the recording are cancelled") }
    return sentences
  }
}

extension ScreenTouch.Phase {
  /// The phase of a touch after a change of a contact; nil for a loss of events.
  fileprivate init?(_ kind: ContactChange.Kind) {
    switch kind {
    case .arrival: self = .down
    case .move: self = .move
    case .lift: self = .up
    case .cancel: self = .cancel
    case .loss: return nil
    }
  }
}

// MARK: Gestures

extension ScreenTouches {
  /// The touches of each gesture: from the first finger that comes down until all fingers have left.
  package var gestures: [[ScreenTouch]] {
    var (gestures, down): ([[ScreenTouch]], Set<Int>) = ([], [])
    var time: Int64?
    for touch in touches {
      if down.isEmpty, touch.time != time { gestures.append([]) }
      time = touch.time
      Self.follow(touch, &down)
      gestures[gestures.count - 1].append(touch)
    }
    return gestures
  }

  /// The greatest number of fingers that are down at once, counting all events of one time together.
  package var mostFingers: Int {
    var (most, down): (Int, Set<Int>) = (0, [])
    var time: Int64?
    for touch in touches {
      if touch.time != time { most = max(most, down.count) }
      time = touch.time
      Self.follow(touch, &down)
    }
    return max(most, down.count)
  }

  private static func follow(_ touch: ScreenTouch, _ down: inout Set<Int>) {
    switch touch.phase {
    case .down: down.insert(touch.id)
    case .move: break
    case .up, .cancel: down.remove(touch.id)
    }
  }
}
