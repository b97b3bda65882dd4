/// The properties of a model that hold from the first touch to the last.
@frozen
public struct ModelTraits: Sendable {
  /// The name that `--model` takes.
  public internal(set) var name: StaticString = ""
  /// The way drags become offsets.
  public internal(set) var mapping = DragMapping.position
  /// The tolerance within which motion counts as settled.
  public let tolerance: Tolerance
  /// The rule of the velocity tracker it uses.
  public let trackerRule: ReleaseTracker.Rule
  /// The state it keeps from touch to touch, as it is before the first.
  public let memory: TouchMemory
  /// The device pixel to which the original rounds what it shows, in points; 0 where it does not.
  public let pixel: Double
  /// True where the original works by the tick, so that its motion depends on the frames; see ``FrameTicks``.
  public let isTickBound: Bool
  /// The way of content for what a touchpad scrolls.
  public let touchpadTravel: TouchpadTravel

  /// A model's own; its row of the table adds the name, ``PhysicsModel/mapping`` the way drags become offsets.
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

  /// The way drags become offsets in a scroll range.
  public func mapping(in extent: ScrollExtent) -> DragMapping { traits(in: extent).mapping }

  /// The tolerance within which motion by this model counts as settled.
  public func tolerance(in extent: ScrollExtent) -> Tolerance { traits(in: extent).tolerance }

  /// The name that `--model` takes.
  public var name: StaticString { traits(in: .standard).name }

  /// True where the original works by the tick, so that its motion depends on the frames; see ``FrameTicks``.
  public var isTickBound: Bool { traits(in: .standard).isTickBound }

  /// The facts known of the original.
  public var facts: ModelFacts { accept(FactsVisitor(), in: .standard) }

  /// The curves of the model in a scroll range, some of whose constants are lengths of it.
  public func curves(in extent: ScrollExtent) -> ModelCurves { accept(CurvesVisitor(), in: extent) }

  /// The model's promise for a property of its certificate.
  public func promise(of property: CertificateProperty) -> CertificatePromise {
    accept(PromiseVisitor(property: property), in: .standard)
  }

  /// A list with the model's constants, the original's quirks and the calculations whose cases it passes.
  public func listed<List: ModelFactList>(in list: List) -> List {
    accept(ListVisitor(list: list), in: .standard)
  }
}
