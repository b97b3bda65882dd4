import CommandArguments
import PromptedCapture
import TraceReplay

/// The state of a session for a display.
struct PromptView: Equatable {
  /// The states of a session.
  enum State: Equatable {
    /// Several devices could be used: their names.
    case choosing([String])
    /// No finger touches the device.
    case waiting
    /// The duration of the present take and its minimum, in seconds.
    case taking(Double, of: Double)
    /// The session is over.
    case ended
  }

  /// The gauge: the pull as the engine measures it.
  struct Gauge: Equatable {
    /// The newest reading of a take, or the reading at the prompt's start; nil before a device is chosen.
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
  /// The number of decided prompts.
  var decided: Int
  /// The estimated remaining time, in seconds.
  var rest: Double
  /// The instruction.
  var words: String
  /// The number of earlier takes for this prompt.
  var tries: Int
  /// True if the last take may be accepted although it was rejected.
  var canAccept: Bool
  /// The outcome of the previous take, in words.
  var outcome: Outcome?
  /// The gauge of the pull.
  var gauge: Gauge
  /// True if keys can be typed.
  var takesKeys = true
  /// A message for the person.
  var notice: String?
  /// The number of prompts without a decision by a person.
  var left = 0

  /// The outcome of the previous take.
  struct Outcome: Equatable {
    /// True if the take matches its prompt.
    var isGood: Bool
    /// A sentence without a full stop.
    var text: String
  }
}

extension PromptView {
  /// The same view with control characters escaped: names of files and devices must not control the terminal.
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
  /// An outcome in words.
  ///
  /// - Parameter outcome: The outcome of the previous take.
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
  /// The minimum time between two redraws during a take, in microseconds; nil if only changes of state are shown.
  var interval: Int64? { get }
  /// Shows a view.
  func show(_ view: PromptView)
  /// Shows the keys again, after an unknown key.
  func remind()
  /// Restores the terminal.
  func close()
}
