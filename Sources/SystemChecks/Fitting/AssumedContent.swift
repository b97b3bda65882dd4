import ScrollPhysics
import TextFormats

/// The length of the content that a log was made on, where nobody says it: ten viewports, or more if offsets go beyond.
///
/// A log alone does not tell content that goes on from content that bounces at its end.
package struct AssumedContent: Equatable, Sendable {
  /// The length that a fit takes, in points.
  package let length: Double
  /// What to say of offsets beyond the usual length; nil where there are none.
  package let note: String?

  /// The length for offsets in a viewport.
  ///
  /// - Parameters:
  ///   - offsets: Of the log, in points.
  ///   - extent: With the usual length.
  package init(_ offsets: some Sequence<Double>, in extent: ScrollExtent) {
    guard let most = offsets.max(), most > extent.highestOffset else {
      (length, note) = (extent.contentLength, nil)
      return
    }
    length = most + 2 * extent.viewportLength
    let (end, far) = (Figures.short(extent.highestOffset, decimals: 1), Figures.short(most, decimals: 1))
    note =
      "offsets go to \(far) pt, beyond the end of the content assumed (\(Figures.short(extent.contentLength, decimals: 1)) pt, its last offset \(end) pt): taken for longer content, not for a bounce. If it bounced at its end, give --content."
  }
}
