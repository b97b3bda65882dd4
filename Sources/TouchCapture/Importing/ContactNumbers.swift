/// Numbers the contacts of a pointer sequence with phases, from 0 in the order of their arrival, and assigns each row to a contact.
///
///     row            no contact of this name is down      one is down
///     down           a contact arrives                    part of it if equal to its first row; otherwise a new one arrives
///     move           after the last lift of this name     part of the contact
///     up, cancel     a second lift, if rows came between  its lift
struct ContactNumbers {
  /// The relation of a row to a contact, which is given by its number.
  enum Step: Equatable {
    /// A contact arrives; `earlier` is the number of a contact of the same name whose lift is missing.
    case down(Int, earlier: Int?)
    case within(Int)
    case lift(Int)
    /// A row after the lift of a contact, before another one of its name arrives.
    case behind(Int)
    /// A second lift of a contact, which follows rows that came after its first lift.
    case secondLift(Int)
    /// The row belongs to no contact.
    case none
  }

  /// A contact that is down, with its number and rows so far.
  struct Open: Equatable {
    fileprivate let number: Int
    fileprivate let first: PointerRow
    /// The number of the contact's rows so far.
    fileprivate(set) var rows = 1
  }

  /// The contacts that are down, by name.
  private(set) var open: [Int: Open] = [:]
  /// The last lifted contact of each name, and whether rows came after its lift.
  private var lifted: [Int: (number: Int, hasMore: Bool)] = [:]
  private var count = 0

  /// Assigns the next row to a contact.
  ///
  /// - Parameter row: A row; times never go back.
  /// - Returns: Its relation to a contact.
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
