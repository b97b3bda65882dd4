import Testing

@testable import TextFormats

/// By hand, from what logcat, `flutter run -v` and others put before a message.
@Suite("The start of log lines")
struct LogLineTests {
  private func line(_ text: String) -> LogLine { LogLine(Array(text.utf8)[...]) }

  private func message(_ text: String) -> String { String(decoding: line(text).message, as: UTF8.self) }

  @Test("a step, a frame and a clock are told apart, and the text stands behind them")
  func starts() {
    #expect(line("[  +6 ms] touch").step == 6000 && line("[+1,200 ms] touch").step == 1_200_000)
    #expect(line("[        ] touch").step == 0 && line("[] touch").step == nil)
    #expect(line("[00915] touch").count == 915 && line("[00915] touch").step == nil)
    #expect(line("12:00:00.5 touch").time?.microseconds == 43_200_500_000)
    #expect(String(decoding: line("[00915] touch").text, as: UTF8.self) == " touch")
  }

  @Test("logcat's process, thread, level and tag are no part of a message; other words are")
  func loggers() {
    #expect(message("11-29 12:00:00.5  123  456 D Touch: x 1") == " x 1")
    #expect(message("D/Touch( 123): x 1") == " x 1")
    #expect(message("12 x: 1") == "12 x: 1" && message("Details: x 1") == "Details: x 1")
  }
}
