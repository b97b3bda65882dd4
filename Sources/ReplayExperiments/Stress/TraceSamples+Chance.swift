import GestureTraces

/// Changes to samples that a bad sensor, a full queue or a busy machine would make.
///
/// Random numbers come from the given generator. Contacts, lifts, wheels and the scroll that begins a gesture stay unchanged.
extension TraceSamples {
  /// Moves the time of each sample that only gives finger positions, by up to `milliseconds`.
  ///
  /// A sample moves by at most half the distance to its neighbours.
  mutating func jitter(milliseconds: Double, _ random: inout SeededRandom) {
    let times = samples.map(\.time)
    for index in samples.indices where samples[index].isPlain {
      let time = times[index]
      let wanted = time + Int64((random.nextEven(-milliseconds, milliseconds) * 1000).rounded())
      // At most half the distance, so that it never coincides with a neighbour that moves towards it.
      let low = index > 0 ? time - (time - times[index - 1] - 1) / 2 : 0
      let high = index + 1 < times.count ? time + (times[index + 1] - time - 1) / 2 : wanted
      samples[index].shift(by: min(max(wanted, low), high) - time)
    }
  }

  /// Removes each sample that only gives finger positions, with the probability `share`.
  mutating func drop(share: Double, _ random: inout SeededRandom) {
    remove { _ in random.nextUnit() < share }
  }

  /// Removes all samples with finger positions in one stretch of each gesture, at a random position and of the given duration.
  mutating func lose(milliseconds: Double, _ random: inout SeededRandom) {
    let length = Int64(milliseconds * 1000)
    var stretch: ClosedRange<Int64>?
    var starts: [Int: ClosedRange<Int64>] = [:]
    var first: Int?
    for index in samples.indices {
      if samples[index].isPlain { first = first ?? index }
      if let begin = first, !samples[index].isPlain || index == samples.count - 1 {
        let (low, high) = (samples[begin].time, samples[index].time)
        let start = low + Int64(random.nextUnit() * Double(max(0, high - low - length)))
        starts[begin] = start...(start + length)
        first = nil
      }
    }
    var number = -1
    remove { sample in
      number += 1
      if let new = starts[number] { stretch = new }
      return stretch?.contains(sample.time) ?? false
    }
  }

  /// Delays the arrival of each event by up to `milliseconds`, never before an earlier event's.
  mutating func delay(milliseconds: Double, _ random: inout SeededRandom) {
    var last: Int64 = 0
    for index in samples.indices {
      let late = Int64((random.nextEven(0, milliseconds) * 1000).rounded())
      for eventIndex in samples[index].events.indices {
        let event = samples[index].events[eventIndex]
        last = max(last, (event.arrivalMicroseconds ?? event.timeMicroseconds) + late)
        samples[index].events[eventIndex].arrivalMicroseconds = last
      }
    }
  }

  /// Removes those samples with finger positions for which `isGone` returns true.
  ///
  /// Their scroll distance is added to the next scroll of the gesture, as a driver does that computes scrolls from positions.
  private mutating func remove(_ isGone: (Sample) -> Bool) {
    var owed: TraceScroll?
    var kept: [Sample] = []
    for var sample in samples {
      // Called for every sample, so that the random numbers of other samples do not depend on which are removable.
      let goes = isGone(sample)
      if sample.isPlain, goes {
        if case .scroll(let scroll) = sample.events[0].kind {
          owed = owed.map { $0.joined(with: scroll) } ?? scroll
        }
        continue
      }
      if sample.kind == .scroll, let debt = owed, case .scroll(let scroll) = sample.events[0].kind {
        sample.events[0].kind = .scroll(debt.joined(with: scroll))
        owed = nil
      }
      if sample.kind == .other { owed = nil }
      kept.append(sample)
    }
    samples = kept
  }
}

extension TraceSamples.Sample {
  /// Moves the sample to another time; the time of its arrival at the recorder moves by the same amount.
  fileprivate mutating func shift(by microseconds: Int64) {
    for index in events.indices {
      events[index].timeMicroseconds += microseconds
      if let arrival = events[index].arrivalMicroseconds {
        events[index].arrivalMicroseconds = max(events[index].timeMicroseconds, arrival + microseconds)
      }
    }
  }
}
