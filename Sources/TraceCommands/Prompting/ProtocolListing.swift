import GestureTraces
import PromptedCapture
import ReplayReport
import TakeChecks
import TextFormats

/// Writes recording protocols as text and JSON.
package enum ProtocolListing {
  /// A table with one line per protocol.
  static func table(_ protocols: [CaptureProtocol], width: Int) -> String {
    TextTable(fields.columns(), protocols).text(width: width)
  }

  /// A page that lists all prompts of a protocol, in order.
  static func page(_ entry: CaptureProtocol, _ plan: [Prompt], on kind: TraceDevice.Kind, width: Int)
    -> String
  {
    let count = Counted.text(plan.count, "take")
    var lines = ["\(entry.name): \(count) on a \(kind.rawValue), about \(minutes(plan.expectedSeconds))", ""]
    let digits = "\(plan.count)".count
    let names = plan.map(\.name.count).max() ?? 0
    for (index, prompt) in plan.enumerated() {
      let number = PaddedText.right("\(index + 1)", to: digits)
      let name = PaddedText.left(prompt.name, to: names)
      let row = "\(number)  \(name)  \(seconds(prompt.expectedSeconds)) s"
      lines.append(HelpText.row(row, prompt.words(on: kind), indent: names + digits + 15))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A protocol as a JSON file, one prompt per line.
  static func file(_ entry: CaptureProtocol) -> String {
    guard let object = entry.content.object else { return "" }
    let members = object.members.map { member in
      guard member.key == "prompts", let prompts = member.value.array else {
        return "\"\(member.key)\":\(JSONWriter.text(of: member.value))"
      }
      let lines = prompts.map { "  \(JSONWriter.text(of: $0))" }
      return "\"prompts\":[\n\(lines.joined(separator: ",\n"))]"
    }
    return "{\(members.joined(separator: ",\n "))}\n"
  }

  /// The fields that `protocols --json` prints for each protocol.
  package static let format = RecordFormat<[CaptureProtocol]>(
    "overscroll-protocols/1", "The protocols of record --protocol", from: "protocols --json",
    [.list("protocols", "The built-in protocols.", of: fields) { $0 }])

  private static let fields = Fields<CaptureProtocol>(
    [.value("name", "Its name in record --protocol.", heading: "protocol") { $0.name }]
      + takes(on: .touchscreen, headings: ("takes", "time"))
      + takes(
        on: .touchpad, but: ", which shows no tap and no pinch", headings: ("on a touchpad", "time there")))

  private static func takes(
    on kind: TraceDevice.Kind, but: String = "", headings: (takes: String, time: String)
  ) -> [Field<CaptureProtocol>] {
    let name = kind.rawValue
    let time = { @Sendable (entry: CaptureProtocol) in entry.plan(on: kind, seed: 0).expectedSeconds }
    return [
      .value("\(name)_takes", "Takes that it prompts for on a \(name)\(but).", heading: headings.takes) {
        $0.plan(on: kind, seed: 0).count
      },
      .value(
        "\(name)_expected_ms", "The expected time for a person, including reading.",
        heading: headings.time, shown: { minutes(time($0)) }
      ) { (time($0) * 1000).rounded() },
    ]
  }

  /// A time in minutes and seconds: `2 min 6 s`.
  static func minutes(_ time: Double) -> String {
    let whole = Int(time.rounded())
    let rest = whole % 60
    if whole < 60 { return "\(whole) s" }
    return rest == 0 ? "\(whole / 60) min" : "\(whole / 60) min \(rest) s"
  }

  /// A time in seconds without trailing zeros: `4`, `5.8`.
  static func seconds(_ time: Double) -> String {
    Figures.fixed(time, decimals: time == time.rounded() ? 0 : 1)
  }
}
