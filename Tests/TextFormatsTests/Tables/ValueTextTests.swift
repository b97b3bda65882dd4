import Testing
import TextFormats

/// Values of options at the ends of their ranges, and whole messages about others.
@Suite("Values of options")
struct ValueTextTests {
  private func said(_ body: () throws(ValueFault) -> some Any) -> String {
    do throws(ValueFault) { return "\(try body())" } catch { return error.words }
  }

  @Test("a number within its range, both ends of which count")
  func numbers() {
    let number = { (word: String) in said { () throws(ValueFault) in try ValueText.number(word, 1...2.5) } }
    #expect(number("1") == "1.0" && number("2.5") == "2.5" && number("2.5e0") == "2.5")
    #expect(number("0.999") == "0.999 is out of range; give a number from 1 to 2.5")
    #expect(number("2.51") == "2.51 is out of range; give a number from 1 to 2.5")
    for word in ["x", "nan", "inf", "0x1", "", "1,5"] {
      #expect(number(word).hasSuffix(" is not a number; give one from 1 to 2.5"), "\(word)")
    }
    #expect(number("x") == "'x' is not a number; give one from 1 to 2.5")
  }

  @Test("a whole number within its range, both ends of which count")
  func integers() {
    let integer = { (word: String) in said { () throws(ValueFault) in try ValueText.integer(word, 1...30) } }
    #expect(integer("1") == "1" && integer("30") == "30")
    #expect(integer("0") == "0 is out of range; give a whole number from 1 to 30")
    #expect(integer("31") == "31 is out of range; give a whole number from 1 to 30")
    #expect(integer("1.5") == "'1.5' is not a whole number; give one from 1 to 30")
    let seed = { (word: String) in said { () throws(ValueFault) in try ValueText.seed(word) } }
    #expect(seed("0") == "0" && seed("9223372036854775807") == "9223372036854775807")
    #expect(seed("-1") == "-1 is out of range; give a whole number of 0 or more")
  }

  @Test("a duration in its unit or another, within its range")
  func durations() {
    let duration = { (word: String) in
      said { () throws(ValueFault) in try ValueText.duration(word, 1...2000, in: .milliseconds) }
    }
    #expect(duration("1") == "1.0" && duration("2s") == "2000.0" && duration("1000us") == "1.0")
    #expect(duration("0.5m") == "0.5m is out of range; give ms from 1 to 2000")
    #expect(duration("2.001s") == "2.001s is out of range; give ms from 1 to 2000")
    #expect(duration("999us") == "999us is out of range; give ms from 1 to 2000")
    #expect(
      duration("5x") == "'5x' is not a time; give ms from 1 to 2000, or with a unit, such as 250ms, 5s or 2m")
  }

  @Test("a range in words, without the end that is none")
  func phrases() {
    #expect(DecimalNumber.phrase(1...10_000) == "from 1 to 10000")
    #expect(DecimalNumber.phrase(0.5...Double.greatestFiniteMagnitude) == "of 0.5 or more")
    #expect(DecimalNumber.phrase(-Double.greatestFiniteMagnitude...10) == "of 10 or less")
    #expect(
      DecimalNumber.phrase(-Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude)
        == "that is finite")
    #expect(DecimalNumber.phrase(-1e15...1e15) == "from -1000000000000000 to 1000000000000000")
    #expect(DecimalNumber.share(of: "25%") == 0.25 && DecimalNumber.share(of: "0.25") == 0.25)
    #expect(DecimalNumber.share(of: "%") == nil && DecimalNumber.value(of: "1e400") == nil)
  }

  @Test("a name that is none of the names: the nearest, all of them, or the command that lists them")
  func names() {
    func said(_ word: String, _ names: [String], list: String? = nil) -> String {
      self.said { () throws(ValueFault) in
        try ValueText.name(word, kind: "fruit", among: names.map { ($0, $0) }, list: list)
      }
    }
    #expect(said("pear", ["pear", "plum"]) == "pear")
    #expect(said("pera", ["pear", "plum"]) == "unknown fruit 'pera'; did you mean 'pear'?")
    #expect(said("kiwi", ["pear", "plum"]) == "unknown fruit 'kiwi'; choose one of pear, plum")
    #expect(said("kiwi", ["pear", "plum"], list: "fruits") == "unknown fruit 'kiwi'; 'fruits' lists them")
    let kinds = ["red-a", "red-b", "red-c", "red-d", "red-e", "red-f"]
    #expect(said("red", Array(kinds.prefix(2))) == "unknown fruit 'red'; did you mean 'red-a' or 'red-b'?")
    #expect(
      said("red", Array(kinds.prefix(5)))
        == "unknown fruit 'red'; did you mean 'red-a', 'red-b', 'red-c', 'red-d' or 'red-e'?")
    #expect(
      said("red", kinds)
        == "unknown fruit 'red'; did you mean one of 'red-a', 'red-b', 'red-c', 'red-d', 'red-e', …?")
    let long = String(repeating: "x", count: 60)
    #expect(said(long, ["a"]) == "unknown fruit '\(long)'; choose one of a")
    #expect(said(long + "y", ["a"]) == "unknown fruit '\(long)…'; choose one of a")
  }

  @Test("edits: an insertion, a removal, a change and a swap are one each")
  func distances() {
    for (one, other, count) in [
      ("", "", 0), ("abc", "abc", 0), ("abc", "abxc", 1), ("abc", "ac", 1), ("abc", "axc", 1),
      ("abc", "acb", 1), ("abc", "", 3), ("ca", "abc", 3), ("kitten", "sitting", 3),
    ] {
      #expect(Suggestion.distance(one, other) == count && Suggestion.distance(other, one) == count)
    }
  }
}
