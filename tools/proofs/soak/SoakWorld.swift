// One session of devices that fail at random: what hands do on them, and what is lost on the way.
import GestureTraces

/// Devices for a session, each with what is done on it and what goes wrong.
struct SoakWorld {
  /// The devices with all their events.
  private(set) var recording = EvdevRecording(devices: [])
  /// The faults to happen, by number of the device.
  private(set) var faults: [Int: [VirtualFault]] = [:]
  /// When the machine sleeps, in microseconds of the recording.
  let sleeps: Int64

  /// Microseconds of a session.
  static let length: Int64 = 600_000_000
  private static let devices = 2...5
  /// Seconds between two gestures.
  private static let pauses = 0.4...12.0
  /// Events at the start that are never lost, so that a trace has its zero from the first of them.
  private static let safeEvents = 60
  private static let mostLosses = 6
  private static let longestLoss = 400
  /// Seconds of a sleep.
  private static let naps = 1.0...7200.0

  /// The session of a seed.
  init(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    sleeps = Int64(random.nextEven(0.1, 0.9) * Double(Self.length))
    for number in 0..<Int.random(in: Self.devices, using: &random) {
      let device = Self.device(number, &random)
      faults[number] = faults(of: device, &random)
      recording.devices.append(device)
    }
    let nap = Int64(Double.random(in: Self.naps, using: &random) * 1e6)
    faults[0, default: []].append(.suspended(atMicroseconds: sleeps, forMicroseconds: nap))
  }

  /// A device with gestures from when it is first touched until the end of the session.
  private static func device(_ number: Int, _ random: inout SeededRandom) -> EvdevDevice {
    let surface = Bool.random(using: &random) ? SyntheticSurface.touchscreen : .touchpad
    var time = Int64(random.nextEven(0, 0.5) * Double(length))
    var device: EvdevDevice?
    while time < length {
      let intent = SyntheticTake.intents(on: surface).randomElement(using: &random) ?? .pull
      let take = SyntheticTake(
        intent: intent, surface: surface, hand: SyntheticHand(number: Int.random(in: 1...20, using: &random)),
        seed: random.next())
      let own = EvdevRecording(take).devices[0]
      if device == nil {
        device = own
        device?.name = "soak device \(number)"
        device?.events = []
      }
      for event in own.events {
        var later = event
        later.timeMicroseconds += time
        device?.events.append(later)
      }
      time =
        (device?.events.last?.timeMicroseconds ?? time)
        + Int64(Double.random(in: pauses, using: &random) * 1e6)
    }
    return device
      ?? EvdevRecording(
        SyntheticTake(intent: .tap, surface: .touchscreen, hand: SyntheticHand(number: 1), seed: 1)
      ).devices[0]
  }

  private func faults(of device: EvdevDevice, _ random: inout SeededRandom) -> [VirtualFault] {
    var faults: [VirtualFault] = []
    let events = device.events
    if Bool.random(using: &random), events.count > 2 * Self.safeEvents {
      for _ in 0..<Int.random(in: 1...Self.mostLosses, using: &random) {
        let first = Int.random(in: Self.safeEvents..<events.count, using: &random)
        faults.append(
          .lost(
            events: first..<min(first + Int.random(in: 1...Self.longestLoss, using: &random), events.count)))
      }
    }
    if Bool.random(using: &random), let first = events.first, events.count > Self.safeEvents {
      let start = max(first.timeMicroseconds, events[Self.safeEvents - 1].timeMicroseconds)
      faults.append(
        .unplugged(atMicroseconds: Int64.random(in: start + 1...max(start + 1, Self.length), using: &random)))
    }
    return faults
  }
}
