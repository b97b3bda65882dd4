/// An evemu recording of a touchscreen of 70 × 140 mm, 100 units a millimetre: one finger, gesture after gesture.
struct TouchRecording {
  private var lines: [String] = []
  /// Milliseconds since the recording's start.
  private var time = 1000
  private var serial = 0

  /// Milliseconds between reports.
  private static let period = 10

  /// Nothing touched yet.
  init() {}

  /// The whole file.
  var text: String { Self.head + lines.joined(separator: "\n") + "\n" }

  /// Goes from 30, 20 by each step, so many millimetres right and down in so many milliseconds, lifts, and stays away.
  mutating func touch(_ steps: [(dx: Int, dy: Int, milliseconds: Int)], lifts: Bool = true, pause: Int = 1500)
  {
    var (x, y) = (3000, 2000)
    serial += 1
    frame([(3, 0x39, serial), (3, 0x35, x), (3, 0x36, y), (1, 0x14A, 1)])
    for step in steps {
      let count = max(1, step.milliseconds / Self.period)
      let (x0, y0) = (x, y)
      for number in 1...count {
        (x, y) = (x0 + step.dx * 100 * number / count, y0 + step.dy * 100 * number / count)
        frame([(3, 0x35, x), (3, 0x36, y)])
      }
    }
    if lifts { frame([(3, 0x39, -1), (1, 0x14A, 0)]) }
    time += pause
  }

  /// Pulls down by so many millimetres, rests, lifts.
  mutating func pull(_ distance: Int = 40) { touch([(0, distance, 600), (0, 0, 100)]) }

  /// Taps.
  mutating func tap() { touch([(0, 0, 60)]) }

  /// Pulls down and goes back up.
  mutating func pullCancel() { touch([(0, 40, 500), (0, 0, 200), (0, -38, 500), (0, 0, 100)]) }

  /// Swipes to the right.
  mutating func swipe() { touch([(30, 0, 400), (0, 0, 50)]) }

  private mutating func frame(_ events: [(type: Int, code: Int, value: Int)]) {
    for event in events + [(0, 0, 0)] {
      let milliseconds = "\(time % 1000 + 1000)".dropFirst()
      lines.append(
        "E: \(time / 1000).\(milliseconds)000 \(Self.hex(event.type)) \(Self.hex(event.code)) \(event.value)")
    }
    time += Self.period
  }

  private static func hex(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }

  private static let head = TouchscreenDescription.evemu(width: 70, height: 140)
}
