import GestureTraces
import Testing

@Suite("Positions on a surface, and what a header says of it")
struct SurfaceBoundsTests {
  private func grade(
    _ units: TraceUnits, _ size: TraceDevice.Size? = nil, at positions: [(x: Double, y: Double)]
  ) -> TraceGrade {
    var integrity = TraceIntegrity(units: units, size: size)
    for (index, position) in positions.enumerated() {
      integrity.follow(
        TraceEvent(
          timeMicroseconds: Int64(2 * index) * 8000, kind: .down(slot: 0, x: position.x, y: position.y)))
      integrity.follow(TraceEvent(timeMicroseconds: Int64(2 * index + 1) * 8000, kind: .up(slot: 0)))
    }
    return integrity.grade(endedAtMicroseconds: Int64(2 * positions.count) * 8000)
  }

  @Test("a surface of 100 × 60 mm ends a twentieth beyond, and is impossible a whole axis beyond")
  func millimetres() {
    let size = TraceDevice.Size.millimetres(100, 60)
    #expect(grade(.millimetres, size, at: [(0, 0), (100, 60), (-5, -3), (105, 63)]) == TraceGrade())
    #expect(
      grade(.millimetres, size, at: [(0, 0), (105.1, 0), (0, -3.1)])
        == TraceGrade(.b, "2 positions more than 5% outside the stated axes, first at line 4"))
    #expect(
      grade(.millimetres, size, at: [(0, 0), (0, 120.1)])
        == TraceGrade(.d, "1 position further outside the surface than it is long, first at line 4"))
    // Of a surface whose size nobody knows nothing is outside.
    #expect(grade(.millimetres, .unknown, at: [(-500, 9000)]) == TraceGrade())
  }

  @Test("shares of an axis are from 0 to 1, points have a left and an upper end")
  func others() {
    #expect(grade(.normalised, at: [(0, 1), (1.05, -0.05)]) == TraceGrade())
    #expect(
      grade(.normalised, at: [(0.5, 1.06)])
        == TraceGrade(.b, "1 position more than 5% outside the stated axes, first at line 2"))
    #expect(grade(.points, at: [(5000, 9000), (-20, -20)]) == TraceGrade())
    #expect(
      grade(.points, at: [(10, 10), (10, -140)])
        == TraceGrade(.b, "1 position left of the screen or above it, 140 points at most, first at line 4"))
  }

  @Test("a surface smaller than a fingertip or larger than a wall is none")
  func sizes() {
    let header = { (width: Double, height: Double) in
      var device = TraceDevice(kind: .touchpad)
      device.size = .millimetres(width, height)
      return TraceHeader(device: device, source: TraceSource(origin: .recorded))
    }
    #expect(grade(of: header(100, 60)) == TraceGrade())
    #expect(grade(of: header(10, 5000)) == TraceGrade())
    #expect(
      grade(of: header(3.2, 60))
        == TraceGrade(
          .d,
          "a surface of 3.2 × 60 mm: a side is 10 to 5000 mm; are the resolutions of the axes right?"))
    #expect(grade(of: header(100, 6000)).letter == .d)
  }

  @Test(
    "a start that is no date of the calendar, or of another century, is told",
    arguments: [
      ("2026-11-29T12:30:00Z", true), ("2024-02-29T23:59:60.125Z", true), ("2026-11-29T12:30:00+02:00", true),
      ("1970-01-01T00:00:07Z", false), ("2026-02-29T12:30:00Z", false), ("2026-13-01T12:30:00Z", false),
      ("2026-11-29T25:30:00Z", false), ("2199-11-29T12:30:00Z", false), ("yesterday", false), ("", false),
    ])
  func started(text: String, isPossible: Bool) {
    var header = TraceHeader(device: TraceDevice(kind: .touchpad), source: TraceSource(origin: .recorded))
    header.started = text
    let expected =
      isPossible
      ? TraceGrade() : TraceGrade(.b, "'started' is '\(text)', not a date from 2000 to 2100, in line 1")
    #expect(grade(of: header) == expected)
  }

  private func grade(of header: TraceHeader) -> TraceGrade {
    var integrity = TraceIntegrity(header: header)
    integrity.follow(TraceEvent(timeMicroseconds: 0, kind: .down(slot: 0, x: 1, y: 1)))
    integrity.follow(TraceEvent(timeMicroseconds: 8000, kind: .up(slot: 0)))
    return integrity.grade(endedAtMicroseconds: 8000)
  }
}
