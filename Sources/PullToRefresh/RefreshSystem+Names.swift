// An array and a text take memory, which a device without an allocator lacks: there raw values are counted up from 0
// until one has no system.
#if !WITHOUT_ALLOCATION
  extension RefreshSystem {
    /// Every built-in system, in the order in which they are listed: the originals, then the `-fixed` policies.
    public static var all: [RefreshSystem] { (0...UInt8.max).compactMap(RefreshSystem.init(rawValue:)) }
    /// The systems that do as their originals do.
    public static var originals: [RefreshSystem] { all.filter { !$0.isMended } }
    /// The `-fixed` policies.
    public static var mended: [RefreshSystem] { all.filter { $0.isMended } }

    /// The system that `--engine` names; nil when there is none.
    public init?(named name: String) {
      guard let system = Self.all.first(where: { "\($0.name)" == name }) else { return nil }
      self = system
    }
  }
#endif
