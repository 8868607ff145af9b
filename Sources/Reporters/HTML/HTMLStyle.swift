import Wireframe

/// The style sheet of the pages: system fonts, light and dark by the reader's choice, fit for paper.
enum HTMLStyle {
    static let text =
        """
        :root{color-scheme:light dark;--page:#fff;--wash:#f5f6f8;--ink:#1b1d21;--muted:#565c66;--line:#dadee5;\
        --accent:#0b57d0;--error:#c5221f;--error-ink:#b3171a;--on-error:#fff;--warning:#ffc021;--warning-ink:#7a5200;\
        --on-warning:#2b1d00;--info:#1a5fb4;--info-ink:#1a5fb4;--on-info:#fff;--good:#1b7a3d;--open:#8db1e6;--rest:#c3c9d3;\
        --none:#e4e7ec;--mark-error:#fbdad7;--mark-warning:#ffe7a6;--mark-info:#d6e5fb;--sheet:#eef0f4}
        @media screen and (prefers-color-scheme:dark){:root{--page:#121317;--wash:#1b1d22;--ink:#e9ebef;--muted:#aeb5c1;\
        --line:#343942;--accent:#a8c7fa;--error:#ffb4ab;--error-ink:#ffb4ab;--on-error:#10131a;--warning:#ffd466;\
        --warning-ink:#ffd466;--on-warning:#10131a;--info:#a8c7fa;--info-ink:#a8c7fa;--on-info:#10131a;--good:#86d9a0;\
        --open:#4a6ea8;--rest:#565d69;--none:#2b2f36;--mark-error:#6b2420;--mark-warning:#5c4708;--mark-info:#20426f;--sheet:#16181c}}
        *{box-sizing:border-box}
        html{scroll-padding-top:1rem}
        body{margin:0 auto;max-width:84rem;padding:0 clamp(1rem,4vw,3rem) 4rem;background:var(--page);color:var(--ink);\
        font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;-webkit-text-size-adjust:100%}
        code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.8125rem}
        a{color:var(--accent);text-decoration-thickness:1px;text-underline-offset:.15em}
        a:not(:hover){text-decoration-color:color-mix(in srgb,currentColor 40%,transparent)}
        :focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:3px}
        h1,h2,h3,p,dl,dd,ul,ol,figure,pre{margin:0;padding:0}
        h1{font-size:1.75rem;line-height:1.25;font-weight:650;letter-spacing:-.01em}
        h2{font-size:1.375rem;line-height:1.3;font-weight:650;letter-spacing:-.015em}
        h3{font-size:1.125rem;line-height:1.4;font-weight:600}
        h3 a{color:inherit;text-decoration:none}
        h3 a:hover{text-decoration:underline}
        ol,ul{list-style:none}
        .meta{color:var(--muted);font-size:.875rem;font-weight:400}
        .part:not(:last-of-type)::after{content:" ·"}
        .lead{max-width:44rem;margin-top:.5rem;color:var(--muted)}
        .skip{position:absolute;left:-100rem}
        .skip:focus{left:1rem;top:1rem;z-index:3;padding:.5rem 1rem;background:var(--page)}
        .aside{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
        header.page{display:flex;flex-wrap:wrap;gap:.5rem 2rem;align-items:baseline;justify-content:space-between;\
        padding:1.5rem 0 1rem;border-bottom:1px solid var(--line)}
        nav{display:flex;gap:1.5rem}
        nav a{color:var(--muted);text-decoration:none}
        nav a:hover{color:var(--ink);text-decoration:underline}
        main{display:flex;flex-direction:column}
        main>section{padding-top:2.5rem;scroll-margin-top:-1rem}
        #overview{order:1}#screens{order:2}#conformance{order:3}
        .figures{display:flex;flex-wrap:wrap;gap:1rem 2.5rem;margin:1.25rem 0 2.25rem}
        .figures div{display:flex;flex-direction:column-reverse;min-width:4rem}
        .figures dt{color:var(--muted);font-size:.875rem}
        .figures dd{font-size:2rem;line-height:1.2;font-weight:600;font-variant-numeric:tabular-nums;letter-spacing:-.02em}
        .figures .error dd{color:var(--error-ink)}.figures .warning dd{color:var(--warning-ink)}
        .figures .info dd{color:var(--info-ink)}.figures .zero dd{color:var(--muted);font-weight:400}
        .tables{display:grid;grid-template-columns:minmax(0,5fr) minmax(0,7fr);gap:2rem 4rem;align-items:start}
        table{width:100%;border-collapse:collapse;font-size:.9375rem;font-variant-numeric:tabular-nums}
        caption{text-align:start;font-weight:600;padding-bottom:.5rem}
        th,td{padding:.5rem 0 .5rem 1rem;text-align:end;vertical-align:top;border-bottom:1px solid var(--line);\
        font-weight:400}
        th:first-child,.clauses th,.clauses td{text-align:start}
        th:first-child{padding-left:0}
        thead th{color:var(--muted);font-size:.8125rem;padding-top:0;vertical-align:bottom}
        .scroll{max-height:26rem;overflow:auto;padding-right:.75rem;border-bottom:1px solid var(--line)}
        .scroll thead th{position:sticky;top:0;background:var(--page);box-shadow:inset 0 -1px var(--line)}
        .scroll tr:last-child>*{border-bottom:0}
        .rules th .meta{display:block}
        .rules button{padding:0;border:0;background:none;color:var(--accent);font:inherit;text-align:start;cursor:pointer;\
        overflow-wrap:anywhere}
        .rules button:hover{text-decoration:underline}
        .word{font-weight:600}
        .word.error{color:var(--error-ink)}.word.warning{color:var(--warning-ink)}.word.info{color:var(--info-ink)}
        #filters{position:sticky;top:0;z-index:2;display:flex;flex-wrap:wrap;gap:.5rem .75rem;align-items:center;\
        margin-top:.75rem;padding:.75rem 0;background:var(--page);border-bottom:1px solid var(--line);font-size:.875rem}
        #filters[hidden]{display:none}
        fieldset{display:flex;gap:.375rem;margin:0;padding:0;border:0}
        legend{padding:0}
        #filters label{display:flex;gap:.5rem;align-items:center;color:var(--muted)}
        .toggle{padding:.25rem .625rem .25rem .5rem;border:1px solid var(--line);border-radius:2rem;cursor:pointer}
        #filters .toggle{gap:.375rem}
        .toggle:has(:checked){color:var(--ink);background:var(--wash)}
        .toggle:has(:focus-visible){outline:2px solid var(--accent);outline-offset:2px}
        .toggle input{position:absolute;opacity:0;width:0;height:0;margin:0}
        .toggle:not(:has(:checked)) .badge{background:var(--rest)}
        .toggle .badge{width:.75rem;height:.75rem}
        select,input[type=search],button[type=reset]{min-height:2rem;padding:.25rem .5rem;border:1px solid var(--rest);\
        border-radius:6px;background:var(--page);color:var(--ink);font:inherit;font-size:.875rem}
        select{max-width:10.5rem}
        input[type=search]{width:12rem}
        button[type=reset]{cursor:pointer;color:var(--accent);border-color:transparent;background:none}
        output{margin-left:auto;color:var(--muted);font-variant-numeric:tabular-nums}
        .screen{content-visibility:auto;contain-intrinsic-size:auto 38rem;padding:2rem 0;border-bottom:1px solid var(--line);\
        scroll-margin-top:2.5rem}
        #screens{display:flex;flex-direction:column}
        .quiet{order:1}.none,#screens>.caution{order:2}
        .screen[hidden],.finding[hidden],.none[hidden]{display:none}
        .body{display:grid;grid-template-columns:fit-content(47.5rem) minmax(22rem,1fr);gap:1.5rem 2.5rem;margin-top:1rem;\
        align-items:start}
        .body.plain{grid-template-columns:minmax(0,48rem)}
        .pictures{display:flex;flex-wrap:wrap;gap:1.5rem;align-items:end;padding:1.25rem;border-radius:12px;\
        background:var(--sheet);grid-row:span 2}
        .pictures svg{display:block;width:auto;height:auto;max-width:100%;max-height:27rem}
        .pictures:has(figure+figure) svg{max-height:22.5rem}
        figure{max-width:100%}
        figcaption{margin-top:.5rem;color:var(--muted);font-size:.8125rem}
        .pictures g[data-finding]{transform:scale(1.25);transform-box:fill-box;transform-origin:center}
        .pictures g.off{opacity:.15}
        .pictures g.lit{transform:scale(1.75)}
        .clean,.none{color:var(--muted)}
        .findings{display:grid;gap:1.5rem;max-width:46rem}
        .finding{display:grid;grid-template-columns:1.5rem minmax(0,1fr);gap:.75rem;scroll-margin-top:4.5rem;outline-offset:6px}
        .finding:target{outline:2px solid var(--accent);border-radius:4px}
        .badge{display:grid;place-items:center;width:1.5rem;height:1.5rem;font-size:.75rem;font-weight:650;line-height:1;\
        print-color-adjust:exact;-webkit-print-color-adjust:exact}
        .badge.error{background:var(--error);color:var(--on-error);\
        clip-path:polygon(30% 0,70% 0,100% 30%,100% 70%,70% 100%,30% 100%,0 70%,0 30%)}
        .badge.warning{background:var(--warning);color:var(--on-warning);clip-path:polygon(50% 0,100% 100%,0 100%)}
        .badge.warning span{padding-top:.55rem;font-size:.6875rem}
        .badge.info{background:var(--info);color:var(--on-info);border-radius:50%}
        .message{overflow-wrap:anywhere}
        .finding .help{margin-top:.5rem}
        .clause{margin-top:.5rem;color:var(--muted);font-size:.875rem}
        .finding p.meta{margin-top:.5rem;font-size:.8125rem;overflow-wrap:anywhere}
        .finding .meta .rule{display:block;color:var(--ink)}
        .anchor{margin-left:.25rem}
        .excerpt{margin-top:.5rem;padding:.5rem .75rem;border-radius:6px;background:var(--wash);overflow-x:auto;line-height:1.5;\
        direction:ltr;unicode-bidi:isolate}
        .line{display:inline-block;min-width:100%}
        .line::before{content:attr(data-n);display:inline-block;min-width:1.75rem;margin-right:.75rem;text-align:right;\
        color:var(--muted)}
        .gap{padding-left:1rem;color:var(--muted)}
        .note{color:var(--muted);font-style:italic}
        mark{padding:.1em 0;border-radius:2px;background:var(--mark-warning);color:inherit;unicode-bidi:isolate}
        .error mark{background:var(--mark-error)}.info mark{background:var(--mark-info)}
        mark.related,.error mark.related,.info mark.related{background:none;border-bottom:2px solid var(--rest)}
        .exceptions{grid-column:-2/-1}
        .exceptions li{margin-top:.5rem}
        summary{cursor:pointer;padding:.625rem 0;font-weight:600}
        .exceptions summary{color:var(--muted);font-weight:400;font-size:.875rem;padding:0}
        .guideline{padding-top:2rem}
        .shares{display:block;width:100%;height:.75rem;margin:.75rem 0 .625rem;border-radius:3px;overflow:hidden}
        th .shares{height:.375rem;margin:.375rem 0 .25rem}
        th .meta{font-size:.8125rem}
        .satisfied{fill:var(--good);background:var(--good)}.undetermined{fill:var(--open);background:var(--open)}
        .violated{fill:var(--error);background:var(--error)}.concerns-none{fill:var(--rest);background:var(--rest)}
        .unchecked{fill:var(--none);background:var(--none)}
        .legend{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin-bottom:.5rem;font-size:.875rem}
        .legend b{font-weight:600}
        .key{display:inline-block;width:.625rem;height:.625rem;margin-right:.375rem;border-radius:2px;\
        print-color-adjust:exact;-webkit-print-color-adjust:exact}
        .guideline details{border-top:1px solid var(--line)}
        .guideline .legend+.meta{margin-bottom:1rem}
        .count{color:var(--muted);font-weight:400;margin-left:.25rem}
        .clauses{margin-bottom:1.25rem;table-layout:fixed}
        .clauses tr{scroll-margin-top:4.5rem}
        .clauses tr:target{outline:2px solid var(--accent)}
        .clauses th:first-child{width:9.5rem}
        .clauses th .meta{display:block}
        .clauses td{overflow-wrap:anywhere}
        .caution{margin-top:1rem;padding:.75rem 1rem;border-left:3px solid var(--warning);background:var(--wash)}
        .status{color:var(--muted);font-weight:400}
        .pair{display:grid;grid-template-columns:repeat(2,minmax(0,max-content));gap:1rem 1.5rem;align-items:start}
        .pair+.pair{padding-top:1.25rem;border-top:1px solid var(--line)}
        .words{display:grid;gap:1rem;align-content:start;min-width:0}
        h4{margin:0;font-size:.9375rem;font-weight:600}
        .changes{display:grid;gap:.5rem}
        .change{display:grid;grid-template-columns:1.5rem minmax(0,1fr);gap:.75rem}
        .tag{display:grid;place-items:center;width:1.5rem;height:1.5rem;border-radius:5px;background:var(--accent);\
        color:var(--on-info);font-size:.75rem;font-weight:650;line-height:1;\
        print-color-adjust:exact;-webkit-print-color-adjust:exact}
        .added .tag{background:var(--good)}.removed .tag{background:var(--error)}.moved .tag{background:var(--ink);color:var(--page)}
        .went .message{text-decoration:line-through;text-decoration-thickness:1px}
        .pictures g[data-change].lit rect:first-of-type{stroke-width:5}
        @media (min-width:100rem){body{max-width:98rem}.body{grid-template-columns:fit-content(56rem) minmax(22rem,1fr)}\
        .pictures:has(figure+figure) svg{max-height:27rem}}
        @media (max-width:72rem){.body{grid-template-columns:minmax(0,1fr)}.tables{grid-template-columns:minmax(0,1fr)}\
        .pictures{grid-row:auto}.exceptions{grid-column:auto}\
        .pictures:has(figure+figure) svg{max-height:20rem}.screen{scroll-margin-top:5rem}.finding{scroll-margin-top:7rem}}
        @media (max-width:44rem){#filters{position:static;display:grid;grid-template-columns:1fr 1fr}fieldset,output,\
        #filters label:has([type=search]){grid-column:1/-1}select,input[type=search]{width:100%;max-width:none;font-size:1rem;min-height:2.5rem}\
        output{margin:0}.figures{gap:.75rem 1.5rem}.figures dd{font-size:1.5rem}nav{gap:1rem}.scroll{max-height:22rem}.pictures{margin:0 -.25rem}\
        .screen,.finding{scroll-margin-top:1rem}.clauses,.clauses tbody,.clauses tr,.clauses th,.clauses td{display:block;\
        width:auto}.clauses thead{display:none}.clauses th,.clauses td{padding:.125rem 0;border:0}\
        .clauses th:first-child{width:auto;font-weight:600}.clauses th .meta{display:inline;margin-left:.5rem}\
        .clauses tr{padding:.625rem 0;border-bottom:1px solid var(--line)}}
        @media print{:root{color-scheme:light}#filters,nav,.skip,.anchor{display:none}.screen{content-visibility:visible;\
        break-inside:avoid}.body{grid-template-columns:1fr 1fr}details::details-content{content-visibility:visible;\
        block-size:auto}.pictures,.pictures:has(figure+figure){padding:.75rem}\
        .pictures svg,.pictures:has(figure+figure) svg{max-height:13rem}.scroll{max-height:none}\
        .scroll thead th{position:static;box-shadow:none}.screen{padding:1rem 0}\
        body{max-width:none;padding:0;font-size:.8125rem}}

        """ + Wireframe.stylesheet(.light)
        + "@media screen and (prefers-color-scheme:dark){\(Wireframe.colors(.dark))}"
}
