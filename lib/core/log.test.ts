import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, openSync } from "node:fs";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { redact, redactPath, safeError } from "./log";

describe("what may stand in a log", () => {
  it.each([
    ["Bearer gh_live_Ab3dE6gH_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG", "Bearer gh_live_Ab3d…"],
    ["Bearer gh_test_Ab3dE6gH_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG", "Bearer gh_test_Ab3d…"],
    ["secret whsec_abc+/=123 leaked", "secret whsec_… leaked"],
    ["key sk_test_51Habc", "key sk_test_…"],
    ["code gh_code_aB3-x_9 and gh_refresh_Qw-1_z, gh_secret_-a_b", "code gh_code_… and gh_refresh_…, gh_secret_…"],
    ["Bearer eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiJhIn0.c2ln-_", "Bearer eyJ…"],
    ["paid with 4242 4242 4242 4242 today", "paid with [card] today"],
    ["4000-0025-0000-3155", "[card]"],
    ["mail robin.ashby@example.com now", "mail r…@example.com now"],
    ["order ord_01k5s3v9n6e8wbr4q2ycx7th0d of 2026", "order ord_01k5s3v9n6e8wbr4q2ycx7th0d of 2026"],
  ])("%s", (text, safe) => {
    expect(redact(text)).toBe(safe);
  });

  it.each([
    ["/api/v1/keys/gh_live_Ab3dE6gH_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG", "/api/v1/keys/gh_live_Ab3d…"],
    ["/api/v1/keys/%67h_live_Ab3dE6gH_0123456789abcdef/x", "/api/v1/keys/gh_live_Ab3d…/x"],
    ["/api/v1/profiles/robin.ashby@example.com", "/api/v1/profiles/r…@example.com"],
    ["/api/v1/profiles/robin%40example.com", "/api/v1/profiles/r…@example.com"],
    ["/api/inbox/Ab3dE6gH-0123456789_abcdefghijkl", "/api/inbox/Ab3d…"],
    ["/cards/4000002500003155", "/cards/[card]"],
    ["/api/v1/orders/ord_01k5s3v9n6e8wbr4q2ycx7th0d", "/api/v1/orders/ord_01k5s3v9n6e8wbr4q2ycx7th0d"],
    [
      "/ada/posts/a-very-long-name-of-a-post-that-is-no-secret",
      "/ada/posts/a-very-long-name-of-a-post-that-is-no-secret",
    ],
    ["/a%20b", "/a%20b"],
    ["/100%", "/100%"],
  ])("of the path %s", (path, safe) => {
    expect(redactPath(path)).toBe(safe);
  });

  it("drops the message of a failed query, which holds its parameters, and keeps the code of its cause", () => {
    const cause = Object.assign(new Error("duplicate key"), { code: "23505" });
    const error = Object.assign(new Error("Failed query: insert … params: whsec_topsecret, hunter2", { cause }), {
      name: "Error",
    });
    const logged = JSON.stringify(safeError(error));
    expect(logged).not.toContain("hunter2");
    expect(logged).toContain("23505");
  });
});

it("a request's line has no secret of its path", async () => {
  const program = `import("./lib/core/log.ts").then(({ logRequest }) => {
    logRequest({ path: "/api/v1/keys/gh_live_Ab3dE6gH_0123456789abcdef", status: 404, ip: null });
  })`;
  const child = spawn(process.execPath, ["--import", "tsx", "-e", program], {
    env: { ...process.env, LOG_LEVEL: "info" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  expect(await text(child.stdout)).toContain('"path":"/api/v1/keys/gh_live_Ab3d…","status":404');
}, 30_000);

describe("when lines are written", () => {
  const program = `import("./lib/core/log.ts").then(({ logger }) => {
    logger().info("a line");
    console.log("logged");
    setTimeout(() => {}, 60_000);
  })`;

  it("within a second, though the buffer is far from full: a kill costs no more", async () => {
    const child = spawn(process.execPath, ["--import", "tsx", "-e", program], {
      env: { ...process.env, LOG_LEVEL: "info" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let [text, loggedAt] = ["", 0];
    child.stdout.on("data", (chunk) => {
      text += chunk;
      if (text.includes("logged")) loggedAt ||= performance.now();
    });
    await expect.poll(() => text, { timeout: 20_000 }).toContain('"msg":"a line"');
    expect(performance.now() - loggedAt).toBeLessThan(1_500);
    child.kill("SIGKILL");
    await once(child, "exit");
  }, 30_000);
});

/** A device that is a full disk to who writes to it; only Linux has it. */
const FULL = "/dev/full";

describe.skipIf(!existsSync(FULL))("a full disk under the log (skipped where there is no /dev/full)", () => {
  const logged = `import("./lib/core/log.ts").then(async ({ logger, flushLog }) => {
    const { stat } = await import("node:fs/promises");
    for (let line = 0; line < 3; line++) {
      logger().info("a line");
      flushLog();
      await stat("."); // behind the write, in the same pool of threads
      await stat(".");
    }
    console.error("at work");
    logger().info("the last line");
    process.exit(7);
  })`;

  it("costs the lines, neither the process nor its end", async () => {
    const full = openSync(FULL, "w");
    const child = spawn(process.execPath, ["--import", "tsx", "-e", logged], {
      env: { ...process.env, LOG_LEVEL: "info" },
      stdio: ["ignore", full, "pipe"],
      timeout: 20_000,
      killSignal: "SIGKILL",
    });
    closeSync(full);
    let said = "";
    child.stderr?.on("data", (chunk) => {
      said += chunk;
    });
    const [code] = await once(child, "close");
    expect({ said, code }).toEqual({ said: "at work\n", code: 7 });
  }, 30_000);
});
