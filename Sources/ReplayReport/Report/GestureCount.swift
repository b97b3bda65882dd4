import TextFormats

/// The count of gestures in the title of a section.
struct GestureCount {
  /// Gestures in which a refresh was wanted or not.
  let confusion: Int
  /// Pulls among them.
  let pulls: Int
  /// Gestures of free use beside.
  let free: Int
  /// The length of the recordings of those, in hours.
  let hours: Double
  /// Files that all of them are in.
  let files: Int
  /// Gestures without an intent.
  var unlabelled = 0
  /// Files that those are in.
  var unlabelledFiles = 0
  /// Gestures that began during a refresh and could not have fired.
  var busy = 0
  /// False where that is the most of several engines.
  var isBusyForAll = true
  /// The people or devices that intervals rest on, as `16 people`; nil of gestures.
  var units: String?

  /// `16 people, 80 gestures in 34 files, 10 of them pulls`; of free use alone `2 gestures of free use, 0.18 h`; of gestures without an
  /// intent `1,204 gestures in 34 files, no intent: hits, not mistakes`.
  var words: String {
    var parts: [String] = []
    if confusion > 0 {
      parts.append("\(Self.gestures(confusion)) in \(Counted.text(files, "file")), \(pulls) of them pulls")
    } else if free > 0 {
      parts.append("\(Self.gestures(free)) of free use, \(Figures.fixed(hours, decimals: 2)) h")
    }
    if busy > 0 {
      let most = isBusyForAll ? "" : "up to "
      parts.append("\(most)\(Self.grouped(busy)) busy (begun during a refresh, could not fire), in no rate")
    }
    if unlabelled > 0 {
      parts.append(
        "\(Self.gestures(unlabelled)) in \(Counted.text(unlabelledFiles, "file")), no intent: hits, not mistakes"
      )
    }
    let words = parts.isEmpty ? Self.gestures(0) : parts.joined(separator: "; ")
    return units.map { "\($0), \(words)" } ?? words
  }

  private static func gestures(_ count: Int) -> String {
    "\(grouped(count)) \(Counted.word(count, "gesture"))"
  }

  /// With a comma before each three digits from the right.
  private static func grouped(_ count: Int) -> String {
    var text = ""
    for (index, digit) in "\(count)".reversed().enumerated() {
      if index > 0, index % 3 == 0 { text = "," + text }
      text = "\(digit)" + text
    }
    return text
  }
}
