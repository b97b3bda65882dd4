import PullToRefresh
import ScrollPhysics

/// The settings, apart from the fingers, that a timeline of inputs depends on. Scroll views with equal settings share a timeline.
struct TimelineRule: Equatable {
  let dragStart: DragStart
  let touchpad: TouchpadTravel
  let byArrival: Bool

  init(of list: ScrollList, on source: RefreshSources, scene: Scene, _ options: ReplayOptions) {
    dragStart = options.dragStart(of: list, on: source)
    touchpad = scene.touchpadTravel(on: list.model)
    byArrival = options.usesArrival
  }

  func timeline(of track: FingerTrack) -> ReplayTimeline {
    ReplayTimeline(of: track, dragStart: dragStart, touchpad: touchpad, byArrival: byArrival)
  }
}

/// What the replays of one trace share: its timelines of inputs, one per rule, and the figures on its content paths.
///
/// Each is made on first use and kept while there is room, and is made again if it is needed after it was dropped. Figures are dropped first,
/// because paths share timelines. So the memory of a trace does not grow with the number of scroll views that it is replayed on.
final class SharedTimelines {
  /// The greatest number of inputs in all that is kept, if more than one timeline and one path are kept.
  static let mostInputs = 1 << 20
  /// The fewest things that are kept: a timeline and a path on it.
  private static let fewest = 2

  /// Something that is kept: a timeline or the figures on a path, each by its number.
  private enum Item {
    case timeline(Int)
    case figures(Int)
  }

  /// The movements of the fingers in the trace.
  let track: FingerTrack
  private var rules: [TimelineRule] = []
  private var timelines: [ReplayTimeline?] = []
  private var figures: [PathFigures?] = []
  /// What is kept, the oldest first.
  private var kept: [Item] = []
  /// The greatest number of things that are kept.
  private let most: Int
  /// The number of things that are kept.
  var count: Int { kept.count }

  /// The timelines of a trace, none of which is made yet.
  ///
  /// - Parameters:
  ///   - track: The movements of the fingers in the trace.
  ///   - mostInputs: The greatest number of inputs in all that is kept.
  init(of track: FingerTrack, mostInputs: Int = SharedTimelines.mostInputs) {
    self.track = track
    most = max(Self.fewest, mostInputs / max(1, track.inputCount))
  }

  /// The number of the timeline of a rule.
  func number(of rule: TimelineRule) -> Int {
    if let known = rules.firstIndex(of: rule) { return known }
    rules.append(rule)
    timelines.append(nil)
    return rules.count - 1
  }

  /// The timeline with this number.
  func timeline(_ number: Int) -> ReplayTimeline {
    if let timeline = timelines[number] { return timeline }
    makeRoom()
    let timeline = rules[number].timeline(of: track)
    timelines[number] = timeline
    kept.append(.timeline(number))
    return timeline
  }

  /// The number of a path whose figures are to be kept.
  func numberOfPath() -> Int {
    figures.append(nil)
    return figures.count - 1
  }

  /// The figures on a path, empty unless they are kept.
  func figures(ofPath number: Int) -> PathFigures {
    if let figures = figures[number] { return figures }
    makeRoom()
    let new = PathFigures()
    figures[number] = new
    kept.append(.figures(number))
    return new
  }

  /// Forgets the oldest figures, or the oldest timeline if no figures are kept, until another thing may be kept: paths share timelines.
  private func makeRoom() {
    while kept.count >= most {
      let oldest = kept.firstIndex { if case .figures = $0 { true } else { false } } ?? 0
      switch kept.remove(at: oldest) {
      case .timeline(let number): timelines[number] = nil
      case .figures(let number): figures[number] = nil
      }
    }
  }
}
