import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { waitHealthy } from "@/bin/launch/processes/probe";
import { freePort, stopProcess } from "@/bin/launch/testing/instance";
import { findRunning } from "@/db/embedded";
import { isAlive } from "@/db/embedded/process-table";

type Launched = { child: ChildProcess; output: () => string };

async function launch(dataDir: string, port: number): Promise<Launched> {
  const child = spawn(process.execPath, ["--import", "tsx", "server.ts"], {
    env: {
      ...process.env,
      DATABASE_URL: "",
      BASE_URL: "",
      PORT: String(port),
      GUILDHALL_DATA: dataDir,
      SEED: "none",
      LOG_LEVEL: "warn",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  child.stdout.on("data", (chunk) => (text += chunk));
  child.stderr.on("data", (chunk) => (text += chunk));
  await waitHealthy(port, 60_000);
  return { child, output: () => text };
}

/** PostgreSQL's process, or 0 while none has written its file. */
function postmasterOf(dataDir: string): number {
  const file = join(dataDir, "pg/postmaster.pid");
  return existsSync(file) ? Number(readFileSync(file, "utf8").split("\n")[0]) : 0;
}

test("starts, survives a dead database, stops cleanly, and starts after kill -9", async () => {
  test.setTimeout(180_000);
  const dataDir = mkdtempSync(join(tmpdir(), "guildhall-life-"));
  const port = await freePort();
  try {
    const first = await launch(dataDir, port);
    const postmaster = postmasterOf(dataDir);

    process.kill(postmaster, "SIGKILL");
    const another = () => postmasterOf(dataDir) !== 0 && postmasterOf(dataDir) !== postmaster;
    await expect.poll(another, { timeout: 15_000 }).toBe(true);
    await expect
      .poll(async () => (await fetch(`http://localhost:${port}/api/health`)).status, { timeout: 20_000 })
      .toBe(200);

    const heir = postmasterOf(dataDir);
    await stopProcess(first.child);
    expect(first.child.exitCode).toBe(0);
    expect(isAlive(heir)).toBe(false);
    await expect(fetch(`http://localhost:${port}/api/health`)).rejects.toThrow();

    const second = await launch(dataDir, port);
    expect(second.output(), "what is built stays built").not.toContain("Building");
    second.child.kill("SIGKILL");
    await new Promise((gone) => second.child.once("exit", gone));
    // its children notice and end by themselves; the database outlives it until the next launcher owns it
    await expect
      .poll(
        () =>
          fetch(`http://localhost:${port}/api/health`).then(
            () => "up",
            () => "down",
          ),
        { timeout: 20_000 },
      )
      .toBe("down");

    const third = await launch(dataDir, port);
    await stopProcess(third.child);
    expect(third.child.exitCode).toBe(0);
    expect(await findRunning(join(dataDir, "pg"))).toBeNull();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test("says what is wrong when the port is taken or the environment is not usable", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "guildhall-life-"));
  const run = (env: Record<string, string>) =>
    new Promise<{ code: number | null; text: string }>((done) => {
      const child = spawn(process.execPath, ["--import", "tsx", "server.ts"], {
        env: { ...process.env, GUILDHALL_DATA: dataDir, ...env },
      });
      let text = "";
      child.stderr.on("data", (chunk) => (text += chunk));
      child.on("exit", (code) => done({ code, text }));
    });
  const taken = new URL(process.env.GUILDHALL_URL ?? "http://localhost:3000").port;
  expect(await run({ PORT: taken })).toMatchObject({
    code: 1,
    text: expect.stringContaining(`Port ${taken} is in use`),
  });
  expect(await run({ SEED: "everything" })).toMatchObject({
    code: 1,
    text: expect.stringContaining("SEED is demo, none or large:N"),
  });
  rmSync(dataDir, { recursive: true, force: true });
});
