/// What `libinput record` would have written of two fingers that scroll down on a touchpad of 100 × 60 mm, 30 units a
/// millimetre: they come down at 10 mm, go half a millimetre every 8 ms, and lift 8 ms after the last step.
struct TouchpadRecording {
  /// How many steps of half a millimetre.
  var steps = 12

  /// Device units in half a millimetre.
  private static let step = 15

  /// The whole file.
  var text: String {
    var lines = Self.head
    lines += frame(
      at: 0,
      [
        [3, 57, 1], [3, 53, 1200], [3, 54, 300], [3, 47, 1], [3, 57, 2], [3, 53, 1700], [3, 54, 300],
        [1, 330, 1], [1, 333, 1],
      ])
    for number in 1...steps {
      let y = 300 + Self.step * number
      lines += frame(at: number * 8000, [[3, 47, 0], [3, 54, y], [3, 47, 1], [3, 54, y]])
    }
    lines += frame(
      at: (steps + 1) * 8000,
      [[3, 47, 0], [3, 57, -1], [3, 47, 1], [3, 57, -1], [1, 330, 0], [1, 333, 0]])
    return lines.joined(separator: "\n") + "\n"
  }

  private func frame(at time: Int, _ events: [[Int]]) -> [String] {
    ["  - evdev:"]
      + (events + [[0, 0, 0]]).map { event in
        "    - [\(time / 1_000_000), \(time % 1_000_000), \(event[0]), \(event[1]), \(event[2])]"
      }
  }

  private static let head = """
    # libinput record
    version: 1
    ndevices: 1
    devices:
    - node: /dev/input/event4
      evdev:
        name: "Test Touchpad"
        id: [24, 1267, 12474, 256]
        codes:
          0: [0]
          1: [272, 325, 330, 333]
          3: [0, 1, 47, 53, 54, 57]
        absinfo:
          0: [0, 3000, 0, 0, 30]
          1: [0, 1800, 0, 0, 30]
          47: [0, 4, 0, 0, 0]
          53: [0, 3000, 0, 0, 30]
          54: [0, 1800, 0, 0, 30]
          57: [0, 65535, 0, 0, 0]
        properties: [0, 2]
      quirks:
      events:
    """.split(separator: "\n").map(String.init)
}
