import GestureTraces

/// The name of a trace's gesture in code: its intent and its file name, in the letters of an identifier.
///
/// So files of several traces do not clash in one project, and none is a keyword: `playPullTouchscreen01`.
struct GestureName {
  /// The greatest number of letters in a name.
  private static let longest = 60
  /// The name for a trace whose file name has no ASCII letter or digit.
  private static let fallback = "gesture"

  private let words: [Substring]

  /// The name for the gesture of a trace: `pull/touchscreen-01.trace` with the intent `pull` gives *pull touchscreen 01*.
  init(_ trace: Trace) {
    let file = trace.path.split(separator: "/").last ?? ""
    let stem = file.hasSuffix(".trace") ? file.dropLast(".trace".count) : file
    var words = stem.prefix(Self.longest).split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    let intent = trace.header.intent.map { $0.rawValue.split(separator: "-") } ?? []
    if !words.starts(with: intent) { words = intent + words }
    self.words = words.isEmpty ? [Substring(Self.fallback)] : words
  }

  /// The name in camel case, such as `PullTouchscreen01`.
  var capitalised: String {
    words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The name in snake case, such as `pull_touchscreen_01`.
  var underscored: String { words.map { $0.lowercased() }.joined(separator: "_") }
}
