/// All calculations of Flutter that `verify` can do.
enum FlutterCalculations {
  static let all = [
    FlutterMotionCalculations.all, FlutterDragCalculations.all, FlutterTrackerCalculations.all,
  ]
}
