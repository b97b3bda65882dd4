import PullToRefresh
import ScrollPhysics

/// The figures of a gesture that do not depend on the engine; computed once for all engines that share a content path.
struct FreeGesture {
  /// The index of the gesture in the track, from 0.
  let index: Int
  /// The indices of the path's segments while the finger is down.
  let contact: Range<Int>
  /// The indices of the path's segments from the finger's end to the next gesture.
  let free: Range<Int>
  /// The furthest positions of the finger, one entry per part of the drag between inset changes.
  private let reach: [DragReach]
  /// The lowest content offset after the finger has left, in points; infinite if no motion follows.
  private let lowestFreeOffset: Double
  /// The content's greatest distance past the top edge, under the finger and after it, in points.
  let peakOverscroll: Double
  /// How far the content moves past the top edge after the release, beyond its distance at the release, in points; nil without a release.
  let bouncePeak: Double?
  /// True if the finger was released; false if its touch was cancelled or has no end.
  private let isReleased: Bool

  /// The figures of the gesture at `index`; `isReleased` is true if it ended with a release.
  init(of index: Int, isReleased: Bool, path: ContentPath) {
    self.index = index
    let own = path.segments(of: index)
    let contact = own.prefix(while: { $0.isContact })
    let free = own[contact.endIndex...]
    (self.contact, self.free) = (contact.indices, free.indices)
    reach = DragReach.parts(of: contact, path)
    var (lowest, freePeak) = (Double.infinity, 0.0)
    for segment in free {
      let offset = segment.lowestOffset(path)
      lowest = min(lowest, offset)
      freePeak = max(freePeak, path.overscroll(of: segment, at: offset))
    }
    lowestFreeOffset = lowest
    peakOverscroll = max(reach.reduce(0) { max($0, $1.overscroll(path)) }, freePeak)
    if isReleased, let last = contact.last.map({ path.lastDrag(of: $0) }),
      let raw = last.finger(at: .infinity)?.raw
    {
      let atRelease = path.overscroll(of: last, at: path.model.offset(forRaw: raw, in: path.extent(of: last)))
      bouncePeak = max(0, freePeak - atRelease)
    } else {
      bouncePeak = nil
    }
    self.isReleased = isReleased
  }

  /// Seconds from the release until the content stays at rest, solved on the path; nil if the content is caught before that, or without a
  /// release.
  func settle(_ path: ContentPath) -> Double? {
    isReleased && !free.isEmpty ? path.segments[free.lowerBound].settle(path) : nil
  }

  /// Greatest pull under the finger, in points, ≥ 0.
  ///
  /// - Parameter measure: The engine's measure for this gesture.
  /// - Returns: 0 if the finger only moves up.
  func peakPull(_ measure: PullMeasure) -> Double { reach.reduce(0) { max($0, $1.peakPull(measure)) } }

  /// False if no pull of the gesture, or of the motion after it, can pass the threshold; then no crossing needs to be solved.
  ///
  /// - Parameters:
  ///   - measure: The engine's measure for this gesture.
  ///   - peakPull: The greatest pull under the finger, by that measure.
  /// - Returns: True if a pull may pass, if only by rounding.
  func canPass(_ measure: PullMeasure, peakPull: Double) -> Bool {
    let most = max(peakPull, free.isEmpty ? 0 : measure.pull(atOffset: lowestFreeOffset))
    return !(most + Self.rounding < measure.traits.threshold)
  }

  /// The greatest rounding error of pulls, in points: except for it, pulls grow with the finger's travel and the offset.
  private static let rounding = 1e-6
}
