import CommandArguments
import GestureTraces
import PromptedCapture
import PullToRefresh
import ReplayExperiments
import TouchCapture
import TraceReplay

/// Runs a prompted recording session: passes a device's events and a person's keys to the session, and the session's state to a display.
final class PromptDirector: RecordingDirector {
  /// The engine and the scroll view by which the person's pull is measured and shown.
  struct Gauge {
    /// The engine whose threshold is shown.
    let engine: EngineChoice
    /// The scroll view on which the engine sits.
    let list: ScrollList
  }

  private let options: PromptSession.Options
  private let gauge: Gauge
  private let display: any PromptDisplay
  private let keys: KeyReader<PromptMachine.Key>
  private let isVirtual: Bool
  /// The devices that could be recorded; nil before they are known.
  private var candidates: [TraceHeader]?
  private(set) var session: PromptSession?
  private var pull: LivePull?
  private var reading: LivePull.Reading?
  private var zero: Int64?
  /// The time of the last redraw of the display, in microseconds; nil before the first.
  private var drawn: Int64?
  private var shown: PromptView?
  private var notice: String?
  private var hasStopped = false

  /// Creates a director for one session.
  ///
  /// - Parameters:
  ///   - options: The options of the session.
  ///   - gauge: The engine and scroll view for the gauge.
  ///   - display: Shows the session.
  ///   - keys: Reads the person's keys.
  ///   - isVirtual: Whether a recording replaces the hand; one line of input then answers each take.
  init(
    _ options: PromptSession.Options, gauge: Gauge, display: any PromptDisplay,
    keys: KeyReader<PromptMachine.Key>,
    isVirtual: Bool
  ) {
    (self.options, self.gauge, self.display, self.keys) = (options, gauge, display, keys)
    self.isVirtual = isVirtual
  }

  // MARK: The recording

  func introduce(_ headers: [TraceHeader]) throws {
    candidates = headers
    guard !headers.isEmpty else {
      throw UserError(
        "no touchpad or touchscreen here, and a protocol asks for fingers; see overscroll devices")
    }
    let known = PromptSession.device(in: options.folder)
    let chosen = headers.count == 1 ? headers[0] : headers.first { $0.device.isSame(as: known) }
    if let chosen { try begin(chosen) }
    show(at: nil)
  }

  func choose(_ header: TraceHeader, zero: Int64) throws -> Bool {
    if session == nil { try begin(header) }
    guard chosen == header.device else { return false }
    self.zero = zero
    return true
  }

  func store(_ event: TraceEvent) throws {
    if isVirtual { try catchUp(to: event.timeMicroseconds) }
    try session?.pass(event)
    // It may come back, but as another device.
    if case .gap(.unplugged) = event.kind { (hasStopped, notice) = (true, "The device is gone") }
    if isVirtual { show(at: (zero ?? 0) + event.timeMicroseconds) }
  }

  /// Advances the session to the time of an event in a played recording. One line of input answers each take.
  private func catchUp(to time: Int64) throws {
    guard let session, let due = session.due, due <= time else { return }
    try session.elapse(to: due)
    show(at: nil)
    try answer()
    show(at: nil)
  }

  func flush() throws { try session?.flush() }

  var due: Int64? {
    let end = session?.due.flatMap { due in zero.map { $0 + due } }
    let isTaking = session?.machine.state == .taking
    let picture = display.interval.flatMap { interval in
      drawn.map { $0 + (isTaking ? interval : Self.resizing) }
    }
    return [end, picture].compactMap { $0 }.min()
  }

  /// The time after which a resized terminal is redrawn if nothing else happens, in microseconds.
  private static let resizing: Int64 = 500_000

  var descriptor: Int32 { isVirtual ? -1 : keys.descriptor }

  func wake(at now: Int64) throws {
    try answer()
    if let zero { try session?.elapse(to: now - zero) }
    show(at: now)
  }

  var isComplete: Bool {
    // On a device the loop itself sees the signal.
    hasStopped || (isVirtual && StopSignal.hasCome) || (session?.isEnded ?? false)
  }

  func finish(at now: Int64) throws {
    if let zero { try session?.finish(at: now - zero) }
    show(at: nil)
  }

  /// Shows a message to the person, as the display's notice.
  func note(_ line: String) {
    notice = line
    if candidates != nil { show(at: nil) }
  }

  // MARK: The session

  private var chosen: TraceDevice?

  private func begin(_ header: TraceHeader) throws {
    let session = try PromptSession(options, header: header) { [unowned self] time in
      isVirtual ? nil : zero.map { LiveRecording.wallClock(at: $0 + time) }
    }
    session.onBegin = { [unowned self] header in
      pull = pull(header)
      notice = nil
    }
    session.onEvent = { [unowned self] event in pull?.follow(event) }
    (self.session, chosen) = (session, header.device)
    let leftOut = session.leftOut.map(\.rawValue).joined(separator: ", ")
    let missing =
      leftOut.isEmpty ? [] : ["Left out, as a \(header.device.kind.rawValue) does not show it: \(leftOut)"]
    let news = session.losses + missing
    if !news.isEmpty { notice = news.joined(separator: ". ") }
  }

  /// Measures the pull of a take from its first event on; before any movement it is 0.
  private func pull(_ header: TraceHeader) -> LivePull {
    let scene = Scene(scenario: header.scenario, overrides: options.replay.scene)
    return LivePull(
      header, on: gauge.list, traits: gauge.engine.traits(in: scene, on: gauge.list.model),
      options: options.replay)
  }

  /// The pull that is shown before the person touches the device; nil if there is no prompt or no chosen device.
  private var resting: LivePull.Reading? {
    guard let chosen, let prompt = session?.prompt else { return nil }
    var header = TraceHeader(device: chosen, source: TraceSource(origin: .recorded))
    header.scenario = prompt.effectiveScenario
    var pull = pull(header)
    return pull.takeReading(at: 0)
  }

  /// Handles typed keys. Once a key had an effect, further keys are dropped, because they were meant for the previous prompt.
  private func answer() throws {
    guard keys.isReadable else { return }
    let before = session?.machine
    for input in keys.read() {
      switch input {
      case .key(let key):
        if session == nil { hasStopped = hasStopped || key == .quit }
        if key == .quit || session?.machine == before { try session?.press(key) }
      case .unknown: display.remind()
      case .end: session?.goAutomatic()
      }
    }
  }

  // MARK: What is shown

  /// Shows the session's state if it differs from the state last shown. During a take it is redrawn at most at the display's rate.
  private func show(at now: Int64?) {
    if let now, let zero, let session, session.machine.state == .taking {
      let next = drawn.map { drawn in display.interval.map { drawn + $0 } ?? .max } ?? now
      guard shown?.isTaking != true || now >= next else { return }
      reading = pull?.takeReading(at: max(0, Double(now - zero - session.zero) / 1e6))
    }
    let view = view(at: now).printable
    guard view != shown || now != nil else { return }
    (shown, drawn) = (view, now ?? drawn)
    display.show(view)
  }

  private func view(at now: Int64?) -> PromptView {
    let takes = session?.manifest.takes ?? []
    let machine = session?.machine
    let kind = chosen?.kind ?? .unknown
    let open = takes.filter { $0.decision == nil }.map(\.prompt)
    return PromptView(
      name: options.session.name, folder: options.folder, state: state(at: now),
      number: machine?.current.map { $0 + 1 }, count: takes.count, decided: machine?.decided ?? 0,
      rest: open.expectedSeconds, words: session?.prompt?.words(on: kind) ?? "",
      tries: machine?.current.map { machine?.tries[$0] ?? 0 } ?? 0, canAccept: machine?.canAccept ?? false,
      outcome: session?.outcome.map(PromptView.Outcome.init),
      gauge: PromptView.Gauge(
        reading: machine?.state == .taking ? reading : resting,
        name: "\(gauge.engine.name) on \(gauge.list.model.label)"),
      takesKeys: keys.descriptor >= 0, notice: notice,
      left: takes.count { $0.decision == nil || $0.decision == .givenUp })
  }

  private func state(at now: Int64?) -> PromptView.State {
    guard let session else {
      return .choosing((candidates ?? []).map { $0.device.name ?? $0.device.kind.rawValue })
    }
    switch session.machine.state {
    case .ended: return .ended
    case .waiting: return .waiting
    case .taking:
      let time = now.flatMap { now in zero.map { now - $0 - session.zero } } ?? session.length ?? 0
      return .taking(Double(max(0, time)) / 1e6, of: session.prompt?.leastLength ?? 0)
    }
  }
}

extension PromptView {
  fileprivate var isTaking: Bool {
    if case .taking = state { true } else { false }
  }
}

extension TraceDevice {
  /// True if this device is the one that a session's manifest names.
  fileprivate func isSame(as other: TraceDevice?) -> Bool {
    other.map { $0.name == name && $0.kind == kind } ?? false
  }
}
