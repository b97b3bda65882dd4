import CommandArguments
import PromptedCapture
import TraceReplay

/// Everything a person should know at one moment of a session: what a display shows.
struct PromptView: Equatable {
  /// The states of a session.
  enum State: Equatable {
    /// Several surfaces could be used; these.
    case choosing([String])
    /// Fingers are off.
    case waiting
    /// The take has lasted this long, of at least so long, in seconds.
    case taking(Double, of: Double)
    /// There is nothing more to do.
    case ended
  }

  /// The gauge: the pull as the engine sees it.
  struct Gauge: Equatable {
    /// The newest reading of a take, or where the prompt begins; nil before a surface is chosen.
    var reading: LivePull.Reading?
    /// Engine and model: `mrefresh on uikit`.
    var name: String
  }

  /// The protocol's name.
  var name: String
  /// The session's folder.
  var folder: String
  /// The state of the session.
  var state: State
  /// The number of the prompt, from 1; nil once all are decided.
  var number: Int?
  /// The number of prompts.
  var count: Int
  /// The number of prompts that are decided.
  var decided: Int
  /// Seconds that the rest will take.
  var rest: Double
  /// The instruction.
  var words: String
  /// The number of earlier tries of this prompt.
  var tries: Int
  /// True if the last try may be taken all the same.
  var canAccept: Bool
  /// The outcome of the take before, in words.
  var outcome: Outcome?
  /// The gauge.
  var gauge: Gauge
  /// True if somebody can press a key.
  var takesKeys = true
  /// Something a person should know.
  var notice: String?
  /// The number of prompts that no person has decided yet.
  var left = 0

  /// The outcome of the take before.
  struct Outcome: Equatable {
    /// True if that is what was wished for.
    var isGood: Bool
    /// A sentence without a full stop.
    var text: String
  }
}

extension PromptView {
  /// The same with control characters spelled out: names of files and devices must not steer a terminal.
  var printable: PromptView {
    var view = self
    if case .choosing(let names) = state { view.state = .choosing(names.map(Console.oneLine)) }
    (view.name, view.folder) = (Console.oneLine(name), Console.oneLine(folder))
    (view.words, view.notice) = (Console.oneLine(words), notice.map(Console.oneLine))
    view.gauge.name = Console.oneLine(gauge.name)
    return view
  }
}

extension PromptView.Outcome {
  /// The outcome in words.
  ///
  /// - Parameter outcome: What became of the take before.
  init(_ outcome: PromptSession.Outcome) {
    switch outcome {
    case .kept(let prompt, let grade): self.init(isGood: true, text: "\(prompt.name): taken, grade \(grade)")
    case .rejected(let reasons):
      self.init(isGood: false, text: "Again, please: \(reasons.joined(separator: "; "))")
    case .accepted(let prompt): self.init(isGood: true, text: "\(prompt.name): accepted as it was")
    case .skipped(let prompt): self.init(isGood: false, text: "\(prompt.name): skipped")
    case .givenUp(let prompt, let reasons):
      self.init(
        isGood: false,
        text:
          "\(prompt.name): skipped after \(PromptMachine.mostTries) wrong tries, as nobody can answer: \(reasons.joined(separator: "; "))"
      )
    case .again: self.init(isGood: true, text: "Once more")
    }
  }
}

/// Shows a session to a person.
protocol PromptDisplay: AnyObject {
  /// Microseconds between two pictures of a take that grows; nil where only changes of state are shown.
  var interval: Int64? { get }
  /// Shows a view.
  func show(_ view: PromptView)
  /// Names the keys again, as something else was typed.
  func remind()
  /// Gives the screen back.
  func close()
}
