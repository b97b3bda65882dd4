/// Properties of a model that never change.
@frozen
public struct ModelTraits: Sendable {
  /// The name that `--model` takes.
  public internal(set) var name: StaticString = ""
  /// How drags become offsets: by position or by increments.
  public internal(set) var mapping = DragMapping.position
  /// The tolerance within which motion counts as settled.
  public let tolerance: Tolerance
  /// The rule of the model's velocity tracker.
  public let trackerRule: ReleaseTracker.Rule
  /// What the model remembers from touch to touch, in its state before the first touch.
  public let memory: TouchMemory
  /// The size of the device pixel to which the original rounds its offsets, in points; 0 if it does not round.
  public let pixel: Double
  /// True if the original works by the tick, so that its motion depends on the frames; see ``FrameTicks``.
  public let isTickBound: Bool
  /// How far the content moves for what a touchpad scrolls.
  public let touchpadTravel: TouchpadTravel

  /// The traits that a model defines itself; the table of models adds the name, ``PhysicsModel/mapping`` adds the mapping.
  public init(
    tolerance: Tolerance, tracker: ReleaseTracker.Rule, memory: TouchMemory = .none, pixel: Double = 0,
    isTickBound: Bool = false, touchpadTravel: TouchpadTravel = .plain
  ) {
    (self.tolerance, trackerRule, self.memory) = (tolerance, tracker, memory)
    (self.pixel, self.isTickBound, self.touchpadTravel) = (pixel, isTickBound, touchpadTravel)
  }
}

extension ScrollModel {
  /// The model's traits in a scroll range.
  public func traits(in extent: ScrollExtent) -> ModelTraits { accept(TraitsVisitor(), in: extent) }

  /// How drags become offsets in a scroll range: by position or by increments.
  public func mapping(in extent: ScrollExtent) -> DragMapping { traits(in: extent).mapping }

  /// The tolerance within which motion by this model counts as settled.
  public func tolerance(in extent: ScrollExtent) -> Tolerance { traits(in: extent).tolerance }

  /// The name that `--model` takes.
  public var name: StaticString { traits(in: .standard).name }

  /// True if the original works by the tick, so that its motion depends on the frames; see ``FrameTicks``.
  public var isTickBound: Bool { traits(in: .standard).isTickBound }

  /// The facts known about the original.
  public var facts: ModelFacts { accept(FactsVisitor(), in: .standard) }

  /// The model's curves in a scroll range; some of their constants depend on its lengths.
  public func curves(in extent: ScrollExtent) -> ModelCurves { accept(CurvesVisitor(), in: extent) }

  /// The model's promise for a property of its certificate.
  public func promise(of property: CertificateProperty) -> CertificatePromise {
    accept(PromiseVisitor(property: property), in: .standard)
  }

  /// Adds the model's constants, the original's quirks and the calculations whose test cases it passes to `list`, and returns it.
  public func listed<List: ModelFactList>(in list: List) -> List {
    accept(ListVisitor(list: list), in: .standard)
  }
}
