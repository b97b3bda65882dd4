import PullToRefresh

extension RefreshSystem {
  /// Every built-in system, in the order in which they are listed: the originals, then the `-fixed` policies.
  public static var all: [RefreshSystem] { originals + mended }

  /// The systems that do as their originals do.
  public static var originals: [RefreshSystem] {
    (0..<UInt8(count)).compactMap(RefreshSystem.init(rawValue:))
  }

  /// The `-fixed` policies.
  public static var mended: [RefreshSystem] {
    (0..<UInt8(mendedCount)).compactMap { RefreshSystem(rawValue: firstMended.rawValue + $0) }
  }

  /// The system that `--engine` names; nil when there is none.
  public init?(named name: String) {
    guard let system = Self.all.first(where: { $0.name.description == name }) else { return nil }
    self = system
  }
}

extension RefreshEngine {
  /// The names that `--engine` takes, in the order in which they are listed.
  public static var names: [String] { RefreshSystem.all.map(\.name.description) }

  /// The engine of this name with its own defaults, idle; nil when there is none.
  ///
  /// - Parameters:
  ///   - name: As `--engine` takes it.
  ///   - viewportLength: Length of the scroll view, in points.
  ///   - topInset: The top inset before any engine adds to it, in points.
  ///   - contentOverscrolls: Whether the scroll model lets content leave its bounds.
  public init?(
    named name: String, viewportLength: Double, topInset: Double, contentOverscrolls: Bool = true
  ) {
    guard let system = RefreshSystem(named: name) else { return nil }
    self.init(
      system, viewport: viewportLength, originalTopInset: topInset, contentOverscrolls: contentOverscrolls)
  }
}
