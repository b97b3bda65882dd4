// What a recording of failing devices must be, by the same devices without faults.
import GestureTraces

/// Compares traces of a session with those of the same hands on devices that do not fail: raw contacts, event by event.
struct SoakJudge {
  /// The faults found.
  private(set) var problems: [String] = []
  /// Raw contacts that were to come, those that did not, and gaps that name why.
  private(set) var (expected, missing, gaps) = (0, 0, 0)
  /// Traces that were compared.
  private(set) var traces = 0

  /// The most time between what was lost and the gap that says so: a contact that rests sends nothing for that long.
  private static let slack: Int64 = 15_000_000

  /// A raw contact and its time, by which it is known.
  private struct Contact: Hashable {
    let time: Int64
    let text: String
  }

  private static func contacts(_ trace: Trace) -> [Contact] {
    trace.events.filter { event in
      if case .gap = event.kind { return false }
      return event.layer == .evdev
    }.map { Contact(time: $0.timeMicroseconds, text: "\($0.kind)") }
  }

  /// The gaps of a reason, by when they were noticed: that of a device that went has the time of what came last from it.
  private static func gaps(_ reason: GapReason, in trace: Trace) -> [Int64] {
    trace.events.filter { $0.kind == .gap(reason) && $0.layer == .evdev }
      .map { max($0.timeMicroseconds, $0.arrivalMicroseconds ?? 0) }
  }

  /// Judges one device's trace.
  ///
  /// - Parameters:
  ///   - trace: What came of it; nil for nothing.
  ///   - whole: What comes of the device without faults.
  ///   - faults: What went wrong with it.
  ///   - device: The device.
  ///   - seed: Of the session, for messages.
  mutating func judge(
    _ trace: Trace?, whole: Trace, _ faults: [VirtualFault], _ device: EvdevDevice, seed: UInt64
  ) {
    let name = "seed \(seed): \(device.name)"
    guard let trace else {
      return problems.append("\(name): no trace, and \(whole.events.count) events were to come")
    }
    traces += 1
    let zero = device.events.first?.timeMicroseconds ?? 0
    let windows = Self.windows(faults, device, zero: zero)
    let (all, came) = (Set(Self.contacts(whole)), Set(Self.contacts(trace)))
    expected += all.count
    for contact in all.subtracting(came) {
      missing += 1
      let causes = windows.filter { $0.times.contains(contact.time) }
      // What is lost after a device has gone is lost with it.
      let isNamed = causes.contains { window in
        Self.gaps(window.reason, in: trace).contains {
          $0 >= window.times.lowerBound && $0 <= window.times.upperBound + Self.slack
        }
      }
      if !isNamed {
        let why = causes.isEmpty ? "nothing was to be" : "no gap says so"
        problems.append("\(name): \(contact.text) at \(contact.time) µs is lost, and \(why)")
      }
    }
    for contact in came.subtracting(all) where !windows.contains(where: { $0.times.contains(contact.time) }) {
      problems.append("\(name): \(contact.text) at \(contact.time) µs came, and nobody did it")
    }
    judgeGrade(of: trace, name)
  }

  private mutating func judgeGrade(of trace: Trace, _ name: String) {
    let count = trace.events.count { if case .gap = $0.kind { true } else { false } }
    gaps += count
    guard let end = trace.end, end.events == trace.events.count else {
      return problems.append("\(name): its end does not count \(trace.events.count) events")
    }
    if count > 0, end.grade == "A" { problems.append("\(name): \(count) gaps, and grade A") }
  }

  private struct Window {
    let reason: GapReason
    let times: ClosedRange<Int64>
  }

  /// The times in which events may be missing, and the reason that a trace must give.
  private static func windows(_ faults: [VirtualFault], _ device: EvdevDevice, zero: Int64) -> [Window] {
    let last = max(device.events.last?.timeMicroseconds ?? 0, zero) - zero
    return faults.compactMap { fault -> Window? in
      switch fault {
      case .unplugged(let time):
        // A lift just before is taken for the kernel's, which lifts fingers as a device goes.
        let start = time - LiftHold.patience - zero
        return Window(reason: .unplugged, times: min(start, last)...max(last, time - zero))
      case .lost(let events):
        // The frame that begins before the first lost event goes with it, and state comes back with a frame after the last.
        let frames = device.events.indices.filter { device.events[$0].type == EvdevCode.Kind.synchronise }
        let start = frames.last { $0 < events.lowerBound }.map { device.events[$0].timeMicroseconds } ?? zero
        let end =
          frames.first { $0 > events.upperBound }.flatMap { index in
            frames.first { $0 > index }.map { device.events[$0].timeMicroseconds }
          } ?? (last + zero)
        return Window(reason: .dropped, times: (start - zero)...(end - zero))
      default: return nil
      }
    }
  }
}
