import { execFile, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { makeCaller } from "../api/callers";
import { expect, test } from "./cli";

/** The README's blocks, by the section each stands in: several in one are numbered. */
const blocks = [
  ...readFileSync("lib/clients/cli/README.md", "utf8").matchAll(/^## (.+)\n((?:(?!^## )[\s\S])*)/gm),
].flatMap(([, section = "", text = ""]) =>
  [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, code = ""], n) => ({ name: `${section} ${n + 1}`, code })),
);

/** What each block prints. What installs is marked so, and is the package's own test, which has no other `guildhall`. */
const PRINTS: Record<string, RegExp> = {
  "Sign in 1": /^Signed in as (\S+) at .*\nHandle +\1\n[\s\S]*\n\{"id":"crt_.*\}\n$/,
  "Any operation 1": /"data": \[\][\s\S]*"status": "draft"[\s\S]*"max_open_orders": 3/,
  "Products 1": /^Created prod_\w+, draft\.\nID [\s\S]* draft +Logo check/,
  "Logs 1": /^(?:No requests\.\n|AT )/,
  "Creators 1": /^HANDLE [\s\S]*\nHandle +demo\n/,
  "Posts 1": /^Published post_.*\nPublished post_.*\nID [\s\S]*From a pipe[\s\S]*"has_more":false/,
  "Orders 1": /^No orders\.\n$/,
  "Purchases 1": /^No purchases\.\nNo approvals\.\n$/,
  "Webhooks 1": /^Forwarding to http:\/\/localhost:4000\/hooks\. Ctrl-C stops\.\nSigning secret/,
  "Webhooks 2":
    /^Created whe_.*\nSigning secret, shown this once: whsec_.*\nID .*\nwhe_.* order\.paid review\.created /,
  "Tools 1": /^TOOL [\s\S]*# [\s\S]*demo[\s\S]*\n\{"creators":\[.*\].*\}\n$/,
  "Completion 1": /^$/,
};

test("every block of the README is known here", () => {
  expect(blocks.map(({ name }) => name).sort()).toEqual(Object.keys(PRINTS).sort());
});

for (const { name, code } of blocks.filter((block) => block.name in PRINTS))
  test(`README, ${name}: works when pasted`, async ({ computer, program, baseURL }) => {
    const { token } = await makeCaller();
    const env = {
      ...process.env,
      GUILDHALL_URL: baseURL ?? "",
      XDG_CONFIG_HOME: computer.config,
      ...(name === "Sign in 1" ? { GUILDHALL_KEY: token } : { GUILDHALL_TOKEN: token }),
    };
    const script = `set -euo pipefail\nguildhall() { "${process.execPath}" "${program}" "$@"; }\n${code}`;
    if (!code.includes("webhooks listen")) {
      const { stdout } = await promisify(execFile)("bash", ["-c", script], { env });
      expect(stdout).toMatch(PRINTS[name] ?? /^never$/);
      return;
    }
    let out = "";
    const child = spawn("bash", ["-c", script], { env, detached: true });
    child.stdout.on("data", (chunk: Buffer) => {
      out += chunk.toString();
    });
    await expect.poll(() => out).toMatch(PRINTS[name] ?? /^never$/);
    process.kill(-Number(child.pid), "SIGINT"); // as a terminal does: to all of them
  });
