import GestureTraces

/// The way fingers are asked to go.
package enum PromptDirection: String, CaseIterable, Sendable {
  /// Towards the person.
  case down
  /// To the left.
  case left
  /// To the right.
  case right
  /// Slanted, towards the person and to the left.
  case downLeft = "down-left"
  /// Slanted, towards the person and to the right.
  case downRight = "down-right"
  /// Two fingers towards each other.
  case together
  /// Two fingers away from each other.
  case apart
}

extension Intent {
  /// The directions a prompt of this intent may ask for; empty where none makes sense.
  ///
  /// Content comes back to its top as fingers go down: no other way leads to a refresh.
  package var promptDirections: [PromptDirection] {
    switch self {
    case .pull, .pullCancel, .scroll, .fling: [.down]
    case .horizontal: [.left, .right]
    case .diagonal: [.downLeft, .downRight]
    case .pinch: [.together, .apart]
    case .dither, .tap, .free: []
    }
  }

  /// The speeds a prompt of this intent may ask for; empty where none makes sense. A slow fling is a scroll.
  package var promptSpeeds: [PromptSpeed] {
    switch self {
    case .pull, .pullCancel, .scroll, .horizontal, .diagonal: [.slow, .normal, .fast]
    case .fling: [.normal, .fast]
    case .dither, .tap, .pinch, .free: []
    }
  }

  /// True if a surface of this kind can show it: libinput makes no scroll of a tap or a pinch on a touchpad.
  package func isShown(on kind: TraceDevice.Kind) -> Bool {
    kind != .touchpad || (self != .tap && self != .pinch)
  }
}
