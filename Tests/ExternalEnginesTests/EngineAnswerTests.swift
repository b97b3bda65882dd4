@testable import ExternalEngines
