// An array and a text take memory, which a device without an allocator lacks: there raw values are counted up from 0.
#if !WITHOUT_ALLOCATION
  extension ScrollModel {
    /// All scroll models, in the order in which they are listed.
    public static var all: [ScrollModel] { (0...UInt8.max).compactMap(ScrollModel.init(rawValue:)) }

    /// The scroll model that `--model` calls by this name; nil when there is none.
    public init?(named name: String) {
      guard let model = Self.all.first(where: { "\($0.name)" == name }) else { return nil }
      self = model
    }
  }
#endif
