import Glibc
import TextFormats

extension JSONValue {
  /// The value with its numbers rounded to some decimals, so that their last bits do not show in a golden file; −0 is 0.
  func rounded(decimals: Int) -> JSONValue {
    switch self {
    case .number(let number):
      let scale = pow(10, Double(decimals))
      return JSONValue((number.value * scale).rounded() / scale + 0)
    case .array(let values): return .array(values.map { $0.rounded(decimals: decimals) })
    case .object(let object):
      return .object(
        object.members.reduce(into: JSONObject()) { all, member in
          all[member.key] = member.value.rounded(decimals: decimals)
        })
    default: return self
    }
  }
}
