import PolicyFiles
import PullToRefresh
import Testing

@testable import ReplayExperiments

@Suite("Families of engines")
struct EngineFamilyTests {
  @Test("are the platforms that the systems are made for; a policy is one's own")
  func families() {
    let all = RefreshSystem.originals.map {
      (name: "\($0.name)", family: EngineFamily.name(of: .builtIn($0)))
    }
    func names(_ family: String) -> [String] { all.filter { $0.family == family }.map(\.name) }
    #expect(Set(all.map(\.family)).isSuperset(of: ["iOS", "Android", "Flutter", "Web"]))
    for name in ["mj", "sv", "uirefreshcontrol", "mrefresh"] {
      #expect(names("iOS").contains(name), "\(name)")
    }
    for name in ["swiperefresh", "compose"] { #expect(names("Android").contains(name), "\(name)") }
    for name in ["flutter-material", "flutter-cupertino"] {
      #expect(names("Flutter").contains(name), "\(name)")
    }
    for name in ["vant", "better-scroll", "pulltorefresh-js"] {
      #expect(names("Web").contains(name), "\(name)")
    }
    let policy = EngineChoice.policy(
      RefreshPolicyFile(name: "mine", policy: RefreshPolicy(threshold: .points(60))))
    #expect(EngineFamily.name(of: policy) == "Your own")
  }
}
