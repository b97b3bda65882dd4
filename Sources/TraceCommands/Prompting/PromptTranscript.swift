import TextFormats

/// Shows a session as plain lines, one per change: for files, pipes and terminals without cursor movement.
final class PromptTranscript: PromptDisplay {
  private let print: (String) -> Void
  private var last: PromptView?

  /// Always nil: a transcript is not redrawn during a take.
  let interval: Int64? = nil

  /// Creates a transcript that is printed line by line.
  ///
  /// - Parameter print: Receives each line.
  init(print: @escaping (String) -> Void) {
    self.print = print
  }

  /// A line that names the keys that may be typed.
  private static let keys = "A letter and Enter: a accept it as it was, r repeat, s skip, q stop"

  func show(_ view: PromptView) {
    defer { last = view }
    if last == nil, view.state != .ended { begin(view) }
    if let outcome = view.outcome, isNew(view) { print("  \(outcome.text)") }
    if let notice = view.notice, notice != last?.notice { print("  \(notice)") }
    switch view.state {
    case .choosing(let names):
      if last?.state != view.state { print("Touch the surface to use: \(names.joined(separator: ", "))") }
    case .waiting: if last?.state != .waiting || isNew(view) { ask(view) }
    case .taking, .ended: break
    }
  }

  func remind() { print("  That is not a key. \(Self.keys)") }

  func close() {}

  private func begin(_ view: PromptView) {
    let count = view.count - view.decided
    let takes = Counted.text(count, "take")
    print("\(view.name): \(takes), about \(ProtocolListing.minutes(view.rest)), into \(view.folder)")
    if view.takesKeys { print(Self.keys) }
  }

  private func ask(_ view: PromptView) {
    guard let number = view.number else { return }
    let again = view.tries > 0 ? ", try \(view.tries + 1)" : ""
    print("\(number) of \(view.count)\(again): \(view.words)")
  }

  /// True if the prompt, its tries or the last outcome changed since the view that was printed last.
  private func isNew(_ view: PromptView) -> Bool {
    guard let last else { return view.outcome != nil }
    return last.number != view.number || last.tries != view.tries || last.decided != view.decided
      || last.outcome != view.outcome
  }
}
