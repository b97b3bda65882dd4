import FileAccess
import GestureTraces
import TraceReplay

/// Goes through the gestures of traces that have no intent, one after another, and writes each answer down at once.
///
///     key        a gesture is asked for                             none is left
///     an intent  written, next                                      –
///     next       passed over, next                                  –
///     undo       the answer before is taken back, asked for again   the same
///     quit       the end                                            the end
///
/// Whoever stops has lost nothing: the next session asks for what has no intent then.
package final class LabelSession {
  /// The requests that a person can make.
  package enum Key: Equatable, Sendable {
    /// It was meant so.
    case intent(Intent)
    /// Go on without an answer.
    case next
    /// Take the answer before back.
    case undo
    /// Stop here.
    case quit
  }

  /// The outcome of the gesture before.
  package enum Outcome: Equatable, Sendable {
    /// It has this intent now.
    case labelled(Int, Intent)
    /// It was passed over.
    case passed(Int)
    /// The answer about it was taken back.
    case undone(Int)
  }

  /// A gesture of one of the traces.
  private struct Item {
    let file: Int
    let number: Int
  }

  /// An answer that can be taken back.
  private struct Answer {
    let position: Int
    let intent: Intent?
    /// The trace's labels before it.
    let before: LabelEdit
  }

  private let paths: [String]
  private let options: ReplayOptions
  private let again: Bool
  private var items: [Item] = []
  private var position = 0
  private var history: [Answer] = []
  /// The trace that is open, its gestures and their stretches.
  private var open: (file: Int, trace: LabelledFile, looks: [GestureLook], stretches: GestureStretches)?
  /// The gestures of each trace.
  private var counts: [Int] = []
  /// Gestures that had an intent before, and are not asked for.
  package private(set) var known = 0
  /// The outcome of the gesture before; nil at the start.
  package private(set) var outcome: Outcome?
  /// True once the person wants to stop.
  package private(set) var hasQuit = false

  /// A session over these traces; each is read once to know what there is to ask.
  ///
  /// - Parameters:
  ///   - paths: Files.
  ///   - options: How fingers are read.
  ///   - again: Whether gestures that have an intent are asked for too.
  /// - Throws: A trace that cannot be read or written; nothing has changed then.
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

  /// The gestures of all traces.
  package var count: Int { counts.reduce(0, +) }
  /// The gestures that are still to be asked for, this one too.
  package var left: Int { items.count - position }
  /// The answers so far, those passed over too.
  package var canUndo: Bool { !history.isEmpty }
  /// The intents given so far, in order.
  package var given: [Intent] { history.compactMap(\.intent) }
  /// The gestures passed over so far.
  package var passed: Int { history.count - given.count }

  /// One gesture that is asked for.
  package struct Question {
    /// The path of its trace.
    package let path: String
    /// The gestures of that trace.
    package let count: Int
    /// The gesture.
    package let look: GestureLook
    /// The intent it has; nil for none.
    package let intent: Intent?
  }

  /// The gesture that is asked for; nil once none is left.
  ///
  /// - Throws: A trace that cannot be read again, or has changed.
  package func question() throws -> Question? {
    guard !hasQuit, position < items.count else { return nil }
    let item = items[position]
    let (trace, looks, stretches) = try trace(item.file)
    guard looks.indices.contains(item.number - 1) else { throw fault(item, .changed) }
    return Question(
      path: paths[item.file], count: counts[item.file], look: looks[item.number - 1],
      intent: LabelEdit(of: trace.trace, stretches, again: true).intent(ofGesture: item.number))
  }

  /// Does what a person asks for.
  ///
  /// - Throws: A file that cannot be written; what was said before is kept.
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
