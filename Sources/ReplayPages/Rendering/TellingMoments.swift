import TraceReplay

/// An informative frame of a replay, and the caption below it.
package struct TellingMoment: Equatable, Sendable {
  /// The index of the frame in the replay.
  package let frame: Int
  /// The caption, such as `fires`.
  package let words: String

  /// Creates a moment from a frame and its caption.
  package init(frame: Int, words: String) {
    self.frame = frame
    self.words = words
  }
}

/// Chooses the most informative frames of a replay: first those with events, then frames between them.
struct TellingMoments {
  /// An event of the replay with its frame, and its rank: events with the highest rank are left out first.
  private struct Event {
    var frame: Int
    var words: String
    var rank: Int
  }

  let picture: ReplayPicture

  /// The lowest rank of events that are left out if another chosen frame is near.
  private static let detailRank = 3

  /// From this number of frames on, half of the frames show what led to the trigger; with fewer, every frame shows an event.
  private static let fewestForThePull = 6

  /// The largest difference of equal times, in seconds: the times of frames and events are rounded differently.
  private static let sameInstant = 1e-9

  /// A detail is left out if it is nearer than this to a chosen frame, as a fraction of even spacing.
  private static let nearness = 0.25

  /// Up to `count` frames in order of time; a short replay has fewer.
  ///
  /// From ``fewestForThePull`` frames on, half of them show what led to the trigger, because the part after the trigger takes longer and is
  /// less informative.
  func chosen(_ count: Int) -> [TellingMoment] {
    let frames = picture.frames.indices
    guard count >= Self.fewestForThePull, let trigger = merged.first(where: { $0.rank == 0 })?.frame else {
      return chosen(count, of: frames)
    }
    let after = min(count - min((count + 1) / 2, trigger), frames.count - trigger)
    return chosen(count - after, of: 0..<trigger) + chosen(after, of: trigger..<frames.count)
  }

  /// Up to `count` frames from a range.
  ///
  /// Events come first: the trigger, contact and release, the end, then callback, crossing and states. Each remaining frame goes to the
  /// middle of the widest gap, measured half in time and half in pull travel.
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
    add(result.release, "release", 1)
    add(result.end, "end", 2)
    add(result.callback, "callback", Self.detailRank)
    add(result.crossing, "crosses the threshold", Self.detailRank + 1)
    for state in result.states.dropFirst() { add(state.time, state.name, Self.detailRank + 2) }
    return events
  }

  /// The events with distinct frames, each with its most informative caption.
  private var merged: [Event] {
    var byFrame: [Int: Event] = [:]
    for event in all where byFrame[event.frame].map({ event.rank < $0.rank }) ?? true {
      byFrame[event.frame] = event
    }
    return Array(byFrame.values)
  }

  /// The progress of each frame, from 0 to 2: its fraction of the time plus its fraction of the pull's travel.
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

  /// The frame closest to the middle of the widest gap between events; nil if no gap contains a frame.
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
