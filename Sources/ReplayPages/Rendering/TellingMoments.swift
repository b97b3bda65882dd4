import TraceReplay

/// A frame that is worth looking at, and why.
package struct TellingMoment: Equatable, Sendable {
  /// The frame's index.
  package let frame: Int
  /// The words for what happens there: `fires`.
  package let words: String

  /// A frame, and what happens there.
  package init(frame: Int, words: String) {
    self.frame = frame
    self.words = words
  }
}

/// The frames of a replay that tell most: what happened first, then what lies between.
struct TellingMoments {
  /// An event with its rank in the order in which they are left out: the highest first.
  private struct Event {
    var frame: Int
    var words: String
    var rank: Int
  }

  let picture: ReplayPicture

  /// From this rank on an event is left out where another frame is near.
  private static let detailRank = 3

  /// With fewer frames than this each is an event.
  private static let fewestForThePull = 6

  /// Times this near are one, in seconds: a frame's and an event's differ by their rounding.
  private static let sameInstant = 1e-9

  /// Nearer than this to a chosen frame a detail is not shown for itself, as a share of an even spacing.
  private static let nearness = 0.25

  /// Up to `count` frames in order of time, fewer where the replay has fewer.
  ///
  /// From ``fewestForThePull`` on half of them, or all there are, show what led to the trigger: what follows takes longer, and tells less.
  func chosen(_ count: Int) -> [TellingMoment] {
    let frames = picture.frames.indices
    guard count >= Self.fewestForThePull, let trigger = merged.first(where: { $0.rank == 0 })?.frame else {
      return chosen(count, of: frames)
    }
    let after = min(count - min((count + 1) / 2, trigger), frames.count - trigger)
    return chosen(count - after, of: 0..<trigger) + chosen(after, of: trigger..<frames.count)
  }

  /// Up to `count` of some frames.
  ///
  /// Events go first: the trigger, contact and lift, the end, then callback, crossing and states. Frames left over go, one by one, into the middle of the widest gap, measured half by time, half by the way the pull went.
  private func chosen(_ count: Int, of frames: Range<Int>) -> [TellingMoment] {
    let way = wayUntilFrames
    let least = Self.nearness * (way[way.count - 1] - way[0]) / Double(count)
    var events: [Event] = []
    let all = merged.filter { frames.contains($0.frame) }.sorted { ($0.rank, $0.frame) < ($1.rank, $1.frame) }
    for event in all where events.count < count {
      let isNear = events.contains { abs(way[$0.frame] - way[event.frame]) < least }
      if event.rank < Self.detailRank || !isNear { events.append(event) }
    }
    events.sort { $0.frame < $1.frame }
    while events.count < min(count, frames.count), let frame = middleOfWidestGap(events, way, in: frames) {
      let words = picture.stateName(ofFrame: frame)
      let index = events.firstIndex { $0.frame > frame } ?? events.count
      events.insert(Event(frame: frame, words: words, rank: .max), at: index)
    }
    return events.map { TellingMoment(frame: $0.frame, words: $0.words) }
  }

  private var all: [Event] {
    let result = picture.result
    var events: [Event] = []
    func add(_ time: Double?, _ words: String, _ rank: Int) {
      guard let time else { return }
      let frame = picture.frames.firstIndex { $0.time >= time - Self.sameInstant }
      events.append(Event(frame: frame ?? picture.frames.count - 1, words: words, rank: rank))
    }
    add(result.trigger, "fires", 0)
    if let first = picture.track.gestures.first { add(first.began, "finger down", 1) }
    add(result.release, "finger lifts", 1)
    add(result.end, "end", 2)
    add(result.callback, "app is told", Self.detailRank)
    add(result.crossing, "crosses the threshold", Self.detailRank + 1)
    for state in result.states.dropFirst() { add(state.time, state.name, Self.detailRank + 2) }
    return events
  }

  /// The events, each frame once, with its most telling words.
  private var merged: [Event] {
    var byFrame: [Int: Event] = [:]
    for event in all where byFrame[event.frame].map({ event.rank < $0.rank }) ?? true {
      byFrame[event.frame] = event
    }
    return Array(byFrame.values)
  }

  /// The way of each frame through the replay, 0…2: its share of the time plus its share of the pull's way.
  private var wayUntilFrames: [Double] {
    let frames = picture.frames
    var pulled = [0.0]
    for index in frames.indices.dropFirst() {
      pulled.append(pulled[index - 1] + abs(frames[index].pull - frames[index - 1].pull))
    }
    let span = max(frames[frames.count - 1].time - frames[0].time, .leastNormalMagnitude)
    let all = max(pulled[pulled.count - 1], .leastNormalMagnitude)
    return frames.indices.map { (frames[$0].time - frames[0].time) / span + pulled[$0] / all }
  }

  /// The frame nearest to the middle of the widest gap that has a frame in it; nil where none has.
  private func middleOfWidestGap(_ events: [Event], _ way: [Double], in frames: Range<Int>) -> Int? {
    guard !events.isEmpty else { return frames.first }
    let edges = [frames.lowerBound - 1] + events.map(\.frame) + [frames.upperBound]
    let gaps = zip(edges, edges.dropFirst()).filter { $1 - $0 > 1 }
    func position(_ edge: Int) -> Double { way[max(0, min(edge, way.count - 1))] }
    guard let gap = gaps.max(by: { position($0.1) - position($0.0) < position($1.1) - position($1.0) }) else {
      return nil
    }
    let middle = (position(gap.0) + position(gap.1)) / 2
    return (gap.0 + 1..<gap.1).min { abs(way[$0] - middle) < abs(way[$1] - middle) }
  }
}
