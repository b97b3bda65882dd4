/// What a model is from the first touch to the last.
@frozen
public struct ModelTraits: Sendable {
  /// The name that `--model` takes.
  public let name: StaticString
  /// How drags become offsets.
  public let mapping: DragMapping
  /// When motion counts as settled.
  public let tolerance: Tolerance
  /// Whose velocity tracker it uses.
  public let trackerRule: ReleaseTracker.Rule
  /// What it keeps from touch to touch, before the first.
  public let memory: TouchMemory
  /// The device pixel to which the original rounds what it shows, in points; 0 where it does not.
  public let pixel: Double
  /// Whether the original works by the tick, so that its motion depends on the frames; see ``FrameTicks``.
  public let isTickBound: Bool
}

extension ScrollModel {
  /// What the model is in a scroll range.
  public func traits(in extent: ScrollExtent) -> ModelTraits { accept(TraitsVisitor(), in: extent) }

  /// How drags become offsets in a scroll range.
  public func mapping(in extent: ScrollExtent) -> DragMapping { traits(in: extent).mapping }

  /// When motion by this model counts as settled.
  public func tolerance(in extent: ScrollExtent) -> Tolerance { traits(in: extent).tolerance }

  /// The name that `--model` takes.
  public var name: StaticString { traits(in: .standard).name }

  /// Whether the original works by the tick, so that its motion depends on the frames; see ``FrameTicks``.
  public var isTickBound: Bool { traits(in: .standard).isTickBound }

  /// What is known of the original.
  public var facts: ModelFacts { accept(FactsVisitor(), in: .standard) }

  /// The curves of the model in a scroll range, some of whose constants are lengths of it.
  public func curves(in extent: ScrollExtent) -> ModelCurves { accept(CurvesVisitor(), in: extent) }

  /// What the model promises of a property of its certificate.
  public func promise(of property: CertificateProperty) -> CertificatePromise {
    accept(PromiseVisitor(property: property), in: .standard)
  }

  /// A list with the model's constants, the original's quirks and the calculations whose cases it passes.
  public func listed<List: ModelFactList>(in list: List) -> List {
    accept(ListVisitor(list: list), in: .standard)
  }
}
