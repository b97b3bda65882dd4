/// The axis along which content scrolls.
public enum ScrollAxis: String, CaseIterable, Sendable {
  /// Down and up; travel down is positive.
  case vertical
  /// To the right and left; travel to the right is positive.
  case horizontal

  /// The direction of positive travel of a finger, in one word: `down` or `right`.
  package var forward: String { self == .vertical ? "down" : "right" }
  /// The direction of negative travel of a finger, in one word: `up` or `left`.
  package var back: String { self == .vertical ? "up" : "left" }
  /// The edge that positive travel pulls away from its place, in one word: `top` or `left`.
  package var firstEdge: String { self == .vertical ? "top" : "left" }
}
