// The list of common words, in one table.
extension CommonWords {
    /// The words of design guidelines and of the descriptions of apps, in English; a word is left out of which another one is
    /// a form, and so is one that tells nothing of a screen, such as "other".
    static let list = """
        as at by do go id if in is it me my no of on or so to up we ui able about above absence absent accent accept
        abnahme access accessibility accommodate accomplish accord accordion account accurate acme acquire across action
        activate active activity actual ad adapt adaptation adaptive add addition additional address adjust adjustment
        adopt advance advantage affect after again agenda agree aim air airplay alarm album alert align alignment
        alike allow almost alone along alpha already alternate alternative alternatives always amazon ambiguity ambiguous among
        amount anchor and android animate animation annotate annotation announcement anonymous another answer apart api
        app appear appearance append apple appreciate appropriate approval approve approximate ar archetype archive are
        area aria around array arrow art article artwork ascending ask aspect assert asset at attachment attribute audio
        audit author auto automatic automatically automation avail avatar avoid award away axis back backdrop backend
        background backlog badge bag balance balloon bank banner barcode bars base bear because bed been before begin
        behave behavior behind being bell belong below ben beneath benefit beside best better between black blank blend
        blob block blue bluetooth blur blurred board body bold book bookmark border both bottom bounce bound box branch
        brand bread breadcrumb break brightness bring brown browse bubble bug built bundle busy but button by calendar
        call callout camera can cancel cancelled canvas capability capitalization capsule caption car carousel cart case
        catalog category caution cell cent centralize centre certain change channel character chart chat check
        checkbox checklist checkout chevron child children chip choice choose circle circular city clarify clarity
        class clause clear click clip clipped clock close cloud clutter code cohort collapse collapsible collection
        color colours column combine come command comment commit common communicate compact compass compatible
        competitor complete complex complicate complication component compose compression conceal concentric concise
        configuration configure confirm confirmation conflict confluence conform confuse connect connection conserve
        consider consideration consist consistency consistent constant constraint contact contain content context
        continue continuous contrast control controller convenience convenient convention conversation coordinator
        corner correct could count country cover creat create creation criterios critical crown cta cube currency current
        curve custom customisable cut dark dash data date day decide decimal decision decorative default defect define
        definition delay delete department departure depend dependency deployment depth describe description descriptive
        design desire destination destructive detail detector detent determine develop development device dialog differ
        different differentiate difficult digit digital dim direction directional disappear disclosure discount discover
        dismiss dismissible display distance distinguish distort distribute distribution divide document doe don done door
        dot double down download draft drag dragging draw drink drop dropdown dropping due duplicate duration during
        dynamic each easily eat edge edit editor effect either eject elapse element elevate elevation eliminate
        ellipsis else elsewhere email emphasis emphasize empty enable encode end engaged engine enhance enough ensure
        enter entire entity entry environment episode equal equipo error especially essential estimate even event every
        everyone everywhere exceed except exception exceptional exclude exempt exercise exist exit expand expect
        expected expense experience experiment expire expiry explore export extend extension eye eyebrow fab face fact
        factor false familiar family faq far favorite feature fee feedback feel fetch few fidelity figjam figure file
        fill filter fin finalize finish first fit fitness fix fixme flag flat flatten flexibility flexible flight float
        floorplan flow flutter focus fold follow font food foot footnote for force foreground form format formula
        forward four fraction fragment frame free french frequent from front frontend frozen full fullscreen function
        functional further future gallery game gap gate gauge gdpr general generated generic gesture get gift github gitlab
        give glass global glyph go goal good gps grabber gradient gravity gray green greeting grid group guess guest
        guidance guide guideline half hamburger hand handle haptic hard hardware harmonize has have head headline health
        heart height help here hero heuristic hex hid hidden hide hierarchical hierarchy high highlight hint history
        hold home hook horizontal host hour house hover how however hsl hub hud huge human icon id ideal identical idiom
        idioma idle if ignore illustrate illustration image immediate imp impact implement importance important in
        inactive inbox include incomplete indent indentation index indicate indicator individual influence info inform
        information inherit initial inline input insert insertion inset inside inspector inspiration instance instead
        integer integral integrate intend interaction interface interval into intrinsic intro intuitive inventory invoke
        ios ipad iphone issue italic item its itself job judge jump just keep kerning keyboard keypad kind kiosk kit
        know known kpi label landscape language large last lat late layer layout leaf learn leave left legacy legal
        legibility legible length les lesson let letter level library lift ligature light like limit lin line link list live
        load local locale localization localize locate location lock log logged logical login logo lone long look lose lot
        low mac macos made magic mail mailbox main maintain make manage management many map margin mark mask match
        material max maximum may md mean measure mechanism media medium meet member memory menu merge message meta
        method metric mic middleware midnight might min mini minimal minimize minimum minute miro miss mix mobile modal
        mode model modifier module monday month more most move much multi multiple multiplier multitask music must
        mutable mute nam name narrow natural nav navigate navigation navigator nearby necessary need negative neutral
        never new next nice nil no node not notch note notebook notice notification notion notiz now null number object
        obscure observable observation observations observe odata off offboard offline offset often ok on onboard onboarding one online
        only opaque open optimize option optional orange order organize orientation original ornament otherwise our out
        outline outlook outside over overflow overlap overlay override overview own pace pad padding page palette pan pane
        panel paragraph parallel param parameter parent part partial participant pass password path pattern pause pay
        payroll peek pending people per perform period permanent permit persist persistent person persona personal
        perspective phone photo phrase pick picture pill pin pinch pink pinned pitch place placeholder placement plain
        plane platform plattform play playlist please plug plus podcast point polish popover populate population popup
        portrait position positive possible possibly post postal practice prefer preference prefix premium prepare
        presence present presentation preserve preset press pressure prevent preview previous price primary principle
        print priority privacy pro process procurement product profile progress progressive project prominent prompt
        prop property proportion proposal protocol prototype provide pt public publish pull punctuation purchase purple purpose push
        put px qr quantity query quick quit radio radius rail raise range rat rate rather ratio react reaction read real
        rearrange rebase receipt receive recent recognizable recognize recommend recommendation record rectangle red
        redundant redux refer reference reflect refresh regardless regression regular reinstate reject relate relation
        relationship release relevance relevant reliable reload relocate remain remind remote remove rename rend reorder
        repeat replace report represent representation representative reproduce request require requisition reset reside
        resistance resizable resize resource respond responsable responsible responsive rest restoration restore result retry
        return returning reveal review rgb rgba ride right ring role rollout room root rotation round route row rtl rule
        run running safari safe same sap satisfy save say scale scan scenario scene scheme scope score screen screenshot
        scrim scroll scrubber search second secondary section secure see seem segment select selection selector semantic
        send sense sensitive sentence separate separation separator series service set setting several severity shade
        shadow shape share sheet shelf shelve shield shop short shortcut shorten should show shown shrink shuffle side
        sidebar sign signal signature signoff similar simple simulate simulator since single six size skeleton sky
        slack slide slight slip slot small smart snackbar soap social solution sometime song soon sort sound source
        space spatial speak special specific specify speech spell spinner split sponsor sprache spring stack stand
        standard star start stat state static status stay step stepper stick sticky still stop stopped store story
        street stretch strike string strip stroke style subject submenu submit subscription subtitle subtle subtly
        success such sufficient suggestion suit summary supersede supplementary supply support sure survey swap swift
        swiftui swipe switch symbol symbolic sync system tab table tablet tag tail take talkback tap tappable target task
        team temporarily temporary highest lowest ten tenant term tertiary text than that the their them theme themselves then there
        therefore these they this those thread three threshold through throughout thumbnail ticket tie tighten til
        tile time timeline timesheet timestamp tint title to toast today together toggle tolerance tomorrow tone too
        tool toolbar tooltip top total touch track traffic trail train trait transaction transfer transition translate
        translucent transparent transport trash tray treatment trello trend tribe trigger trim true truncate
        truncation try tv two type typeface typical ui uikit unavailable unchecked under underneath understand
        understood unfamiliar unfilled uniform unify unique unit unity universal unless unlike unread until unwind up
        update upgrade upload upon upper upward url usage use usecase useful username usual ux valid validation van
        vanilla variable variant variation vary vendor verantwortlich verb verify version vert vertical very via vibrancy video
        view visibility visible vision visit visual voice volume wait walk wallet want warn watch way wcag weather web
        week weight welcome well what wheel when where whereas whether which while whimsical white whole whose wide
        width wifi will window wip with within wizard without won work workout would wrap wrapper write xl year yellow
        yes yesterday yet you zeplin zero zone zoom
        """
}
