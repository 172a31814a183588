import "./launch/before-all";

import { execFileSync } from "node:child_process";
import { chromium } from "playwright";
import { parseEnv } from "@/lib/core/env";
import { BROWSER_FLAGS, chromiumPath, ensureChromium } from "./launch/testing/chromium";
import { playStory } from "./story/play";

/** `npm run demo`: plays the main job against a running instance and tells each step. */
const { BASE_URL } = parseEnv(process.env);
const startedAt = performance.now();
let step = 0;
const narrate = (line: string) =>
  console.log(`${String(++step).padStart(2)}. [${((performance.now() - startedAt) / 1000).toFixed(1)} s] ${line}`);

const healthy = await fetch(`${BASE_URL}/api/health`).then(
  (r) => r.ok,
  () => false,
);
if (!healthy) {
  console.error(`Nothing answers at ${BASE_URL}. Start the service in another terminal first: npm start`);
  process.exit(1);
}
ensureChromium(console.log);
const scopes = "posts:read,posts:write,webhooks:read,webhooks:write";
const made = execFileSync(
  process.execPath,
  [
    "--import",
    "tsx",
    "bin/admin.ts",
    "key",
    "create",
    "--creator",
    "demo",
    "--name",
    "Demo story",
    "--scopes",
    scopes,
    "--json",
  ],
  { encoding: "utf8" },
);
const { token, prefix } = JSON.parse(made) as { token: string; prefix: string };
narrate(`The operator makes an API key for the creator demo: ${prefix}…`);
const browser = await chromium.launch({
  args: BROWSER_FLAGS,
  ...(chromiumPath() ? { executablePath: chromiumPath() as string } : {}),
});
try {
  const page = await browser.newPage();
  const story = await playStory({
    url: BASE_URL,
    key: token,
    page,
    creator: { query: "brand identity", handle: "demo" },
    narrate,
  });
  console.log(
    `\nDone in ${((performance.now() - startedAt) / 1000).toFixed(1)} s. See it: ${BASE_URL}/demo  (review "${story.review.title}")`,
  );
} finally {
  await browser.close();
}
