import CommandArguments
import PromptedCapture
import TraceReplay

/// The state of a prompted session, as a display shows it.
struct PromptView: Equatable {
  /// What the session is doing: choosing a device, waiting, recording, or finished.
  enum State: Equatable {
    /// The session waits until one of several devices is touched; these are their names.
    case choosing([String])
    /// The session waits until a finger touches the device.
    case waiting
    /// A take is being recorded: its duration so far, and the least duration that it needs, in seconds.
    case taking(Double, of: Double)
    /// The session is over, and nothing more is recorded.
    case ended
  }

  /// How far content would be pulled, as an engine measures it, and the name of that engine.
  struct Gauge: Equatable {
    /// The newest pull of a take, or the pull at rest before a take; nil before a device is chosen.
    var reading: LivePull.Reading?
    /// The engine and the scroll model: `mrefresh on uikit`.
    var name: String
  }

  /// The name of the protocol, the list of prompts to record.
  var name: String
  /// The folder in which the session writes its traces.
  var folder: String
  /// What the session is doing.
  var state: State
  /// The number of the shown prompt, from 1; nil once all prompts are decided.
  var number: Int?
  /// The number of prompts in the protocol.
  var count: Int
  /// The number of prompts that were accepted or skipped.
  var decided: Int
  /// The estimated time until the session ends, in seconds.
  var rest: Double
  /// The instruction for the shown prompt.
  var words: String
  /// The number of takes already recorded for the shown prompt.
  var tries: Int
  /// True if the person may accept the last take although it was rejected.
  var canAccept: Bool
  /// The outcome of the previous take, in words; nil before the first take.
  var outcome: Outcome?
  /// The pull as an engine measures it, which the person sees while moving.
  var gauge: Gauge
  /// True if the person can type keys.
  var takesKeys = true
  /// A message for the person; nil if there is none.
  var notice: String?
  /// The number of prompts that no person has decided yet.
  var left = 0

  /// The outcome of a take, in words for the person.
  struct Outcome: Equatable {
    /// True if the take was accepted because it matches its prompt.
    var isGood: Bool
    /// The outcome as a sentence without a full stop.
    var text: String
  }
}

extension PromptView {
  /// The same view with control characters escaped, because names of files and devices must not control the terminal.
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
  /// Puts the outcome of a take into words.
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

/// Shows a prompted session to a person.
protocol PromptDisplay: AnyObject {
  /// The minimum time between two redraws during a take, in microseconds; nil if only changes of state are shown.
  var interval: Int64? { get }
  /// Shows the state of the session.
  func show(_ view: PromptView)
  /// Shows the keys again, after an unknown key.
  func remind()
  /// Ends the display and restores the terminal.
  func close()
}
