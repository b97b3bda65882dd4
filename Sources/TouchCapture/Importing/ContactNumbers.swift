/// Numbers the contacts of a pointer sequence with phases, from 0 in the order in which they come down, and says of each row to which it
/// belongs.
///
///     row            nothing of this name is down         it is down
///     down           a contact comes down                 within, if it says the same as its first row; else another comes down
///     move           behind the last lift of this name    within
///     up, cancel     a second lift, if rows were behind   its lift
struct ContactNumbers {
  /// The part of a contact that a row is.
  enum Step: Equatable {
    /// A contact comes down; `earlier` has its name and was not lifted.
    case down(Int, earlier: Int?)
    case within(Int)
    case lift(Int)
    /// A row behind the lift of a contact, before another of its name comes down.
    case behind(Int)
    /// A lift behind such rows.
    case secondLift(Int)
    /// Of no contact.
    case none
  }

  /// A contact that is down.
  struct Open: Equatable {
    fileprivate let number: Int
    fileprivate let first: PointerRow
    /// Its rows so far.
    fileprivate(set) var rows = 1
  }

  /// The contacts that are down, by name.
  private(set) var open: [Int: Open] = [:]
  /// The last contact of each name that was lifted, and whether rows are behind its lift.
  private var lifted: [Int: (number: Int, hasMore: Bool)] = [:]
  private var count = 0

  /// Takes the next row.
  ///
  /// - Parameter row: A row; times never go back.
  /// - Returns: What it is of which contact.
  mutating func next(_ row: PointerRow) -> Step {
    switch row.phase {
    case .down:
      let earlier = open[row.contact]
      if let earlier, Self.isSame(earlier.first, row) {
        open[row.contact]?.rows += 1
        return .within(earlier.number)
      }
      lifted[row.contact] = nil
      open[row.contact] = Open(number: count, first: row)
      count += 1
      return .down(count - 1, earlier: earlier?.number)
    case .up, .cancel:
      if let contact = open.removeValue(forKey: row.contact) {
        lifted[row.contact] = (contact.number, false)
        return .lift(contact.number)
      }
      guard let contact = lifted.removeValue(forKey: row.contact), contact.hasMore else { return .none }
      return .secondLift(contact.number)
    case .move, nil:
      if let contact = open[row.contact] {
        open[row.contact]?.rows += 1
        return .within(contact.number)
      }
      guard let contact = lifted[row.contact] else { return .none }
      lifted[row.contact]?.hasMore = true
      return .behind(contact.number)
    }
  }

  private static func isSame(_ one: PointerRow, _ other: PointerRow) -> Bool {
    one.timeMicroseconds == other.timeMicroseconds && one.x == other.x && one.y == other.y
  }
}
