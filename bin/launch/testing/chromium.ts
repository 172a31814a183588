import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";

/** What headless Chromium needs in a container without network: no sandbox, no calls home. */
export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The headless shell first: it has no window to draw, so pages take half of the time. */
const SYSTEM = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map(
  (name) => `/usr/bin/${name}`,
);

const APT_INSTALL = "DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends";

/** The system's Chromium, or `undefined` for the one that Playwright installs itself. */
export function chromiumPath(): string | undefined {
  return SYSTEM.find((path) => existsSync(path));
}

/** Installs a browser if there is none: through apt when root on Debian, else Playwright's own. Throws when neither works. */
export function ensureChromium(progress: (line: string) => void): void {
  if (chromiumPath() || existsSync(chromium.executablePath())) return;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    progress("Installing Chromium through apt");
    const install = `apt-get update -qq && (${APT_INSTALL} chromium-headless-shell || ${APT_INSTALL} chromium)`;
    if (spawnSync("sh", ["-c", install], { stdio: ["ignore", "ignore", "inherit"] }).status === 0 && chromiumPath())
      return;
  }
  progress("Installing Playwright's Chromium");
  const result = spawnSync(process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"], {
    stdio: "inherit",
  });
  if (result.status !== 0)
    throw new Error("No Chromium: install one (Debian: apt-get install chromium) and run the tests again.");
}
