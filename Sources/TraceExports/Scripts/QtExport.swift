import GestureTraces

/// Writes a C++ header with a function that plays the touches on a Qt 6 window, for tests of that window.
///
/// `QTest::touchEvent` takes no times: an event gets the time of its creation. `QWindowSystemInterface`, through which a platform passes
/// touches to Qt, takes them, in whole milliseconds, and Qt computes velocities from them. Its header is private
/// (`Qt6::GuiPrivate`), but QTest itself uses it. Checked with Qt 6.4.2.
package struct QtExport: TraceExporter {
  package static func write(_ trace: Trace, _ options: ExportOptions) throws(ExportError) -> TraceExport {
    let touches = try ScreenTouches(of: trace, options: options)
    let (reports, lifted) = QtReport.reports(of: touches)
    let losses =
      touches.losses + ScriptLosses.lifted(lifted) + [ScriptLosses.milliseconds]
      + ScriptLosses.positions(of: touches)
    let function = "play\(GestureName(trace).capitalised)"
    let header = SourceHeader.text(
      "//", .qt, trace, losses: losses,
      usage: [
        "find_package(Qt6 REQUIRED COMPONENTS Gui Test)",
        "target_link_libraries(my_test PRIVATE Qt6::GuiPrivate Qt6::Test)",
        "",
        "\(function)(&view);   // a QWindow, shown",
      ])
    return TraceExport(text: header + body(function, reports.map(row).joined()), losses: losses)
  }

  private static func row(_ report: QtReport) -> String {
    let points = report.points.map { point in
      "{\(point.touch.id), QEventPoint::\(point.state.rawValue), "
        + "\(SourceText.position(point.touch.x)), \(SourceText.position(point.touch.y))}"
    }
    let time = SourceText.milliseconds(ofMicroseconds: report.timeMicroseconds)
    return "      {\(time), {\(points.joined(separator: ", "))}},\n"
  }

  private static func body(_ function: String, _ rows: String) -> String {
    """
    #pragma once

    #include <QtCore/QElapsedTimer>
    #include <QtGui/QWindow>
    #include <QtTest/QTest>
    #include <qpa/qwindowsysteminterface.h>
    #include <qpa/qwindowsysteminterface_p.h>

    #include <cmath>
    #include <vector>

    /// Plays the touches on the window, each at its time; done after the last one.
    inline void \(function)(QWindow *window)
    {
      struct Point { int id; QEventPoint::State state; double x, y; };
      // Milliseconds since the first, and all fingers on the screen, in points of the window; an empty list cancels all.
      struct Report { double ms; std::vector<Point> points; };
      static const std::vector<Report> reports = {
    \(rows)  };

      static QPointingDevice *const screen = QTest::createTouchDevice();
      QElapsedTimer clock;
      clock.start();
      for (const Report &report : reports) {
        const double wait = report.ms - clock.nsecsElapsed() / 1e6;
        if (wait > 0) QTest::qWait(int(std::ceil(wait)));
        const ulong time = ulong(clock.msecsSinceReference() + std::llround(report.ms));
        QList<QWindowSystemInterface::TouchPoint> points;
        for (const Point &point : report.points) {
          const QPointF place(point.x, point.y);
          const QEventPoint touch(point.id, point.state, place, window->mapToGlobal(place));
          points.append(QWindowSystemInterfacePrivate::toNativeTouchPoint(touch, window));
        }
        using Now = QWindowSystemInterface::SynchronousDelivery;
        if (points.isEmpty())
          QWindowSystemInterface::handleTouchCancelEvent<Now>(window, time, screen);
        else
          QWindowSystemInterface::handleTouchEvent<Now>(window, time, screen, points);
      }
    }

    """
  }
}
