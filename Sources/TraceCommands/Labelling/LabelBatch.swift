import CommandArguments
import CommandInputs
import FileAccess
import GestureTraces
import PromptedCapture
import TextFormats
import TraceReplay

/// Labels traces without asking a person. All traces are checked before the first is written.
struct LabelBatch {
  /// The words of the command line that name the traces, for the suggested commands (`next:`).
  let words: [String]
  /// The paths of the trace files, or only `-` for stdin.
  let paths: [String]
  /// How a trace's events become a finger's path.
  let options: ReplayOptions
  /// True if new labels may replace earlier ones.
  let again: Bool
  /// Receives messages.
  let console: Console

  /// Labels the traces that a table names.
  ///
  /// - Throws: An error for the first invalid row, with its line; nothing is written then.
  func run(_ table: LabelTable) throws -> ExitStatus {
    let rows = try table.rows(of: paths)
    let named = LabelBatch(
      words: words,
      paths: zip(paths, rows).filter { !$0.1.isEmpty }.map(\.0), options: options, again: again,
      console: console)
    let lists = rows.filter { !$0.isEmpty }
    let status = named.run { (edit, index) throws(LabelError) in try table.apply(lists[index], to: &edit)
    }
    if table.open > 0 {
      console.note("\(table.path): \(Counted.text(table.open, "row")) without an intent passed over")
    }
    return status
  }

  /// Labels each trace by a function.
  ///
  /// - Parameter change: Labels the trace with the given index.
  /// - Returns: `couldNot` if a trace cannot be labelled, with one message each. Nothing is written if the check of all traces found
  ///   that; if writing one failed, the others are labelled, and a message says how many.
  func run<Fault: Error>(_ change: (inout LabelEdit, Int) throws(Fault) -> Void) -> ExitStatus {
    var edits: [LabelEdit] = []
    var tally = FailureTally(console)
    let bar = ProgressBar(total: paths.count, console: console)
    if paths.count > 1 { Interruption.watch() }
    for (index, path) in paths.enumerated() {
      if Interruption.isAsked {
        bar?.clear()
        Interruption.end(after: index, of: paths.count, "traces were checked, but none was changed", console)
      }
      do {
        try OutputCheck.requirePlainName(path)
        let file = try LabelledFile(path)
        let edit = try self.edit(file.trace, index, change)
        try file.check(edit)
        edits.append(edit)
        // What comes from stdin is there once.
        if path == "-" { _ = try file.write(edit) }
      } catch {
        bar?.clear()
        tally.fail(Self.message(error, path))
      }
      bar?.advance()
    }
    bar?.clear()
    guard edits.count == paths.count else { return tally.status }
    write(&edits, &tally, change)
    guard tally.failures.isEmpty else { return tally.status }
    summarise(edits)
    return .done
  }

  /// Writes the edits that change something.
  private func write<Fault: Error>(
    _ edits: inout [LabelEdit], _ tally: inout FailureTally,
    _ change: (inout LabelEdit, Int) throws(Fault) -> Void
  ) {
    let changed = paths.indices.filter { edits[$0].isChanged && paths[$0] != "-" }
    var done = 0
    func endIfAsked() {
      guard Interruption.isAsked else { return }
      Interruption.end(after: done, of: changed.count, "traces were labelled", console)
    }
    for index in changed {
      endIfAsked()
      // The labels are made again, because another program may have labelled the trace since it was checked.
      do {
        edits[index] = try LabelledFile.update(paths[index], unless: { Interruption.isAsked }) {
          try edit($0, index, change)
        }
        done += 1
      } catch {
        tally.fail(Self.message(error, paths[index]))
        endIfAsked()
      }
    }
    guard done < changed.count, changed.count > 1 else { return }
    console.note("labelled \(done) of \(Counted.text(changed.count, "trace"))")
  }

  /// Makes the edit of the trace with an index.
  private func edit<Fault: Error>(
    _ trace: Trace, _ index: Int, _ change: (inout LabelEdit, Int) throws(Fault) -> Void
  ) throws(Fault) -> LabelEdit {
    var edit = LabelEdit(of: trace, GestureStretches(of: trace, options: options), again: again)
    try change(&edit, index)
    return edit
  }

  private static func message(_ error: any Error, _ path: String) -> String {
    error is LabelFault ? "\(FileIO.inputName(path)): \(error)" : "\(error)"
  }

  private func summarise(_ edits: [LabelEdit]) {
    let changed = edits.count(where: \.isChanged)
    let same = edits.count - changed
    let rest = same == 0 ? "" : ", \(Counted.subject(same, "1 was", "were")) so already"
    let head = changed == 0 ? "nothing changed" : "labelled \(Counted.text(changed, "trace"))\(rest)"
    console.note("\(head): \(Self.intents(edits))")
    if paths != ["-"] { console.note("next: overscroll report \(ShellLine.text(words.map(ShellLine.path)))") }
  }

  /// The number of gestures with each intent after the labelling, in words.
  private static func intents(_ edits: [LabelEdit]) -> String {
    var counts: [Intent: Int] = [:]
    var (all, without) = (0, 0)
    for edit in edits {
      for number in edit.gestures.spans.indices {
        all += 1
        if let intent = edit.intent(ofGesture: number + 1) {
          counts[intent, default: 0] += 1
        } else {
          without += 1
        }
      }
    }
    let parts = Intent.allCases.compactMap { intent in counts[intent].map { "\($0) \(intent.rawValue)" } }
    let rest = without > 0 ? ["\(without) without an intent"] : []
    return "\(Counted.text(all, "gesture"))\((parts + rest).map { ", " + $0 }.joined())"
  }
}
