import GestureTraces
import TakeChecks
import TextFormats

extension Prompt {
  /// The instruction that a person reads, in one or two short sentences.
  ///
  /// - Parameter kind: The kind of device: on a touchpad two fingers scroll.
  /// - Returns: The protocol's own instruction, else that of the intent.
  package func words(on kind: TraceDevice.Kind) -> String {
    if let instruction { return instruction }
    let fingers = kind == .touchpad ? "two fingers" : "one finger"
    let how = speed.map { $0.adverb.isEmpty ? "" : " \($0.adverb)" } ?? ""
    return switch intent {
    case .pull: "You want to refresh. Pull down\(how) with \(fingers), then release."
    case .pullCancel: "Pull down\(how) with \(fingers), move back up, then release."
    case .scroll: "The list is scrolled down a little. Scroll up\(how) to its top: \(fingers) downwards."
    case .fling:
      "The list is scrolled far down. Fling\(how) back to its top: \(fingers) downwards, release while moving."
    case .dither: "Rest \(fingers) on the top of the list and make small moves up and down, then release."
    case .horizontal:
      "Swipe\(how) \(direction.map { "to the \($0.rawValue)" } ?? "sideways") with \(fingers)."
    case .diagonal: "Drag\(how) diagonally\(slant) with \(fingers), then release."
    case .tap: "Tap once, as if to open an item."
    case .pinch: "Move two fingers \(direction == .together ? "together" : "apart"), then release."
    case .free:
      "Use the list as you like for \(Counted.text(Int(leastLength), "second")), without refreshing it."
    }
  }

  private var slant: String {
    switch direction {
    case .downLeft: ", down and to the left,"
    case .downRight: ", down and to the right,"
    default: ""
    }
  }
}
