// An array and a text take memory, which a device without an allocator lacks: there raw values of originals are counted up from 0
// until one has none.
#if !WITHOUT_ALLOCATION
  extension RefreshSystem {
    /// Every built-in system in listing order: the originals, then the `-fixed` policies.
    public static let all = originals + fixed
    /// The systems that reproduce an original.
    public static let originals = (0...UInt8.max).compactMap(Original.init(rawValue:)).map {
      RefreshSystem($0)
    }
    /// The `-fixed` policies in listing order: that of `onpu` after that of its underlying control, those of Flutter before those of Ionic.
    public static let fixed = originals.map { $0.fixed }.filter { $0.isFixed }.sorted { $0.rank < $1.rank }

    private var rank: UInt8 {
      switch original {
      case .onpu: Original.isalternativeRelease.rawValue
      case .flutterMaterial, .flutterCupertino, .customRefreshIndicator, .easyRefresh:
        Original.framework7Material.rawValue
      default: original.rawValue
      }
    }

    /// The system with this `--engine` name; nil if there is none.
    public init?(named name: String) {
      guard let system = Self.all.first(where: { "\($0.name)" == name }) else { return nil }
      self = system
    }
  }
#endif
