import PullToRefresh

/// The indicator of `isrefresh` and `od`, the look of iOS 6: a drop that stretches with the pull and tears,
/// then a spinner.
struct GumDropLook {
  /// Radii of `od`'s circles at rest and fully stretched, in points (`kMaxTopRadius`, `kMinTopRadius`, `kMinBottomRadius`).
  private static let odRadii = (rest: 16.0, main: 12.5, sub: 3.0)
  /// Space above a drop at rest, in points; our choice.
  private static let margin = 6.0

  private let shape: GumShape?
  private let fade: Double
  private let spinner: (time: Double, size: Double)?
  /// Height of the control, in points.
  private let height: Double
  private let strip: RevealedStrip

  init(_ engine: ISRefreshControl, view: ScrollSituation, width: Double) {
    strip = RevealedStrip(view: view, pull: engine.pull(view), width: width)
    height = ISRefreshControl.height
    let left = 1 - engine.gum.shrunk(at: view.time)
    fade = left
    // A drop that shrinks is drawn together from its last position.
    shape =
      left > 0 && !engine.isHidden
      ? GumShape(
        mainRadius: engine.gum.mainRadius * left, subRadius: engine.gum.subRadius * left,
        distance: engine.gum.drawnDistance * left) : nil
    spinner = engine.spinningSince.map { (view.time - $0, 1) }
  }

  init(_ engine: ODRefreshControl, view: ScrollSituation, width: Double) {
    strip = RevealedStrip(view: view, pull: engine.pull(view), width: width)
    height = ODRefreshControl.openHeight
    let torn = engine.tornAt.map { min((view.time - $0) / ODRefreshControl.tearingDuration, 1) } ?? 0
    fade = 1 - torn
    let (rest, radii) = (Self.odRadii.rest, Self.odRadii)
    shape = engine.stretch.flatMap { stretch in
      let share = stretch / ODRefreshControl.tearingDistance
      return torn < 1
        ? GumShape(
          mainRadius: (rest - (rest - radii.main) * share) * (1 - torn),
          subRadius: (rest - (rest - radii.sub) * share) * (1 - torn), distance: stretch * (1 - torn)) : nil
    }
    let size = engine.spinner.value(at: view.time)
    spinner = size > 0 ? (max(0, view.time - (engine.tornAt ?? engine.spinner.start)), size) : nil
  }

  var display: DisplayList {
    var list = DisplayList()
    guard strip.height > 0 else { return list }
    // The control is pinned to the top once all of it is visible.
    let top = min(strip.top, strip.bottom - height)
    if let shape {
      let place = PathTransform.move(strip.width / 2, top + GumDrop.restRadius + Self.margin)
      list.add(shape.display, transform: place, opacity: max(fade, 0))
    }
    if let spinner {
      let wheel = SpokeWheel(centre: .zero).turning(for: max(0, spinner.time))
      list.add(
        wheel, transform: PathTransform.move(strip.width / 2, top + height / 2).after(.scale(spinner.size)),
        opacity: min(spinner.size, 1))
    }
    var result = DisplayList()
    result.add(list, clip: strip.outline)
    return result
  }
}
