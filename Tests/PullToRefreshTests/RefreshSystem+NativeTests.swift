import PullToRefresh
import Testing

@Suite("Native models")
struct RefreshSystemNativeTests {
  /// By their sources: a category on UIScrollView, a View of Android, a Flickable, a ScrollBehavior, a library's own.
  @Test(
    "each of the main systems on what its source builds on",
    arguments: [
      ("mj", "uikit"), ("swiperefresh", "android-stretch"), ("kirigami", "qt"),
      ("flutter-material", "flutter-clamping"), ("flutter-cupertino", "flutter-ios"),
      ("custom-refresh-indicator", "flutter-clamping"), ("easy-refresh", "flutter-ios"),
      ("better-scroll", "better-scroll"), ("ultra-ptr", "android"), ("react-native", "android-stretch"),
      ("firefox-android", "gecko-android"), ("smart-refresh", "android-stretch"), ("ionic-ios", "uikit"),
      ("vant", "android"), ("antd-mobile", "android"), ("framework7", "uikit"), ("framework7-md", "android"),
    ])
  func families(name: String, model: String) throws {
    #expect("\(try #require(RefreshSystem(named: name)).nativeModel.name)" == model)
  }
}
