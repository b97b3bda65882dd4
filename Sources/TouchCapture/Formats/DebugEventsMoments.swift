/// Numbers the moments of each device in a log of `libinput debug-events`: successive lines of a device with the same time.
///
/// At one moment libinput reports a scroll under its old and its new name. If the same time appears again later, it belongs to another run
/// of the program in the same log.
struct DebugEventsMoments {
  /// One moment of one device: successive lines with the same time.
  struct Moment: Hashable {
    private let device: String
    private let number: Int

    fileprivate init(_ device: String, _ number: Int) { (self.device, self.number) = (device, number) }
  }

  private var latest: [String: (time: Int64?, number: Int)] = [:]

  /// The moment that the next line belongs to.
  mutating func moment(of line: DebugEventsLine) -> Moment {
    var moment = latest[line.device] ?? (line.time, 0)
    if moment.time != line.time { moment = (line.time, moment.number + 1) }
    latest[line.device] = moment
    return Moment(line.device, moment.number)
  }

  /// The moments at which a device reported a scroll as `POINTER_SCROLL_…`, the name since libinput 1.19.
  static func renewed(in text: RecordingText) -> Set<Moment> {
    // Logs of old versions have no such lines, and are read only once.
    let isNew = { (line: ArraySlice<UInt8>) in line.holds("POINTER_SCROLL_") }
    guard text.lines.contains(where: isNew) else { return [] }
    var (moments, renewed) = (DebugEventsMoments(), Set<Moment>())
    for line in text.lines {
      guard let line = DebugEventsLine(line) else { continue }
      let moment = moments.moment(of: line)
      if line.event.isScroll, line.event != .axis, line.scroll != nil { renewed.insert(moment) }
    }
    return renewed
  }
}
