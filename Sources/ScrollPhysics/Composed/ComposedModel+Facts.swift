extension ComposedModel: DescribedModel {
  public var facts: ModelFacts {
    ModelFacts(
      family: .own, summary: "Your own model, from a file or from the app that embeds the library.",
      source: OriginalSource(
        observed: .init("nothing; its constants were given", on: "this program", by: "the model's own file")),
      fixed: nil, cases: nil, known: "")
  }

  public var curves: ModelCurves { parts.curves }

  /// Whether the model claims a property: what follows from its parts.
  public func promise(of property: CertificateProperty) -> CertificatePromise {
    property == .catchOffset && (parts.catching == .atTravel || !holdsEverywhere) ? .broken : .byMapping
  }

  /// True if a finger can hold content wherever a motion may take it.
  private var holdsEverywhere: Bool {
    switch parts.curves.drag {
    case .share(let share): share > 0
    case .clamp: false
    default: true
    }
  }

  public func list(in list: inout some ModelFactList) {
    switch parts.curves.drag {
    case .band(let coefficient): list.constant("rubber-band coefficient", coefficient, "given")
    case .longBand(let coefficient, let length):
      list.constant("rubber-band coefficient", coefficient, "given")
      list.constant("rubber-band dimension", length, .points, "given")
    case .share(let share): list.constant("fraction shown past an edge", share, "given", key: "drag_share")
    case .clamp(let limit):
      list.constant("farthest drag past an edge", limit, .points, "given", key: "drag_limit")
    default: break
    }
    switch parts.curves.fling {
    case .decay(let perSecond): list.constant("friction", perSecond, .perSecond, "given")
    case .braking(let deceleration): list.constant("deceleration", deceleration, .acceleration, "given")
    case .quartic(let speed):
      list.constant("momentum lasts 1 s from", speed, .speed, "given", key: "momentum_speed_of_1_s")
    default: break
    }
    switch parts.curves.bounce {
    case .spring(let spring): list.spring(spring, "given")
    case .quartic(let duration), .circular(let duration):
      list.constant("return's duration", duration, .seconds, "given", key: "return_duration")
    default: break
    }
    list.rest(parts.rest, "given")
  }
}
