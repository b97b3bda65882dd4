import TextFormats

/// The numbers of gestures by kind, for the title of a section.
struct GestureCount {
  /// The number of gestures with an intent, without free use.
  let confusion: Int
  /// The number of pulls among ``confusion``.
  let pulls: Int
  /// The number of gestures of free use.
  let free: Int
  /// The length of the free-use recordings, in hours.
  let hours: Double
  /// The number of files that contain gestures with an intent.
  let files: Int
  /// The number of gestures without an intent.
  var unlabelled = 0
  /// The number of files with gestures without an intent.
  var unlabelledFiles = 0
  /// The number of gestures that began during a refresh and could not have fired.
  var busy = 0
  /// True if ``busy`` is the same for all engines; false if it is the largest of different numbers.
  var isBusyForAll = true
  /// The number of people or devices as text, such as `16 people`; nil if gestures are the sampling unit.
  var units: String?
  /// The origin of the gestures, such as `recorded`; nil if the text does not name it.
  var origin: String?

  /// The counts as text: `80 recorded gestures of 16 people in 34 files: 10 pulls, 70 others`.
  ///
  /// With free use alone `2 gestures in free use (0.18 h)`; with unlabelled gestures alone `1,204 gestures in 34 files, all without an
  /// intent`.
  var words: String {
    var parts: [String] = []
    if confusion > 0 {
      parts.append("\(gestures(confusion)) in \(Counted.text(files, "file"))\(kinds)")
    } else if free > 0 {
      parts.append("\(gestures(free)) in free use (\(Figures.fixed(hours, decimals: 2)) h)")
    }
    if unlabelled > 0 {
      let files = Counted.text(unlabelledFiles, "file")
      parts.append(
        parts.isEmpty
          ? "\(gestures(unlabelled)) in \(files), \(unlabelled == 1 ? "" : "all ")without an intent"
          : "\(Self.grouped(unlabelled)) more in \(files) without an intent")
      if parts.count > 1, let units { parts.append("\(units) in all") }
    }
    if parts.isEmpty { parts.append(gestures(0)) }
    if busy > 0 {
      let most = isBusyForAll ? "" : "up to "
      parts.append(
        "\(most)\(Self.grouped(busy)) more started during a refresh and \(busy == 1 ? "is" : "are") not counted"
      )
    }
    return parts.joined(separator: "; ")
  }

  /// The numbers of pulls and of other gestures as text: `10 pulls, 70 others`.
  private var kinds: String {
    if pulls == confusion { return pulls == 1 ? ", a pull" : ", all of them pulls" }
    if pulls == 0 { return confusion == 1 ? ", not a pull" : ", none of them a pull" }
    return ": \(Counted.text(pulls, "pull")), \(Counted.text(confusion - pulls, "other"))"
  }

  private func gestures(_ count: Int) -> String {
    let kind = origin.map { "\($0) " } ?? ""
    return "\(Self.grouped(count)) \(kind)\(Counted.word(count, "gesture"))"
      + (confusion + free > 0 && unlabelled > 0 ? "" : units.map { " of \($0)" } ?? "")
  }

  /// The number with a comma before every third digit from the right.
  private static func grouped(_ count: Int) -> String {
    var text = ""
    for (index, digit) in "\(count)".reversed().enumerated() {
      if index > 0, index % 3 == 0 { text = "," + text }
      text = "\(digit)" + text
    }
    return text
  }
}
