import RefreshIndicators
import TraceReplay

/// Draws the finger as a disc at its position, and its path so far.
///
/// A trace contains the finger's travel but not its starting point, so the start is chosen such that the finger stays inside the picture.
struct FingerMark {
  /// The radius of the disc, in points: about that of a fingertip on a phone.
  private static let radius = 22.0
  /// The starting point of a finger, as fractions of the picture's width and height.
  private static let start = (x: 0.62, y: 0.36)

  let track: FingerTrack
  let size: PictureSize

  /// The drawing of the finger at a time, in seconds; empty while no finger is down.
  func display(at time: Double) -> DisplayList {
    var list = DisplayList()
    guard let gesture = track.gestures.last(where: { $0.began <= time }), time <= gesture.ended else {
      return list
    }
    let start = start(of: gesture)
    let seen = gesture.samples.prefix { $0.time <= time }.map { start + PathPoint($0.across, $0.travel) }
    let way = [start] + seen
    let place = way[way.count - 1]
    if way.count > 1 {
      list.stroke(
        .polyline(way), PictureColors.finger.faded(0.45), StrokeStyle(4, cap: .round, join: .round))
    }
    let disc = VectorPath.circle(centre: place, radius: Self.radius)
    list.fill(disc, PictureColors.finger.faded(0.3))
    list.stroke(disc, PictureColors.finger, StrokeStyle(1.5))
    return list
  }

  /// The starting point of a gesture: lower if the finger moves up, higher if it moves far down.
  private func start(of gesture: FingerGesture) -> PathPoint {
    let (lowest, highest) = gesture.samples.reduce((0.0, 0.0)) {
      (min($0.0, $1.travel), max($0.1, $1.travel))
    }
    let least = Self.radius - lowest
    let most = size.height - Self.radius - highest
    let y = max(least, min(size.height * Self.start.y, most))
    return PathPoint(size.width * Self.start.x, y)
  }
}
