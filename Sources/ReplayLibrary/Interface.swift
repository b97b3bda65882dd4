import CommandArguments
import GestureTraces
import OverscrollCLI
import ReplayExperiments
import TraceStorage

// The C interface; `overscroll.h` in tools/python documents parameters and results. Calls may come from any
// thread, also simultaneously: all data of a call is in its result, and nothing is stored between calls.

/// The version of the C interface, which increases with every change that an older caller would misinterpret.
private let interface: Int32 = 1

/// The words of a command line, as a C array of strings.
public typealias CWords = UnsafePointer<UnsafePointer<CChar>?>

/// The version of the C interface, for callers to check before other calls.
@c(ov_interface)
public func numberOfInterface() -> Int32 { interface }

/// The name and version of the program, in the buffer `output` of a result that the caller frees.
@c(ov_version)
public func version() -> UnsafeMutableRawPointer {
  let record = ConsoleRecord()
  let console = Console(in: record)
  console.write(LibraryCalls.version)
  console.flush()
  return handle(CallResult(.done, record))
}

/// Runs a command of the program and returns a result with its output and messages; the caller frees the result.
@c(ov_run)
public func run(_ words: CWords, _ count: Int) -> UnsafeMutableRawPointer {
  LibraryCalls.leaveSignalsToHost()
  let record = ConsoleRecord()
  let status = LibraryCalls.run(texts(words, count), record)
  return handle(CallResult(status, record))
}

/// Reads a trace and returns a result with its events as columns, which the caller frees.
///
/// The trace is read from `bytes`, or from the file at `path` if `bytes` is null.
@c(ov_read)
public func read(
  _ path: UnsafePointer<CChar>, _ bytes: UnsafePointer<UInt8>?, _ size: Int
) -> UnsafeMutableRawPointer {
  let (record, name) = (ConsoleRecord(), String(cString: path))
  let console = Console(in: record)
  do {
    let trace = try bytes.map { try read($0, size, named: name) } ?? TraceReader.trace(at: name)
    for warning in trace.warnings { console.warn(warning) }
    let columns = TraceColumns(of: trace)
    return handle(CallResult(.done, record, columns.buffers, layout: columns.layout))
  } catch {
    console.fail("\(error)")
    return handle(CallResult(.couldNot, record))
  }
}

/// Replays the trace files that the command line `words` names; the caller frees the result.
@c(ov_replay)
public func replay(_ words: CWords, _ count: Int) -> UnsafeMutableRawPointer {
  rows { rows, record in LibraryCalls.replay(texts(words, count), record) { rows.add($0, $1) } }
}

/// Replays traces whose texts are in the caller's memory; the caller frees the result.
@c(ov_replay_texts)
public func replayTexts(
  _ words: CWords, _ count: Int, _ bytes: UnsafePointer<UnsafePointer<UInt8>?>, _ sizes: UnsafePointer<Int>,
  _ names: CWords, _ traces: Int
) -> UnsafeMutableRawPointer {
  let memory = TextMemory(bytes: bytes, sizes: sizes, names: texts(names, traces))
  return rows { rows, record in
    LibraryCalls.replay(
      texts(words, count), count: traces, record,
      work: { index, settings in
        let trace = try memory.trace(index)
        return try ReplayedTrace(of: trace, path: trace.path, settings)
      }, { rows.add($0, $1) })
  }
}

/// Replays gestures that are given as columns in the caller's memory; the caller frees the result.
@c(ov_replay_gestures)
public func replayGestures(
  _ words: CWords, _ count: Int, _ header: UnsafePointer<UInt8>, _ headerSize: Int,
  _ name: UnsafePointer<CChar>, _ starts: UnsafePointer<Int64>, _ gestures: Int,
  _ times: UnsafePointer<Int64>, _ y: UnsafePointer<Double>, _ x: UnsafePointer<Double>?,
  _ lifts: UnsafePointer<Int64>?, _ intents: UnsafePointer<Int32>?, _ intentNames: CWords?,
  _ intentCount: Int
) -> UnsafeMutableRawPointer {
  rows { rows, record in
    let line: Trace
    do {
      line = try read(header, headerSize, named: "header")
    } catch {
      Console(in: record).fail("\(error)")
      return .couldNot
    }
    let columns = GestureColumns(
      header: line.header, name: String(cString: name), count: gestures, starts: starts, times: times, y: y,
      x: x, lifts: lifts, intents: intents, intentNames: intentNames.map { texts($0, intentCount) } ?? [])
    return LibraryCalls.replay(
      texts(words, count), count: gestures, record,
      work: { index, settings in
        var trace = try columns.trace(of: index)
        trace.contentHash = trace.hashOfContents
        return try ReplayedTrace(of: trace, path: trace.path, settings)
      }, { rows.add($0, $1) })
  }
}

/// The exit status of a result: 0, 1 or 2, like that of the program.
@c(ov_status)
public func status(_ result: UnsafeMutableRawPointer) -> Int32 { value(of: result).status.rawValue }

/// A named buffer of a result, valid until the result is freed.
///
/// `size` receives the number of bytes, or -1 if there is no such buffer.
@c(ov_buffer)
public func buffer(
  _ result: UnsafeMutableRawPointer, _ name: UnsafePointer<CChar>, _ size: UnsafeMutablePointer<Int>
) -> UnsafeMutableRawPointer? {
  let found = value(of: result).buffer(String(cString: name))
  size.pointee = found?.count ?? -1
  return found?.start
}

/// Frees a result and its buffers.
@c(ov_free)
public func free(_ result: UnsafeMutableRawPointer) {
  Unmanaged<CallResult>.fromOpaque(result).release()
}

// MARK: -

/// The texts of traces in the C caller's memory, which must not change during the call.
private struct TextMemory: @unchecked Sendable {
  let bytes: UnsafePointer<UnsafePointer<UInt8>?>
  let sizes: UnsafePointer<Int>
  let names: [String]

  func trace(_ index: Int) throws -> Trace {
    var trace = try read(bytes[index], sizes[index], named: names[index])
    trace.contentHash = trace.hashOfContents
    return trace
  }
}

private func read(_ bytes: UnsafePointer<UInt8>?, _ size: Int, named name: String) throws -> Trace {
  try TraceReader.trace(of: Array(UnsafeBufferPointer(start: bytes, count: size)), path: name)
}

/// Runs a replay and returns a C result with its rows.
private func rows(_ replay: (ReplayRows, ConsoleRecord) -> ExitStatus) -> UnsafeMutableRawPointer {
  LibraryCalls.leaveSignalsToHost()
  let (rows, record) = (ReplayRows(), ConsoleRecord())
  let status = replay(rows, record)
  return handle(CallResult(status, record, rows.buffers, layout: rows.layout))
}

private func texts(_ words: CWords, _ count: Int) -> [String] {
  (0..<count).map { words[$0].map { String(cString: $0) } ?? "" }
}

private func handle(_ result: CallResult) -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(result).toOpaque()
}

private func value(of handle: UnsafeMutableRawPointer) -> CallResult {
  Unmanaged<CallResult>.fromOpaque(handle).takeUnretainedValue()
}
