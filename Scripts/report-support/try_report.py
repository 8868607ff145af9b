"""Tries the HTML report and the page of a review in a browser; called by Scripts/try-report."""
import json
import os
import pathlib
import subprocess
import sys
import tempfile

from browser import Browser

SAMPLES = pathlib.Path(__file__).parents[2] / "Samples"
SIZES = {"phone": (390, 844), "desktop": (1280, 900)}
SCRIPT = "<script>window.pwned=1</script>"
ARABIC = "\u0637\u0644\u0628\u0627\u062a"
HOSTILE_NAME = "<img src=x onerror=window.pwned=2> & \"it's\".screen.yaml"
HOSTILE = [
    {"id": SCRIPT, "name": SCRIPT, "navigationBar": {"title": SCRIPT + " \"quoted\" 'twice' & more"}},
    {"id": "controls", "navigationBar": {"title": "bell \x07 escape \x1b[31m \u202e reversed"}},
    {"id": "right-to-left", "name": ARABIC, "navigationBar": {"title": ARABIC + " (12) " + ARABIC * 8}},
    {"id": "\"><b>x</b>", "colour\"><script>window.pwned=3</script>": "javascript:window.pwned=4"},
]
failures = []


def expect(what, holds, details=""):
    print(f"{'ok  ' if holds else 'FAIL'}  {what}" + (f": {details}" if details != "" and not holds else ""))
    if not holds:
        failures.append(what)


def report(screenlint, folder, path):
    words = [screenlint, "check", "--fail-level", "never", "-f", "html", "-o", path, "."]
    subprocess.run(words, cwd=folder, check=True, stderr=subprocess.DEVNULL)
    return path.as_uri()


def quiet(browser, what):
    expect(f"{what}: the console is empty", not browser.complaints, json.dumps(browser.complaints[:2]))
    others = [address for address in browser.requests if not address.startswith(("file:", "about:"))]
    expect(f"{what}: nothing is loaded", not others, others[:3])


def wireframes(browser, what):
    hidden = browser.run("""(async () => {
        const hidden = [];
        for (const picture of document.querySelectorAll('figure > svg')) {
            picture.scrollIntoView({block: 'center'});
            await new Promise(requestAnimationFrame);
            const box = picture.getBoundingClientRect();
            const fits = box.left >= 0 && box.right <= document.documentElement.clientWidth;
            const parts = Array.from(picture.querySelectorAll('rect, path, text'));
            const drawn = parts.some((part) => part.getBoundingClientRect().width > 0);
            if (!fits || !drawn || box.width < 40 || box.height < 20) hidden.push(picture.textContent.slice(0, 40));
        }
        return hidden;
    })()""")
    expect(f"{what}: every wireframe is visible", not hidden, hidden[:3])
    lost = browser.run("""Array.from(document.querySelectorAll('.finding[data-number]')).filter((item) =>
        !item.closest('article').querySelector(`g[data-finding="${item.dataset.number}"]`)).map((item) => item.id)""")
    expect(f"{what}: every finding has its badge", not lost, lost[:3])


def set_filter(browser, name, value):
    """Sets a control of the filter; answers the visible screens and findings, and the milliseconds this took."""
    before = browser.busy()
    browser.run(f"""(async () => {{
        const form = document.getElementById('filters');
        form.elements[{json.dumps(name)}].value = {json.dumps(value)};
        form.dispatchEvent(new Event('input', {{bubbles: true}}));
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }})()""")
    time = browser.busy() - before
    return browser.run("""(() => {
        const isShown = (item) => !item.closest('[hidden]');
        const count = (name) => Array.from(document.querySelectorAll(name)).filter(isShown).length;
        return [count('article'), count('.finding')];
    })()""") + [time]


def filters(browser):
    total = browser.run("[document.querySelectorAll('article').length, document.querySelectorAll('.finding').length]")
    rule = browser.run("document.querySelector('.finding').dataset.rule")
    wanted = browser.run(f"document.querySelectorAll('.finding[data-rule=\"{rule}\"]').length")
    shown = set_filter(browser, "rule", rule)
    expect("the filter shows one rule", shown[1] == wanted and 0 < shown[0] <= wanted, shown)
    expect("what is not wanted is hidden", shown[0] < total[0], shown)
    shown = set_filter(browser, "rule", "")
    expect("without a filter all is shown", shown[:2] == total, shown)
    shown = set_filter(browser, "guideline", "sap-fiori-ios")
    own = browser.run("document.querySelectorAll('article[data-guidelines~=sap-fiori-ios]').length")
    expect("the filter shows one guideline", shown[0] == own, shown)
    set_filter(browser, "guideline", "")
    shown = set_filter(browser, "text", "fieldworks-orders-crowded")
    expect("the filter finds a screen by its id", shown[0] == 1 and shown[1] > 0, shown)
    set_filter(browser, "text", "")
    browser.run("document.querySelector('[name=severity][value=error]').click()")
    expect("a severity can be left out", set_filter(browser, "text", "")[1] < total[1])
    browser.run("document.querySelector('button[type=reset]').click()")
    browser.run("new Promise((done) => setTimeout(done, 50))")
    expect("a reset shows all", set_filter(browser, "text", "")[:2] == total)


def links(browser, page):
    last = "Array.from(document.querySelectorAll('{0}')).at(-1).id"
    names = [browser.run(last.format(kind)) for kind in (".finding", "article", "tr[id^=clause]", "tr[id^=rule]")]
    for name in names + ["screen-fieldworks-orders-crowded"]:
        browser.open(f"{page}#{name}")
        browser.run("new Promise((done) => setTimeout(done, 300))")
        box = browser.run(f"""(() => {{
            const target = document.getElementById({json.dumps(name)})
                ?? document.querySelector(`[data-screen="${{{json.dumps(name)}.slice(7)}}"]`);
            const box = target.getBoundingClientRect();
            return [box.top, box.bottom, innerHeight];
        }})()""")
        expect(f"the link #{name} lands", -1 <= box[0] < box[2] and box[1] > 0, box)


def contrast(browser, what):
    """Text that stands out too little from what is behind it (WCAG 2.2, 1.4.3), wireframes apart."""
    poor = browser.run("""(() => {
        const canvas = new OffscreenCanvas(1, 1).getContext('2d', {willReadFrequently: true});
        const parse = (color) => {
            canvas.clearRect(0, 0, 1, 1);
            canvas.fillStyle = color;
            canvas.fillRect(0, 0, 1, 1);
            return Array.from(canvas.getImageData(0, 0, 1, 1).data);
        };
        const light = (color) => color.slice(0, 3).map((part) => part / 255)
            .map((part) => part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4)
            .reduce((sum, part, index) => sum + part * [.2126, .7152, .0722][index], 0);
        const behind = (element) => {
            for (let node = element; node; node = node.parentElement) {
                const color = parse(getComputedStyle(node).backgroundColor);
                if (color[3] === 255) return color;
            }
            return [255, 255, 255, 255];
        };
        const poor = new Set();
        for (const element of document.querySelectorAll('body *:not(svg *, script)')) {
            const hasText = Array.from(element.childNodes).some((node) => node.nodeType === 3 && node.data.trim());
            if (!hasText || !element.checkVisibility()) continue;
            const values = [light(parse(getComputedStyle(element).color)), light(behind(element))].sort();
            const ratio = (Math.max(...values) + .05) / (Math.min(...values) + .05);
            if (ratio < 4.5) poor.add(`${element.tagName}.${element.className} ${ratio.toFixed(1)}`);
        }
        return Array.from(poor);
    })()""")
    expect(f"{what}: text has a contrast of at least 4.5", not poor, poor[:5])


def samples(browser, screenlint, work, pictures):
    page = report(screenlint, SAMPLES, work / "samples.html")
    for size, (width, height) in SIZES.items():
        for scheme in ("light", "dark"):
            browser.show(width, height, scheme)
            browser.open(page)
            what = f"{size}, {scheme}"
            overflow = browser.run("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            expect(f"{what}: nothing is wider than the page", overflow <= 0, overflow)
            contrast(browser, what)
            wireframes(browser, what)
            for name in ("overview", "screen-fieldworks-orders-crowded", "conformance") if pictures else ():
                browser.open(f"{page}#{name}")
                browser.run("new Promise((done) => setTimeout(done, 300))")
                browser.photograph(pictures / f"{name.split('-')[0]}-{size}-{scheme}.png")
    browser.open(page)
    browser.press("Tab", 9)
    expect("the first key leads past the navigation", browser.run("document.activeElement.className") == "skip")
    browser.call("Emulation.setScriptExecutionDisabled", value=True)
    browser.navigate(page)
    browser.call("Emulation.setScriptExecutionDisabled", value=False)
    tops = "['overview', 'screens', 'conformance'].map((id) => document.getElementById(id).getBoundingClientRect().top)"
    tops = browser.run(tops)
    expect("without scripts the parts are in order", tops == sorted(tops), tops)
    browser.open(page)
    filters(browser)
    links(browser, page)
    quiet(browser, "samples")


def hostile(browser, screenlint, work):
    folder = work / "hostile"
    folder.mkdir()
    # JSON is YAML, too.
    (folder / HOSTILE_NAME).write_text(json.dumps({"screens": HOSTILE}))
    browser.open(report(screenlint, folder, work / "hostile.html"))
    text, all_text = browser.run("document.body.innerText"), browser.run("document.body.textContent")
    expect("hostile: markup shows as text", SCRIPT in text and "<img src=x" in text)
    shapes = "document.querySelector('figure:first-of-type svg').textContent"
    expect("hostile: markup shows as text in wireframes", "<script>" in browser.run(shapes))
    count = browser.run("document.querySelectorAll('img, b:not(.legend b, .help b), script').length")
    expect("hostile: no element comes from a text", count == 1, count)
    expect("hostile: nothing has run", browser.run("typeof window.pwned") == "undefined")
    expect("hostile: control characters show as escapes", "\\u{7}" in text and "\\u{202E}" in all_text)
    controls = [c for c in all_text if (ord(c) < 32 and c not in "\n\t") or c == "\u202e"]
    expect("hostile: no control character is left", not controls, controls[:3])
    isolated = browser.run("Array.from(document.querySelectorAll('bdi'), (item) => item.textContent)")
    expect("hostile: right-to-left text stands by itself", ARABIC in isolated)
    wireframes(browser, "hostile")
    quiet(browser, "hostile")


def large(browser, screenlint, work_folder):
    folder = work_folder / "large"
    for number in range(64):
        for pattern in ["*.yml", "*.json"]:
            for file in SAMPLES.rglob(pattern):
                copy(file, folder / str(number), "")
        for file in SAMPLES.rglob("*.yaml"):
            copy(file, folder / str(number), f"n{number}-")
    page = report(screenlint, folder, work_folder / "large.html")
    size = (work_folder / "large.html").stat().st_size / 1e6
    browser.show(1280, 900, "light")
    times, works = zip(*(browser.open(page) for _ in range(5)))
    taken, work = min(times) / 1000, min(works) / 1000
    # With other work on the machine, the clock tells of that.
    is_busy = os.getloadavg()[0] > os.cpu_count()
    what = f"{taken:.1f} s ({work:.1f} s of processor time{', which counts on a busy machine' if is_busy else ''})"
    count = browser.run("document.querySelectorAll('article').length")
    is_fast = (work if is_busy else taken) < 3
    expect(f"{count} screens ({size:.0f} MB) open in {what}, under 3 s", count >= 2000 and is_fast)
    rule = browser.run("document.querySelector('.finding').dataset.rule")
    steps = [("text", "orders"), ("text", "orders crowded"), ("text", ""), ("rule", rule), ("rule", ""),
             ("guideline", "workday-canvas"), ("guideline", "")]
    slowest = max(set_filter(browser, name, value)[2] for name, value in steps)
    expect(f"the slowest filter takes {slowest:.0f} ms, under 200 ms", slowest < 200)
    quiet(browser, "large")


def git(folder, *words):
    author = ["-c", "user.name=t", "-c", "user.email=t@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *author, *words], cwd=folder, check=True, stdout=subprocess.DEVNULL)


def review(screenlint, folder, path):
    words = [screenlint, "review", "HEAD", "--fail-level", "never", "-f", "html", "-o", path]
    subprocess.run(words, cwd=folder, check=True, stderr=subprocess.DEVNULL)
    return path.as_uri()


def changed_samples(browser, screenlint, work, pictures):
    folder = work / "changed"
    for file in SAMPLES.rglob("*.yaml"):
        copy(file, folder, "")
    (folder / HOSTILE_NAME).write_text(json.dumps({"screens": HOSTILE}))
    git(folder, "init", "-q")
    git(folder, "add", ".")
    git(folder, "commit", "-qm", "first")
    orders = folder / "fieldworks" / "orders.screen.yaml"
    orders.write_text(orders.read_text().replace("title: Orders", "title: Orders to Approve").replace("plus", "bell"))
    changed = [dict(screen, navigationBar={"title": SCRIPT + " changed \x07"}) for screen in HOSTILE]
    (folder / HOSTILE_NAME).write_text(json.dumps({"screens": changed}))
    (folder / "peopledesk" / "home.screen.yaml").unlink()
    page = review(screenlint, folder, work / "review.html")
    for size, (width, height) in {**SIZES, "tablet": (820, 1180)}.items():
        for scheme in ("light", "dark"):
            browser.show(width, height, scheme)
            browser.open(page)
            what = f"review, {size}, {scheme}"
            overflow = browser.run("document.documentElement.scrollWidth - document.documentElement.clientWidth")
            expect(f"{what}: nothing is wider than the page", overflow <= 0, overflow)
            contrast(browser, what)
            lost = browser.run("""Array.from(document.querySelectorAll('.change')).filter((item) =>
                !item.closest('article').querySelector(`g[data-change="${item.dataset.letter}"]`)).length""")
            expect(f"{what}: every change has its mark", lost == 0, lost)
            if pictures:
                browser.open(f"{page}#screen-fieldworks-orders-crowded")
                browser.run("new Promise((done) => setTimeout(done, 300))")
                browser.photograph(pictures / f"review-{size}-{scheme}.png")
    shown = "Array.from(document.querySelectorAll('article')).filter((item) => !item.hidden).length"
    total = browser.run(shown)
    browser.run("document.querySelector('[name=status][value=removed]').click()")
    expect("review: a status can be left out", 0 < browser.run(shown) < total)
    browser.run("document.querySelector('button[type=reset]').click()")
    browser.run("new Promise((done) => setTimeout(done, 50))")
    expect("review: a reset shows all", browser.run(shown) == total)
    browser.open(page)
    browser.press("Tab", 9)
    expect("review: the first key leads past the navigation", browser.run("document.activeElement.className") == "skip")
    count = browser.run("document.querySelectorAll('img, script').length")
    expect("review: no element comes from a text", count == 1, count)
    expect("review: nothing has run", browser.run("typeof window.pwned") == "undefined")
    quiet(browser, "review")


def large_review(browser, screenlint, work_folder):
    folder = work_folder / "large"
    git(folder, "init", "-q")
    git(folder, "add", ".")
    git(folder, "commit", "-qm", "first")
    count = 0
    for file in sorted(folder.rglob("*.yaml")):
        if count >= 200:
            break
        text = file.read_text()
        changed = text.replace("  title: ", "  title: The ")
        count += text.count("\n  - id: ") if changed != text else 0
        file.write_text(changed)
    page = review(screenlint, folder, work_folder / "large-review.html")
    size = (work_folder / "large-review.html").stat().st_size / 1e6
    browser.show(1280, 900, "light")
    times, works = zip(*(browser.open(page) for _ in range(5)))
    is_busy = os.getloadavg()[0] > os.cpu_count()
    taken = min(works if is_busy else times) / 1000
    count = browser.run("document.querySelectorAll('article').length")
    expect(f"review: {count} changed screens ({size:.0f} MB) open in {taken:.1f} s, under 3 s", count >= 150 and taken < 3)
    quiet(browser, "large review")


def copy(file, folder, prefix):
    target = folder / file.relative_to(SAMPLES)
    target.parent.mkdir(parents=True, exist_ok=True)
    text = file.read_text()
    for name in ("fieldworks-", "peopledesk-", "trailmate-"):
        text = text.replace("id: " + name, "id: " + prefix + name)
    target.write_text(text)


def main(screenlint, chromium, pictures=None):
    pictures = pathlib.Path(pictures) if pictures else None
    if pictures:
        pictures.mkdir(parents=True, exist_ok=True)
    browser = Browser(chromium)
    with tempfile.TemporaryDirectory() as work:
        samples(browser, screenlint, pathlib.Path(work), pictures)
        hostile(browser, screenlint, pathlib.Path(work))
        large(browser, screenlint, pathlib.Path(work))
        changed_samples(browser, screenlint, pathlib.Path(work), pictures)
        large_review(browser, screenlint, pathlib.Path(work))
    browser.close()
    sys.exit(f"{len(failures)} failures" if failures else 0)


main(*sys.argv[1:])
