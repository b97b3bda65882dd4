import GestureTraces

/// The effects of a bad sensor, a full queue or a busy machine on samples. Chances come from the generator
/// handed in, and a contact, a lift, a wheel and the scroll that opens a gesture stay where they are.
extension TraceSamples {
  /// Moves each plain sample's time by up to `milliseconds`, at most half the way to its neighbours.
  mutating func jitter(milliseconds: Double, _ random: inout SeededRandom) {
    let times = samples.map(\.time)
    for index in samples.indices where samples[index].isPlain {
      let time = times[index]
      let wanted = time + Int64((random.nextEven(-milliseconds, milliseconds) * 1000).rounded())
      // Half way, and never on a neighbour that moves towards this one.
      let low = index > 0 ? time - (time - times[index - 1] - 1) / 2 : 0
      let high = index + 1 < times.count ? time + (times[index + 1] - time - 1) / 2 : wanted
      samples[index].shift(by: min(max(wanted, low), high) - time)
    }
  }

  /// Takes away each plain sample with the chance `share`.
  mutating func drop(share: Double, _ random: inout SeededRandom) {
    remove { _ in random.nextUnit() < share }
  }

  /// Takes away all plain samples of one stretch of each gesture, anywhere within it.
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

  /// Hands each event over up to `milliseconds` after it happened, none before an earlier one.
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

  /// Takes away the plain samples that `isGone` names; the distance they scrolled is added to the next scroll
  /// of the gesture, as a driver does that works from positions.
  private mutating func remove(_ isGone: (Sample) -> Bool) {
    var owed: TraceScroll?
    var kept: [Sample] = []
    for var sample in samples {
      // Asked of every sample, so that one that is never taken away changes no other's chance.
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
  /// Moves it to another time; it arrives as much later or earlier.
  fileprivate mutating func shift(by microseconds: Int64) {
    for index in events.indices {
      events[index].timeMicroseconds += microseconds
      if let arrival = events[index].arrivalMicroseconds {
        events[index].arrivalMicroseconds = max(events[index].timeMicroseconds, arrival + microseconds)
      }
    }
  }
}
