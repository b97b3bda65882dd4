import GestureTraces
import TextFormats
import Testing

/// Why a scale is assumed, for each kind of device and unit: whole sentences.
@Suite("Reasons of assumed scales")
struct TraceScaleReasonTests {
  private func reason(
    _ kind: TraceDevice.Kind, _ units: TraceUnits, size: TraceDevice.Size? = nil,
    _ origin: TraceSource.Origin = .recorded
  ) -> String? {
    var header = TraceHeader(device: TraceDevice(kind: kind), source: TraceSource(origin: origin))
    (header.statedUnits, header.device.size, header.statedScale) = (units, size, .assumed)
    return header.reasonOfAssumedScale
  }

  @Test("each names what is unknown, and the option of import where there is one")
  func reasons() {
    let noResolution = "the scale is assumed: the touchpad has no resolution, and libinput assumes one"
    #expect(reason(.touchpad, .normalised) == noResolution)
    #expect(reason(.touchpad, .normalised, .imported) == noResolution + " (import --surface WxHmm)")
    #expect(reason(.touchpad, .millimetres, size: .unknown) == noResolution)
    let noSize = "the scale is assumed: the size of the surface is not known"
    #expect(reason(.touchscreen, .normalised) == noSize)
    #expect(reason(.touchscreen, .normalised, .imported) == noSize + " (import --surface)")
    #expect(reason(.wheel, .normalised) == noSize)
    for kind in TraceDevice.Kind.allCases {
      #expect(
        reason(kind, .points)
          == "the scale is assumed: no unit is stated (import --unit pt for points, or --unit px --density DPI for pixels of a screen)"
      )
    }
    let lines =
      "the scale is assumed: a line or a click of fingers is no length, and Chromium's points are taken (import --unit N, in points)"
    #expect(reason(.touchpad, .millimetres) == lines && reason(.wheel, .millimetres) == lines)
    #expect(
      reason(.touchscreen, .millimetres) == "the scale is assumed: size_mm is null, and millimetres are taken"
    )
  }

  @Test("a scale that is known has none")
  func none() {
    var header = TraceHeader(device: TraceDevice(kind: .touchscreen), source: TraceSource(origin: .recorded))
    header.device.size = .millimetres(70, 150)
    #expect(header.reasonOfAssumedScale == nil && header.gradeOfScale == TraceGrade())
  }
}
