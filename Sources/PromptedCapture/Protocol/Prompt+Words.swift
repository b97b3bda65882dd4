import GestureTraces
import TakeChecks

extension Prompt {
  /// The instruction, in one or two short sentences.
  ///
  /// - Parameter kind: The kind of device: on a touchpad two fingers scroll.
  /// - Returns: The protocol's own instruction, else that of the intent.
  package func words(on kind: TraceDevice.Kind) -> String {
    if let instruction { return instruction }
    let fingers = kind == .touchpad ? "two fingers" : "one finger"
    let how = speed.map { $0.adverb.isEmpty ? "" : " \($0.adverb)" } ?? ""
    return switch intent {
    case .pull: "You want fresh content. Pull down\(how) with \(fingers), then lift."
    case .pullCancel: "Pull down\(how) with \(fingers), change your mind, go back up, then lift."
    case .scroll: "You are a little below the top. Scroll up\(how) to it: \(fingers) downwards."
    case .fling: "You are far below the top. Fling\(how) back to it: \(fingers) downwards, lift while moving."
    case .dither: "Rest \(fingers) on the top of the list and fidget: small moves up and down, then lift."
    case .horizontal:
      "Swipe\(how) \(direction.map { "to the \($0.rawValue)" } ?? "sideways") with \(fingers)."
    case .diagonal: "Drag\(how) aslant\(slant) with \(fingers), then lift."
    case .tap: "Tap once, as if to open an item."
    case .pinch: "Move two fingers \(direction == .together ? "together" : "apart"), then lift."
    case .free: "Use the list as you like for \(Int(leastLength)) seconds. Do not ask for a refresh."
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
