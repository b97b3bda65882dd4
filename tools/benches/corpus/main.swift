import FileAccess
import GestureTraces
import Glibc
import TraceStorage

// decode CORPUS ROUNDS: every trace of a packed corpus, checked, as events; what peer.c prints. Then `decode FOLDER ROUNDS` packs
// the texts of a folder in memory and prints megabytes of text a second.

func now() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The last time and the middle position, in the order in which the peer adds them.
func checksum(_ trace: Trace) -> Double {
  var (x, y) = (0.0, 0.0)
  for event in trace.events[...(trace.events.count / 2)] {
    switch event.kind {
    case .down(_, let newX, let newY), .move(_, let newX, let newY): (x, y) = (newX, newY)
    default: break
    }
  }
  return Double(trace.events.last?.timeMicroseconds ?? 0) * 1e-6 + x + y
}

func read(_ path: String, _ rounds: Int) throws {
  var (best, events, count) = (Double.infinity, 0, 0)
  for _ in 0..<rounds {
    let start = now()
    let corpus = try Corpus(at: path)
    (events, count) = (0, corpus.count)
    for index in 0..<count { events += try corpus.trace(at: index, hashing: true).events.count }
    best = min(best, now() - start)
  }
  let corpus = try Corpus(at: path)
  // The peer goes from the last segment to the first; of one segment the order is the same.
  var sum = 0.0
  for index in 0..<count { sum += checksum(try corpus.trace(at: index)) }
  let micros = (sum * 1e6).rounded() / 1e6
  print((best / Double(count) * 1e10).rounded() / 10, events, micros)
}

func pack(_ folder: String, _ rounds: Int) throws {
  let texts = try FileIO.traces(under: folder).map { try FileIO.contents(of: $0) }
  var best = Double.infinity
  for _ in 0..<rounds {
    let start = now()
    for text in texts { _ = PackedTrace(text, name: "t") }
    best = min(best, now() - start)
  }
  print(Int(Double(texts.reduce(0) { $0 + $1.count }) / best / 1e6))
}

let (path, rounds) = (CommandLine.arguments[1], Int(CommandLine.arguments[2]) ?? 1)
if FileIO.isFolder(path) { try pack(path, rounds) } else { try read(path, rounds) }
