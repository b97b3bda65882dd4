import TextFormats

/// A session as plain lines, one per change: for files, pipes and terminals without cursor movement.
final class PromptTranscript: PromptDisplay {
  private let print: (String) -> Void
  private var last: PromptView?

  /// nil: nothing is redrawn during a take.
  let interval: Int64? = nil

  /// Creates a transcript.
  ///
  /// - Parameter print: Receives each line.
  init(print: @escaping (String) -> Void) {
    self.print = print
  }

  /// The keys that may be typed, in words.
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

  /// True if there was a decision since the last view.
  private func isNew(_ view: PromptView) -> Bool {
    guard let last else { return view.outcome != nil }
    return last.number != view.number || last.tries != view.tries || last.decided != view.decided
      || last.outcome != view.outcome
  }
}
