import ScrollPhysics
import TextFormats

/// The calculations for Flutter's content under a finger: resistance, drag threshold, carried momentum, and the release.
///
/// The inputs are named as in the case files: `pixels` is a content offset between `min` and `max` or beyond; `offset` and `moves` are
/// finger movements in points, positive downwards.
enum FlutterDragCalculations {
  static let all: [String: Calculations.Calculation] = [
    "flutter.userOffset": { try userOffset(CalculationInputs($0)) },
    "flutter.ballistic.dx0": { try ballisticStart(CalculationInputs($0)) },
    "flutter.dragOverscroll.ios": { try overscrolls(CalculationInputs($0), .ios) },
    "flutter.dragOverscroll.macos": { try overscrolls(CalculationInputs($0), .desktop) },
    "flutter.dragThreshold.ios": {
      try threshold(CalculationInputs($0), FlutterDragThreshold.standardDistance)
    },
    "flutter.dragThreshold.android": { try threshold(CalculationInputs($0), nil) },
    "flutter.carriedMomentum.lower_bound": { try carriedMomentum(CalculationInputs($0)) },
  ]

  /// The scroll range from the input `min` to the input `max`.
  private static func extent(_ inputs: CalculationInputs) throws -> ScrollExtent {
    let (lowest, highest) = (try inputs.number("min"), try inputs.extended("max"))
    guard lowest <= highest else {
      throw CalculationInputs.Problem(
        description: "input \"min\" is \(lowest), above \"max\", \(highest); swap them")
    }
    guard lowest <= 0 else {
      throw CalculationInputs.Problem(
        description: "input \"min\" is \(lowest); an inset is negative here, give at most 0")
    }
    let viewport = try inputs.positive("viewport")
    guard highest + viewport >= 0 else {
      throw CalculationInputs.Problem(
        description:
          "input \"max\" is \(highest); content cannot be shorter than that, give at least \(-viewport)")
    }
    return ScrollExtent(contentLength: highest + viewport, viewportLength: viewport, topInset: -lowest)
  }

  /// The part of a finger movement that moves the content, after resistance.
  private static func userOffset(_ inputs: CalculationInputs) throws -> JSONValue {
    let model = FlutterBouncingModel(try extent(inputs), .ios)
    return try CalculationResult.value(
      model.drag.passed(inputs.number("offset"), from: inputs.number("pixels"), in: model.extent))
  }

  private static func ballisticStart(_ inputs: CalculationInputs) throws -> JSONValue {
    let model = FlutterBouncingModel(try extent(inputs), .ios)
    let motion = model.trajectory(from: try inputs.number("pixels"), velocity: try inputs.number("velocity"))
    return try CalculationResult.value(motion.velocity(at: 0))
  }

  /// The overscroll past the start edge after each movement of a finger; a single number for a single movement.
  private static func overscrolls(
    _ inputs: CalculationInputs, _ platform: FlutterBouncingModel.Platform
  ) throws -> JSONValue {
    let extent = ScrollExtent(contentLength: .infinity, viewportLength: try inputs.positive("viewport"))
    let model = FlutterBouncingModel(extent, platform)
    var offset = -(try inputs.number("startOverscroll", else: 0))
    let shown = try inputs.numbers("moves").map { movement in
      offset = model.offset(from: offset, movedBy: -movement)
      return -offset
    }
    return shown.count == 1 ? try CalculationResult.value(shown[0]) : try CalculationResult.list(shown)
  }

  /// The finger travel beyond the drag threshold, summed up after each event; the touch begins at the first event's time.
  private static func threshold(_ inputs: CalculationInputs, _ distance: Double?) throws -> JSONValue {
    let events = try inputs.timedRows("events_ms_delta", width: 2)
    var threshold = FlutterDragThreshold(distance: distance, at: events[0][0] / millisecondsPerSecond)
    var sum = 0.0
    return try CalculationResult.list(
      events.map { event in
        sum += threshold.pass(event[1], at: event[0] / millisecondsPerSecond)
        return sum
      })
  }

  /// The velocity after successive flings, each of which catches the previous one `gap_ms` after the release, inside the bounds.
  private static func carriedMomentum(_ inputs: CalculationInputs) throws -> JSONValue {
    let gap = try inputs.unsigned("gap_ms") / millisecondsPerSecond
    let velocity = try inputs.numbers("flings").reduce(0.0) { before, finger in
      let caught = FlutterFriction(from: 0, velocity: before).velocity(at: gap)
      return FlutterMomentum(catching: caught, at: 0).release(finger)
    }
    return try CalculationResult.value(velocity)
  }

  private static let millisecondsPerSecond = 1000.0
}
