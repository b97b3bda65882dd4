/// Properties of a scroll model that never change, such as its name and its tolerance.
@frozen
public struct ModelTraits: Sendable {
  /// The model's name, as `--model` accepts it.
  public internal(set) var name: StaticString = ""
  /// How the model turns drags into offsets: by the finger's position or by increments.
  public internal(set) var mapping = DragMapping.position
  /// The tolerance within which motion counts as settled.
  public let tolerance: Tolerance
  /// The rule by which the model computes a finger's velocity at a release.
  public let trackerRule: ReleaseTracker.Rule
  /// What the model remembers from one touch to the next, before the first touch.
  public let memory: TouchMemory
  /// The size of the device pixel to which the original software rounds offsets, in points; 0 if it does not round.
  public let pixel: Double
  /// True if the original software moves content only at display frames, so that the motion depends on them; see ``FrameTicks``.
  public let isTickBound: Bool
  /// How far the content moves per unit of touchpad scrolling.
  public let touchpadTravel: TouchpadTravel

  /// The traits that a model states itself; its name and its ``PhysicsModel/mapping`` are added later.
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

  /// How the model turns drags into offsets in a scroll range: by the finger's position or by increments.
  public func mapping(in extent: ScrollExtent) -> DragMapping { traits(in: extent).mapping }

  /// The tolerance within which motion by this model counts as settled.
  public func tolerance(in extent: ScrollExtent) -> Tolerance { traits(in: extent).tolerance }

  /// The model's name, as `--model` accepts it.
  public var name: StaticString { traits(in: .standard).name }

  /// True if the original software moves content only at display frames, so that the motion depends on them; see ``FrameTicks``.
  public var isTickBound: Bool { traits(in: .standard).isTickBound }

  /// The facts known about the software that the model reproduces, such as its source.
  public var facts: ModelFacts { accept(FactsVisitor(), in: .standard) }

  /// The model's curves of drag, fling and return in a scroll range, whose lengths decide some of their constants.
  public func curves(in extent: ScrollExtent) -> ModelCurves { accept(CurvesVisitor(), in: extent) }

  /// Whether the model claims to have a property of its certificate.
  public func promise(of property: CertificateProperty) -> CertificatePromise {
    accept(PromiseVisitor(property: property), in: .standard)
  }

  /// Adds the model's description to `list` and returns it: constants, quirks, and the calculations whose test cases the model passes.
  public func listed<List: ModelFactList>(in list: List) -> List {
    accept(ListVisitor(list: list), in: .standard)
  }
}
