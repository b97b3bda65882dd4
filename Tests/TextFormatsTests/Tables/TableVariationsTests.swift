import TestOutcomes
import TestSamples
import Testing

@testable import TextFormats

/// Tables, lines and plots of every width as they are printed. Some twenty of the tables were looked at: columns are aligned, no cell is cut,
/// and no line is wider than asked for where its cells fit.
@Suite("Tables, columns and plots of every width")
struct TableVariationsTests {
  private struct Random {
    var state: UInt64
    mutating func below(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
  }

  private static let words = [
    "engine", "time", "to", "refresh", "median", "95", "a", "pull-to-refresh", "日本語", "é", "p", "threshold",
    "without", "of", "content",
  ]

  private static func phrase(_ random: inout Random, _ most: Int) -> String {
    (0..<(1 + random.below(most))).map { _ in words[random.below(words.count)] }.joined(separator: " ")
  }

  @Test("tables with 1 to 7 columns at widths of 20 to 100")
  func tables() {
    var (random, text) = (Random(state: 45), "")
    for number in 0..<12 {
      let count = 1 + random.below(7)
      var table = TextTable(
        (0..<count).map { _ in Self.phrase(&random, 3) }, left: random.below(2) == 0 ? [0] : [0, 2])
      for _ in 0..<(1 + random.below(4)) {
        table.add(
          (0..<count).map {
            $0 == 0 ? Self.phrase(&random, random.below(3) == 0 ? 6 : 2) : "\(random.below(100_000))"
          })
      }
      for width in [20, 34, 50, 72, 100] {
        text +=
          "table \(number) in \(width)\n\(table.text(width: width))fitting\n\(table.fitting(width: width))"
      }
    }
    let difference = Golden.difference(of: text, from: "tables.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("texts wrapped, hung, cut and counted at every width")
  func wrapped() {
    var text = ""
    let texts = [
      "A table of many words that must be wrapped somewhere", "two  spaces   stay",
      "averyverylongwordthatdoesnotfit in it", "日本語の文章は どこでも折り返す", "", " ",
      "a", "emoji 😀😀😀 and é e\u{301}", "ᄀᅟ⺀〾ぁ꓏ꥠ가힣豈︰﹯＀｠￠￦",
      "\u{1F300}\u{1F64F}\u{1F680}\u{1F6FF}\u{1F900}\u{1FAFF}\u{20000}\u{3FFFD}\u{10FF}\u{1160}\u{2E7F}\u{303F}",
    ]
    for (number, paragraph) in texts.enumerated() {
      text += "text \(number), \(TextColumns.width(of: paragraph)) wide\n"
      for width in [1, 4, 9, 16, 23, 40] {
        text +=
          "  \(width): \(WrappedText.lines(paragraph, width: width)) \(WrappedText.lines(paragraph, width: width, indent: 0, hang: 4))\n"
        text +=
          "    \(TextColumns.lines(paragraph, width: width)) \(TextColumns.lines(paragraph, width: width, breaksWords: true))\n"
        text +=
          "    \(TextColumns.cut(paragraph, to: width, ellipsis: "…"))| \(WrappedText.end(of: paragraph, width: width))| \(HelpText.width(onTerminalOf: width * 5))\n"
      }
      for width in [20, 30, 53, 54, 55, 80] {
        text +=
          TextColumns.hanging("start: ", paragraph, width: width)
          + TextColumns.hanging("s ", paragraph, width: width, indent: 5)
        text +=
          HelpText.row("--option-\(number)", paragraph, width: width) + "\n"
          + HelpText.row("--a-very-long-option", paragraph, indent: 12, width: width) + "\n"
        text += HelpText.wrap(paragraph, indent: 3, width: width) + "\n"
      }
    }
    for count in 1...3 {
      for width in [30, 46, 47, 60] {
        var steps = NextSteps()
        for index in 0..<count {
          steps.add("overscroll \(String(repeating: "x", count: 3 * index + 4))", "the purpose \(index)")
        }
        text += steps.text(width: width)
      }
    }
    for number in [-1, 0, 1, 22, 23, 24] {
      let screen = String(repeating: "l\n", count: 22)
      text += "\(AnswerScreen.holds(screen, and: number)) \(AnswerScreen.beyond(screen, and: number))\n"
    }
    text +=
      PaddedText.lines([["a", "bbb", "c"], ["aaa", "b", ""], ["", "", "cc"]]).joined(separator: "|\n") + "|\n"
    text +=
      "\(PaddedText.carets(behind: 3)) \(PaddedText.carets(behind: 0, 2)) \(PaddedText.left("ab", to: 1)) \(PaddedText.right("ab", to: 3))\n"
    let difference = Golden.difference(of: text, from: "wrapped.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("plots of lines in and out of the spans")
  func plots() {
    var (random, text) = (Random(state: 46), "")
    for number in 0..<12 {
      let (low, start) = (Double(random.below(400) - 200), Double(random.below(30)) / 10)
      let (width, rows) = ([10, 20, 33, 60][random.below(4)], 1 + random.below(6))
      var plot = TerminalPlot(
        width: width, rows: rows, times: start...(start + Double(random.below(4)) / 2),
        values: low...(low + Double(random.below(300))))
      for _ in 0..<(1 + random.below(3)) {
        func point() -> (time: Double, value: Double) {
          (start + Double(random.below(25)) / 10 - 0.3, low + Double(random.below(340)) - 20)
        }
        let (from, to) = (point(), point())
        plot.line(from: from, to: to, spacing: 1 + random.below(3))
      }
      text += "plot \(number), \(width) × \(rows)\n" + plot.lines.map { $0 + "|\n" }.joined()
    }
    let difference = Golden.difference(of: text, from: "plots.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  /// Damerau's distance of neighbouring letters by its definition, without rows.
  private static func distance(_ one: [Character], _ other: [Character]) -> Int {
    var known: [[Int]: Int] = [:]
    func least(_ i: Int, _ j: Int) -> Int {
      if i == 0 || j == 0 { return i + j }
      if let found = known[[i, j]] { return found }
      var best = min(
        least(i - 1, j) + 1, least(i, j - 1) + 1, least(i - 1, j - 1) + (one[i - 1] == other[j - 1] ? 0 : 1))
      if i > 1, j > 1, one[i - 1] == other[j - 2], one[i - 2] == other[j - 1] {
        best = min(best, least(i - 2, j - 2) + 1)
      }
      known[[i, j]] = best
      return best
    }
    return least(one.count, other.count)
  }

  @Test("the distance of two words is that of its definition")
  func distances() {
    var random = Random(state: 47)
    for _ in 0..<600 {
      let words = (0..<2).map { _ in
        String((0..<random.below(7)).map { _ in Character(["a", "b", "c"][random.below(3)]) })
      }
      #expect(
        Suggestion.distance(words[0], words[1]) == Self.distance(Array(words[0]), Array(words[1])), "\(words)"
      )
    }
  }

  @Test("what is suggested for words that are nearly, partly or not at all among the names")
  func suggestions() {
    let names = [
      "uikit", "uikit-fixed", "appkit", "gtk", "qt", "chromium", "gecko-desktop", "flutter-ios",
      "flutter-android", "mj", "srl", "react-native", "flutter-ios-fixed", "flutter-web", "flutter-linux",
      "flutter-macos", "flutter-windows",
    ]
    var outcomes = Outcomes()
    for word in [
      "ios", "iPhone", "apple", "safari", "swiftui", "macos", "chrome", "firefox", "gnome", "kde", "uikti",
      "UIKIT", "uiki", "u", "fl", "flutter", "flutter-i", "android", "fixed", "web", "gec",
      "desktop", "xyz", "", "q", "qtt", "mjj", "slr", "chromum", "appkitt", "react", "native", "reactnative",
      "averyveryverylongword", "gtkk", "tgk", "kgt",
    ] {
      outcomes.add(
        word,
        "\(Suggestion.nearest(to: word, in: names) ?? "-"); \(Suggestion.likely(word, in: names).joined(separator: ", ")); \(Suggestion.complaint(kind: "engine", name: word, names: names, list: "overscroll engines", otherwise: "files too"))"
      )
    }
    outcomes.add(
      "without a list",
      Suggestion.complaint(kind: "engine", name: "zzzz", names: ["a", "bb"], otherwise: "a file") + "\n"
        + Suggestion.complaint(kind: "k", name: String(repeating: "z", count: 61), names: ["a"]) + "\n"
        + Suggestion.complaint(kind: "k", name: String(repeating: "z", count: 60), names: [], list: "x"))
    let difference = Golden.difference(of: outcomes.text, from: "suggestions.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }

  @Test("values of options: each word against each range, with the whole message")
  func values() {
    let words = [
      "", "0", "-0", "1", "-1", "1.0", "1.5", "1e3", "99", "100", "101", "x", "nan", "inf", "+5", "٣", "1s",
      "5ms", "2m", "1h", "7us", "1.5s", "s", "5 s", "5sec", "99999999999999999999", "0x10", "50%",
      String(repeating: "9", count: 45),
    ]
    var outcomes = Outcomes()
    func add(_ name: String, _ work: () throws -> String) {
      outcomes.add(
        name,
        {
          do { return try work() } catch let fault as ValueFault { return fault.words } catch {
            return "\(error)"
          }
        }())
    }
    for word in words {
      outcomes.begin(word)
      for range in [0...100, 1...1.5, -Double.infinity...5, 0...Double.infinity, -1e16...1e16] {
        add("number \(range)") { "\(try ValueText.number(word, range))" }
      }
      for range in [0...100, 1...9, -5...Int.max] {
        add("integer \(range)") { "\(try ValueText.integer(word, range))" }
      }
      add("seed") { "\(try ValueText.seed(word))" }
      for unit in TimeUnit.allCases {
        add("duration in \(unit.rawValue)") { "\(try ValueText.duration(word, 0...5000, in: unit))" }
      }
      add("share") { DecimalNumber.share(of: word).map { "\($0)" } ?? "none" }
      add("name") {
        "\(try ValueText.name(word, kind: "number", among: [("1", 1), ("one", 2)], list: "help"))"
      }
    }
    let difference = Golden.difference(of: outcomes.text, from: "option-values.txt")
    #expect(difference == nil, "\(difference ?? "")")
  }
}
