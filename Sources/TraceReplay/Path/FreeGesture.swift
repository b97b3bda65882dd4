import PullToRefresh
import ScrollPhysics

/// The part of a gesture's figures that no engine has a say in: made once for all engines that see the same free path.
struct FreeGesture {
  /// Which one of the track, from 0.
  let index: Int
  /// The indices of the path's stretches under its finger.
  let contact: Range<Int>
  /// Those of the motion after it, up to the next gesture.
  let free: Range<Int>
  /// The reach of the finger.
  private let reach: [DragReach]
  /// The lowest offset after the finger, in points; infinite where there is nothing after it.
  private let lowestFreeOffset: Double
  /// Greatest distance past the top edge, under the finger and after, in points.
  let peakOverscroll: Double
  /// Greatest distance past the top edge in the motion after the release, beyond that at release; nil without one.
  let bouncePeak: Double?
  /// True where the finger lifted.
  private let isReleased: Bool

  /// The figures of the gesture at index `index`, which was lifted where `isReleased` says so.
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

  /// The time from the release until the path stays at rest, in seconds; nil when caught before, or without a release. Solved.
  func settle(_ path: ContentPath) -> Double? {
    isReleased && !free.isEmpty ? path.segments[free.lowerBound].settle(path) : nil
  }

  /// Greatest pull under the finger, in points, ≥ 0.
  ///
  /// - Parameter measure: That of an engine, for this gesture.
  /// - Returns: 0 where the finger goes up alone.
  func peakPull(_ measure: PullMeasure) -> Double { reach.reduce(0) { max($0, $1.peakPull(measure)) } }

  /// False where no pull of the gesture, or of the motion after it, passes the threshold: then it has no crossing to be solved.
  ///
  /// - Parameters:
  ///   - measure: That of an engine, for this gesture.
  ///   - peakPull: The greatest pull under the finger, as it measures it.
  /// - Returns: True where it may, be it by rounding.
  func canPass(_ measure: PullMeasure, peakPull: Double) -> Bool {
    let most = max(peakPull, free.isEmpty ? 0 : measure.pull(atOffset: lowestFreeOffset))
    return !(most + Self.rounding < measure.traits.threshold)
  }

  /// Pulls grow with the finger and with the offset but for their last bits: this much is more than those, in points.
  private static let rounding = 1e-6
}
