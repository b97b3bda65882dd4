import GestureTraces
import TextFormats

extension PointerTable {
  /// Reads JSON: a list of objects with the columns' names as keys, or an object whose `events` is such a list, or whose
  /// `columns` names what the lists in `events` hold.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - file: Its name, for errors.
  /// - Throws: The line that is no JSON, or the event that cannot be read, counted from 1.
  init(json bytes: [UInt8], file: String) throws(CaptureError) {
    let value: JSONValue
    do {
      value = try JSONReader.value(of: bytes)
    } catch {
      let line = bytes.prefix(error.offset).count { $0 == UInt8(ascii: "\n") } + 1
      throw .format(file: file, line: line, message: "\(error.problem); give JSON")
    }
    guard let events = value.array ?? value["events"]?.array else {
      throw .noEvents(file: file, message: "no list of events in this JSON; \(Self.shape)")
    }
    let stated = value["columns"]?.array?.map { $0.string ?? "" }
    let names = stated ?? events.first?.object?.members.map(\.key) ?? []
    guard let columns = PointerColumns(names) else {
      throw .noEvents(file: file, message: Self.needed)
    }
    (format, hasPhases, hasSlots) = ("json", columns.hasPhases, columns.hasSlots)
    units = (value["units"]?.string).map { String($0.prefix(Self.longestName)) }
    device = (value["device"]?.string).map { String($0.prefix(Self.longestName)) }
    for (index, event) in events.enumerated() {
      let cells = event.array ?? names.map { event[$0] ?? .null }
      do throws(PointerProblem) {
        rows.append(try columns.row(cells.map(Self.cell), line: index + 1))
      } catch {
        throw .noEvents(file: file, message: "event \(index + 1): \(error.message)")
      }
    }
  }

  /// The most characters of a name.
  private static let longestName = 255

  private static let shape =
    "give a list of {\"time_ms\":…,\"x\":…,\"y\":…}, or an object with it as \"events\""

  private static func cell(_ value: JSONValue) -> PointerColumns.Cell {
    switch value {
    case .number(let number): .number(number.value)
    case .string(let text): .text(text)
    default: .none
    }
  }
}
