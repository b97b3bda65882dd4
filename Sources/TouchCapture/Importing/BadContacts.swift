import GestureTraces
import TextFormats

/// Finds contacts of a pointer sequence that no finger can have made; they are left out so that they do not spoil others:
///
///     down, …, down             a second arrival, because the lift is missing
///     down, …, up, move, …, up  a second lift
///     a jump                    of at least half the surface, there and back or out of all proportion (`ContactJump`)
struct BadContacts {
  /// The numbers of the contacts to leave out.
  private var contacts: Set<Int> = []
  /// The numbers of contacts that lift twice; their rows after the first lift are left out too.
  private var liftedTwice: Set<Int> = []
  private var reasons: [(count: Int, first: Int)] = [(0, 0), (0, 0), (0, 0)]
  private var error: RowProblem?
  private var errorLine = 0
  /// The number of contacts with a lift, or with at least two rows.
  private var good = 0
  private var extent: (x: ClosedRange<Double>, y: ClosedRange<Double>)?
  /// Numbers the contacts, and assigns each row to one of them.
  private var numbers = ContactNumbers()

  private enum Reason: Int {
    case downTwice, upTwice, jump
  }

  /// The smallest number of contacts from which the touched area is a good estimate of the surface.
  private static let leastForExtent = 5
  /// The largest number of a contact's rows that are searched for jumps: over a minute at a thousand reports per second.
  private static let mostForJumps = 1 << 16

  /// Searches the rows for contacts that no finger can have made.
  ///
  /// - Parameters:
  ///   - all: The rows of one owner, in order of time, with phases.
  ///   - scale: The units, and the size of the surface if known.
  init(_ all: some Sequence<PointerRow>, in scale: PositionScale) {
    var numbers = ContactNumbers()
    for row in all {
      judge(row, numbers.next(row))
      if let x = row.x, let y = row.y {
        extent = (
          min(x, extent?.x.lowerBound ?? x)...max(x, extent?.x.upperBound ?? x),
          min(y, extent?.y.lowerBound ?? y)...max(y, extent?.y.upperBound ?? y)
        )
      }
    }
    good += numbers.open.count { $0.value.rows > 1 }
    if let half = half(in: scale) { findJumps(in: all, scale.units, half) }
  }

  /// True if the row belongs to a contact that is left out; must be called for every row in order.
  mutating func leavesOut(_ row: PointerRow) -> Bool {
    switch numbers.next(row) {
    case .down(let number, _), .within(let number), .lift(let number): contacts.contains(number)
    case .behind(let number), .secondLift(let number): liftedTwice.contains(number)
    case .none: false
    }
  }

  private mutating func judge(_ row: PointerRow, _ step: ContactNumbers.Step) {
    switch step {
    case .down(_, let earlier?):
      leaveOut(
        earlier, .downTwice, at: row.line,
        RowProblem("contact \(row.contact) comes down twice without an up between; add one before this row"))
    case .lift: good += 1
    case .secondLift(let number):
      good -= 1
      liftedTwice.insert(number)
      leaveOut(
        number, .upTwice, at: row.line,
        RowProblem("contact \(row.contact) has two ups; add a down before this row"))
    case .down, .within, .behind, .none: break
    }
  }

  private mutating func leaveOut(_ contact: Int, _ reason: Reason, at line: Int, _ problem: RowProblem?) {
    contacts.insert(contact)
    let known = reasons[reason.rawValue]
    reasons[reason.rawValue] = (known.count + 1, known.count == 0 ? line : known.first)
    if error == nil, let problem { (error, errorLine) = (problem, line) }
  }

  // MARK: Jumps

  /// The positions of one contact while it is down.
  private struct Path {
    var rows = 0
    var points: [(x: Double, y: Double, microseconds: Int64)] = []
    var lines: [Int] = []

    mutating func add(_ row: PointerRow) {
      rows += 1
      guard let x = row.x, let y = row.y, points.count <= BadContacts.mostForJumps else { return }
      points.append((x, y, row.timeMicroseconds))
      lines.append(row.line)
    }
  }

  private mutating func findJumps(
    in all: some Sequence<PointerRow>, _ units: TraceUnits, _ half: (x: Double, y: Double)
  ) {
    var (numbers, paths, found): (ContactNumbers, [Int: Path], [(contact: Int, line: Int)])
    (numbers, paths, found) = (ContactNumbers(), [:], [])
    func end(_ number: Int) {
      guard let path = paths.removeValue(forKey: number), path.rows > 2, !contacts.contains(number),
        path.points.count <= Self.mostForJumps,
        let jump = ContactJump.first(in: path.points, units, leastX: half.x, leastY: half.y)
      else { return }
      found.append((number, path.lines[jump]))
    }
    for row in all {
      switch numbers.next(row) {
      case .down(let number, let earlier):
        if let earlier { paths[earlier] = nil }
        paths[number, default: Path()].add(row)
      case .within(let number): paths[number]?.add(row)
      case .lift(let number):
        paths[number]?.add(row)
        end(number)
      case .behind, .secondLift, .none: break
      }
    }
    for number in paths.keys.sorted() { end(number) }
    // If every contact jumps, the device itself is faulty: then nothing is left out, and the grade says so.
    guard found.count < good else { return }
    good -= found.count
    for jump in found { leaveOut(jump.contact, .jump, at: jump.line, nil) }
  }

  /// Half the size of the surface along each axis: from the surface's size if known, otherwise from the touched area.
  private func half(in scale: PositionScale) -> (x: Double, y: Double)? {
    if scale.units == .normalised { return (0.5, 0.5) }
    if scale.units == .millimetres, case .millimetres(let width, let height) = scale.size {
      return (width / 2, height / 2)
    }
    guard good >= Self.leastForExtent, let extent else { return nil }
    return (
      (extent.x.upperBound - extent.x.lowerBound) / 2, (extent.y.upperBound - extent.y.lowerBound) / 2
    )
  }

  // MARK: Results

  /// Throws the first error if most contacts are faulty, because the table's columns then have another meaning.
  func check(_ table: RecordTable) throws(CaptureError) {
    guard let error, reasons.reduce(0, { $0 + $1.count }) > good else { return }
    throw table.error(errorLine, error)
  }

  /// The grade that a trace gets because contacts were left out.
  ///
  /// - Parameter place: Returns a row's location in words.
  /// - Returns: An A if nothing was left out.
  func grade(_ place: (Int) -> String) -> TraceGrade {
    let words = ["comes down again without a lift", "lifts twice", "jumps by half the surface or more"]
    var grade = TraceGrade()
    for (reason, word) in zip(reasons, words) where reason.count > 0 {
      let which = reason.count > 1 ? "the first as it" : "as it"
      grade.find(
        .c, "\(Counted.text(reason.count, "contact")) left out, \(which) \(word) at \(place(reason.first))")
    }
    return grade
  }
}
