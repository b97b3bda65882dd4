/// All calculations for Flutter that `verify` supports.
enum FlutterCalculations {
  static let all = [
    FlutterMotionCalculations.all, FlutterDragCalculations.all, FlutterTrackerCalculations.all,
  ]
}
