import TestSamples
import Testing

@testable import ReplayCommands
@testable import TextFormats
@testable import FileAccess
@testable import ScrollPhysics
@testable import ReplayExperiments

@Suite("sweep")
struct SweepCommandTests {
  /// Drags down of so many millimetres and a lift, 10 ms a millimetre, by turns of two people; those in `back` all the way
  /// back before.
  private func folder(
    pulls: [Int], others: [Int], back: [Int] = [], units: String = "mm", header: String = ""
  ) -> TemporaryFolder {
    let folder = TemporaryFolder()
    let takes =
      pulls.map { ("pull", $0, 0) } + others.map { ("scroll", $0, 0) } + back.map { ("pull-cancel", $0, $0) }
    for (number, take) in takes.enumerated() {
      var lines = [
        #"{"format":"overscroll-trace","version":1,"device":{"kind":"touchscreen"},"units":"\#(units)","#
          + #""source":{"origin":"synthetic"},"intent":"\#(take.0)","subject":"s\#(number % 2)"\#(header)}"#,
        #"{"type":"down","t":0,"slot":0,"x":30,"y":10}"#,
      ]
      for step in 0..<take.1 {
        lines.append(#"{"type":"move","t":\#((step + 1) * 10_000),"slot":0,"x":30,"y":\#(11 + step)}"#)
      }
      for step in 0..<take.2 {
        let time = (take.1 + step + 1) * 10_000
        lines.append(#"{"type":"move","t":\#(time),"slot":0,"x":30,"y":\#(9 + take.1 - step)}"#)
      }
      let lift = (take.1 + take.2) * 10_000 + 200_000
      lines.append(#"{"type":"up","t":\#(lift),"slot":0}"#)
      lines.append(#"{"type":"end","t":\#(lift),"events":\#(lines.count - 1),"grade":"A","reasons":[]}"#)
      folder.write(lines.joined(separator: "\n") + "\n", to: "\(number + 10).trace")
    }
    return folder
  }

  // Half of the finger's travel after 8 dp: a drag of n mm passes swiperefresh's threshold below 3.21·n − 4 pt.
  @Test("counts at thresholds follow from the travel, in points and in millimetres alike")
  func counts() {
    let folder = folder(pulls: [30, 20, 15], others: [10, 25])
    let points = overscroll(
      "sweep", "--engine", "swiperefresh", "--threshold", "32.2:80.1:3", "--csv", "-", folder.path)
    #expect(points.status == 0 && points.messages.isEmpty)
    #expect(
      points.output.split(separator: "\n").dropFirst().map {
        $0.split(separator: ",")[3..<8].joined(separator: " ")
      }
        == ["32.2 3 1 0 1", "56.15 2 1 1 1", "80.1 1 0 2 2", "64 1 1 2 1"])
    let lengths = overscroll(
      "sweep", "--engine", "swiperefresh", "--threshold-mm", "10.1:25.1:3", "--csv", "-", folder.path)
    let rows = lengths.output.split(separator: "\n").dropFirst().map {
      $0.split(separator: ",")[3..<8].joined(separator: " ")
    }
    #expect(rows.dropLast() == ["10.1 3 1 0 1", "17.6 2 1 1 1", "25.1 1 0 2 2"])
    // Its own: 136 pt of finger at 6.42 a millimetre, 21.1838.
    #expect(rows.last?.hasPrefix("21.183") == true && rows.last?.hasSuffix(" 1 1 2 1") == true)
  }

  // Of an engine that is run for each threshold nothing is known between them.
  @Test("choices of runs are thresholds that were run, and the engine's own is one")
  func runs() throws {
    let folder = folder(pulls: [30, 24, 18], others: [10, 16, 21])
    for words in [["chromium-overscroll"], ["sv", "--begin", "5000"]] {
      let ending = overscroll(
        ["sweep", "--threshold", "11:201:3", "--json", "--engine"] + words + ["."], in: folder)
      let group = try group(ending)
      #expect(group["method"]?.string == "replay" && group["thresholds_run"]?.integer == 4)
      let own = try #require(group["own"]?["least_pt"]?.double)
      let run = [11, 106, 201, own]
      for key in ["least_cost", "plateau", "youden", "at_false_alarm_rate"] {
        for end in ["threshold_pt", "from_pt", "to_pt"] {
          #expect(group[key]?[end]?.double.map(run.contains) != false, "\(words) \(key) \(end)")
        }
      }
      #expect(try run.contains(#require(group["least_cost"]?["threshold_pt"]?.double)))
    }
  }

  // A finger that trembles comes back but for the last bits: 1.5e-17 pt in two of these taps.
  @Test("traces that end where they began offer no threshold")
  func resting() throws {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let group = try group(overscroll("sweep", "--engine", "sv", "--json", "/\(root)/traces/tap"))
    for key in ["least_cost", "plateau", "youden", "at_false_alarm_rate"] {
      #expect(group[key]?["threshold_pt"] == .null)
      #expect(group[key]?["why"]?.string == "nothing fires, whatever the threshold")
    }
  }

  @Test("its own threshold has false accepts an hour, as report counts them, whatever is listed")
  func ownFree() throws {
    let folder = folder(pulls: [30], others: [10, 30])
    #expect(shell("sed -i 's/\"scroll\"/\"free\"/' 12.trace", in: folder).status == 0)
    for engine in ["sv", "chromium-overscroll"] {
      let own = try group(
        overscroll(["sweep", "--threshold", "11:201:3", "--json", "--engine", engine, "."], in: folder))[
          "own"]
      let report = overscroll(["report", "--json", "--engine", engine, "."], in: folder)
      let rate = try #require(try group(report)["false_accepts_per_hour"]?["value"]?.double)
      #expect(rate > 0 && own?["false_accepts_per_hour"]?.double == rate, "\(engine)")
      #expect(own?["free_triggers"]?.integer == 1)
    }
  }

  @Test("a file that is there stops all results before the work")
  func taken() {
    let folder = folder(pulls: [30], others: [10])
    folder.write("mine", to: "a.svg")
    let ending = overscroll(
      ["sweep", "--engine", "sv", "--csv", "a.csv", "--svg", "a.svg", "."], in: folder)
    #expect(ending.status == 2 && ending.messages.contains("a.svg: exists already"))
    #expect(!FileIO.exists(folder.path + "/a.csv"))
    let nowhere = overscroll(["sweep", "--engine", "sv", "--csv", "none/a.csv", "."], in: folder)
    #expect(nowhere.messages.contains("none/a.csv: no such folder"))
  }

  @Test("an engine by critical thresholds and one by runs agree with report at their own threshold")
  func agreement() {
    let folder = folder(pulls: [30, 22, 18], others: [10, 19])
    for engine in ["mrefresh", "chromium-overscroll", "kirigami"] {
      let sweep = overscroll("sweep", "--engine", engine, "--json", folder.path).output
      let report = overscroll("report", "--engine", engine, "--json", folder.path).output
      let counts = report.firstRange(of: #""tp":"#).map { report[$0.lowerBound...] }
      let words = counts.map { $0.split(separator: ",").prefix(4).joined(separator: ",") } ?? ""
      #expect(sweep.contains(words), "\(engine): \(words)")
    }
  }

  // EGO's line is 65 pt below a contentOffset of 0: under an inset of 70 pt content at rest is 5 pt beyond it.
  @Test("an own threshold below 0 is counted as report counts it, beside rising thresholds above 0")
  func belowZero() throws {
    let folder = folder(pulls: [30, 20], others: [1, 25])
    let words = ["--engine", "ego", "--inset-top", "70"]
    let ending = overscroll(["sweep", "--json"] + words + ["."], in: folder)
    let own = try #require(try group(ending)["own"]?.object)
    #expect(own["least_pt"]?.double == -5 && own["greatest_pt"]?.double == -5)
    let report = try group(overscroll(["report", "--json"] + words + ["."], in: folder))
    for count in ["tp", "fp", "fn", "tn"] { #expect(own[count] == report[count], "\(count)") }
    #expect(report["tp"]?.integer == 2)
    let grid = try (group(ending)["thresholds"]?.array ?? []).compactMap { $0["threshold_pt"]?.double }
    // 65/16 pt from one to the next, from a quarter of 65.
    #expect(grid == (4...40).map { 65 * (Double($0) / 16) })
    let text = overscroll(["sweep", "--full"] + words + ["."], in: folder).output
    #expect(text.contains("At its own -5.0 pt, not above 0 (content at rest is"))
    let lengths = overscroll(["sweep", "--full", "--threshold-mm", "5:20:4"] + words + ["."], in: folder)
    #expect(lengths.output.contains("At its own 0.0 mm, not above 0 (content at rest is"))
  }

  /// The first group of a sweep or report.
  private func group(_ ending: RunningBinary.Ending) throws -> JSONObject {
    let json = try JSONReader.value(of: Array(ending.output.utf8))
    return try #require(json["groups"]?.array?.first?.object, "\(ending.messages)")
  }

  @Test("a small threshold that an inset leaves does not narrow what is listed to it")
  func grid() {
    #expect(SweepGrid.thresholds(around: 80, withoutInset: 60).first == 20)
    #expect(SweepGrid.thresholds(around: 15, withoutInset: 60).last == 37.5)
    #expect(SweepGrid.thresholds(around: 14, withoutInset: 60).last == 150)
    #expect(SweepGrid.thresholds(around: 0, withoutInset: 60).first == 15)
  }

  // From 100 on doubles are 2⁻⁴⁶ apart, 1.4e-14.
  @Test("each threshold of a range is there once, and greater than the one before", arguments: [2, 3])
  func narrow(count: Int) throws {
    let range = "100:100.00000000000003"
    let grid = try #require(SweepGrid.thresholds("\(range):\(count)"))
    #expect(grid.count == count && grid.first == 100 && grid.last == 100.00000000000003)
    #expect(Set(grid).count == count && grid == grid.sorted())
    #expect(SweepGrid.thresholds(range) == nil && SweepGrid.thresholds("\(range):4") == nil)
    #expect(SweepGrid.form.complaint("\(range):4")?.contains("too narrow for 4 different thresholds") == true)
  }

  @Test("positions that are no lengths have no millimetres")
  func noLengths() {
    let folder = folder(pulls: [30], others: [10], units: "points")
    let ending = overscroll("sweep", "--engine", "sv", "--threshold-mm", "5:40", folder.path)
    #expect(ending.output.contains("its positions do not have a unit of length"))
  }

  @Test("one or several threads, the same bytes")
  func threads() {
    let folder = folder(pulls: [30, 20, 15], others: [10, 25, 12])
    let one = overscroll("sweep", "--jobs", "1", "--json", folder.path)
    #expect(one.status == 0 && one == overscroll("sweep", "--jobs", "3", "--json", folder.path))
  }

  @Test("tuning writes a policy that judges the traces as it says")
  func tune() {
    let folder = folder(pulls: [30, 28, 26, 30, 28, 26], others: [10, 12, 11, 10, 12, 11])
    let ending = overscroll(
      "sweep", "--engine", "mrefresh", "--tune", "threshold,moment", "--within", "0.4", "-o",
      "\(folder.path)/mine.json", folder.path)
    #expect(ending.status == 0 && ending.messages.isEmpty)
    let row = ending.output.split(separator: "\n").first { $0.hasPrefix("tuned without each of 2 people") }
    #expect(row?.split(separator: " ").suffix(4) == ["100.0%", "100.0%", "0.0", "pp"], "\(row ?? "")")
    #expect(ending.output.contains("– devices: the traces name fewer than two devices"))
    let report = overscroll("report", "--engine", "\(folder.path)/mine.json", "--json", folder.path).output
    #expect(
      report.contains(#""engine":"mrefresh-tuned""#) && report.contains(#""tp":6,"fp":0,"fn":0,"tn":6"#))
    let again = overscroll(
      "sweep", "--engine", "mrefresh", "--tune", "threshold", "--within", "0.4", "-o",
      "\(folder.path)/mine.json",
      folder.path)
    #expect(again.status == 2 && again.messages.contains("--force"))
  }

  @Test(
    "an empty part in the list of those to tune is refused",
    arguments: ["threshold,", "threshold,,moment", ",threshold"])
  func emptyPart(parts: String) {
    let ending = overscroll("sweep", "--engine", "mrefresh", "--tune", parts, ".")
    #expect(ending.status == 2)
    #expect(
      ending.messages.hasPrefix("error: sweep: --tune: unknown part of a policy ''; choose one of threshold"))
  }

  // What an engine does is not all in its policy, and a threshold that is a share of the viewport is another in each scene.
  @Test(
    "as it came an engine is judged as report judges it, in each trace's own scene",
    arguments: ["flutter-material", "uirefreshcontrol", "ionic-4", "chromium-overscroll"])
  func asItCame(engine: String) throws {
    let folder = folder(
      pulls: [30, 20, 16, 14, 12, 10], others: [8, 12, 11, 1], back: [25, 18],
      header: #","scenario":{"viewport":300}"#)
    let tuned = overscroll(
      ["sweep", "--engine", engine, "--tune", "threshold", "--within", "0.4", "--json", "."], in: folder)
    let report = try group(overscroll(["report", "--engine", engine, "--json", "."], in: folder))
    let right = try #require(report["tp"]?.integer) + #require(report["tn"]?.integer)
    let scores = try JSONReader.value(of: Array(tuned.output.utf8))
    // One less a quotient, beside a quotient.
    let score = try #require(scores["score_before"]?.double, "\(tuned.messages)")
    #expect(abs(score - Double(right) / 12) < 1e-12)
    // It fires though the finger went back, as no policy does that fires at the lift.
    #expect((scores["score_before_as_policy"]?.double != score) == (engine == "ionic-4"))
  }

  // All six pulls are shorter than the eight others: any threshold that they reach fires in all others too.
  @Test("where never firing costs less than any threshold nothing is chosen, and it is said")
  func hopeless() {
    let folder = folder(
      pulls: Array(repeating: 10, count: 6), others: Array(repeating: 30, count: 8))
    let ending = overscroll(
      "sweep", "--engine", "mrefresh", "--tune", "threshold", "--within", "0.4", folder.path)
    #expect(ending.status == 2)
    #expect(ending.messages.contains("never firing costs less than any threshold; raise --cost-miss"))
  }

  @Test("free traces and those without an intent change nothing in a tuning")
  func uncounted() {
    let folder = folder(pulls: [30, 28, 26, 30, 28, 26], others: [10, 12, 11, 10, 12, 11])
    let words = [
      "sweep", "--engine", "mrefresh", "--tune", "threshold,moment", "--within", "0.4", "--json", ".",
    ]
    let before = overscroll(words, in: folder)
    #expect(before.status == 0 && before.output.contains(#""n":12,"pulls":6,"#))
    let copies = shell(
      "sed 's/\"scroll\"/\"free\"/' 16.trace > 30.trace; sed 's/\"intent\":\"scroll\",//' 16.trace > 31.trace",
      in: folder)
    #expect(copies.status == 0)
    #expect(overscroll(words, in: folder).output == before.output)
  }

  @Test("too few traces are refused with how many it takes")
  func tooFew() {
    let folder = folder(pulls: [30, 28], others: [10])
    let ending = overscroll("sweep", "--engine", "mrefresh", "--tune", "threshold", folder.path)
    // Wilson at one half: z·√(0.25/n + z²/4n²)/(1 + z²/n) ≤ 0.15 for n ≥ 39.
    #expect(ending.status == 2)
    #expect(
      ending.messages.contains(
        "2 pulls and 1 other, but to estimate a percentage within 15 points you need 39 of each"))
    #expect(
      ending.messages.contains(
        "; record 37 more pulls and 38 more others, or accept wider rates with --within"))
  }

  @Test("a plan needs no traces")
  func plan() {
    let ending = overscroll("sweep", "--plan", "--json")
    #expect(
      ending.status == 0 && ending.output.hasPrefix(#"{"schema":"overscroll-plan/1","difference":0.02"#))
    #expect(overscroll("sweep", "--plan", "x").messages.contains("--plan takes no traces"))
    #expect(overscroll("sweep").messages.contains("TRACE is missing"))
  }

  @Test("options of another way of calling it are refused")
  func mistakes() {
    #expect(overscroll("sweep", "--power", "0.9", "x").messages.contains("--power is for --plan"))
    #expect(overscroll("sweep", "--tune", "threshold", "x").messages.contains("one engine on one model"))
    #expect(overscroll("sweep", "--tune", "moment", "x").messages.contains("begin with threshold"))
    #expect(overscroll("sweep", "--threshold", "5", "x").messages.contains("is not a rising range above 0"))
    #expect(
      overscroll("sweep", "--threshold", "60-140", "x").messages.contains(
        "--threshold: '60-140' is not a range; write 60:140. Read on"))
    let many = overscroll("sweep", "--threshold", "10:100:10000000", "x").messages
    #expect(many.contains("means 10000000 thresholds; COUNT must be a whole number from 2 to 100000"))
    #expect(
      overscroll("sweep", "--threshold", "1:1e9", "x").messages.contains("the greatest threshold is 100000"))
    let narrow = overscroll("sweep", "--threshold", "100:100.00000000000003", "x").messages
    #expect(narrow.contains("is too narrow for 41 different thresholds; widen it, or give a smaller COUNT"))
    #expect(overscroll("sweep", "--far", "500%", "x").messages.contains("500% is out of range"))
  }

  @Test("a share may be given in per cent")
  func shares() {
    let share = overscroll("sweep", "--plan", "--difference", "0.05", "--power", "0.9", "--json")
    #expect(share.status == 0)
    #expect(share == overscroll("sweep", "--plan", "--difference", "5%", "--power", "90%", "--json"))
  }
}
