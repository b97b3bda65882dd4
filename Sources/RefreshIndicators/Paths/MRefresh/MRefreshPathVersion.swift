/// The versions of MRefresh whose path code differs.
public enum MRefreshPathVersion: String, CaseIterable, Sendable {
  /// The version that its README documents (commit e82b2b8).
  case documented = "0.1.1"
  /// The later rewrite (commit 2d1b023).
  case rewrite = "0.2.1"
}
