@testable import Wireframe
