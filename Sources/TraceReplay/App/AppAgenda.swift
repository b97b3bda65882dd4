/// The acts that the app has still to do in a run, in order of time; of one time, ends of work come first.
struct AppAgenda {
  /// One thing an app does.
  enum Act: Equatable {
    case end(isRepeat: Bool)
    case begin
    case setInset(Double)
  }

  private struct End {
    var time: Double
    var isRepeat = false
    /// The duration of the work that a begin of the app started; nil for that of a callback.
    var workOfBegin: Double?
  }

  private let endsAgainAfter: Double?
  private let scripted: [(time: Double, act: Act)]
  private var nextScripted = 0
  private var ends: [End] = []
  private var workTimes: WorkTimes
  /// Triggers whose callback has not come yet.
  private var owedCallbacks = 0
  /// The time of the next act, in seconds; infinite when nothing is left.
  private(set) var next = Double.infinity

  /// The agenda of `script`; `salt` makes the chances of one trace differ from another's.
  init(_ script: AppScript, salt: UInt64) {
    endsAgainAfter = script.endsAgainAfter
    workTimes = WorkTimes(script.work, seed: script.seed ^ salt)
    let begins = script.begins.map { (time: $0, act: Act.begin) }
    let changes = script.insetChanges.map { (time: $0.time, act: Act.setInset($0.points)) }
    let all = Array((begins + changes).enumerated())
    // Of one time in the order given: a stable sort.
    scripted = all.sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map { $0.element }
    update()
  }

  /// The time of the last act of the script, in seconds; 0 for a script without any.
  var lastScripted: Double { scripted.last?.time ?? 0 }
  /// True when nothing is left.
  var isEmpty: Bool { next == .infinity }

  /// Takes the next act off the agenda. Only while ``next`` is finite.
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

  /// The engine has decided by itself: a callback is to come.
  mutating func oweCallback() { owedCallbacks += 1 }

  /// The app is told to refresh at `time`: its work starts, or starts now where the app itself began.
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

  /// The engine is idle: what it owed will not come, as an early end has taken it away.
  mutating func forgetOwedCallbacks() { owedCallbacks = 0 }

  /// The app itself begins at `time`: its work starts.
  mutating func begin(at time: Double) {
    if let work = workTimes.next() { insert(End(time: time + work, workOfBegin: work)) }
    update()
  }

  private mutating func insert(_ end: End) {
    // Nearly always the last: an app that never gets done would else be gone through from the start each time.
    let index = ends.lastIndex { $0.time <= end.time }.map { $0 + 1 } ?? 0
    ends.insert(end, at: index)
  }

  private mutating func update() {
    let scriptedTime = nextScripted < scripted.count ? scripted[nextScripted].time : .infinity
    next = min(ends.first?.time ?? .infinity, scriptedTime)
  }
}
