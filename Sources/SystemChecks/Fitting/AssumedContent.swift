import ScrollPhysics
import TextFormats

/// The assumed length of a log's content if it is not given: ten viewports, or more if offsets go beyond.
///
/// A log alone does not tell content that continues from content that bounces at its end.
package struct AssumedContent: Equatable, Sendable {
  /// The assumed length of the content, in points.
  package let length: Double
  /// A note that offsets go beyond the default length; nil if none does.
  package let note: String?

  /// Assumes a content length from the offsets of a log.
  ///
  /// - Parameters:
  ///   - offsets: The log's offsets, in points.
  ///   - extent: The scroll range with the default length.
  package init(_ offsets: some Sequence<Double>, in extent: ScrollExtent) {
    guard let most = offsets.max(), most > extent.highestOffset else {
      (length, note) = (extent.contentLength, nil)
      return
    }
    length = most + 2 * extent.viewportLength
    let (end, far) = (Figures.short(extent.highestOffset, decimals: 1), Figures.short(most, decimals: 1))
    note =
      "offsets go to \(far) pt, beyond the end of the content assumed (\(Figures.short(extent.contentLength, decimals: 1)) pt, its last offset \(end) pt): this counts as longer content, not as a bounce. If it bounced at its end, give --content."
  }
}
