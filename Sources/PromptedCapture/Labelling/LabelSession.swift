import FileAccess
import GestureTraces
import TraceReplay

/// Asks for the intent of each gesture without one, trace by trace, and writes every answer immediately.
///
///     key        while a gesture is shown                           after the last one
///     an intent  written, next gesture                              –
///     next       skipped, next gesture                              –
///     undo       the last answer is undone, its gesture shown       the same
///     quit       the end                                            the end
///
/// Stopping loses nothing: the next session asks for the gestures that still have no intent.
package final class LabelSession {
  /// The actions from which a person chooses when a gesture is shown.
  package enum Key: Equatable, Sendable {
    /// Answer that the gesture has this intent.
    case intent(Intent)
    /// Skip this gesture without an answer.
    case next
    /// Undo the last answer, and show its gesture again.
    case undo
    /// End the session here.
    case quit
  }

  /// The result of the person's last action, for display.
  package enum Outcome: Equatable, Sendable {
    /// The gesture with this number now has this intent.
    case labelled(Int, Intent)
    /// The gesture with this number was skipped.
    case passed(Int)
    /// The answer for the gesture with this number was undone.
    case undone(Int)
  }

  /// A gesture to ask about, given by its trace and its number.
  private struct Item {
    let file: Int
    let number: Int
  }

  /// An answer or a skipped gesture, with everything needed to undo it.
  private struct Answer {
    let position: Int
    let intent: Intent?
    /// The trace's labels before the answer.
    let before: LabelEdit
  }

  private let paths: [String]
  private let options: ReplayOptions
  private let again: Bool
  private var items: [Item] = []
  private var position = 0
  private var history: [Answer] = []
  /// The open trace, its gestures and their time spans.
  private var open: (file: Int, trace: LabelledFile, looks: [GestureLook], stretches: GestureStretches)?
  /// The number of gestures in each trace.
  private var counts: [Int] = []
  /// The number of gestures that already had an intent and are not asked for.
  package private(set) var known = 0
  /// The result of the person's last action; nil at the start.
  package private(set) var outcome: Outcome?
  /// True once the person has chosen to stop.
  package private(set) var hasQuit = false

  /// Begins a session over these traces; each trace is read once to count the questions.
  ///
  /// - Parameters:
  ///   - paths: The files.
  ///   - options: How a trace's events become a finger's path.
  ///   - again: Whether gestures that already have an intent are asked for too.
  /// - Throws: An error for a trace that cannot be read or written; nothing has changed then.
  package init(_ paths: [String], options: ReplayOptions, again: Bool) throws {
    (self.paths, self.options, self.again) = (paths, options, again)
    for (file, path) in paths.enumerated() {
      let trace = try LabelledFile(path)
      let stretches = GestureStretches(of: trace.trace, options: options)
      counts.append(stretches.spans.count)
      for (index, span) in stretches.spans.enumerated() {
        let isKnown = trace.trace.header.intent(ofGestureBegunAt: span.lowerBound) != nil
        if isKnown { known += 1 }
        if again || !isKnown { items.append(Item(file: file, number: index + 1)) }
      }
    }
  }

  /// The number of gestures in all traces, with and without intents.
  package var count: Int { counts.reduce(0, +) }
  /// The number of gestures still to be asked for, including the present one.
  package var left: Int { items.count - position }
  /// True if there is an answer, or a skipped gesture, to undo.
  package var canUndo: Bool { !history.isEmpty }
  /// The intents that the person has given so far, in the order of the answers.
  package var given: [Intent] { history.compactMap(\.intent) }
  /// The number of gestures that the person has skipped so far.
  package var passed: Int { history.count - given.count }

  /// The question that is shown to the person: one gesture and its trace.
  package struct Question {
    /// The path of the gesture's trace.
    package let path: String
    /// The number of gestures in the gesture's trace.
    package let count: Int
    /// The gesture that the question is about, with the intents that it matches.
    package let look: GestureLook
    /// The gesture's present intent; nil if it has none.
    package let intent: Intent?
  }

  /// The present question; nil after the last one.
  ///
  /// - Throws: An error for a trace that cannot be read again, or that has changed.
  package func question() throws -> Question? {
    guard !hasQuit, position < items.count else { return nil }
    let item = items[position]
    let (trace, looks, stretches) = try trace(item.file)
    guard looks.indices.contains(item.number - 1) else { throw fault(item, .changed) }
    return Question(
      path: paths[item.file], count: counts[item.file], look: looks[item.number - 1],
      intent: LabelEdit(of: trace.trace, stretches, again: true).intent(ofGesture: item.number))
  }

  /// Performs the action that the person has chosen.
  ///
  /// - Throws: An error for a file that cannot be written; earlier answers stay.
  package func press(_ key: Key) throws {
    switch key {
    case .quit: hasQuit = true
    case .undo: try undo()
    case .next: try answer(nil)
    case .intent(let intent): try answer(intent)
    }
  }

  // MARK: Answers

  private func answer(_ intent: Intent?) throws {
    guard !hasQuit, position < items.count else { return }
    let item = items[position]
    let (trace, _, stretches) = try trace(item.file)
    var edit = LabelEdit(of: trace.trace, stretches, again: true)
    let before = edit
    if let intent {
      do throws(LabelFault) { try edit.label(gesture: item.number, as: intent) } catch {
        throw fault(item, error)
      }
      if edit.isChanged { try write(edit, item) }
    }
    history.append(Answer(position: position, intent: intent, before: before))
    outcome = intent.map { .labelled(item.number, $0) } ?? .passed(item.number)
    position += 1
  }

  private func undo() throws {
    guard let last = history.popLast() else { return }
    let item = items[last.position]
    _ = try trace(item.file)
    if last.intent != nil { try write(last.before, item) }
    position = last.position
    outcome = .undone(item.number)
  }

  private func write(_ edit: LabelEdit, _ item: Item) throws {
    do {
      let file = try trace(item.file).0
      open?.trace = try file.write(edit)
    } catch let error as LabelFault {
      throw fault(item, error)
    }
  }

  private func trace(_ file: Int) throws -> (LabelledFile, [GestureLook], GestureStretches) {
    if let open, open.file == file { return (open.trace, open.looks, open.stretches) }
    let trace = try LabelledFile(paths[file])
    let looks = GestureLook.all(of: trace.trace, options: options)
    let stretches = GestureStretches(looks.map(\.gesture))
    open = (file, trace, looks, stretches)
    return (trace, looks, stretches)
  }

  private func fault(_ item: Item, _ why: LabelFault) -> LabelError {
    LabelError(description: "\(paths[item.file]): \(why)")
  }
}
