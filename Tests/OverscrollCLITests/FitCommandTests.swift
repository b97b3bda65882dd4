import Glibc
import Testing

@testable import TextFormats
import TestSamples

@Suite("fit")
struct FitCommandTests {
  private func fit(_ log: String, _ options: String...) -> RunningBinary.Ending {
    var binary = RunningBinary()
    binary.input = log
    return binary.run(["fit", "-"] + options)
  }

  @Test("a log of GTK's is told with friction, limit and frequency, and their intervals")
  func golden() {
    let ending = fit(GTKCurve.csv())
    #expect(ending.status == 0 && ending.messages.isEmpty)
    #expect(Golden.difference(of: ending.output, from: "fit-gtk.txt") == nil)
  }

  @Test("without a finger's column it is said that all is taken for motion by itself")
  func fingerless() {
    let rows = GTKCurve.csv().split(separator: "\n").map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
    let column = rows[0].firstIndex { $0 == "finger_pt" }
    let log = rows.map { cells in
      cells.indices.filter { $0 != column }.map { String(cells[$0]) }.joined(separator: ",")
    }.joined(separator: "\n")
    #expect(column != nil && !fit(GTKCurve.csv()).output.contains("Without a column finger_pt"))
    #expect(
      fit(log + "\n").output.contains("\nWithout a column finger_pt all rows count as motion"))
  }

  // x = 400·e^(−3t) slides to rest with a friction of 3 /s where GTK's is 4.
  @Test("asked whether a curve is a model's, the constants that are not that model's are named first")
  func departures() {
    var log = "time_ms,offset_pt,finger_pt\n"
    for row in 0...120 {
      log += "\(row * 10),\(1000 + 400 * (1 - exp(-3 * Double(row) / 100))),\n"
    }
    let output = fit(log, "--model", "gtk", "--content", "100000").output
    #expect(output.contains("not gtk's own: friction (/s) is 3.0"), "\(output)")
  }

  @Test("rows of two models are told with what to do")
  func tables() {
    let two = "model,time_ms,offset_pt\n" + ["gtk", "qt"].map { "\($0),0,1\n" }.joined()
    #expect(
      fit(two).messages
        == "error: stdin:3:1: a second model, 'qt', after 'gtk'; fit one model's rows at a time\n")
  }

  @Test("--json has models, best first, and every rule with value, half width and nominal constant")
  func json() throws {
    let json = try JSONReader.value(of: Array(fit(GTKCurve.csv(), "--json").output.utf8))
    #expect(json["schema"]?.string == "overscroll-fit/1" && json["log"]?.string == "stdin")
    #expect(json["explained"]?.bool == true)
    #expect(json["best"]?.array?.compactMap(\.string) == ["gtk", "gtk-fixed", "gtk-3"])
    let friction = json["models"]?.array?[0]["parts"]?["fling"]?["constants"]?["friction_per_s"]
    #expect(friction?["nominal"]?.double == 4 && friction?["nominal_inside"]?.bool == true)
    let rule = json["parts"]?["fling"]?["rules"]?.array?[0]
    #expect(rule?["rule"]?.string == "exponential-decay" && rule?["behind"]?.double == 0)
    let found = rule?["constants"]?["friction_per_s"]
    #expect(abs((found?["value"]?.double ?? 0) - 4) < (found?["half_width_95"]?.double ?? 0))
    #expect(json["unknown"]?.array?.isEmpty == true)
  }

  @Test("without the finger the drag is not known, and the rest is found as well")
  func noFinger() {
    let ending = fit(GTKCurve.csv(finger: false))
    #expect(ending.status == 0)
    #expect(
      ending.output.contains(
        "drag: not known; no column finger_pt; log the finger's position while it is down\n"))
  }

  @Test("--model leaves only the models named")
  func models() throws {
    let ending = fit(GTKCurve.csv(), "--json", "--model", "uikit", "--model", "qt")
    let json = try JSONReader.value(of: Array(ending.output.utf8))
    #expect(Set(json["models"]?.array?.compactMap { $0["model"]?.string } ?? []) == ["uikit", "qt"])
    let near = fit(GTKCurve.csv(), "--model", "uikit").output
    #expect(near.contains("none of the models named explains this log; the nearest is uikit\n"))
  }

  @Test("a sine is nobody's scroll, and said to be")
  func sine() throws {
    let log =
      "time_ms,offset_pt\n"
      + (0..<200).map { "\($0 * 16),\(1000 + 300 * sin(Double($0) / 10))\n" }.joined()
    let ending = fit(log)
    #expect(ending.status == 0 && ending.output.contains("\nno model explains this log; the nearest is "))
    let json = try JSONReader.value(of: Array(fit(log, "--json").output.utf8))
    #expect(json["explained"]?.bool == false)
  }

  @Test("what cannot be read or fitted ends with 2 and one line that says where and what to do")
  func mistakes() {
    let broken = fit("time_ms,offset_pt\n0,1\n10,nan\n")
    #expect(broken.status == 2 && broken.output.isEmpty)
    #expect(
      broken.messages
        == "error: stdin:3:4: the offset 'nan' is not a number within ±1000000; give a decimal number\n")
    let still = fit("time_s,offset_pt\n" + (0..<9).map { "\($0),5\n" }.joined())
    #expect(still.status == 2)
    #expect(still.messages.hasPrefix("error: stdin: nothing in it can be fitted. drag: no column finger_pt"))
    let missing = RunningBinary().run(["fit", "/nonexistent/a.csv"])
    #expect(missing.status == 2 && missing.messages.hasPrefix("error: /nonexistent/a.csv: "))
    let name = fit(GTKCurve.csv(), "--model", "gkt")
    #expect(name.status == 2 && name.messages.contains("did you mean 'gtk'?"))
  }

  @Test("a finger that is never released leaves only the drag")
  func held() {
    let rows = (0...20).map { "\($0 * 16),\($0 * 8),\(-4 * $0)\n" }.joined()
    let ending = fit("time_ms,finger_pt,offset_pt\n" + rows)
    #expect(ending.status == 0 && ending.output.contains("fraction of the finger"))
    #expect(ending.output.contains("fling: not known; the finger is never released; leave finger_pt empty"))
  }

  // −60·ln 0.92 = 5.00289 /s, and twice that at 120 frames a second.
  @Test(
    "a share of the velocity a frame is the headline, with its rate, residual and the nearest model",
    arguments: [(60.0, "5.0029"), (120.0, "10.0058")])
  func headline(rate: Double, friction: String) {
    var (log, offset, step) = ("time_ms,offset_pt\n", 0.0, 20.0)
    for row in 0..<200 {
      log +=
        "\(FixedDecimals.text(Double(row) * 1000 / rate, decimals: 3)),\(FixedDecimals.text(offset, decimals: 4))\n"
      (offset, step) = (offset + step, step * 0.92)
    }
    let output = fit(log).output.split(separator: "\n").joined(separator: " ").replacing("   ", with: " ")
    #expect(
      output.contains(
        "exponential decay, 0.92 per frame at \(Int(rate)) Hz (friction \(friction) /s), rms 0.000 pt;"),
      "\(output)")
    #expect(output.contains("no shipped model uses it") && output.contains("nearest: "))
  }

  @Test(
    "lines of text are fitted as a table is; offsets beyond the assumed content are no bounce, and it is said"
  )
  func lines() {
    var (text, table) = ("", "time_ms,offset_pt\n")
    for row in 0...120 {
      let offset = FixedDecimals.text(6500 + 400 * (1 - exp(-3 * Double(row) / 100)), decimals: 6)
      let time =
        "\(row * 10 / 1000).\(PaddedText.right("\(row * 10 % 1000)", to: 3).replacing(" ", with: "0"))"
      text += "2026-01-02 10:00:0\(time) App[1:2] contentOffset = {0, \(offset)}\n"
      table += "\(row * 10),\(offset)\n"
    }
    let (lines, rows) = (fit(text), fit(table))
    // A stamp in seconds since 1970 is 0.24 µs from the next: later digits may differ.
    #expect(
      lines.output.split(separator: "\n")[1] == rows.output.split(separator: "\n")[1] && lines.status == 0)
    #expect(lines.output.contains("offsets go to 68") && lines.output.contains("not as a bounce"))
    #expect(!lines.output.contains("\nbounce "))
    #expect(!fit(table, "--content", "20000").output.contains("content assumed"))
  }
}

/// `fit --write`, from outside.
@Suite("fit --write")
struct FitWriteTests {
  private let folder = TemporaryFolder()
  private static let script = "down; move 200 400; hold 100; release; wait 1500; down; move -200 80; release"

  private func run(_ words: String...) -> RunningBinary.Ending { overscroll(words, in: folder) }

  @Test("a curve becomes a model, and the model gives the curve again")
  func again() throws {
    folder.write(
      #"{"schema":"overscroll-model/1","drag":{"rule":"band","coefficient":0.4},"fling":{"rule":"exponential","rate_per_ms":0.997},"return":{"rule":"spring","stiffness":150,"damping_ratio":1}}"#,
      to: "first.json")
    let curve = run("simulate", "--model", "first.json", "--script", Self.script).output
    folder.write(curve, to: "curve.csv")
    let fit = run("fit", "curve.csv", "--write", "second.json")
    #expect(fit.status == 0)
    #expect(fit.output.contains("second.json has these parts:\n  drag: rubber band, rms 0.000 pt\n"))
    #expect(fit.output.contains("overscroll models --certify second.json"))
    #expect(run("fit", "curve.csv", "--write", "-").output.hasPrefix(#"{"schema":"overscroll-model/1","#))
    let again = run("simulate", "--model", "second.json", "--script", Self.script).output
    let offsets = { (text: String) in
      text.split(separator: "\n").dropFirst().compactMap {
        Double($0.split(separator: ",", omittingEmptySubsequences: false)[2])
      }
    }
    #expect(offsets(curve).count > 100 && offsets(again).count >= offsets(curve).count - 5)
    for (one, other) in zip(offsets(curve), offsets(again)) { #expect(abs(one - other) < 0.05) }
  }

  // When it began lies between two rows, and the duration with it.
  @Test("an eased return comes back with its duration, within a frame")
  func eased() throws {
    folder.write(
      #"{"schema":"overscroll-model/1","drag":{"rule":"share","share":0.3},"fling":{"rule":"none"},"return":{"rule":"eased","curve":"quartic","duration_ms":500}}"#,
      to: "first.json")
    let script = "down; move 150 400; hold 200; release; wait 1500"
    folder.write(run("simulate", "--model", "first.json", "--script", script).output, to: "curve.csv")
    let text = run("fit", "curve.csv", "--write", "-").output
    let back = try JSONReader.value(of: Array(text.utf8))["return"]
    #expect(back?["curve"]?.string == "quartic")
    #expect((500...517).contains(back?["duration_ms"]?.double ?? 0), "\(text)")
  }

  @Test("a file is not replaced without --force, and must be one that --model takes")
  func refused() {
    folder.write(GTKCurve.csv(), to: "curve.csv")
    folder.write("kept", to: "old.json")
    #expect(
      run("fit", "curve.csv", "--write", "old.json").status == 2 && folder.text(of: "old.json") == "kept")
    #expect(run("fit", "curve.csv", "--write", "old.json", "--force").status == 0)
    #expect(folder.text(of: "old.json") != "kept")
    #expect(run("fit", "curve.csv", "--write", "model.txt").messages.contains("must end in .json"))
    #expect(run("fit", "curve.csv", "--write", "a,b.json").messages.contains("contain no comma"))
    #expect(run("fit", "curve.csv", "--force").status == 2)
    #expect(run("fit", "curve.csv", "--write", "-", "--json").status == 2)
  }
}
