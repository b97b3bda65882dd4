import GestureTraces
import TakeChecks
import TraceReplay
import TraceStorage

/// A guided session on one device: it splits the device's events into takes, and writes the takes' files and the manifest.
///
/// It uses neither the terminal nor the device itself.
package final class PromptSession {
  /// The state machine that decides which prompt is shown and what happens to each take.
  package private(set) var machine: PromptMachine
  /// The result of the previous take or action; nil at the start.
  package private(set) var outcome: Outcome?
  /// The manifest of the session's folder: its takes and the prompts that are still open.
  package var manifest: SessionManifest { folder.manifest }
  /// Called when a take begins, with its header.
  package var onBegin: (TraceHeader) -> Void = { _ in }
  /// Called with every event of a take.
  package var onEvent: (TraceEvent) -> Void = { _ in }

  /// The time at which the present take began, or the last one if there is none, on the device's clock, in microseconds.
  package private(set) var zero: Int64 = 0

  private var folder: SessionFolder
  private let options: Options
  private let header: TraceHeader
  private let clock: (Int64) -> String?
  private var splitter: GestureSplitter
  private var growing: GrowingTrace?
  private var take: Trace?

  /// Begins a session, or continues the one in its folder.
  ///
  /// - Parameters:
  ///   - options: The options of the session.
  ///   - header: The header fields that every trace of the device shares.
  ///   - clock: Converts a time of the device's events to wall-clock time in UTC; nil for virtual input.
  /// - Throws: `FileError`, or ``ProtocolError`` if the folder holds another session.
  package init(_ options: Options, header: TraceHeader, clock: @escaping (Int64) -> String?) throws {
    (self.options, self.header, self.clock) = (options, header, clock)
    guard options.session.prompts.contains(where: { $0.intent.isShown(on: header.device.kind) }) else {
      throw Self.nothingToAsk(options.session, on: header.device.kind)
    }
    let seed = options.seed ?? CaptureProtocol.seed(for: options.subject)
    folder = try SessionFolder(
      options.folder,
      SessionManifest(options.session, seed: seed, subject: options.subject, device: header.device),
      hasSeed: options.seed != nil)
    machine = PromptMachine(
      decisions: folder.manifest.takes.map(\.decision), tries: folder.manifest.takes.map(\.tries),
      isAutomatic: options.isAutomatic)
    splitter = GestureSplitter(idle: 1, kind: header.device.kind)
    prepare()
  }

  /// Makes the error about a protocol without any prompt that the device can record.
  ///
  /// - Parameters:
  ///   - session: The protocol.
  ///   - kind: The kind of device.
  /// - Returns: The error to throw.
  package static func nothingToAsk(_ session: CaptureProtocol, on kind: TraceDevice.Kind) -> ProtocolError {
    let asked = Intent.allCases.filter { intent in session.prompts.contains { $0.intent == intent } }
    return ProtocolError(
      "protocol '\(session.name)'",
      "needs \(asked.map(\.rawValue).joined(separator: " and ")) only, which a \(kind.rawValue) does not show;"
        + " choose another protocol or surface")
  }

  /// The intents of the protocol that this device cannot record.
  package var leftOut: [Intent] {
    Intent.allCases.filter { intent in
      !intent.isShown(on: header.device.kind) && options.session.prompts.contains { $0.intent == intent }
    }
  }

  /// The prompt that is shown; nil once all are decided.
  package var prompt: Prompt? { machine.current.map { folder.manifest.takes[$0].prompt } }

  /// True if the session is over.
  package var isEnded: Bool { machine.state == .ended }

  /// The time on the device's clock at which the take ends unless another event arrives; nil if no take is about to end.
  package var due: Int64? { splitter.due }

  /// The length of the present take so far, in microseconds; nil if no take is being recorded.
  package var length: Int64? { take?.events.last?.timeMicroseconds }

  // MARK: What happens

  /// Handles an event of the device, which may begin or end a take.
  ///
  /// - Parameter event: The event, on the device's clock.
  /// - Throws: `FileError`.
  package func pass(_ event: TraceEvent) throws { try follow(splitter.pass(event)) }

  /// Handles the passing of time, which may end the present take.
  ///
  /// - Parameter now: The present time on the device's clock, in microseconds.
  /// - Throws: `FileError`.
  package func elapse(to now: Int64) throws { try follow(splitter.elapse(to: now)) }

  /// Writes the events of the present take that have arrived so far to its file.
  ///
  /// - Throws: `FileError`.
  package func flush() throws { try growing?.flush() }

  /// Ends the session because the device is gone or the person stops. An unfinished take is set aside.
  ///
  /// - Parameter now: The present time on the device's clock, in microseconds.
  /// - Throws: `FileError`.
  package func finish(at now: Int64) throws {
    try follow(splitter.finish(at: now))
    try press(.quit)
  }

  /// Performs the action that the person has chosen.
  ///
  /// - Parameter key: The action.
  /// - Throws: `FileError`.
  package func press(_ key: PromptMachine.Key) throws {
    guard let prompt else { return }
    let effects = machine.press(key)
    for effect in effects { try carryOut(effect, reasons: [Self.reason(key)]) }
    switch key {
    case .accept: if !effects.isEmpty { outcome = .accepted(prompt) }
    case .skip: outcome = .skipped(prompt)
    case .redo: if !effects.isEmpty { outcome = .again }
    case .quit: break
    }
    if !effects.isEmpty { try settle() }
  }

  private static func reason(_ key: PromptMachine.Key) -> String {
    switch key {
    case .accept: "accepted by the person"
    case .redo: "repeated by the person"
    case .skip: "skipped by the person"
    case .quit: "the person stopped"
    }
  }

  /// The reason that the manifest records for a prompt that is given up.
  static let unanswered =
    "\(PromptMachine.mostTries) wrong tries, because there is not a terminal to answer on"

  /// Continues without a person: a prompt is given up after several rejected takes.
  package func goAutomatic() { machine.isAutomatic = true }

  /// The problems, one line each, of takes that were accepted in an earlier session and are damaged now; their prompts are asked again.
  package var losses: [String] { folder.losses }

  /// The device of the session in a folder; nil if the folder holds no readable session.
  package static func device(in folder: String) -> TraceDevice? {
    let path = "\(folder.hasSuffix("/") ? folder : folder + "/")\(SessionFolder.manifestName)"
    return try? SessionManifest(path: path).device
  }

  // MARK: Takes

  private func follow(_ steps: [GestureSplitter.Step]) throws {
    for step in steps {
      switch step {
      case .begin(let zero): try begin(at: zero)
      case .store(let event):
        growing?.store(event)
        take?.events.append(event)
        if take != nil { onEvent(event) }
      case .end(let time, _): try end(at: time)
      }
    }
  }

  private func begin(at zero: Int64) throws {
    guard machine.state == .waiting, let index = machine.current, let prompt else { return }
    machine.beginContact()
    self.zero = zero
    var header = header
    header.started = clock(zero)
    header.intent = prompt.intent
    header.subject = options.subject
    header.note = options.note
    header.scenario = prompt.effectiveScenario
    let file = try folder.begin(index, header)
    growing = file
    take = Trace(path: file.path, header: header, events: [], end: nil)
    onBegin(header)
  }

  private func end(at time: Int64) throws {
    guard machine.state == .taking, let prompt, let end = try growing?.end(at: time), var take else { return }
    take.end = end
    self.take = take
    let reasons = TakeCheck.complaints(about: take, for: prompt, model: options.model, options.replay)
    outcome = reasons.isEmpty ? .kept(prompt, grade: end.grade ?? "F") : .rejected(reasons)
    let effects = machine.endTake(isGood: reasons.isEmpty)
    if case .giveUp? = effects.last { outcome = .givenUp(prompt, reasons) }
    for effect in effects { try carryOut(effect, reasons: reasons) }
    try settle()
  }

  private func carryOut(_ effect: PromptMachine.Effect, reasons: [String]) throws {
    switch effect {
    case .keep(let index):
      if let growing, let end = take?.end { try folder.keep(growing, end, of: index) }
    case .putAside(let index):
      guard let growing else { return }
      let end = try take?.end ?? growing.end(at: length ?? 0)
      try folder.putAside(growing, end, reasons, of: index)
    case .takeBack(let index): try folder.takeBack(index)
    case .skip(let index): folder.explain(reasons, of: index)
    case .giveUp(let index): folder.explain([Self.unanswered] + reasons, of: index)
    case .reopen(let index): try folder.reopen(index, reasons.first ?? "")
    }
  }

  /// Completes a decision: drops the take, writes the manifest, waits for the next prompt.
  private func settle() throws {
    (growing, take) = (nil, nil)
    try folder.note(machine)
    prepare()
  }

  private func prepare() {
    guard let prompt else { return }
    splitter.idle = Int64(prompt.idle * 1e6)
    splitter.least = Int64(prompt.leastLength * 1e6)
  }
}
