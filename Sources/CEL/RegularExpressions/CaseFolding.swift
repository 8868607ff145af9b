/// Characters that differ in case only.
enum CaseFolding {
    /// The scalar that stands for all that differ from it in case only.
    static func folded(_ scalar: UInt32) -> UInt32 { lower(upper(scalar)) }

    /// The scalars to which a scalar is mapped by its case mappings.
    static func variants(of scalar: UInt32) -> [UInt32] {
        let upper = upper(scalar)
        return [upper, lower(scalar), lower(upper)]
    }

    private static func upper(_ scalar: UInt32) -> UInt32 {
        if scalar < 0x80 { return scalar >= 0x61 && scalar <= 0x7A ? scalar - 0x20 : scalar }
        // The dotless i differs from i in more than case.
        if scalar == 0x131 { return scalar }
        return single(Unicode.Scalar(scalar)?.properties.uppercaseMapping) ?? scalar
    }

    private static func lower(_ scalar: UInt32) -> UInt32 {
        if scalar < 0x80 { return scalar >= 0x41 && scalar <= 0x5A ? scalar + 0x20 : scalar }
        return single(Unicode.Scalar(scalar)?.properties.lowercaseMapping) ?? scalar
    }

    /// The only scalar of a mapping; one to several (`ß` to `SS`) does not count.
    private static func single(_ mapping: String?) -> UInt32? {
        guard let scalars = mapping?.unicodeScalars, scalars.count == 1 else { return nil }
        return scalars.first?.value
    }
}
