/// Keeps the visible content in place when the scroll range changes under a finger.
///
/// The raw position (where the content would be without resistance) is mapped through the model's inverse: the shown
/// offset stays, and the drag continues from there. Otherwise the raw position would stay and the content would jump.
@frozen
public struct InsetLock: Equatable, Sendable {
  /// The model that maps raw positions (without resistance) to offsets.
  public let model: ScrollModel

  /// A lock for content that scrolls by `model`.
  @inlinable
  public init(model: ScrollModel) {
    self.model = model
  }

  /// The raw position (where the content would be without resistance) that in the range `new` shows the offset that `raw` shows in `old`.
  ///
  /// - Parameters:
  ///   - raw: The raw position before, in points.
  ///   - old: The scroll range before.
  ///   - new: The scroll range after.
  /// - Returns: The raw position after, in points.
  @inlinable
  public func raw(_ raw: Double, from old: ScrollExtent, to new: ScrollExtent) -> Double {
    model.raw(forOffset: model.offset(forRaw: raw, in: old), in: new)
  }
}
