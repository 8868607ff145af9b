"""Chromium without a window, driven over the pipe of its DevTools protocol; Python's standard library is enough."""
import base64
import json
import os
import select
import subprocess
import tempfile
import time


class Browser:
    """One page of one Chromium; what it complains about is kept in `complaints`, what it loads in `requests`."""

    def __init__(self, program):
        to_browser, self.output = os.pipe()
        self.input, from_browser = os.pipe()
        self.profile = tempfile.TemporaryDirectory()

        def place_pipes():
            # The protocol wants file descriptors 3 and 4; duplicates first, lest one of them is overwritten.
            ends = [os.dup(to_browser), os.dup(from_browser)]
            for number, end in zip((3, 4), [os.dup(end) for end in ends]):
                os.dup2(end, number, inheritable=True)

        words = ["--headless", "--remote-debugging-pipe", "--hide-scrollbars", "--disable-gpu", "--no-first-run"]
        words += ["--user-data-dir=" + self.profile.name, "about:blank"]
        if os.geteuid() == 0:
            words.insert(0, "--no-sandbox")
        self.process = subprocess.Popen(
            [program] + words, preexec_fn=place_pipes, close_fds=False, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        self.buffer = b""
        self.number = 0
        self.session = None
        self.events = []
        self.complaints = []
        self.requests = []
        target = next(t for t in self.call("Target.getTargets")["targetInfos"] if t["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=target["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(domain + ".enable")
        self.call("Performance.enable", timeDomain="threadTicks")

    def close(self):
        self.call("Browser.close")
        self.process.wait(10)

    def call(self, method, **parameters):
        """Sends a command and waits for its answer."""
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.output, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive(120)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def receive(self, seconds):
        """The next message; an event is noted before it is handed on."""
        end = time.monotonic() + seconds
        while b"\0" not in self.buffer:
            if not select.select([self.input], [], [], max(0, end - time.monotonic()))[0]:
                raise TimeoutError("Chromium does not answer")
            self.buffer += os.read(self.input, 1 << 20)
        text, self.buffer = self.buffer.split(b"\0", 1)
        message = json.loads(text)
        details = message.get("params", {})
        if message.get("method") in ("Runtime.exceptionThrown", "Log.entryAdded", "Runtime.consoleAPICalled"):
            self.complaints.append(details)
        elif message.get("method") == "Network.requestWillBeSent":
            self.requests.append(details["request"]["url"])
        if "method" in message:
            self.events.append(message["method"])
        return message

    def open(self, address):
        """Opens a page and waits until it is shown; answers the milliseconds this took, and those of processor time."""
        self.navigate("about:blank")
        start, busy = time.monotonic(), self.busy()
        self.navigate(address)
        self.run("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        return (time.monotonic() - start) * 1000, self.busy() - busy

    def navigate(self, address):
        self.events.clear()
        self.call("Page.navigate", url=address)
        while "Page.loadEventFired" not in self.events:
            self.receive(120)

    def busy(self):
        """The milliseconds of processor time that the page has taken so far, whatever else the machine does."""
        metrics = self.call("Performance.getMetrics")["metrics"]
        return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration") * 1000

    def run(self, expression):
        """The value of an expression in the page; a promise is waited for."""
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(result["exceptionDetails"].get("exception", {}).get("description", expression))
        return result["result"].get("value")

    def show(self, width, height, scheme):
        """Sets the size of the page and whether the reader likes it light or dark."""
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600}
        self.call("Emulation.setDeviceMetricsOverride", **size)
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}])

    def press(self, key, code):
        """Presses a key."""
        for kind in ("keyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code)

    def photograph(self, path):
        """Writes what is to be seen as a PNG."""
        picture = self.call("Page.captureScreenshot", format="png", captureBeyondViewport=False)
        with open(path, "wb") as file:
            file.write(base64.b64decode(picture["data"]))
