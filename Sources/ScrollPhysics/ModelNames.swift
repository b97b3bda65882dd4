// An array and a text take memory, which a device without an allocator lacks: there raw values are counted up from 0.
#if !WITHOUT_ALLOCATION
  extension ScrollModel {
    /// All scroll models, in the order in which commands list them.
    public static var all: [ScrollModel] { (0...UInt8.max).compactMap(ScrollModel.init(rawValue:)) }

    /// The scroll model with this `--model` name; nil if there is none.
    public init?(named name: String) {
      guard let model = Self.all.first(where: { "\($0.name)" == name }) else { return nil }
      self = model
    }
  }
#endif
