import PullToRefresh
import ScrollPhysics

/// The indicator of `pullview-fold`: PullView as a card of two halves that opens with the pull, in perspective.
///
/// The lower half hangs on the content's edge, the upper half on the top edge of the uncovered strip. Where they meet, the card folds away
/// from the viewer. Angles are those of `PullViewFold`; the perspective is that of a layer with `m34 = −1/500`.
struct FoldingCard {
  /// Distance of the viewer, in points: the original's `m34` is −1/500.
  private static let eyeDistance = 500.0
  /// The card's colour when flat; our choice. A half gets darker as it turns away.
  private static let paper = DisplayColor(0xDCE3EC)
  private static let shade = DisplayColor(0x7C8796)
  /// The opacity of the shade on a half seen edge on; our choice.
  private static let darkest = 0.6

  private let engine: PullView
  private let visibility: Double
  private let strip: RevealedStrip
  private let content: DisplayList

  init(_ engine: PullView, view: ScrollSituation, width: Double, updates: UpdateLine) {
    self.engine = engine
    let pull = engine.pull(view)
    strip = RevealedStrip(view: view, pull: pull, width: width)
    visibility = engine.height > 0 ? min(pull / engine.height, 1) : 1
    content = FlippingArrow(engine, view: view, width: width, updates: updates).content
  }

  var display: DisplayList {
    var list = DisplayList()
    guard strip.height > 0 else { return list }
    let fold = PullViewFold(visibility: visibility, height: engine.height)
    // The view's lower edge is the content's upper edge.
    let top = strip.bottom - engine.height
    list.add(
      half(angle: fold.topAngle, isUpper: true), transform: .move(strip.width / 2, top + fold.topPosition))
    list.add(
      half(angle: fold.bottomAngle, isUpper: false), transform: .move(strip.width / 2, strip.bottom))
    var result = DisplayList()
    result.add(list, clip: strip.outline)
    return result
  }

  /// One half of the card, with the middle of the edge that it hangs on as origin.
  private func half(angle: Double, isUpper: Bool) -> DisplayList {
    let radians = angle * .pi / 180
    let (sine, cosine) = (Elementary.sin(radians), Elementary.cos(radians))
    let (far, half) = (isUpper ? engine.height / 2 : -engine.height / 2, strip.width / 2)
    /// A point of the card after rotation about the edge and perspective projection.
    func seen(_ point: PathPoint) -> PathPoint {
      let nearness = 1 - point.y * sine / Self.eyeDistance
      return PathPoint(point.x / nearness, point.y * cosine / nearness)
    }
    let outline = VectorPath.polygon(
      [PathPoint(-half, 0), PathPoint(half, 0), PathPoint(half, far), PathPoint(-half, far)].map(seen))
    var list = DisplayList()
    list.fill(outline, Self.paper.mixed(with: Self.shade, share: Self.darkest * (1 - cosine)))
    // The content of the whole card, with its middle at the free edge; text cannot be bent, so it is only squeezed.
    let middle = PathTransform.move(0, seen(PathPoint(0, far)).y).after(.scale(1, max(cosine, 0)))
    list.add(content, transform: middle)
    var clipped = DisplayList()
    clipped.add(list, clip: outline)
    return clipped
  }
}
