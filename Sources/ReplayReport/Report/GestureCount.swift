import TextFormats

/// The numbers of gestures in a section's title.
struct GestureCount {
  /// The number of gestures with an intent, without free use.
  let confusion: Int
  /// The number of pulls among ``confusion``.
  let pulls: Int
  /// The number of gestures of free use.
  let free: Int
  /// The length of the free-use recordings, in hours.
  let hours: Double
  /// The number of files that contain the gestures counted above.
  let files: Int
  /// The number of gestures without an intent.
  var unlabelled = 0
  /// The number of files with gestures without an intent.
  var unlabelledFiles = 0
  /// The number of gestures that began during a refresh and could not have fired.
  var busy = 0
  /// False if ``busy`` differs between engines and is their maximum.
  var isBusyForAll = true
  /// The people or devices that are the sampling unit, such as `16 people`; nil if gestures are.
  var units: String?

  /// The counts as text: `16 people, 80 gestures in 34 files, 10 of them pulls`.
  ///
  /// With free use alone `2 gestures of free use, 0.18 h`; with unlabelled gestures a note that the figures show what fired, not whether it
  /// was right.
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
