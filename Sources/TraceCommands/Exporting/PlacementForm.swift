import CommandArguments
import CommandInputs
import TextFormats
import TraceExports

/// Parses the value of `--at`: a point on the screen to which gestures are exported, such as `200,300`.
enum PlacementForm {
  /// The largest accepted coordinate, in points.
  private static let furthest = LengthForm.limit

  static let form = ValueForm<ExportOptions.Placement> { text throws(ValueFault) in
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let x = numbers[0], let y = numbers[1], abs(x) <= furthest, abs(y) <= furthest
    else {
      throw ValueFault("'\(text)' is not a point; give X,Y, such as 200,300")
    }
    return .firstTouch(x: x, y: y)
  }
}
