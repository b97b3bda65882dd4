import GestureTraces
import ReplayExperiments
import ReplayReport
import TakeChecks
import TraceReplay

/// Gestures of eight people with two devices, of one person with six devices, and of a generator, in which what two engines did follows
/// from the number of the person.
///
/// | gestures of person `k` (0 to 7) | `eager` fires in | `calm` fires in |
/// |---|---|---|
/// | 4 pulls | all; person 7 in 3 | the first 1 + `k` / 2 |
/// | 4 scrolls | the first `k` mod 3, twice in the first | none |
/// | 1 cancelled pull | it, if `k` is even | none |
/// | 2 of free use, in one recording of 900 s | the first if `k` is even; the second twice if `k` is 3 | none |
/// | 3 without an intent | the first `k` mod 4; the second by momentum | the first, if `k` is 7 |
///
/// Person 2 has one pull more, which begins during a refresh. Persons 0 to 3 use a touchpad, the others a phone; person 0 has both.
enum SamplePeople {
  /// One gesture of a person: its name, what it was meant as, and how often each engine fires in it.
  private struct Gesture {
    let name: String
    let intent: Intent?
    let eager: Int
    let calm: Int
    var number = 0
    var isBusy = false
  }

  private static func gestures(of person: Int) -> [Gesture] {
    let pulls = (0..<4).map { number in
      Gesture(
        name: "pull-\(number)", intent: .pull, eager: person == 7 && number == 3 ? 0 : 1,
        calm: number < 1 + person / 2 ? 1 : 0, number: number)
    }
    let scrolls = (0..<4).map { number in
      Gesture(
        name: "scroll-\(number)", intent: .scroll, eager: number < person % 3 ? (number == 0 ? 2 : 1) : 0,
        calm: 0, number: number)
    }
    let back = Gesture(name: "back", intent: .pullCancel, eager: person % 2 == 0 ? 1 : 0, calm: 0)
    let free = [
      Gesture(name: "free", intent: .free, eager: person % 2 == 0 ? 1 : 0, calm: 0, number: 1),
      Gesture(name: "free", intent: .free, eager: person == 3 ? 2 : 0, calm: 0, number: 2),
    ]
    let unlabelled = (0..<3).map { number in
      Gesture(
        name: "other-\(number)", intent: nil, eager: number < person % 4 ? 1 : 0,
        calm: person == 7 && number == 0 ? 1 : 0, number: number)
    }
    let busy = Gesture(name: "busy", intent: .pull, eager: 0, calm: 0, isBusy: true)
    return pulls + scrolls + [back] + free + unlabelled + (person == 2 ? [busy] : [])
  }

  private static func scored(
    _ gesture: Gesture, of person: Int, _ engine: String, origin: String
  ) -> ScoredGesture {
    let isEager = engine == "eager"
    var label = TraceLabel()
    label.trace = "\(origin)/p\(person)/\(gesture.name).trace"
    (label.intent, label.origin) = (gesture.intent, origin)
    (label.subject, label.device, label.source) = ("p\(person)", "Phone", "touchscreen")
    if person < 4, !(person == 0 && gesture.name == "scroll-3") {
      (label.device, label.source) = ("Pad", "touchpad")
    }
    label.scale = person == 5 ? .assumed : .device
    label.units = person == 6 ? .points : .millimetres
    label.duration = 900
    if gesture.intent == .free {
      (label.gesture, label.gestures, label.carriesDuration) = (gesture.number, 2, gesture.number == 1)
    }
    if gesture.intent == .pull, person == 1 { label.fault = gesture.number < 3 ? .up : .short }
    label.contentHash =
      UInt64(100 * person) + UInt64(gesture.name.utf8.reduce(0) { ($0 * 31 + Int($1)) % 97 })
    return ScoredGesture(label, result(gesture, of: person, engine, isEager: isEager))
  }

  /// Eager fires 10 ms after the crossing and `person` more, 200 ms before the release; calm at the release. Both call back 5 ms later.
  private static func result(
    _ gesture: Gesture, of person: Int, _ engine: String, isEager: Bool
  ) -> ReplayResult {
    var result = ReplayResult()
    (result.engine, result.model, result.threshold) = (engine, "uikit", isEager ? 60 : 90)
    result.triggers = isEager ? gesture.eager : gesture.calm
    result.isBusy = gesture.isBusy
    let began = 0.1 + 0.01 * Double(gesture.number)
    (result.gesture, result.gestures, result.began, result.ended) = (1, 1, began, began + 1.25)
    result.release = began + 1.25
    result.peakOverscroll = 40 + 10 * Double(gesture.number + person)
    result.peakMargin = result.peakOverscroll.map { $0 - result.threshold }
    result.margin = result.peakMargin.map { $0 - 4 }
    result.isReached = (result.peakMargin ?? 0) >= 0
    guard result.triggers > 0 else { return result }
    let trigger = isEager ? began + 1.05 : began + 1.25
    (result.trigger, result.callback, result.timeToTrigger) = (trigger, trigger + 0.005, trigger - began)
    result.crossing = trigger - 0.01 - 0.001 * Double(person)
    result.due = result.crossing
    result.triggerPhase = gesture.name == "other-1" ? .settling : isEager ? .contact : .released
    if isEager, result.triggers > 1 {
      result.findings = [ReplayFinding(.secondTrigger, at: trigger + 0.5, gesture: 1, size: 2)]
    }
    if isEager, person == 4, gesture.intent == .pull {
      result.findings = [
        ReplayFinding(.offsetJump, at: trigger, gesture: 1, size: Double(gesture.number) - 8)
      ]
    }
    return result
  }

  /// Every gesture with the results of `eager` and `calm`, in the order of the people.
  static let all: [(label: TraceLabel, results: [ScoredGesture])] = {
    var all: [(TraceLabel, [ScoredGesture])] = []
    for (origin, people) in [("recorded", 0..<8), ("imported", 2..<8), ("synthetic", 0..<4)] {
      for person in people {
        for gesture in gestures(of: person) where origin == "recorded" || gesture.number < 2 {
          var results = ["eager", "calm"].map { scored(gesture, of: person, $0, origin: origin) }
          if origin == "imported" {
            // One person with a device for each number.
            for index in results.indices {
              (results[index].label.subject, results[index].label.device) = ("ann", "Phone \(person)")
            }
          }
          all.append((results[0].label, results))
        }
      }
    }
    return all
  }()

  /// The report of both engines over the gestures of one origin, each as `change` returns it; nil leaves it out.
  static func report(_ origin: String, _ change: (ScoredGesture) -> ScoredGesture? = { $0 }) -> Report {
    var report = Report(rate: 60)
    for gesture in all where gesture.label.origin == origin {
      gesture.results.compactMap(change).forEach { report.add($0) }
    }
    return report
  }

  /// Both engines compared on the gestures of one origin.
  static func comparison(_ origin: String) -> Comparison {
    var comparison = Comparison(engines: ["eager", "calm"], rate: 60, comparesAll: false)
    comparison.add(
      all.filter { $0.label.origin == origin }.map {
        ComparedTrace.Gesture($0.label, on: "uikit", $0.results)
      }, by: .inOrder)
    return comparison
  }

  /// JSON with a line for each object, so that a golden file shows what changed.
  static func lines(_ json: String) -> String {
    json.replacing("},", with: "},\n").replacing(":{\"", with: ":\n{\"") + "\n"
  }
}
