// Embedded Swift without allocation has no arrays; there nobody looks models up by name.
#if !hasFeature(Embedded)
  extension ScrollModel {
    /// All scroll models, in the order in which they are listed.
    public static var all: [ScrollModel] { (0..<UInt8(count)).compactMap(ScrollModel.init(rawValue:)) }

    /// The scroll model that `--model` calls by this name; nil when there is none.
    public init?(named name: String) {
      guard let model = Self.all.first(where: { "\($0.name)" == name }) else { return nil }
      self = model
    }
  }
#endif
