/// A line or a Bézier curve with both of its ends: what one step of a path draws.
enum PathSegment: Equatable, Sendable {
  case line(PathPoint, PathPoint)
  case quadratic(PathPoint, PathPoint, PathPoint)
  case cubic(PathPoint, PathPoint, PathPoint, PathPoint)

  var start: PathPoint {
    switch self {
    case .line(let start, _), .quadratic(let start, _, _), .cubic(let start, _, _, _): start
    }
  }

  var end: PathPoint {
    switch self {
    case .line(_, let end), .quadratic(_, _, let end), .cubic(_, _, _, let end): end
    }
  }

  /// The step that draws the segment from its start.
  var element: PathElement {
    switch self {
    case .line(_, let end): .line(end)
    case .quadratic(_, let control, let end): .quadratic(control, to: end)
    case .cubic(_, let first, let second, let end): .cubic(first, second, to: end)
    }
  }

  /// The two parts of the segment before and after the parameter `t`, by De Casteljau's rule.
  func split(at t: Double) -> (PathSegment, PathSegment) {
    switch self {
    case .line(let a, let b):
      let middle = a.toward(b, by: t)
      return (.line(a, middle), .line(middle, b))
    case .quadratic(let a, let b, let c):
      let (ab, bc) = (a.toward(b, by: t), b.toward(c, by: t))
      let middle = ab.toward(bc, by: t)
      return (.quadratic(a, ab, middle), .quadratic(middle, bc, c))
    case .cubic(let a, let b, let c, let d):
      let (ab, bc, cd) = (a.toward(b, by: t), b.toward(c, by: t), c.toward(d, by: t))
      let (abc, bcd) = (ab.toward(bc, by: t), bc.toward(cd, by: t))
      let middle = abc.toward(bcd, by: t)
      return (.cubic(a, ab, abc, middle), .cubic(middle, bcd, cd, d))
    }
  }

  func point(at t: Double) -> PathPoint { split(at: t).0.end }

  /// The `2^times` equal parts, by parameter, into which the segment is cut by `times` halvings.
  func halved(times: Int) -> [PathSegment] {
    guard times > 0 else { return [self] }
    let (first, second) = split(at: 0.5)
    return first.halved(times: times - 1) + second.halved(times: times - 1)
  }
}

/// Computation of the lengths of segments.
extension PathSegment {
  /// If the polygon of the control points and the chord differ by less than this fraction of the polygon, the curve's length is computed
  /// from both.
  private static let polygonSlack = 1e-4
  /// The most halvings of a curve for its length; reached only at a cusp.
  private static let deepestHalving = 16
  /// The number of halvings of a curve to find a point at a given length; the remaining piece is treated as straight.
  private static let searchHalvings = 12

  private var chord: Double { start.distance(to: end) }

  /// The length of the polygon through the control points, in points.
  private var polygon: Double {
    switch self {
    case .line: chord
    case .quadratic(let a, let b, let c): a.distance(to: b) + b.distance(to: c)
    case .cubic(let a, let b, let c, let d): a.distance(to: b) + b.distance(to: c) + c.distance(to: d)
    }
  }

  /// The segment's length, in points: for degree n `(2·chord + (n − 1)·polygon)/(n + 1)`, summed over nearly straight pieces (Gravesen
  /// 1997).
  var length: Double { length(halvings: Self.deepestHalving) }

  private func length(halvings: Int) -> Double {
    let (chord, polygon) = (chord, polygon)
    guard halvings > 0, polygon - chord > Self.polygonSlack * polygon else {
      return switch self {
      case .line: chord
      case .quadratic: (2 * chord + polygon) / 3
      case .cubic: (chord + polygon) / 2
      }
    }
    let (first, second) = split(at: 0.5)
    return first.length(halvings: halvings - 1) + second.length(halvings: halvings - 1)
  }

  /// The first part of the segment, of length `wanted`.
  func prefix(ofLength wanted: Double) -> PathSegment {
    var (before, width, rest, piece) = (0.0, 1.0, wanted, self)
    for _ in 0..<Self.searchHalvings {
      if case .line = self { break }
      let (first, second) = piece.split(at: 0.5)
      let firstLength = first.length
      width /= 2
      piece = rest < firstLength ? first : second
      if rest >= firstLength { (before, rest) = (before + width, rest - firstLength) }
    }
    let length = piece.length
    let share = length > 0 ? min(1, max(0, rest / length)) : 0
    return split(at: before + width * share).0
  }
}

/// Computation of straight pieces and of the bounds of segments.
extension PathSegment {
  /// The most halvings of a curve for drawing; a millionth of any curve is straight.
  private static let finestHalving = 20

  /// The greatest distance of the curve from its chord, in points: for degree n `n(n − 1)/8` times the largest second difference of its
  /// control points.
  private var bow: Double {
    switch self {
    case .line: 0
    case .quadratic(let a, let b, let c): Self.bend(a, b, c) / 4
    case .cubic(let a, let b, let c, let d): max(Self.bend(a, b, c), Self.bend(b, c, d)) * 3 / 4
    }
  }

  private static func bend(_ a: PathPoint, _ b: PathPoint, _ c: PathPoint) -> Double {
    (a - b).distance(to: b - c)
  }

  /// The ends of straight pieces that stay within `tolerance` points of the segment, without the segment's start.
  func flattened(tolerance: Double) -> [PathPoint] { flattened(tolerance, halvings: Self.finestHalving) }

  private func flattened(_ tolerance: Double, halvings: Int) -> [PathPoint] {
    guard halvings > 0, bow > tolerance else { return [end] }
    let (first, second) = split(at: 0.5)
    return first.flattened(tolerance, halvings: halvings - 1)
      + second.flattened(tolerance, halvings: halvings - 1)
  }

  /// Adds the segment's ends and its turning points along both axes.
  func add(to limits: inout PathLimits) {
    limits.add(start)
    limits.add(end)
    for t in turns(along: { $0.x }) + turns(along: { $0.y }) where t > 0 && t < 1 { limits.add(point(at: t)) }
  }

  /// The parameters at which the velocity along an axis is 0.
  private func turns(along axis: (PathPoint) -> Double) -> [Double] {
    switch self {
    case .line: return []
    case .quadratic(let a, let b, let c):
      let (first, second) = (axis(b) - axis(a), axis(c) - axis(b))
      return first == second ? [] : [first / (first - second)]
    case .cubic(let a, let b, let c, let d):
      let steps = [b - a, c - b, d - c].map(axis)
      return Self.roots(
        steps[0] - 2 * steps[1] + steps[2], half: steps[1] - steps[0], steps[0])
    }
  }

  /// The real roots of `a·t² + 2·half·t + c`, without cancellation.
  private static func roots(_ a: Double, half: Double, _ c: Double) -> [Double] {
    let discriminant = half * half - a * c
    guard discriminant >= 0 else { return [] }
    let q = -(half + (half < 0 ? -1 : 1) * discriminant.squareRoot())
    return [q / a, c / q].filter { $0.isFinite }
  }
}
