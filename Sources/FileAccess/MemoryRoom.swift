import Glibc

/// Whether the memory for an input can be had, asked before the input is read: Swift ends the program if memory runs out.
///
/// The need is a lower bound that follows from the input's size, so what is refused would have failed. It is no promise for what is not refused.
package enum MemoryRoom {
  /// The number of bytes up to which nothing is asked: any machine has them.
  private static let unasked = 1 << 25

  /// Throws an error if an input needs more memory than this process can get.
  ///
  /// The system is asked for addresses, which a limit of the process (`ulimit -v`) may deny, and for the memory that it could free.
  ///
  /// - Parameters:
  ///   - bytes: The least number of bytes that reading the input keeps.
  ///   - path: The input.
  /// - Throws: `FileError` with `ENOMEM`.
  package static func require(_ bytes: Int, for path: String) throws(FileError) {
    guard bytes > unasked else { return }
    let room = mmap(nil, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    let isGranted = room != MAP_FAILED
    if isGranted { munmap(room, bytes) }
    let free = free(in: text(of: "/proc/meminfo"))
    guard !isGranted || bytes > free ?? .max else { return }
    let reason =
      isGranted
      ? "but only \((free ?? 0) >> 20) MiB are available; split it, or use a machine with more"
      : "which the system does not grant; split it, or raise the limit (ulimit -v)"
    throw FileError(
      path: path, operation: .read, code: ENOMEM,
      description: "\(FileIO.inputName(path)): needs at least \(bytes >> 20) MiB of memory, \(reason)")
  }

  /// The memory that could be had without ending a program, in bytes: what is available, and free swap space.
  ///
  /// - Parameter text: The text of `/proc/meminfo`: lines such as `MemAvailable:   123 kB`.
  /// - Returns: nil if the text does not say it.
  static func free(in text: String) -> Int? {
    func value(_ key: String) -> Int? {
      text.split(separator: "\n").first { $0.hasPrefix(key + ":") }?
        .split(separator: " ").dropFirst().first.flatMap { Int($0) }
    }
    return value("MemAvailable").map { ($0 + (value("SwapFree") ?? 0)) << 10 }
  }

  private static func text(of path: String) -> String {
    (try? FileIO.contents(of: path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
