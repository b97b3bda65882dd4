import CommandArguments
import ReplayExperiments
import Testing
import TraceReplay

@testable import CommandInputs

@Suite("What the app does, on the command line")
struct AppOptionsTests {
  @Test("every form of --work is read, in milliseconds")
  func work() throws {
    let forms: [(String, WorkTime)] = [
      ("500", .fixed(0.5)), ("0", .fixed(0)), ("86400000", .fixed(86_400)), ("never", .never),
      ("500,2000,800", .list([0.5, 2, 0.8])), ("uniform:200-3000", .uniform(low: 0.2, high: 3)),
      ("uniform:5-5", .uniform(low: 0.005, high: 0.005)),
      ("normal:2000,500", .normal(mean: 2, deviation: 0.5)),
      ("lognormal:2000,0.5", .logNormal(median: 2, sigma: 0.5)),
      ("lognormal:1,5", .logNormal(median: 0.001, sigma: 5)), ("5s", .list([5])),
      ("250ms,2m", .list([0.25, 120])), ("uniform:200ms-3s", .uniform(low: 0.2, high: 3)),
      ("normal:2s,500ms", .normal(mean: 2, deviation: 0.5)),
      ("lognormal:2s,0.5", .logNormal(median: 2, sigma: 0.5)),
    ]
    for (text, work) in forms {
      #expect(try WorkText.read(text) == work)
      #expect(try WorkText.read(WorkText.word(work)) == work)
    }
  }

  @Test("a value of --work that is none says what is wrong and what to give")
  func workComplaints() {
    let forms = "give \(WorkText.forms)"
    let cases = [
      "": "'' is not a time; \(forms)", "1,,2": "'' is not a time; \(forms)",
      "soon": "'soon' is not a time; \(forms)",
      "25h": "25h is out of range; give a number from 0 to 86400000",
      "unform:1-2": "'unform' is not a distribution; did you mean 'uniform'?",
      "gamma:1,2": "'gamma' is not a distribution; \(forms)",
      "-1": "-1 is out of range; give a number from 0 to 86400000",
      "86400001": "86400001 is out of range; give a number from 0 to 86400000",
      "uniform:3000-200": "uniform:3000-200 has the greater number first; give the smaller one first",
      "uniform:200": "'200' has 1 number; give uniform:MS-MS",
      "normal:1,2,3": "'1,2,3' has 3 numbers; give normal:MEAN,SD",
      "lognormal:2000,5.1": "a sigma of 5.1 is out of range; give a number from 0 to 5",
    ]
    for (text, complaint) in cases { #expect(ValueForm(read: WorkText.read).complaint(text) == complaint) }
  }

  @Test("an inset change is a time and an inset, each in range")
  func insetChange() throws {
    let form = ValueForm(read: InsetChangeText.read)
    #expect(form.complaint("1500=64") == nil)
    #expect(form.complaint("0=0") == nil)
    #expect(form.complaint("64") == "'64' is not MS=PT; give a time and an inset, such as 1500=64")
    #expect(
      form.complaint("x=1")
        == "time 'x' is not a time; give ms from 0 to 86400000, or with a unit, such as 250ms, 5s or 2m")
    #expect(form.complaint("1=-1") == "inset -1 is out of range; give a number from 0 to 1000000")
  }

  @Test("what is not given is not done")
  func byDefault() throws {
    func app(_ words: String...) throws -> AppScript {
      let options = MotionOptions(MotionSetting.app)
      let command = Command(name: "x", summary: "X.", options: options, examples: []) { _ in .done }
      return ReplayOptions(
        Invocation(try ArgumentParser.parse(words, for: command, console: .standard), options)
      ).app
    }
    #expect(try app() == AppScript())
    let app = try app(
      "--work", "never", "--seed", "9", "--end-again", "100", "--begin", "3000", "--begin", "500",
      "--inset-change", "1500=64", "--inset-change", "2000=0")
    #expect(app.work == .never && app.seed == 9 && app.endsAgainAfter == 0.1 && app.begins == [3, 0.5])
    #expect(
      app.insetChanges == [AppInsetChange(time: 1.5, points: 64), AppInsetChange(time: 2, points: 0)])
  }
}
