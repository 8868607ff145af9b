// The list of common words, in one table.
extension CommonWords {
    /// The words of design guidelines and of the descriptions of apps, in English; a word is left out of which another one is
    /// a form, and so is one that tells nothing of a screen, such as "other", or that the schema and the tables have anyway.
    static let list = """
        able abnahme about absence absent access accommodate accomplish accord accordion accurate acme acquire across
        activate actual ad adapt adaptation addition address adjust adjustment adopt advance advantage affect after
        again agenda agree aim air airplay alarm album alike allow almost alone along already alternate alternative
        alternatives amazon ambiguity ambiguous among amount and animate annotate announcement anonymous another answer
        apart appear append appreciate appropriate approval approximate ar archetype archive are around array art
        article artwork as ascending ask assert at attachment audit automation avail avoid award backend backlog bag
        balance balloon bank bear bed been before begin behave behind being bell belong ben beneath benefit beside best
        better black blank blend blob block blue bluetooth blurred board bounce bound branch bread break brightness
        bring brown browse bubble bug busy but by camera can cancelled capability capitalization car cart catalog
        caution cent centralize certain channel checklist checkout choice choose city clarify clarity clause clip
        clipped cloud clutter code cohort colours combine come commit common communicate compass compatible competitor
        complete complex complicate compression conceal concentric concise configure conflict confluence conform confuse
        connect conserve consider consideration consist consistency consistent constant constraint contain continue
        continuous contrast convenience convenient convention conversation coordinator correct could creat creation
        criterios cube currency customisable cut dash day decide decimal decision defect define delay department
        departure depend dependency deployment describe descriptive desire detector determine develop development differ
        different differentiate difficult digit dim directional disappear discover distance distinguish distort
        distribute divide do doe don door dot download draft drag dragging draw drink drop dropping duplicate each
        easily eat either eject elapse elevate eliminate else elsewhere email emphasize enable encode engaged engine
        enhance enough ensure entire episode equipo especially essential even every everyone everywhere exceed
        exceptional exclude exempt exercise exist expand expense experience expire expiry explore extend extension eye
        eyebrow face fact familiar far favorite fee feel fetch few fidelity figjam figure fin finalize fit fitness fix
        fixme flatten flexibility flight float floorplan flutter fold follow food foot formula forward four fraction
        fragment free french frequent front frontend frozen fullscreen functional further future game gate gdpr general
        generated generic get gift github gitlab give go good gps green greeting guess guest guidance handle hard
        hardware harmonize have head health heart here heuristic hex hid hierarchical highest highlight hold hook host
        hour house how however hsl hub hud huge human id ideal identical idioma if illustrate immediate imp impact
        implement important in inbox incomplete indent indentation indicate individual influence inform information
        inherit insert insertion inspiration integer integral integrate intend interaction interval into intro intuitive
        inventory invoke is issue it italic its itself judge jump just keep kerning keypad kiosk kit know known lat late
        layer leaf learn leave legacy legibility legible les lesson let letter lift ligature like lin live load local
        localize locate lock log logged logical lone lose lot low lowest made magic mail mailbox maintain make manage
        management many mark mask maximum may md me mean measure mechanism meet member memory merge method metric mic
        middleware midnight might minimal minimum minute miro miss mix modifier monday month most move much multi
        multiple multiplier multitask music must mutable mute my nam nearby necessary need nice nil no notch notebook
        notion notiz now null obscure observable observation observations observe odata of offboard often ok on onboard
        one online opaque optimize option optional or orange organize otherwise our outlook outside overlap overview own
        pace pan parallel param parameter part participant pass password pattern pause pay payroll peek pending people
        per period permit persist person personal perspective phrase pick pin pinch pink pitch plane plattform play
        playlist please plug podcast polish populate population possible possibly post postal practice prefer preference
        premium prepare preserve preset pressure prevent principle print process procurement progressive project prop
        property proportion proposal protocol provide pt public publish punctuation purchase purple put px qr quantity
        quick quit raise range rat rate rather react reaction read real rearrange rebase receipt receive recognizable
        recognize recommend recommendation record rectangle red redundant redux refer reflect regardless regression
        reinstate relate relation relationship relevance relevant reliable reload relocate remain remind remote rename
        rend reorder repeat replace report represent representation representative reproduce request require requisition
        reset reside resistance resize respond responsable responsible restoration retry returning review rgb rgba ride
        ring rollout room run safari same satisfy say scan score scrubber second see seem send sense sensitive sentence
        separate separation series service setting several shade shelf shelve shield shop short shorten should shrink
        shuffle signature signoff similar simple simulate simulator six sky slack slide slight slip smart so soap social
        solution sometime song soon spatial speak special specific specify speech spell sponsor sprache spring stand
        star stat stay step stick still stop store street stretch strike subject subscription subtle subtly such
        sufficient suggestion suit supersede supply support sure survey swap swift swiftui symbolic sync take talkback
        task temporarily temporary ten tenant term than that their them themselves there therefore these they this those
        thread threshold throughout thumbnail tie tighten til timesheet timestamp to today together tolerance tomorrow
        too tool touch track trail train trait transaction transfer translate transport tray treatment trello trend
        tribe trim truncation try tv two typeface typical ui uikit unchecked underneath understand understood unfamiliar
        unfilled uniform unify unique unit unity unlike unwind up update upgrade upload upon upward use usecase useful
        username usual ux validation van vanilla variable variation vary vendor verantwortlich verb verify vert very via
        visit visual wait walk wallet want warn way wcag we weather week welcome what wheel whereas whether which
        whimsical white whole whose will wip wizard won work workout would wrapper write xl year yellow yesterday yet
        you zero zone zoom
        """
}
