import GestureTraces
import TextFormats

/// The contacts of a pointer sequence that no finger made, which are left out so that they cost no other contact:
///
///     down, …, down             comes down twice: its lift is missing
///     down, …, up, move, …, up  lifts twice
///     a jump                    of half the surface or more, there and back or out of all proportion (`ContactJump`)
struct BadContacts {
  /// The rows of these contacts, by number from 0.
  private(set) var rows: Set<Int> = []
  private var reasons: [(count: Int, first: Int)] = [(0, 0), (0, 0), (0, 0)]
  private var error: RowProblem?
  private var errorLine = 0
  /// Contacts with a lift, or with two rows at least.
  private var good = 0
  private var jumped: [ClosedContact] = []
  private var open: [Int: ClosedContact] = [:]
  private var closed: [Int: ClosedContact] = [:]
  private let all: [PointerRow]

  /// The rows of one contact.
  private struct ClosedContact {
    var rows: [Int]
    /// Rows since its lift.
    var after: [Int] = []
  }

  private enum Reason: Int {
    case downTwice, upTwice, jump
  }

  /// Contacts from which the surface is known well enough by what they touch.
  private static let leastForExtent = 5

  /// Looks for such contacts.
  ///
  /// - Parameters:
  ///   - all: The rows of one owner, in order of time, with phases.
  ///   - scale: Their units, and the size of the surface where it is known.
  init(_ all: [PointerRow], in scale: PositionScale) {
    self.all = all
    for (index, row) in all.enumerated() { follow(row, index) }
    for contact in open.values { end(contact) }
    findJumps(in: scale)
  }

  private mutating func follow(_ row: PointerRow, _ index: Int) {
    switch row.phase {
    case .down:
      if let earlier = open[row.contact] {
        if isSame(all[earlier.rows[0]], row) { return open[row.contact]?.rows.append(index) ?? () }
        leaveOut(
          earlier, .downTwice, at: row.line,
          RowProblem("contact \(row.contact) comes down twice without a lift between; put an up before"))
      }
      closed[row.contact] = nil
      open[row.contact] = ClosedContact(rows: [index])
    case .up, .cancel:
      if var contact = open.removeValue(forKey: row.contact) {
        contact.rows.append(index)
        end(contact)
        closed[row.contact] = contact
      } else if let contact = closed.removeValue(forKey: row.contact), !contact.after.isEmpty {
        good -= 1
        leaveOut(
          ClosedContact(rows: contact.rows + contact.after + [index]), .upTwice, at: row.line,
          RowProblem("contact \(row.contact) lifts twice; put a down before"))
      }
    case .move, nil:
      if open[row.contact] != nil {
        open[row.contact]?.rows.append(index)
      } else {
        closed[row.contact]?.after.append(index)
      }
    }
  }

  private func isSame(_ one: PointerRow, _ other: PointerRow) -> Bool {
    one.timeMicroseconds == other.timeMicroseconds && one.x == other.x && one.y == other.y
  }

  private mutating func end(_ contact: ClosedContact) {
    if contact.rows.count > 1 { good += 1 }
    jumped.append(contact)
  }

  private mutating func leaveOut(
    _ contact: ClosedContact, _ reason: Reason, at line: Int, _ problem: RowProblem?
  ) {
    rows.formUnion(contact.rows)
    let known = reasons[reason.rawValue]
    reasons[reason.rawValue] = (known.count + 1, known.count == 0 ? line : known.first)
    if error == nil, let problem { (error, errorLine) = (problem, line) }
  }

  // MARK: Jumps

  private mutating func findJumps(in scale: PositionScale) {
    guard let half = half(in: scale) else { return }
    var found: [(contact: ClosedContact, line: Int)] = []
    for contact in jumped where contact.rows.count > 2 && !rows.contains(contact.rows[0]) {
      let points = contact.rows.compactMap { index in
        all[index].x.flatMap { x in all[index].y.map { (x, $0, all[index].timeMicroseconds, index) } }
      }
      let jump = ContactJump.first(
        in: points.map { ($0.0, $0.1, $0.2) }, scale.units, leastX: half.x, leastY: half.y)
      if let jump { found.append((contact, all[points[jump].3].line)) }
    }
    // If every contact jumps, what jumps is the device: the grade says it, and nothing else would be left.
    guard found.count < good else { return }
    good -= found.count
    for jump in found { leaveOut(jump.contact, .jump, at: jump.line, nil) }
  }

  /// Half the surface along each axis: of its size where that is known, else of what was touched.
  private func half(in scale: PositionScale) -> (x: Double, y: Double)? {
    if scale.units == .normalised { return (0.5, 0.5) }
    if scale.units == .millimetres, case .millimetres(let width, let height) = scale.size {
      return (width / 2, height / 2)
    }
    guard good >= Self.leastForExtent else { return nil }
    let (xs, ys) = (all.compactMap(\.x), all.compactMap(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
      return nil
    }
    return ((right - left) / 2, (bottom - top) / 2)
  }

  // MARK: Answers

  /// Throws the first error if most contacts are such: then rows mean something else.
  func check(_ table: RecordTable) throws(CaptureError) {
    guard let error, reasons.reduce(0, { $0 + $1.count }) > good else { return }
    throw table.error(errorLine, error)
  }

  /// The grade with the contacts left out.
  ///
  /// - Parameter place: A row's place in words.
  /// - Returns: An A where there are none.
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
