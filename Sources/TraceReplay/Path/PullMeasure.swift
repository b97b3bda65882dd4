import PullToRefresh
import ScrollPhysics

/// How an engine sees itself pulled, as a function of the free path: what crossings are solved on.
struct PullMeasure {
  let model: ScrollModel
  let extent: ScrollExtent
  let traits: RefreshTraits

  /// The pull at a raw position of a finger that took hold at `origin`, both in points.
  ///
  /// An engine that measures travel counts from the edge, or from where the finger took hold beyond it: ≥ 0. One that
  /// watches the offset compares it inside the bounds as well, where the pull counts as negative: a threshold may lie
  /// there (`pullview` under a top inset of more than 60 pt), and content far below it is not past it.
  func pull(atRaw raw: Double, origin: Double) -> Double {
    switch traits.input {
    case .offset: pull(atOffset: model.offset(forRaw: raw, in: extent))
    case .travel(let gain): positive(gain * (min(extent.lowestOffset, origin) - raw))
    }
  }

  /// The pull of content that moves by itself at `offset`, in points, negative inside the bounds; none for an engine
  /// that watches the finger.
  func pull(atOffset offset: Double) -> Double {
    switch traits.input {
    case .offset: extent.lowestOffset - offset
    case .travel: 0
    }
  }

  /// Whether `pull` satisfies the engine's own comparison.
  func isPast(_ pull: Double) -> Bool {
    traits.isStrict ? pull > traits.threshold : pull >= traits.threshold
  }

  /// The raw position at which the pull of a finger that took hold at `origin` is the threshold, in points.
  func rawLevel(origin: Double) -> Double {
    switch traits.input {
    case .offset: model.raw(forOffset: offsetLevel, in: extent)
    case .travel(let gain): min(extent.lowestOffset, origin) - traits.threshold / gain
    }
  }

  /// The offset at which the pull of moving content is the threshold.
  var offsetLevel: Double { extent.lowestOffset - traits.threshold }

  private func positive(_ value: Double) -> Double { value > 0 ? value : 0 }
}
