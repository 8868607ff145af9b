/// A list of words: what it speaks of says the text of the binary, `word-sets.txt`, which has a line for each.
enum WordSet: String, CaseIterable {
    case absence, absences, alternatives, appleHIG, aroundTimes, asides, back, bars, beginningsOfConditions,
        beginningsOfSentences, besideButtons, besideMessages, besideWays, boxes, buttonAttributes, buttons,
        center, conditions, conditionsOfItems, containers, corners, coverings, deeds, denials, designs, emphases,
        emphasis, everywhere, facts, fieldsOfApps, fieldsOfTraits, figures, fillers, footers, groups, guidelines,
        headers, hiding, iconKits, joints, keysOfConditions, keysOfNamedItems, keysOfNotes, keysOfParts,
        keysOfPlans, keysOfPresence, keysOfProjects, keysOfRemarks, keysOfTexts, keysOfValues, kindsOfPages,
        kindsOfText, languages, layout, leadingItems, lists, listsOfBlocks, looks, looksOfButtons, looksOfTexts,
        looksOfTitles, manners, messages, namesAroundBars, namesOfBars, namesOfColors, namesOfDevices, notKnown,
        numerals, ofTaps, oldAndNew, openColors, ordinals, otherGuidelines, otherMakers, othersBeside, overlays,
        page, palettes, panes, partNames, parts, partsOfPages, partsOfScreens, place, places, placesForMore,
        placesOfItems, presences, presenting, progress, prose, regions, remarks, remarksOfTexts, same,
        sapFioriIOS, screens, shortKeys, signsOfMenus, stacks, stacksOfItems, stages, statesAtRest, statesAtTimes,
        statesOfContent, statesOfTrouble, subjects, swiftUI, switches, tabs, textKeys, texts, textsOfMessages,
        timesOfUse, titles, trailingPlacements, traits, translations, undecided, undoneStages, users, vague,
        viewsOfItems, viewsOfScreens, ways, waysOfBars, waysOfBoth, waysToOpen, wholeWords, widths, wordsOfAll,
        wordsOfLayout, wordsOfPresence, wordsOfProse, workdayCanvas

    private static let table = WordRow.rows(of: "word-sets").reduce(into: [Self: ReadWhenAsked<[String]>]()) {
        guard let list = Self(rawValue: String(decoding: $1.words.dropLast(), as: UTF8.self)) else { return }
        $0[list] = ReadWhenAsked { [meaning = $1.meaning] in OtherWord.list(meaning) }
    }

    /// The words in their order.
    var words: [String] { Self.table[self]?.value ?? [] }

    /// Whether a word is one of the list, which is so short that looking it up takes less than making a set of it.
    func contains(_ word: String) -> Bool { words.contains(word) }
}
