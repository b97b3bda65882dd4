import Glibc

/// The bytes of a file; none where it cannot be read, which no trace has.
func bytes(of path: String) -> [UInt8] {
  guard let file = fopen(path, "r") else { return [] }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  while case let byte = getc_unlocked(file), byte != EOF { bytes.append(UInt8(truncatingIfNeeded: byte)) }
  return bytes
}
