import ScrollPhysics

/// Raw positions that are surely on one side of an offset, by one question in place of one for each.
///
/// Offsets grow with the raw position but for their last bits: far out, where a model hardly moves any more, those go up and down.
/// So an end is mapped back from within, and counts only if what it shows lies within as well, by far more than rounding.
extension ScrollModel {
  /// The distance from an offset, as a share of it or in points below one: far above the rounding of a mapping and its inverse.
  private static var room: Double { 1e-9 }
  /// The same where a model shows whole pixels, in points.
  private static var pixelRoom: Double { 1.5 }

  private static func rooms(_ offset: Double) -> (fine: Double, coarse: Double) {
    (room * max(1, abs(offset)), pixelRoom)
  }

  /// A raw position from which on all others show an offset above `offset`, in points; infinite where none is sure.
  func sureRaw(forOffsetAbove offset: Double, in extent: ScrollExtent) -> Double {
    guard offset > -.infinity else { return -.infinity }
    let rooms = Self.rooms(offset)
    return sureRaw(above: offset, by: rooms.fine, in: extent) ?? sureRaw(
      above: offset, by: rooms.coarse, in: extent) ?? .infinity
  }

  /// A raw position up to which all others show an offset below `offset`, in points; −∞ where none is sure.
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
