import TestSamples
import Testing

/// Folders that lack what a statistic needs: it is null with the reason, never NaN, never a zero that means nothing.
@Suite("report of too little")
struct ReportBadInputTests {
  private func folder(_ files: [String: String]) -> TemporaryFolder {
    let folder = TemporaryFolder()
    for (name, text) in files { folder.write(text, to: name) }
    return folder
  }

  private func json(_ folder: TemporaryFolder, status: Int32 = 0) -> String {
    let ending = overscroll("report", "--engine", "mrefresh", "--json", folder.path)
    #expect(ending.status == status)
    // JSON has neither; a bare word would be one of them.
    #expect(!ending.output.contains("nan") && !ending.output.contains("inf,"))
    return ending.output
  }

  private func text(_ folder: TemporaryFolder) -> String {
    overscroll("report", "--full", "--engine", "mrefresh", folder.path).output
  }

  private func null(_ key: String, _ count: Int, _ why: String) -> String {
    #""\#(key)":{"value":null,"low":null,"high":null,"n":\#(count),"why":"\#(why)"}"#
  }

  @Test("no positives: no recall, no correlation")
  func noPositives() {
    let folder = folder(["a.trace": DragTrace(millimetres: 8, intent: "scroll").text])
    let json = json(folder)
    #expect(json.contains(null("recall", 0, "no pull among the gestures")))
    #expect(json.contains(null("balanced_accuracy", 1, "no pull among the gestures")))
    #expect(json.contains(#""misses":null"#))
    #expect(json.contains(null("precision", 0, "no pull among the gestures")))
    #expect(json.contains(null("f1", 1, "no pull among the gestures")))
    #expect(
      text(folder).contains(
        "\n  There is no precision, recall, F1, MCC, balanced accuracy: no pull among the\n    gestures.\n"))
  }

  @Test("no negatives: no specificity, and precision says nothing of false alarms")
  func noNegatives() {
    let folder = folder(["a.trace": DragTrace(millimetres: 45).text])
    let json = json(folder)
    #expect(json.contains(null("specificity", 0, "nothing but pulls among the gestures")))
    #expect(json.contains(#""false_alarms":null,"misses":{"n":1,"high":0.79"#))
    #expect(
      text(folder).contains("There is no MCC, balanced accuracy: nothing but pulls among the gestures."))
  }

  @Test("one trace: an interval as wide as it is, and no interval of the median")
  func one() {
    let folder = folder(["a.trace": DragTrace(millimetres: 45).text])
    let json = json(folder)
    #expect(json.contains(#""recall":{"value":1,"low":0.2065"#))
    #expect(json.contains(#""p50_low":null,"p50_high":null,"#))
    #expect(json.contains("fewer than six values: no interval of the median by ranks"))
    #expect(text(folder).hasPrefix("mrefresh was judged on 1 synthetic gesture in 1 file, a pull.\n"))
  }

  @Test("no free use: no false accepts an hour")
  func noFreeUse() {
    let folder = folder(["a.trace": DragTrace(millimetres: 45).text])
    #expect(
      json(folder).contains(
        #""triggers":0,"exposure_h":0,"why":"there are no recordings of free use (intent 'free')"}"#))
    #expect(!text(folder).contains("False accepts"))
  }

  @Test("all truncated: those that have their lift count, an unfinished one is listed with why")
  func truncated() {
    let whole = DragTrace(millimetres: 45)
    let cut = whole.lines.dropLast(1).map { $0 + "\n" }.joined()
    let unfinished = whole.lines.dropLast(2).map { $0 + "\n" }.joined()
    let both = folder(["a.trace": cut, "b.trace": unfinished])
    #expect(json(both).contains(#""n":1,"tp":1"#))
    #expect(json(both).contains("unfinished: the last gesture has no end in the file"))
    let none = folder(["b.trace": unfinished])
    #expect(json(none, status: 2).contains(#""groups":[]"#))
    #expect(text(none).hasPrefix("No gesture could be counted.\n"))
  }

  @Test("unlabelled: what fired is counted, nothing is right or wrong, and the last line says what to do")
  func unlabelled() {
    let line = DragTrace(millimetres: 45).text.replacing(#","intent":"pull""#, with: "")
    let folder = folder(["a.trace": line])
    #expect(json(folder).contains(#""n":0,"tp":0,"fp":0,"fn":0,"tn":0,"#))
    #expect(json(folder).contains(#""hits":{"n":1,"busy":0,"#) && json(folder).contains(#""excluded":[],"#))
    let text = text(folder)
    #expect(text.hasPrefix("mrefresh was replayed on 1 synthetic gesture in 1 file, without an intent.\n"))
    #expect(!text.contains("Accuracy") && text.hasSuffix("overscroll label TRACE…\n"))
  }

  @Test("mixed units: the figures stand, and a note says what they rest on")
  func units() {
    let folder = folder([
      "a.trace": DragTrace(millimetres: 45).text,
      "b.trace": DragTrace(millimetres: 45, header: #","units":"points""#).text,
    ])
    let json = json(folder)
    #expect(json.contains(#""positions have different units: mm (1 gesture), points (1 gesture)."#))
    #expect(
      text(folder).contains("Beware: positions have different units: mm (1 gesture), points (1 gesture)."))
  }

  @Test("a gate on a figure that does not exist fails with the reason")
  func gate() {
    let folder = folder(["a.trace": DragTrace(millimetres: 8, intent: "scroll").text])
    folder.write("engine mrefresh: recall >= 0\n", to: "gates.txt")
    let ending = overscroll(
      "report", "--engine", "mrefresh", "--gate", "\(folder.path)/gates.txt", folder.path)
    #expect(ending.status == 1)
    #expect(
      ending.output.contains("    mrefresh on uikit, synthetic: no such figure: no pull among the gestures\n")
    )
  }
}
