/// A fault in the inputs of a test case of `seeds.json`.
enum SeedError: Error, Equatable, CustomStringConvertible {
  case missing(String)
  case unknownCall(String)
  case unknownVersion(String)
  case unknownSystem(String)
  case notPositive
  case negative(String)
  case notWhole(String)
  case time(Double)

  var description: String {
    switch self {
    case .missing(let key): "the inputs do not have '\(key)'; add it"
    case .unknownCall(let name):
      "call '\(name)' is not known; use beginRefreshing, trigger, start, endRefreshing, stopAnimating, stop, end, finished or endDrag"
    case .unknownVersion(let name): "version '\(name)' is neither 0.1.1 nor 0.2.1; use one of them"
    case .unknownSystem(let name): "no formula for the system '\(name)'; correct the name"
    case .notPositive: "'c' and 'scrollViewHeight' must be above 0; correct them"
    case .negative(let key): "'\(key)' is below 0; give a number of at least 0"
    case .notWhole(let key): "'\(key)' is not a whole number of at most nine digits; correct it"
    case .time(let time): "an event's 't' is \(time); give seconds from 0 to 86400"
    }
  }
}
