import TextFormats
import Testing
import TraceReplay

@testable import ReplayExperiments

@Suite("The app's work as a text")
struct WorkTextTests {
  private func message(_ text: String) -> String? {
    do throws(ValueFault) {
      _ = try WorkText.read(text)
      return nil
    } catch { return error.words }
  }

  private static let forms: [(text: String, work: WorkTime, word: String)] = [
    ("never", .never, "never"), ("0", .list([0]), "0"),
    ("500,2s,0.25", .list([0.5, 2, 0.00025]), "500,2000,0.25"),
    ("86400000", .list([86_400]), "86400000"),
    ("uniform:200-3s", .uniform(low: 0.2, high: 3), "uniform:200-3000"),
    ("uniform:200-200", .uniform(low: 0.2, high: 0.2), "uniform:200-200"),
    ("normal:2s,500", .normal(mean: 2, deviation: 0.5), "normal:2000,500"),
    ("lognormal:2s,0.5", .logNormal(median: 2, sigma: 0.5), "lognormal:2000,0.5"),
    ("lognormal:1,0", .logNormal(median: 0.001, sigma: 0), "lognormal:1,0"),
    ("lognormal:1,5", .logNormal(median: 0.001, sigma: 5), "lognormal:1,5"),
  ]

  @Test(
    "each form is read in milliseconds, and its text is read again", arguments: forms)
  func eachForm(_ text: String, _ work: WorkTime, _ word: String) throws {
    #expect(try WorkText.read(text) == work)
    #expect(WorkText.word(work) == word)
    #expect(try WorkText.read(word) == work)
  }

  @Test(
    "what is none says what would be",
    arguments: [
      ("86400001", "86400001 is out of range; give a number from 0 to 86400000"),
      ("-1", "-1 is out of range; give a number from 0 to 86400000"),
      (
        "500,",
        "'' is not a time; give MS (or as 5s), MS,MS…, uniform:MS-MS, normal:MEAN,SD, lognormal:MEDIAN,SIGMA or never"
      ),
      ("uniform:300-200", "uniform:300-200 has the greater number first; give the smaller one first"),
      ("uniform:300", "'300' has 1 number; give uniform:MS-MS"),
      ("uniform:1-2-3", "'1-2-3' has 3 numbers; give uniform:MS-MS"),
      ("normal:300", "'300' has 1 number; give normal:MEAN,SD"),
      ("lognormal:300,1,2", "'300,1,2' has 3 numbers; give lognormal:MEDIAN,SIGMA"),
      ("lognormal:300,5.001", "a sigma of 5.001 is out of range; give a number from 0 to 5"),
      ("lognormal:300,-1", "a sigma of -1 is out of range; give a number from 0 to 5"),
      ("lognormal:300,a", "a sigma of a is out of range; give a number from 0 to 5"),
      ("normal:86400001,1", "86400001 is out of range; give a number from 0 to 86400000"),
      ("normal:1,86400001", "86400001 is out of range; give a number from 0 to 86400000"),
      ("uniform:1-86400001", "86400001 is out of range; give a number from 0 to 86400000"),
      ("lognormal:86400001,1", "86400001 is out of range; give a number from 0 to 86400000"),
      ("unform:1-2", "'unform' is not a distribution; did you mean 'uniform'?"),
      (
        "a:1-2",
        "'a' is not a distribution; give MS (or as 5s), MS,MS…, uniform:MS-MS, normal:MEAN,SD, lognormal:MEDIAN,SIGMA or never"
      ),
    ])
  func faults(_ text: String, _ words: String) { #expect(message(text) == words) }
}
