import ScrollPhysics

/// Finds positions before resistance whose offsets certainly lie on one side of a limit, so that one computation replaces one per position.
///
/// Offsets grow with the position before resistance, except for rounding; far out, where content hardly moves any more, they fluctuate.
/// So a limit is mapped back with a margin, and is used only if its offset lies inside as well, by far more than rounding.
extension ScrollModel {
  /// The safety margin around an offset, as a fraction of it (in points for offsets below 1): far above the rounding error of the model's
  /// mapping and its inverse.
  private static var room: Double { 1e-9 }
  /// The safety margin for a model that shows whole pixels, in points.
  private static var pixelRoom: Double { 1.5 }

  private static func rooms(_ offset: Double) -> (fine: Double, coarse: Double) {
    (room * max(1, abs(offset)), pixelRoom)
  }

  /// A position before resistance from which on every position shows an offset above `offset`, in points; infinite if none is certain.
  func sureRaw(forOffsetAbove offset: Double, in extent: ScrollExtent) -> Double {
    guard offset > -.infinity else { return -.infinity }
    let rooms = Self.rooms(offset)
    return sureRaw(above: offset, by: rooms.fine, in: extent) ?? sureRaw(
      above: offset, by: rooms.coarse, in: extent) ?? .infinity
  }

  /// A position before resistance up to which every position shows an offset below `offset`, in points; −∞ if none is certain.
  func sureRaw(forOffsetBelow offset: Double, in extent: ScrollExtent) -> Double {
    guard offset < .infinity else { return .infinity }
    let rooms = Self.rooms(offset)
    return sureRaw(below: offset, by: rooms.fine, in: extent) ?? sureRaw(
      below: offset, by: rooms.coarse, in: extent) ?? -.infinity
  }

  private func sureRaw(above offset: Double, by room: Double, in extent: ScrollExtent) -> Double? {
    let raw = self.raw(forOffset: offset + room, in: extent)
    return self.offset(forRaw: raw, in: extent) >= offset + room / 2 ? raw : nil
  }

  private func sureRaw(below offset: Double, by room: Double, in extent: ScrollExtent) -> Double? {
    let raw = self.raw(forOffset: offset - room, in: extent)
    return self.offset(forRaw: raw, in: extent) <= offset - room / 2 ? raw : nil
  }
}
