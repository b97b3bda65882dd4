// Made by `tools/make coefficients`, which says how; with `--check` it compares.

/// The constants of ``Elementary``: fitted polynomials, and numbers split into exact parts.
@usableFromInline
enum ElementaryCoefficients {
  /// `(eʳ − 1 − r) / r²` for `|r| ≤ ln 2 / 2`; error at most 2.6e-18.
  @inlinable
  static func expTail(_ r: Double) -> Double {
    var p: Double = 0x1.1f72fc730b4ffp-29
    p = p * r + 0x1.af4ddd84882fep-26
    p = p * r + 0x1.27e4db67b4303p-22
    p = p * r + 0x1.71de02375656cp-19
    p = p * r + 0x1.a01a01a6d7808p-16
    p = p * r + 0x1.a01a01abe62ddp-13
    p = p * r + 0x1.6c16c16c162d6p-10
    p = p * r + 0x1.11111111100dfp-7
    p = p * r + 0x1.5555555555556p-5
    p = p * r + 0x1.5555555555557p-3
    p = p * r + 0x1p-1
    return p
  }

  /// `(ln((1 + s) / (1 − s)) − 2s) / s³` for `z = s² ≤ 0.02944`; error at most 3.7e-17.
  @inlinable
  static func logTail(_ z: Double) -> Double {
    var p: Double = 0x1.0c039c49989c6p-3
    p = p * z + 0x1.0fbe95d71602p-3
    p = p * z + 0x1.3b1c355a8f7a2p-3
    p = p * z + 0x1.745cf9048dd95p-3
    p = p * z + 0x1.c71c720159177p-3
    p = p * z + 0x1.2492492476cccp-2
    p = p * z + 0x1.9999999999a38p-2
    p = p * z + 0x1.5555555555555p-1
    return p
  }

  /// `(sin r − r) / r³` for `z = r² ≤ (π / 4)²`; error at most 9.3e-18.
  @inlinable
  static func sinTail(_ z: Double) -> Double {
    var p: Double = -0x1.ab17d404de5b3p-41
    p = p * z + 0x1.61217f0b800d5p-33
    p = p * z - 0x1.ae645412c560cp-26
    p = p * z + 0x1.71de3a546095bp-19
    p = p * z - 0x1.a01a01a019938p-13
    p = p * z + 0x1.111111111111p-7
    p = p * z - 0x1.5555555555555p-3
    return p
  }

  /// `(cos r − 1 + z / 2) / z²` for `z = r² ≤ (π / 4)²`; error at most 2.3e-18.
  @inlinable
  static func cosTail(_ z: Double) -> Double {
    var p: Double = 0x1.ab785b00b4646p-45
    p = p * z - 0x1.9394ba0cd6ed5p-37
    p = p * z + 0x1.1eed8deb97a97p-29
    p = p * z - 0x1.27e4fb7712d65p-22
    p = p * z + 0x1.a01a01a019d0ap-16
    p = p * z - 0x1.6c16c16c16c16p-10
    p = p * z + 0x1.5555555555555p-5
    return p
  }

  /// `(arctan r − r) / r³` for `z = r² ≤ (7 / 16)²`; error at most 1.9e-17.
  @inlinable
  static func atanTail(_ z: Double) -> Double {
    var p: Double = 0x1.e4167464d3de7p-7
    p = p * z - 0x1.0f62bba6a2558p-5
    p = p * z + 0x1.7001816fd063fp-5
    p = p * z - 0x1.ab59b417b2d3fp-5
    p = p * z + 0x1.e170800a4621p-5
    p = p * z - 0x1.110c9ce7b0572p-4
    p = p * z + 0x1.3b1375ce5bdc6p-4
    p = p * z - 0x1.745d154c84f7ap-4
    p = p * z + 0x1.c71c71bd2b8bcp-4
    p = p * z - 0x1.2492492485503p-3
    p = p * z + 0x1.99999999998c5p-3
    p = p * z - 0x1.5555555555555p-2
    return p
  }

  /// `(tanh r − r) / r³` for `z = r² ≤ 0.35²`; error at most 1.9e-17.
  @inlinable
  static func tanhTail(_ z: Double) -> Double {
    var p: Double = 0x1.3e90ab4045ca6p-14
    p = p * z - 0x1.ea9313d37a771p-13
    p = p * z + 0x1.34f5c85062f21p-11
    p = p * z - 0x1.7d9f2a9b3adecp-10
    p = p * z + 0x1.d6d3b3fa280abp-9
    p = p * z - 0x1.226e352211becp-7
    p = p * z + 0x1.664f488230047p-6
    p = p * z - 0x1.ba1ba1ba1af08p-5
    p = p * z + 0x1.111111111110ep-3
    p = p * z - 0x1.5555555555555p-2
    return p
  }

  /// ln 2, its first 42 bits: products with whole numbers below 2¹¹ are exact.
  @inlinable static var ln2High: Double { 0x1.62e42fefa38p-1 }
  /// ln 2 − ``ln2High``.
  @inlinable static var ln2Low: Double { 0x1.ef35793c7673p-45 }
  /// 1 / ln 2.
  @inlinable static var perLn2: Double { 0x1.71547652b82fep+0 }
  /// 2 / π.
  @inlinable static var perHalfPi: Double { 0x1.45f306dc9c883p-1 }
  /// π / 2, part 1 of 4.
  @inlinable static var halfPi1: Double { 0x1.921fb544p+0 }
  /// π / 2, part 2 of 4.
  @inlinable static var halfPi2: Double { 0x1.0b4611a6p-34 }
  /// π / 2, part 3 of 4.
  @inlinable static var halfPi3: Double { 0x1.3198a2ep-69 }
  /// π / 2, part 4 of 4.
  @inlinable static var halfPi4: Double { 0x1.b839a252049c1p-104 }
  /// π / 2, nearest double.
  @inlinable static var halfPiHigh: Double { 0x1.921fb54442d18p+0 }
  /// π / 2 − ``halfPiHigh``.
  @inlinable static var halfPiLow: Double { 0x1.1a62633145c07p-54 }
  /// arctan ½, nearest double.
  @inlinable static var atanHalfHigh: Double { 0x1.dac670561bb4fp-2 }
  /// arctan ½ − ``atanHalfHigh``.
  @inlinable static var atanHalfLow: Double { 0x1.a2b7f222f65e2p-56 }
  /// arctan 1½, nearest double.
  @inlinable static var atanThreeHalvesHigh: Double { 0x1.f730bd281f69bp-1 }
  /// arctan 1½ − ``atanThreeHalvesHigh``.
  @inlinable static var atanThreeHalvesLow: Double { 0x1.007887af0cbbdp-56 }

  /// The bits of 2 / π after the binary point in 64-bit words, preceded by one word of zeros; 0 past the end.
  static func bitsPerHalfPi(_ word: Int) -> UInt64 {
    switch word {
    case 1: 0xa2f9_836e_4e44_1529
    case 2: 0xfc27_57d1_f534_ddc0
    case 3: 0xdb62_9599_3c43_9041
    case 4: 0xfe51_63ab_debb_c561
    case 5: 0xb724_6e3a_424d_d2e0
    case 6: 0x0649_2eea_09d1_921c
    case 7: 0xfe1d_eb1c_b129_a73e
    case 8: 0xe882_35f5_2ebb_4484
    case 9: 0xe99c_7026_b45f_7e41
    case 10: 0x3991_d639_8353_39f4
    case 11: 0x9c84_5f8b_bdf9_283b
    case 12: 0x1ff8_97ff_de05_980f
    case 13: 0xef2f_118b_5a0a_6d1f
    case 14: 0x6d36_7ecf_27cb_09b7
    case 15: 0x4f46_3f66_9e5f_ea2d
    case 16: 0x7527_bac7_ebe5_f17b
    case 17: 0x3d07_39f7_8a52_92ea
    case 18: 0x6bfb_5fb1_1f8d_5d08
    case 19: 0x5603_3046_fc7b_6bab
    case 20: 0xf0cf_bc20_9af4_361d
    default: 0
    }
  }
}
