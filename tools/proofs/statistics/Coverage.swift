import ReplayStatistics
import ScrollPhysics

/// One line of the table: how often something held in many draws, and how often it should have.
struct Row {
  let what: String
  let setting: String
  let draws: Int
  let held: Int
  /// In per cent.
  let expected: ClosedRange<Double>

  var share: Double { 100 * Double(held) / Double(draws) }
  var isRight: Bool { expected.contains(share) }
}

/// Draws samples with a known truth and counts how often each interval contains it.
struct Coverage {
  static let draws = 10_000
  /// What theory promises of a good 95 % interval.
  static let nominal = 94.0...96.0
  /// An exact one covers 95 % or more; four standard errors of 10,000 draws below are chance.
  static let exact = 94.1...100.0
  private(set) var rows: [Row] = []
  private var random: Draws

  init(seed: UInt64) {
    random = Draws(seed: seed)
  }

  private mutating func count(
    _ what: String, _ setting: String, draws: Int = draws, expected: ClosedRange<Double>,
    holds: (inout Draws) -> Bool
  ) {
    var held = 0
    for _ in 0..<draws where holds(&random) { held += 1 }
    rows.append(Row(what: what, setting: setting, draws: draws, held: held, expected: expected))
  }

  mutating func shares() {
    for (n, p) in [(100, 0.5), (300, 0.8), (1000, 0.9), (1000, 0.98)] {
      count("Wilson", "n \(n), share \(p)", expected: Self.nominal) { random in
        let interval = WilsonInterval(successes: random.binomial(n, p), trials: n)
        return contains(interval.low, interval.high, p)
      }
    }
    count("Wilson", "n 40, any share", expected: Self.nominal) { random in
      let p = random.share()
      let interval = WilsonInterval(successes: random.binomial(40, p), trials: 40)
      return contains(interval.low, interval.high, p)
    }
    for (n, p) in [(20, 0.5), (100, 0.97)] {
      count("Clopper-Pearson", "n \(n), share \(p)", expected: Self.exact) { random in
        let interval = ClopperPearsonInterval(successes: random.binomial(n, p), trials: n)
        return contains(interval.low, interval.high, p)
      }
    }
    for mean in [0.5, 3, 20, 200] {
      count("Poisson rate, exact", "mean \(mean)", expected: Self.exact) { random in
        let rate = PoissonRate(events: random.poisson(mean), hours: 2)
        return contains(rate.low, rate.high, mean / 2)
      }
    }
  }

  mutating func differences() {
    for (n, cells) in [(100, [0.6, 0.15, 0.1]), (300, [0.8, 0.08, 0.04]), (80, [0.3, 0.2, 0.2])] {
      count("Newcombe, paired", "n \(n), differ in \(percent(cells[1] + cells[2]))", expected: Self.nominal) {
        random in
        let difference = NewcombeDifference.paired(pairs(n, cells, &random))
        return contains(difference.low, difference.high, cells[2] - cells[1])
      }
    }
    for (n, m, p, q) in [(80, 60, 0.8, 0.7), (200, 200, 0.9, 0.85)] {
      count("Newcombe, unpaired", "n \(n) and \(m), shares \(p), \(q)", expected: Self.nominal) { random in
        let difference = NewcombeDifference.unpaired(
          WilsonInterval(successes: random.binomial(n, p), trials: n),
          minus: WilsonInterval(successes: random.binomial(m, q), trials: m))
        return contains(difference.low, difference.high, p - q)
      }
    }
  }

  mutating func tests() {
    count("McNemar finds what is not there", "n 200, exact p ≤ 0.05", expected: 0...5.9) { random in
      McNemarTest(pairs(200, [0.5, 0.15, 0.15], &random)).p <= 0.05
    }
    count("McNemar finds what is not there", "n 200, mid-p ≤ 0.05", expected: 3.5...5.9) { random in
      McNemarTest(pairs(200, [0.5, 0.15, 0.15], &random)).midP <= 0.05
    }
    for (difference, discordant) in [(0.05, 0.2), (0.1, 0.3), (0.02, 0.1), (0.02, 0.02)] {
      let n = SampleSize.paired(difference: difference, discordant: discordant)
      let half = (discordant - difference) / 2
      count("power, planned 80 %", "n \(n), paired, \(percent(difference))", expected: 78.5...81.5) {
        random in
        McNemarTest(pairs(n, [0.5, half, half + difference], &random)).p <= 0.05
      }
    }
  }

  /// Shares, differences and rates of people who differ, with numbers of gestures from 5 to 500 in most rows.
  ///
  /// Few people cannot tell whether they differ, so an interval that holds where they do is wide where they do not: it may cover up to all, and never
  /// less than 92 %.
  mutating func people() {
    let holds = 92.0...100.0
    for people in [3, 5, 10, 20, 50] {
      for (share, correlation) in [(0.01, 0.05), (0.05, 0.3), (0.15, 0.1), (0.5, 0), (0.5, 0.3)] {
        let sizes = people == 20 ? 20...20 : 5...500
        let setting = "\(people) people, \(percent(share)), ρ \(correlation)"
        count("share of people", setting, draws: 2000, expected: holds) { random in
          let shares = (0..<people).map { _ in
            let trials = random.size(sizes)
            return UnitShare(random.binomial(trials, random.beta(share, correlation)), of: trials)
          }
          let interval = ClusteredShare(shares)
          return contains(interval.low, interval.high, share)
        }
      }
    }
    for people in [3, 6, 16, 50] {
      for (share, lost, won, correlation) in [
        (0.5, 0.1, 0.02, 0.3), (0.2, 0.05, 0.05, 0.1), (0.8, 0.3, 0.3, 0),
      ] {
        let setting = "\(people) people, ρ \(correlation)"
        let truth = (1 - share) * won - share * lost
        count("difference of people", setting, draws: 1000, expected: holds) { random in
          let pairs = random.pairs(people: people, share, lost: lost, won: won, correlation: correlation)
          let difference = pairs.difference
          return contains(difference.low, difference.high, truth)
        }
      }
    }
    for (people, correlation) in [(6, 0.1), (16, 0.3), (50, 0.1)] {
      count(
        "sign flips find what is not there", "\(people) people, p ≤ 0.05", draws: 2000, expected: 0...6.5
      ) { random in
        McNemarTest(random.pairs(people: people, 0.5, lost: 0.2, won: 0.2, correlation: correlation)).p
          <= 0.05
      }
    }
    for (people, mean, variation) in [(3, 1, 0.5), (6, 5, 0.25), (16, 0.2, 1), (16, 5, 0.5), (50, 1, 1)] {
      count("rate of people", "\(people) people, \(mean) an hour", draws: 2000, expected: holds) { random in
        let units = (0..<people).map { _ in
          let hours = random.share() + 0.25
          return UnitExposure(
            events: random.poisson(hours * mean * variation * random.gamma(1 / variation)), hours: hours)
        }
        let rate = PoissonRate(units, of: .people)
        return contains(rate.low, rate.high, mean)
      }
    }
  }

  /// People of differing level, 5 values each: all of one person are drawn again together.
  mutating func bootstrap() {
    for (people, expected) in [(100, Self.nominal), (20, 93.0...97), (5, 92.0...98)] {
      let names = (0..<people).map { "p\($0)" }
      count(
        "cluster bootstrap, mean", "\(people) people × 5", draws: people == 100 ? Self.draws : 4000,
        expected: expected
      ) {
        random in
        let sums = Dictionary(
          uniqueKeysWithValues: names.map {
            ($0, (0..<5).reduce(2 * random.normal()) { sum, _ in sum + random.normal() })
          })
        let interval = ClusterBootstrap.interval(sums) { samples, times in
          var (sum, count) = (0.0, 0)
          for index in samples.indices {
            sum += samples[index] * Double(times[index])
            count += times[index]
          }
          return count == 0 ? nil : sum / Double(count)
        }
        return contains(interval.low, interval.high, 0)
      }
    }
    count("cluster bootstrap, median", "60 people × 5", draws: 1000, expected: 92.5...97.5) { random in
      var values = ClusteredValues()
      for person in 0..<60 {
        let level = random.normal()
        for _ in 0..<5 { values.add(level + random.normal(), cluster: "p\(person)") }
      }
      let median = values.median
      return contains(median.low, median.high, 0)
    }
    count("cluster bootstrap, AUC", "60 people × 5", draws: 1000, expected: 92.5...97.5) { random in
      let cases = (0..<300).map { index in
        let isWanted = index % 5 < 2
        // One deviation apart: the truth is Φ(1/√2).
        return ReceiverCurve.Case(
          critical: random.normal() + (isWanted ? 1 : 0), isWanted: isWanted, cluster: "p\(index / 5)")
      }
      let area = ReceiverCurve(cases).areaUnderCurve
      return contains(area.low, area.high, NormalDistribution.probability(below: 0.5.squareRoot()))
    }
  }
}

private func pairs(_ count: Int, _ shares: [Double], _ random: inout Draws) -> PairedCounts {
  var counts = PairedCounts()
  for _ in 0..<count {
    let share = random.share()
    let first = share < shares[0] + shares[1]
    let second = share < shares[0] || (!first && share < shares[0] + shares[1] + shares[2])
    counts.count(first: first, second: second)
  }
  return counts
}

extension Draws {
  /// Gestures of several people that two engines decide: the first fires in a share of them; of those the second loses some, of the others it wins
  /// some. All three differ between people.
  fileprivate mutating func pairs(
    people: Int, _ share: Double, lost: Double, won: Double, correlation: Double
  ) -> ClusteredPairs {
    ClusteredPairs(
      (0..<people).map { _ in
        let (own, loses, wins) = (beta(share, correlation), beta(lost, correlation), beta(won, correlation))
        var counts = PairedCounts()
        for _ in 0..<size(5...500) {
          let first = isTrue(own)
          counts.count(first: first, second: first ? !isTrue(loses) : isTrue(wins))
        }
        return counts
      }, of: .people)
  }
}

private func contains(_ low: Double?, _ high: Double?, _ truth: Double) -> Bool {
  guard let low, let high else { return false }
  return low <= truth && truth <= high
}

private func percent(_ share: Double) -> String { "\((share * 1000).rounded() / 10) %" }
