import GestureTraces

/// Writes a Dart library with a function that plays the touches in a Flutter widget test.
///
/// The test's clock advances only by `pump`, so each touch comes exactly at its time: the clock is advanced to it, which draws a
/// frame, and the event carries it as `timeStamp`, from which Flutter computes velocities. `startGesture` would stamp the first
/// touch with zero whatever the clock says; therefore `createGesture` and `down` are used
/// (flutter/flutter, `packages/flutter_test/lib/src/controller.dart`, `test_pointer.dart`, 00c84e6).
package struct FlutterExport: TraceExporter {
  package static func write(_ trace: Trace, _ options: ExportOptions) throws(ExportError) -> TraceExport {
    let touches = try ScreenTouches(of: trace, options: options)
    let losses =
      touches.losses + ScriptLosses.positions(of: touches) + [
        "a widget test does not have a display: a frame is drawn at every time of a touch"
      ]
    let function = "play\(GestureName(trace).capitalised)"
    let header = SourceHeader.text(
      "//", .flutter, trace, losses: losses,
      usage: [
        "await tester.pumpWidget(const MyApp());",
        "await \(function)(tester);",
        "await tester.pumpAndSettle();   // the motion after the last lift",
      ])
    let rows = touches.touches.map { touch in
      "  (\(touch.timeMicroseconds), \(touch.id), _Phase.\(touch.phase.rawValue), "
        + "\(SourceText.position(touch.x)), \(SourceText.position(touch.y))),\n"
    }
    return TraceExport(
      text: header + body(function) + "const List<_Touch> _touches = [\n\(rows.joined())];\n", losses: losses)
  }

  private static func body(_ function: String) -> String {
    """
    import 'package:flutter/gestures.dart';
    import 'package:flutter_test/flutter_test.dart';

    enum _Phase { down, move, up, cancel }

    /// Microseconds since the first touch, finger, what it does, and where it is in logical pixels from the top left.
    typedef _Touch = (int, int, _Phase, double, double);

    /// Plays the touches on the tester's widget, each at its time; a frame is drawn at each of these times.
    Future<void> \(function)(WidgetTester tester) async {
      final gestures = <int, TestGesture>{};
      var now = Duration.zero;
      for (final (microseconds, finger, phase, x, y) in _touches) {
        final time = Duration(microseconds: microseconds);
        if (time > now) {
          await tester.pump(time - now);
          now = time;
        }
        switch (phase) {
          case _Phase.down:
            final gesture = await tester.createGesture(kind: PointerDeviceKind.touch);
            gestures[finger] = gesture;
            await gesture.down(Offset(x, y), timeStamp: time);
          case _Phase.move:
            await gestures[finger]!.moveTo(Offset(x, y), timeStamp: time);
          case _Phase.up:
            await gestures.remove(finger)!.up(timeStamp: time);
          case _Phase.cancel:
            await gestures.remove(finger)!.cancel(timeStamp: time);
        }
      }
    }


    """
  }
}
