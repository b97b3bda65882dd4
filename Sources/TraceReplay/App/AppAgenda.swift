/// The app's pending actions in a run, ordered by time; at equal times, ends of work come first.
struct AppAgenda {
  /// An action of the app: a begin or an end of a refresh, or a change of its inset.
  enum Act: Equatable {
    case end(isRepeat: Bool)
    case begin
    case setInset(Double)
  }

  private struct End {
    var time: Double
    var isRepeat = false
    /// If this ends a refresh that the app began itself, the seconds of its work; nil for work that began with a callback.
    var workOfBegin: Double?
  }

  private let endsAgainAfter: Double?
  private let scripted: [(time: Double, act: Act)]
  private var nextScripted = 0
  private var ends: [End] = []
  private var workTimes: WorkTimes
  /// The number of triggers whose callback has not come yet.
  private var owedCallbacks = 0
  /// The time of the next action, in seconds; infinite if none is left.
  private(set) var next = Double.infinity

  /// The agenda of `script`; `salt`, a number derived from the trace, gives each trace its own random work times.
  init(_ script: AppScript, salt: UInt64) {
    endsAgainAfter = script.endsAgainAfter
    workTimes = WorkTimes(script.work, seed: script.seed ^ salt)
    let begins = script.begins.map { (time: $0, act: Act.begin) }
    let changes = script.insetChanges.map { (time: $0.time, act: Act.setInset($0.points)) }
    let all = Array((begins + changes).enumerated())
    // Actions of equal time keep the given order: a stable sort.
    scripted = all.sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map { $0.element }
    update()
  }

  /// The time of the script's last action, in seconds; 0 for a script without any.
  var lastScripted: Double { scripted.last?.time ?? 0 }
  /// True if no action is left.
  var isEmpty: Bool { next == .infinity }

  /// Removes and returns the next action. Call it only while ``next`` is finite.
  mutating func take() -> Act {
    defer { update() }
    if let end = ends.first, end.time <= next {
      ends.removeFirst()
      if let wait = endsAgainAfter, !end.isRepeat { insert(End(time: end.time + wait, isRepeat: true)) }
      return .end(isRepeat: end.isRepeat)
    }
    nextScripted += 1
    return scripted[nextScripted - 1].act
  }

  /// Notes that the engine has triggered by itself, so that a callback to the app is pending.
  mutating func oweCallback() { owedCallbacks += 1 }

  /// Handles the engine's callback at `time`: the app starts to work.
  ///
  /// If the engine has not triggered by itself, the app has begun this refresh. Its work, which started when the app began the refresh,
  /// then starts again at `time`.
  mutating func callBack(at time: Double) {
    if owedCallbacks == 0, let index = ends.firstIndex(where: { $0.workOfBegin != nil }) {
      let end = ends.remove(at: index)
      insert(End(time: time + (end.workOfBegin ?? 0)))
    } else {
      owedCallbacks = max(0, owedCallbacks - 1)
      if let work = workTimes.next() { insert(End(time: time + work)) }
    }
    update()
  }

  /// Clears the pending callbacks, because the engine is idle: an early end has cancelled them.
  mutating func forgetOwedCallbacks() { owedCallbacks = 0 }

  /// The app itself begins a refresh at `time`: its work starts.
  mutating func begin(at time: Double) {
    if let work = workTimes.next() { insert(End(time: time + work, workOfBegin: work)) }
    update()
  }

  private mutating func insert(_ end: End) {
    // Searched from the back, as the new end is nearly always last; otherwise an app that never finishes would cost a full scan each time.
    let index = ends.lastIndex { $0.time <= end.time }.map { $0 + 1 } ?? 0
    ends.insert(end, at: index)
  }

  private mutating func update() {
    let scriptedTime = nextScripted < scripted.count ? scripted[nextScripted].time : .infinity
    next = min(ends.first?.time ?? .infinity, scriptedTime)
  }
}
