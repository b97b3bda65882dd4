import Glibc
import Testing

@testable import TouchCapture

@Suite("Signals that end a recording")
struct StopSignalTests {
  @Test(
    "a closed terminal, of which kernel and shell both tell, ends a recording whole: the second hangup stops nothing"
  )
  func hangups() throws {
    let descriptor = try StopSignal.watch()
    var hangup = sigset_t()
    var before = sigset_t()
    sigemptyset(&hangup)
    sigaddset(&hangup, SIGHUP)
    // The threads that run tests block signals.
    pthread_sigmask(SIG_UNBLOCK, &hangup, &before)
    for _ in 0..<3 { raise(SIGHUP) }
    pthread_sigmask(SIG_SETMASK, &before, nil)
    var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&wait, 1, 0) == 1)
  }
}
