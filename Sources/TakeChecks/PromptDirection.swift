import GestureTraces

/// The direction in which the prompt asks fingers to move.
package enum PromptDirection: String, CaseIterable, Sendable {
  /// Towards the person, who sits or stands at the surface's lower edge.
  case down
  /// To the person's left.
  case left
  /// To the person's right.
  case right
  /// Diagonally, towards the person and to the left.
  case downLeft = "down-left"
  /// Diagonally, towards the person and to the right.
  case downRight = "down-right"
  /// Two fingers towards each other.
  case together
  /// Two fingers away from each other.
  case apart
}

extension Intent {
  /// The directions that a prompt of this intent may ask for; empty if directions make no sense for it.
  ///
  /// Content returns to its top as fingers move down, so no other direction can lead to a refresh.
  package var promptDirections: [PromptDirection] {
    switch self {
    case .pull, .pullCancel, .scroll, .fling: [.down]
    case .horizontal: [.left, .right]
    case .diagonal: [.downLeft, .downRight]
    case .pinch: [.together, .apart]
    case .dither, .tap, .free: []
    }
  }

  /// The speeds that a prompt of this intent may ask for; empty if speeds make no sense for it. A slow fling is a scroll.
  package var promptSpeeds: [PromptSpeed] {
    switch self {
    case .pull, .pullCancel, .scroll, .horizontal, .diagonal: [.slow, .normal, .fast]
    case .fling: [.normal, .fast]
    case .dither, .tap, .pinch, .free: []
    }
  }

  /// True if this kind of device can record the intent: a touchpad cannot record a tap or a pinch, as libinput reports no scroll for them.
  package func isShown(on kind: TraceDevice.Kind) -> Bool {
    kind != .touchpad || (self != .tap && self != .pinch)
  }
}
