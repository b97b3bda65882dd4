import ReplayPages
import ScrollPhysics
import TestSamples
import Testing
import TraceReplay

@Suite("Simulation picture")
struct SimulationPictureTests {
  private func svg(_ models: [ScrollModel], title: String = SampleSimulation.script) throws -> String {
    SimulationPicture(try SampleSimulation.on(models), title: title).svg
  }

  /// The numbers after an attribute of elements of a class.
  private func numbers(_ attribute: String, of name: String, in svg: String) -> [Double] {
    svg.split(separator: "\n").filter { $0.contains("class=\"\(name)\"") }.compactMap { line in
      let parts = line.split(separator: " \(attribute)=\"")
      return parts.count == 2 ? parts[1].split(separator: "\"").first.flatMap { Double($0) } : nil
    }
  }

  @Test("every model has a panel with its name, its figures, its curve and the finger")
  func panels() throws {
    let svg = try svg(ScrollModel.all)
    for model in ScrollModel.all { #expect(svg.contains(">\(model.name)</text>"), "\(model.name)") }
    #expect(svg.contains(">peak 94.4 pt, rest 737 ms</text>"))
    // One more of each in the legend.
    for name in ["content", "finger"] {
      #expect(svg.split(separator: "class=\"\(name)\"").count - 1 == ScrollModel.all.count + 1)
    }
    #expect(svg.utf8.count < 200_000)
  }

  @Test("panels keep the order given, row by row, and none overlaps another", arguments: [1, 2, 3, 4, 7, 33])
  func order(count: Int) throws {
    let svg = try svg(Array(ScrollModel.all.prefix(count)))
    let places = Array(zip(numbers("y", of: "name", in: svg), numbers("x", of: "name", in: svg)))
    #expect(places.count == count)
    for (place, next) in zip(places, places.dropFirst()) {
      #expect(place.0 < next.0 || (place.0 == next.0 && place.1 + 150 < next.1))
    }
  }

  @Test("everything lies within the drawing")
  func bounds() throws {
    let svg = try svg(ScrollModel.all)
    let box = svg.split(separator: "viewBox=\"0 0 ")[1].split(separator: "\"")[0].split(separator: " ").map {
      Double($0) ?? 0
    }
    let lines = svg.split(separator: "\n").filter { $0.contains("points=\"") }
    // The content and the finger of each model; some curves are cut in two.
    #expect(lines.count >= 2 * ScrollModel.all.count)
    for line in lines {
      for pair in line.split(separator: "\"")[3].split(separator: " ") {
        let place = pair.split(separator: ",").map { Double($0) ?? -1 }
        #expect((0...box[0]).contains(place[0]) && (0...box[1]).contains(place[1]))
      }
    }
  }

  @Test("it knows light and dark, and no text is smaller than 11 px")
  func style() throws {
    let svg = try svg([.uikit])
    #expect(svg.contains("@media(prefers-color-scheme:dark)"))
    for part in svg.split(separator: "font-size:").dropFirst() {
      #expect((Double(part.prefix { $0 != "p" }) ?? 0) >= 11)
    }
  }

  @Test("a title can't break out of the drawing, and a long one is cut")
  func title() throws {
    let svg = try svg([.uikit], title: "<script>" + String(repeating: "x", count: 500))
    #expect(!svg.contains("<script>") && svg.contains("&lt;script&gt;xxx"))
    #expect(svg.contains("xxx…</text>"))
  }

  @Test("the same simulation draws the same bytes")
  func repeats() throws {
    #expect(try svg([.gtk, .uikit]) == (try svg([.gtk, .uikit])))
  }

  @Test("a picture of two models, whole")
  func whole() throws {
    #expect(Golden.difference(of: try svg([.uikit, .gtk]), from: "simulation.svg") == nil)
  }
}
