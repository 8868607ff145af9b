// The list of common words, in one table.
extension CommonWords {
    /// The commonest words of English in the manuals and sources of programs, with those of apps and their parts; a word is
    /// left out of which another one is a form.
    static let list = """
        as at by do go id if in is it me my no of on or so to up us we hd ui ux pr
        abandon abbreviate abbreviation abide ability able abnormal abort about above abrupt absence absent absolute
        absorb abstract abstraction abuse abusive abut academic accelerate acceleration accelerator accent accept
        acceptance access accessibility accessible accident accidental accommodate accompany accomplish accord
        accordance accordion account accumulate accumulation accumulator accuracy accurate ache achieve acid acknowledge
        acknowledgment acme acorn acoustics acquire acquisition across act action activate activation active activity
        actor actual acute ad adam adapt adaptation adaption adaptive add addend addendum addition additional additive
        address adequate adhere adherence adjacent adjust adjustment admin administer administration administrative
        administrator admission admit admittedly admonition ado adobe adopt adoption adrian advance advantage
        advantageous advent adventurous adverse advertise advertisement advice advisable advise advisory aesthetic
        affect affiliation affine affinity afoul after afterward again against age agency agenda agent aggregate
        aggregation aggressive agnostic ago agree agreement ahead ahem ahu ai aid aim air airplay akin ala alan alarm
        alban albatross albeit album ale alert alexander alfa algebra algebraic algorithm algorithmic alias align
        alignment alike alioth alive all allegation alleviate allocatable allocate allocation allow allowance almost
        alone along alongside alpha alphabet alphabetic alphabetical alphabetize already also alt alteration alternate
        alternation alternative although alto altogether alum always amalgamation amazon ambient ambiguity ambiguous
        ambivalent amend amendment american among amongst amount ampersand amplification amplitude amt anachronism
        analogous analogy analyse analysis analytics analyze ancestor ancestry anchor ancient ancillary and andrew
        android anew angle angry angular animal animate animation anime ann annotate annotation announce announcement
        annoyance annoying anomaly anon anonymous another answer ant anti anticipate anticipation antique any anybody
        anyhow anyone anything anyway anywhere apart api apollo apologize apostrophe app apparatus apparent appeal
        appear appearance appease append appendix apple appliance applicability applicable applicant application
        appreciate apprentice approach appropriate approval approve approximate approximation apropos apt aptitude ar
        arabic arbitrarily arbitrary arc arch archaic architectural architecture archival archive are area arena argon
        argue argument aria arise arithmetic arm armor armory army arose around arrange arrangement array arrival arrive
        arrow arsenic art article artifact artificial artistic artwork ascending ascent ascii ash aside ask asp aspect
        assemble assembly assent assert assertion assess assessment asset assign assignment assist assistance assistant
        associate association associative assorted assume assumption assure asterisk astral astrand asymmetric
        asynchronous at atlas atoll atom atomic atomically atomicity attach attachment attack attempt attend attention
        attestation attribute attribution audience audio audit augment aura austin auth authenticate authentication
        authenticity author authoritative authority authorization authorize authorship auto automatic automatically
        automaton autonomous auxiliary ava avail availability avatar average avoid avoidance await awake award aware
        awareness away awesome awful awhile awkward awn awry axiom axis azure babel babu back backdrop background
        backlog backspace backup backward bad badge badness bag baggage bail bailey baked balance ball balloon ban
        banana bang bank banner barcode bare barrier barring barry bars bart base bash basic basis basket bat batch
        battery baud beam bean bear beat beauty because become bed been beer before beforehand beg begin beginner
        beginning begun behalf behave behavior behavioral behaviour behind being bel believe bell belong below belt ben
        bench beneath benedict beneficial benefit benign benjamin berlin berserker beside bespoke best bet beta better
        betterment between bevel beware beyond bias bibliography bic big bigger biggest bill billion bin binary binomial
        biometric bird birth bis bisect bisection bison bit bite bizarre black blame blank blanket blast bleeding blend
        blind blink bloat blob block blow blowfish blue bluetooth blur blurred board bob body bold bom bomb bonus boo
        book bookkeeping bookmark bookworm boom boost boot border boring borrow bos boston bot both bottleneck bottom
        bought bounce bound boundary bowman box bpm brace bracket braille brain branch brand breach bread breadbox
        breadcrumb breadth break breakage breakdown breakfast breakpoint breezy brett breve brevity brew brick bridge
        brief brig bright brightness bring brittle broad broadcast broaden broadway broke broken brokenness brown browse
        brush brute bubble buck bucket budget buff bug buggy build built bulk bull bullet bulletin bump bunch bundle
        bunk bur burden bureaucracy burgess buried burlap burn burst burton bury bus business busted buster busy but
        button buy by bye bypass cache cadence cag cairo cal calculate calculation calculator calendar calibration call
        callout cam came camel camellia camera can canadian canary cancel cancellation cancelled candidate canned cannot
        canonical cant canterbury canuck canvas cap capability capacity capital capitalization capitalize capsule
        caption capture car carbon cardinal care careful careless caret cargo carousel carriage carrier carrot carry
        cart cascade case cash cast cat catalan catalog catalogue catastrophic catch categorize category catfish caught
        cause caution cautious caveat cease cedilla ceil cell cent central centralize centre centrum century certain
        certainty certificate certification certified certify cha chagrin chain challenge chamberlain chance change
        channel chaos chapter character characteristic charge charm chart chase chassis chat chatty cheap cheat check
        checkbox checklist checkout chen cheng cherry chestnut chevron child children chill china chinese chip choice
        choke chomp choose chop chopping chose chosen christian chrome chromium chronological chunk churchy churn cid
        cipher circa circle circuit circular circumflex circumstance circumvent circus cirrus cisco citation cite
        citizen city claim clamp clang clap clarification clarify clarity clash class classic classical classification
        classified classifier clause clean cleanliness clear cleaver clee clement clever click client clip clipped
        clipper clipping clobber clock clone close closure cloud club clue clumsy cluster clutter cms coalesce coarse
        coat code coefficient coerce coercion coexist coffee coherency coherent coincide coincidence coincidental col
        colin collaboration collaborative collaborator collapse collapsible collate collation colleague collect
        collection collective collector collide collin collision colon colony color colorful columbia column
        columnar comb combination combine combo come comfortable comfortably comic comma command commence comment
        commentary commercial commit commitment committee committer common communicate communication community
        commutative compact compaction companion company comparable comparator compare comparison compass compatibility
        compatible compensate compensation compete competent competition compilation compile complain complaint
        complement complementary complete completeness completion complex complexity compliance compliant complicate
        complication comply component compose composite composition compositor compound comprehensible comprehension
        comprehensive compress compressible compression compressor comprise compromise compulsory computation compute
        con concatenate concatenation conceal conceivable concentrate concentric concept concern concise conclude
        conclusion concrete concurrency concurrent condense condition conditional conduct cone confidence confident
        confidential configuration configure confined confirm confirmation conflict confluence conform conformance
        confuse confusion congestion conjugate conjunction conn connect connection connector conscious consecutive
        consensus consent consequence consequent consequential conservative conserve consider considerably consideration
        consist consistency consistent console consolidate consolidation consonant constancy constant constituent
        constitute constrain constraint construct construction constructor construe consult consumable consume
        consumption contact contain containment contemporary content contention contest context contiguous contingent
        continually continuation continue continuous contract contradict contradictory contrary contrast contravention
        contribute contribution contributor contributory control controllable controller controversial convenience
        convenient convention conventional convergence conversation converse conversion convert convertor convey
        convince convoluted cook cookbook cookie cool cooperate cope copied copper copy copyright cor core cork corner
        corporate corporation corpus correct correction correctness correlate correlation correspond correspondence
        corrigendum corrupt corruption cortex cosh cosine cosmetic cost costa cot could count counterclaim countermand
        counterpart country couple coupon courier course court courtesan courtesy covariant cover coverage cow coypu
        craft cranky crash crate crawl crazy creat create creation creative creator creche credential credit crept
        criterion critical crm crop cross crossover crowded crown crucial crude cry crypt cryptic cryptographic
        cryptography crystal csv cta cube cubic cue culprit cultural culture cumbersome cumulative cup cur curdle cure
        curious curl currency current currentness cursor curve custom customarily customary cut cute cutoff cutting
        cycle cyclic cygnus cylinder czech daemon daemonic daft dag dagger daily daisy dal dam damage dan dance dane
        danger dangerous daniel dank dapper dark darken dart dash dashboard data date datum dawn day daylight deactivate
        deactivation deadline deadlock deal death debatable debt decade decadent decay deceased decent decide decimal
        decipher decision deck declaim declaration declarative declarator declaratory declare decline decode
        decomposable decompose decomposition decompress decompression decorate decoration decorative decorator decrease
        decrement dedication deduce deduction deduplication dee deem deep deepen default defeat defect defective defence
        defend defendant defense defensive defer deficient definable define definite definition definitive deflate
        deflation defunct degenerate degradation degrade degree del delay delegate delegation delete deletion deliberate
        delimit deliver delivery dell delta demand demarcate demon demonstrate demonstration den denial denominator
        denote dense density deny department departure depend dependence dependency dependent deploy deployment
        deprecate deprecation depth derivation derivative derive derogatory descend descendant descent describe
        description descriptive deserve design designate designation designator desirable desire desktop despite
        destination destroy destruction destructive destructor detach detail detect detection detective detector detent
        determination determine determinism deterministic detriment detritus deuce dev develop development deviate
        deviation device devise devoted diagnose diagnosis diagnostic diagonal diagram dial dialect dialog dialogue
        diamond dickey dictionary did die differ difference different differential differentiate difficult difficulty
        dig digest digging digit digital digraph dim dimension dimensional diminish dimming din dinar ding dip direct
        direction directional directive directory dirty dis disablement disadvantage disagree disagreement disallow
        disappear disappearance disassemble disaster disastrous disc discard discipline disclaim disclosed disclosure
        disconnect disconnection discount discourage discover discovery discrepancy discrete discretion discriminate
        discuss discussion disentangle disjoint disk dismiss dismissible disown disparity dispatch displacement display
        disposal dispose disposition disregard disroot disrupt disruption disruptive dissect dissemination distance
        distant distinct distinction distinguish distort distortion distributable distribute distribution distributor
        distrust disturb dit ditch ditto dive diverge diverse diversion divert divide divisible division divisor dock
        document dodge doe dog doit doko dollar dolor dolt dom domain dominance dominated dominator don donated donation
        done donor donut door dot dotted double doubletap doubly doubt down downhill download downstream doxy dozen dp
        dpi draft drag draggable dragging dragon drain dramatic dramatically drastic draw drawback drawn dream dress
        drift drill drink drive driven drop dropdown dropping drow dry dual dub dubious duck due duke dumb dump dup
        duplex duplicate duplication durable duration during dust duty dwarf dying dynamic dynamical each eager eagle
        ear earn earth earthling ease easily east easy eat eaten eavesdrop ebb ecg echo eclipse eddy edge edit edition
        editor editorial educational effect effective effectiveness efficiency efficient effort egg egress eight eighth
        either eject ekg elaborate elaboration elapse elastic elder elect election electronic elegant element elemental
        elevate elevation eleven elf elicit elide eligible eliminate elimination ell ellipse ellipsis elliptic elm else
        elsewhere em email embargo embarrassing embed embolden emerge emergency emission emit emoji emphasis emphasize
        employ emptiness empty emu emulate emulation emulator enable enablement encapsulation enclave enclose encode
        encounter encourage encrypt encryption end endless endorse endorsement energy enforce enforcement engaged engine
        english engraving enhance enhancement enjoy enjoyment enlarge enormous enough enrich enroll enrollment ens ensue
        ensure entangle enter enterprise entertaining entertainment entire entirety entitlement entity entrant entropy
        entry enumerate enumeration enumerator envelope environ environment environmental ephemeral epilogue epiphany
        episode epoch equal equality equation equitable equivalence equivalency equivalent era eradicate erase erasure
        eric erp err errant errata erratic erratum erroneous error escapable escape esoteric especially espy ess essence
        essential establish establishment estimate estimation estimator eta etch ethanol ether evaluate evaluation even
        event eventual ever every everybody everyone everything everywhere evict evidence evident evil evince evoke
        evolution evolve exact exactness examination examine example exceed excel excellent except exception exceptional
        excerpt excess excessive exchange excite exclamation exclude exclusion exclusive excuse executable execute
        execution executor exemplary exempt exercise exhaust exhaustion exhaustive exhibit exist existence existent exit
        exotic expand expansion expect expectation expense expensive experience experiment experimental expert
        expiration expire expiry explain explanation explanatory explicit explode exploit exploration explore explosion
        exponent exponential exponentiation export expose exposition exposure express expression extant extend
        extensibility extensible extension extensive extent extern external extinct extra extract extraction extractor
        extraneous extreme eye eyebrow fab fabian fabric face facet facilitate facility fact factor factorial factorize
        factory factual fade fail failure fair fairness faith faithful fake fall fallback fallen false familiar family
        famous fan fancy fantasy faq far farm fashion fast fat fatal fault faulty faust favor favorite favourite fear
        feasibility feasible feature fed federal federation fedora fee feeble feedback feel fell fellowship felt fence
        fetch few fib fid fiddle field fifo fifteen fifth fifty fig fight figure file fill filter fin final finalize
        fine finger fingerprint finish finite fire firework firm first fish fist fit fitness fitting five fix fixation
        fixture flag flagging flakiness flaky flapjack flash flat flatten flavor flavour flaw flee fleet flex
        flexibility flexible flicker flight flip float flock flood floor floppy florin floss flow flush flux fly focal
        focus fold folklore follow font food fool foot footnote footprint fop for forbid forbidden forbidding force
        forcibly fore forecast foreground foreign foreseeable forest forestall forever forged forgery forget forgiving
        forgot forgotten fork form formal format formation formula formulation forth forthcoming fortification fortify
        fortunately fortune forum forward fossil found foundation foundry four fourth fox fps fraction fractional
        fragile fragment fragmentation frame framework frank fred free freedom freeze french frequency frequent fresh
        freshness friend fringe fro frogmouth frolic from front frozen fuchsia fudge fulfill fulfillment full fullscreen
        fully fun function functional fundamental funky funny fur furnished further furthermore fuse fusion future fuzz
        fuzzy gain gale gallery gallium game gamma gang gap garbage garden gas gash gasp gate gateway gather gauge gave
        gawk geek geez gemini gen gender general generality generalization generalize generate generation generator
        generic generically generous genie gentoo genuine geographical geography geometric geometry george german
        gesture get getter getting ghazi ghost giant gid gif gift gigantic gim gimp giraffe gist git give given glade
        glance glass glen glib global glossary glue glyph gnat gnome gnu go goal gobble going gold golden gone good goof
        goofy gopher gossamer got gotten govern governance government governor gps grab grabber grace graceful grade
        gradient gradual graft grain gram grammar grammatical grand grandchild grant granular graph graphic graphical
        graphite gratis gratitude gratuitous grave gravity gray great greedily greedy greek green greet gregory grew
        grey grid grip grobian groovy grossly ground group grow grown growth grub guarantee guard guess guest guidance
        guide guideline guild guile gun gutter guy gyp habit hack hackery had hair hairy hal half halfway halt halves
        hamburger hammer hand handbook handful handle handoff handy hanging happen happily happy haptic hard harden
        hardware hare harm harmful harmless harmonize harmony harness harry has hash hashtag hassle hat hatch hate have
        haven havoc haystack hayward hazard hd hdr head headless headline health healthy heap hear heart heartbeat heat
        heavily heavy hebrew heck height hello help helpful hence her here hereafter hereby herein hereof hero hesitate
        heterogeneous heuristic heuristically hex hexagon hibernate hibernation hid hidden hide hierarchical hierarchy
        high highland highlight him himself hin hint hip hippo hirsute his hist historic historical history hit hive
        hoary hog hogweed hoist hold hole home homogeneous homologous honor hood hook hop hope hopefully horizontal
        horrendous horrible horribly horse host hostile hot hotel hour house housekeeping hover how however html hub hud
        hue huge human humanity hummingbird hundred hung hungry hunk hunt hurdle hurt hush hut hybrid hygiene hyper
        hyphen hyphenated hypothetical iban ice ich icon id ide idea ideal identical identifiable identification
        identify identity idiom idiomatic idle if ignorance ignore ill illegal illogical illuminate illustrate
        illustration image imaginary imagine imitation immediate imminent immortal immune immutable imp impact impedance
        imperative impersonate impersonation impersonator implement implication implicit import importance important
        impose impossibility impossible impractical impression improper improve improvement in inability inaccessible
        inaccuracy inaccurate inactive inactivity inadequate inadvertent inappropriate inbox incantation incapable
        incarnation incentive inch incident incidental include inclusion inclusive income incompatible incompatibly
        incomplete inconsistency inconsistent inconvenience inconvenient incorporate incorporation incorrect increase
        incredibly increment incremental incubator incur ind indeed indefinite indemnify indemnity indent indentation
        indention independence independent indeterminate index indicate indication indicative indicator indices indirect
        indirection indispensable individual induce induction ineffective inefficiency inefficient inept inequality
        inevitably inexact inexistent inexpensive infamous infeasible infer inference inferior inferno infinite infinity
        infix inflate influence info inform informal information informative infra infringe infringement ing ingress
        inherent inherit inheritance inhibit initial initialize initiate initiation initiative initiator inject
        injection injury ink inline inner innermost innocent innovation input inquiry insane insecure insensitive insert
        insertion inset inside insight insignificant insist inspect inspection inspector inspiration inspired
        instability install installation instance instant instantaneous instead institute instruct instruction
        instructive instrument insufficient insurance insure intact integer integral integrate integration integrity
        intellectual intelligence intelligent intend intensity intensive intent intention intentional inter interact
        interaction intercept interception interceptor interchange interconnect interdependent interest interface
        interfere interference interim interior interlace interleave intermediary intermediate intermittent intern
        internal international interpolate interpolation interposition interpret interpretation interrupt interruption
        intersect intersection interval intervention into intrepid intrinsic intro introduce introduction introductory
        introspect introspection intrusive intuitive invalid invalidate invalidation invalidity invariably invariant
        invasive invent invention inventory inverse inversion invert investigate investigation invisible invitation
        invite invocation invoice invoke involve ion ios iota ipad iphone ira iris irrational irregular irrespective
        irreversible irreversibly irrevocable irritating island ism iso isolate isolation issuance issue ist italian
        italic itch item iter iterate iteration iterative its itself jacob jail jam jan janus japanese jar jargon jason
        java jay jean jessamine jimmy job joe joey john join joint joseph joss journal journey joy json judge judgment
        judicial judicious julian jump junction junk jupiter jurisdiction just justification justify jwt kafka karen
        kebab keen keep kelvin ken kept kern kernel kevin key keyboard kg khan kick kid killer killing kind kinetic kit
        kitty km knew knife knight knob knock knot know knowledge known kon korean kpi kris lab label labelled lack
        lackey ladder lag laid lake lam lamb lambda lame lamp lan landau landmark landscape lane language lapping large
        largish last lat late latency latent latex latin latter launch law lawsuit lawyer lax layer laying layout lazar
        lazily lazy lb lea leaf leak leakage leaky lean leap learn lease least leave lecture led lee left leftover leg
        legacy legal legalese legend legibility legible legitimate lend length lengthen lengthy leniency lenient leo
        leon les lessen lesson lessor lest let letter level leverage lex lexical lexicographic lg liability liable
        liberal liberty library licensable license licensee lid lie lieu life lifetime lift ligature light lightweight
        like likelihood likeness likewise lima limb limbo limit limitation lin line linear linger lingual linguistic
        link linkage lint lionel liquid lisp list listen lit lite literal literary literate lithography litigation
        little live liveness load lobster local locale locality localization localize locate location locator lock
        lockup locus log logarithm logarithmic logged logger logging logic logical login logo lone long longpress look
        lookup loop loose loosen lop lord lore lose loss lossless lost lot loud loup love low loyalty lucent lucid luck
        luckily lucky lug luggage luke lunar lupus lying lynx lyrics mac machine machinery macos macro macron mad made
        madness magenta magic magical magma magnet magnitude mail mailbox mailman main maintain maintenance major
        majority make mal malicious man manage management mandate mandatory mangle manifest manipulate manipulation
        manner mantis mantissa manual manufacturer many map mar marc march margin marginal maria marie mark market
        markup marshal martin mask mason masquerade mass massage massif massive master mat match material materialize
        math mathematical mathematics matrix matt matthew mature mawk max maxim maximize maximum may maybe md meal mean
        meaningful meaningless meant meanwhile measurable measure measurement meat mechanical mechanics mechanism media
        median medical medium medulla meet meld mem member membership memory mend mention mentor menu merchantable
        mercurial mercury mercy mere merge merit merlin mesa mesh meson mess message met meta metal meteor method metric
        mexican mic mice micro micron mid middle midnight might migrate migration mike mil mileage miller million mime
        mimic min mine mini minimal minimize minimum minor minority minus minute mir mirror misalignment misbehave
        misbehavior miscellaneous misfeature mishandle mislead mismatch misnomer misprint misread miss misspelling
        mistake mistaken misuse mitigate mitigation mitre mix mixture mnemonic mobile mock modal mode model moderate
        modern modernize modest modifiable modification modifier modify modular module modulus mold mole moment mon
        monadic monday money monitor monkey mono monochrome monolith monolithic monotonic monster month moo moon moot
        moral more moreover morgan morin morning morph moses moss most mot motif motion motivation mount mouse move
        movement movie mph mrs much mud mulley mult multi multiple multiplex multiplication multiplicative multiplier
        multiply multitask multitude mun murphy mushroom music musical must mutable mutation mute mutilate mutilation
        mutt mutual myself mysterious mystery naive naked nam name nameless nan narrative narrow nasty nat national
        native natter natural nature nautilus nav navigate navigation navigator navy near nearby neat necessarily
        necessary necessity need needle needless negation negative negligence negligent negligible negotiate negotiation
        neigh neighbor neither neo ness nest net nettle network neuter neutral never nevertheless new newton next nexus
        nfc nice niche nick nickname nifty night nightmare nil nim nine ninth niter nix no nobody nocturne node noise
        noisily noisy nomenclature nominally non nonce noncommercial none nonet nonexistent nonfunctional nonmember
        nonsensical nonstandard noon nor norm normal normalization normalize normative north nose not notably notation
        notch note notebook nother nothing notice noticeably notification notify notion noun novel novice now nowadays
        nowhere nowt nth nuisance nul null number numeral numerator numerical numerous oasis oberon obey obfuscation
        object objective obligation oblique obscure observable observation observe obsolescence obsolescent obsolete
        obtain obvious occasion occasional occupy occur occurrence octave octet octopus odd oddity ods off office
        official offline offset often ok old oldish oliva oliver omega omission omit on onboarding once one ongoing
        online only onto onward opacity opaque open opera operand operate operation operational operator opinion
        opinionated opportunistic opportunity opposed opposite optical optimal optimistic optimize optimum option
        optional opus oracle orange order ordinal ordinarily ordinary organic organisation organization organizational
        organize orientation origin original originate originator ornament orphan ort orthogonal orthography ose other
        otherwise oto otp ouch ought our ourselves out outbound outcome outdated outermost outform outgoing outline
        outlook output outright outside outstanding over overall overcome overdue overeager overflow overhaul overhead
        overlap overlarge overlay overload overlong overlook overread override overrun overshoot oversight overstrict
        overstrike overt overview overwhelming overzealous owen owing owl own ownership pac pace pacific pacify pack
        package packet pad padding padlock page pagination pain painful paint pair palette pali palindrome palm pam
        pamphlet pan pane panel panic panning paolo pap par para paradigm paradoxical paragraph parallax parallel
        parallelism parallelize param parameter paranoia paranoid parent parenthesis parenthesize paris parity park
        parse part partial participant participate participation particular partition partner partnership party pass
        passcode passenger passive password past paste pat patch patent path pathological patience patient patten
        pattern paul pause pax pay payload payment pdf peak pearly peculiar pedantic peek peel peep peephole peer peg
        pen penalize penalty pending people per percent percentage percolate perfect perform performance perhaps
        perimeter period periodic periodically perky permanent permissible permission permissive permit permutation
        permute perpetual persist persistence persistency persistent person personal personality perspective pertain
        pertinent perturb pervasive pes pessimistic peter phalanx phantom phase philip philosophy phone phonogram phony
        photo photographic photography phrase physical physics pic pick pickle picture pie piece piecemeal pig pike pile
        pill pilot pin pinch pine ping pink pinned pip pipe pipeline pitch pitfall pivot pix placate place placeholder
        placement plain plan plane planet planner plasma plat platform plausible play playlist playtime pleasant please
        plenty plethora plexus plot plover pluck plug plugging plumbing plural plus ply pod podcast point pointless
        poison poke polar polarity police policy polish polite poll pollute pollution polly poly polygon polymorphic
        polynomial pond pool poor pop popover popular popularity populate population popup porcelain port portability
        portal portion portrait portuguese pose position positional positive possessive possibility possible possibly
        post postal postfix postpone postscript posture pot potato potential pound power powerful practicable practical
        practice preamble precaution precautionary precede precedence precious precise precision precondition precursor
        predecessor predefine predicable predicate predict prediction predictor preen preface prefer preferably
        preference prefix prejudicial preliminary prelude premature premise premium preparation preparatory prepare
        prerequisite prescriptive presence present presentation preservation preserve preset press pressure presumably
        presume presumption pretend pretty prevail prevalent prevent prevention preview previous price primality
        primarily primary prime primitive primus principal principle print prior priority prism pristine privacy private
        privilege pro probability probable probably probe problem problematic procedure proceed process procurement
        produce product production productive profile profit prog program progress progression progressive prohibit
        project projection prologue prometheus prominent promiscuous promise promisor promo promote promotion prompt
        prone pronoun pronounced proof prop propagate propagation property proportion proportional proposal propose
        proprietary prose prospective protect protection protective protector proto protocol prototype provable prove
        proven provide province provision provisional provoke proximity proxy prudent prune pseudo pseudonym pt pub
        public publication publicity publish pull pulse pummel pump punch punctuation punt puppet purchase pure purge
        purple purpose pursuant push put putty puzzle px pyr pyramid python pythonic pyx qr quad quadrant quadratic
        qualification qualified qualifier qualify quality quantity quantum quarantine quarter quartic quartz quash quasi
        queen query question queue quick quid quiet quilt quirk quit quite quiz quota quotation quote quotient race racy
        radial radically radio radius radix ragged raid rail railroad rain rainbow raise raj rake ram ran random
        randomize range rank rapid rare ras rat rate rather ratio rational rationale raven ravine raw rawhide ray reach
        react reaction read readability readily readiness ready real realign realistic realistically reality realize
        realm reap reapply rearrange rearrangement reason reasonably reassemble reassert reassignment rebind rebound
        rebuild recall recast receipt receive recent reception receptive recipe recipient reciprocal reclaim recognition
        recognizable recognize recommend recommendation recompilation recompile reconcile reconsider reconstruct
        reconstruction record recover recovery recreate recreation rectangle rectangular recur recurrence recursion red
        redact redirect redistribute redo redraw reduce reduction redundancy redundant ree refer reference referential
        referrer refill refine refinement reflect reflection reflow reformed refrain refresh refuse regain regard
        regardless regenerate regeneration regent region regional register registration registry regress regression
        regular regularize regulation rehash reinsert reinstall reinstate reintroduce reinvestigate reject rejection
        rejoin relate relation relational relationship relative relax relaxation relay release relevance relevant
        reliability reliable reliance relic relief relinquish reload relocate relocation rely rem remade remain
        remainder remake remark remedy remember remind remote remount removable removal remove rename rend rendition
        renew renewal reopen reorder reorganization reorganize rep repack repaint repair repeat repeatedly repertoire
        repetition repetitive replace replacement replica replicate replication report reposition repository represent
        representation representative reproduce reproduction reputation request require requirement requisite reread
        rerun rescission rescue research resemble resend resent reservation reserve reset reshape reside residency
        resident residue resign resilience resilient resist resistance resistant resizable resize resolution resolvable
        resolve resort resource respect respective respond response responsibility responsible responsive rest restful
        restoration restore restrict restriction restrictive result resultant resumable resume resumption resurrect ret
        retain retention retire retrievable retrieval retrieve retroactively retry return revamp reveal reversal reverse
        reversible reversion revert review revise revision revisit revive revocation revoke reward reword rewrite rex
        rgb rhapsody rhein rhythm rice rich rid ride ridiculous right rightfully rigid rigorous rim ring rip ripple rise
        risk risky rob robert robin robust robustness rocky rod roger rogue role roll roman romp room root rootless rope
        rose ross rot rotate rotation rough round route routine rover row rowan roy royalty rtl rubber rubric ruby
        rudimentary ruff rug rule run runaway runner running russ russian rust rusty sac sacrifice sad safari safe
        safeguard safeness safety said sake sale salt salvage sam same samp sample sane sanguine sanity sans sap sat
        satisfaction satisfactory satisfiable satisfy saturation save saw sax saxon say scaffolding scala scalable scale
        scan scarce scary scatter scenario scene schedule schema scheme school science scientific scissors scope score
        scout scramble scraping scratch scream screen screenshot screw scrim scrip script scroll scrollbar scrub
        scrubber scudo sculpture sdk sea seal seamless sean search season seat second secondary secrecy secret sect
        section sector secure security see seek seem seemingly seen seg segment segmentation segregate seldom select
        selection selective selector self sell semantic semaphore semblance semi semicolon send sense sensible sensibly
        sensitive sensitivity sensor sent sentence sentinel sentry separable separate separation separator sequence
        sequent sequential serge serial series serious sermon serpent serve service session set seth setter setting
        settle setup seven seventh several severe severity shade shadow shake shall shallow shame shape shard share
        shark sharp shave shaw she shebang sheet shelf shell shelve shield shift shim shimmer ship shipping shop short
        shortcoming shortcut shorten shorthand shot should shout show shown shred shrink shuffle shut sibling sic sick
        side sidebar sideways sieve sig sigh sighted sigma sign signal signature significance significant signify
        silence silent silicon silly silver similar similarity simple simplicity simplification simplify simplistic
        simply simulate simulation simulator simultaneous sin since sine sing single singleton singular sink sire siri
        sister sit site sitting situation six sixteen sixth size skeletal skeleton sketch skew ski skill skin skip skull
        skunk sky slab slack slang slant slash slate sleep slept slice slide slight slim slip slope sloppy slot slow sm
        small smart smash smile smith smithy smoke smooth sms smudge snackbar snake snap snapshot sneak sniffing snip
        snippet snowball snowflake snuffle soap social society sock socket soft sol solar sole solid solution solve some
        somebody somehow something sometime somewhat somewhere song soon sophisticated sorry sort sought sound soundness
        soup source south space spaghetti span spanish spanner spare spark sparse spatial spawn speak special
        specialization specialize specific specifically specification specify spectrum speculate speculation speculative
        sped speech speed spell spencer spend spent spew sphagnum sphere sphinx spider spill spin spinner spinning
        spirit spit spite splash splay splice splint split splitter spo spoke spoken sponsor sponsorship spool spoor
        sporadic sport spot spotted sprawl spread spring spurious spy square squash squeeze squelch squid squirrel sso
        stab stability stable stack staff stage stale stall stamp stand standard standardize stanza staple star start
        stat state stateful stateless statement static statical station statistic statistical status statute statutory
        stay stead steal steering stem stemmer step stepped stepper stereo sterling steve steven steward stick sticky
        still stime stimulate stipple stock stolen stomp stone stop stopgap stoppage stopped stopping storage store
        storm story straight strange strategic strategy stratus stray streak stream streamline street strength
        strengthen stress stretch strict strictness stride strike string stringent strip stripe stripping stroke strong
        structural structure stub stuck student studied studio study stuff stupid stupidity style stylistic sub subclass
        subfamily subgroup subject submenu submission submit subnormal subordinate subscribe subscript subscription
        subsequence subsequent subsidiary substance substantial substantive substitute substitution subsumption subtitle
        subtle subtly subtract subtraction subversion succeed success successful succession successive successor
        succinct such suck suffer suffice sufficient suffix sugar suggest suggestion suicide suit suitability suite sum
        summarize summary summation summer sun sunken sup superficial superfluous superior superscript supersede
        supplement supplemental supplementary supplier supply support suppose suppress suppression sure surface surge
        surgery surname surplus surprise surrender surrogate surround survey survive susceptibility susceptible suspect
        suspend suspension suspicious swab swallow swap swatch sweep swift swig swing swipe swiss switch symbol symbolic
        symmetric symmetrical symmetry symptom sync synchronize synchronous synonym synonymous synopsis syntactic
        syntactical syntax synthesis synthesize synthetic synthetize system systematic systematically tab table tablet
        tabular tabulate tack tactics tag tagger tail tailor taint take taken talk tall tally tan tandem tangent tap
        tape tappable tar target task taste tau taught tautological taxonomy tea teach teal team teaser technical
        technique technological technology ted tedious tee telford tell template temporal temporarily temporary
        temptation tempting ten tenacity tenancy tenant tentacle tentative tenth term terminal terminate termination
        terminator terminology termite ternary terrible territory terry terse tertiary test text textbook textual
        texture thai than thank thankful that thaw the their them theme themselves then theobroma theorem theoretical
        theory there thereafter thereby therefore therein thereof thereto these theta they thick thickness thin think
        third thirty this thorn thorough those though thought thousand thread threat three thresh threshold threw thrift
        throttle through throughout throw thrown thumb thumbnail thus thwart thyrsus tic tick ticket tid tidy tie tiff
        tig tight tighten til tilde tile till time timeless timeline timestamp timezone tin tinker tint tiny tip tire
        title to toad toast today toddy toe together toggle token told tolerable tolerance tolerant tolerate toll tom
        tomorrow ton tone tony too took tool toolbar tooltip toon top topic topmost topography topology topping tor torn
        tornado tort torture tot total touch tour toward trace track trade trademark tradition traditional traffic trail
        train trait tramp transaction transcribe transcript transfer transform transformation transient transit
        transition transitional transitive transitory translatable translate translation translator translucent
        transmission transmit transparency transparent transplant transport transpose transposition tranter trap trash
        travel traversable traverse tray treat treatment treaty tree trend tri trial triangle trick trickery tricky
        trigger trigonometric trim trimming trio trip triple triplet trivial troll trouble troublesome trousers true
        truly truncate truncation trunk trust trustworthy trusty truth truthy try tue tun tune tunnel tup turbo turn
        turney turtle tut tutorial tv tweak twelve twenty twice twist twitter two tying type typesetting typewriter
        typical typographic typographical typography ugh ugly uhd ui ultimate ultra umbrella unable unacceptable
        unacknowledged unaffected unaltered unambiguous unapplied unattended unauthorized unavailable unavoidable
        unaware unbalanced unbind unborn unbound uncaught uncertain unchanged unchecked unclean unclear unclosed
        uncommitted uncommon uncompressed unconditional unconnected unconstrained uncontrolled unconverted uncork
        uncorrected uncover undeclared undecorated undefine under undergo underline underlying underneath underrun
        underscore undersized understand understood underwent undesirable undesired undetermined undid undigested undo
        undone undue unequal unexisting unexpanded unexpected unfair unfamiliar unfilled unfinished unfixed unfold
        unforeseen unfortunate unfriendly unfulfilled unguarded unhandled unhappy unhealthy unhelpful unhide unification
        uniform uniformity unify unimportant unintended unintentional uninteresting uninterpreted union unique unit
        unity universal universe unless unlike unlimited unlink unlisted unload unlock unlucky unmanaged unmasked
        unmatched unmentioned unmet unmodified unnamed unnecessary unnoticed unnumbered unofficial unordered unorthodox
        unowned unpack unpaired unpleasant unportable unposted unprivileged unpublished unqualified unread unreasonable
        unrecognized unrecoverable unregistered unrelated unreliable unrequired unresolvable unresolved unrestricted
        unroll unsafe unsatisfactory unsatisfiable unsatisfied unseen unsent unsetting unshared unsorted unsound
        unspecified unstable unstripped unsubscribed unsuccessful unsuitable unsupported unsure untagged until untouched
        untracked untranslatable untranslated unusable unused unusual unverified unwanted unwarranted unwieldy unwind
        unwise unwrap unwritable unwritten up update upgrade upload upon upper uppercase upright upset upstart upstream
        upward ure urgency urgent url urn usable usage use useful usefulness useless username usual utility utilization
        utilize utterly uva ux vacuum vagrant vague valencia valid validate validation validity valuable valuator value
        vampire van vanilla vanish variable variance variant variation varied variety various vary vast vat vault vector
        velocity vendor venture verb verbal verbatim verbiage verbose verbosity verdict verification verifier verify
        verity versatile version versus vert vertex vertical very vestigial vex vh via viable vibrancy vice victim
        victory video view viewport vile vim violate violation violet vip virgin virtual virtue virus vis visibility
        visible vision visit visitor visual visualize vital vocabulary voice void volatile volume voluminous voluntarily
        voluntary volunteer vote vowel vr vulcan vulnerability vulnerable vw wait waive wake walk wall wallet walter
        wang want war warm warn warp warrantee warranty was wast wastage waste wasteful watch watchdog watchman water
        watermark watt wave way weak weaken weakness weather web website webview wedge week weight weird weirdness
        welcome well wen went were west what whatever whatnot wheel wheezy when whence whenever where whereas whereby
        wherein wherever whether which whichever while whilst whine white who whoever whole wholly whom whose why wide
        widen widespread widget width wifi wiggle wild will willingness win wince winch window wine wink winner winning
        winter wipe wire wireless wisdom wise wish wit witchery with withdraw within without wizard wolf wolfram wombat
        won wonder wonderful wong wont woodruff woody woolsey word work workbench workout world worm worry worse worst
        worth worthless worthy would wrap wrapper wright writability writable write written wrongly wrote xl xmas xml xs
        xxl xylan yahoo yam yang yank yarn yarrow year yellow yelp yen yes yesterday yet yield you young yourself yucky
        zealous zebra zed zend zero zeta zip zippy zonal zone zoo zoom
        """
}
