import { execFile, execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { EnvSchema } from "@/lib/core/env";

type Service = {
  environment?: Record<string, string>;
  volumes?: string[];
  command?: string | string[];
  stop_grace_period?: string;
  entrypoint?: string[];
  depends_on?: Record<string, object>;
};

const { services } = parse(readFileSync("deploy/compose.yaml", "utf8"), { merge: true }) as {
  services: Record<string, Service>;
};
const haproxy = readFileSync("deploy/haproxy.cfg", "utf8");
const source = (file: string) => readFileSync(file, "utf8");
const seconds = (text = "0") => Number(text.replace("s", ""));
const environmentOf = (name: string) => services[name]?.environment ?? {};

test("the compose file has two web processes, two workers, HAProxy, a primary and a standby", () => {
  const expected = ["haproxy", "primary", "standby", "web-one", "web-two", "worker-one", "worker-two"];
  expect(Object.keys(services).sort()).toEqual(expected);
});

test("sets nothing that the service does not read, and the same for all of them", () => {
  const ours = ["web-one", "web-two", "worker-one", "worker-two"].map(environmentOf);
  for (const environment of ours) {
    expect(environment).toEqual(ours[0]);
    expect(Object.keys(environment).filter((name) => !(name in EnvSchema.shape))).toEqual([]);
  }
});

test("passes on what docs/operations.md has changed while it runs, and set before the public comes", () => {
  for (const name of ["AUTH_SECRET_PREVIOUS", "SMTP_URL", "MAIL_FROM", "OPERATOR_EMAIL", "STRIPE_SECRET_KEY"])
    expect(environmentOf("worker-one")[name]).toBe(`\${${name}:-}`);
});

test("gives HAProxy every address that its configuration asks for, and leads to what listens there", () => {
  const addresses = environmentOf("haproxy");
  const asked = [...haproxy.matchAll(/"\$\{(\w+)\}"/g)].map(([, name = ""]) => name);
  expect([...new Set(asked)].sort()).toEqual(Object.keys(addresses).sort());
  const servers = Object.values(addresses).filter((address) => !address.startsWith("*:"));
  for (const address of servers) expect(services).toHaveProperty(address.split(":")[0] ?? "");
  for (const [variable, listened] of [
    ["DATABASE_URL", "PRIMARY"],
    ["DATABASE_REPLICA_URL", "STANDBY"],
  ] as const)
    expect(environmentOf("web-one")[variable]).toContain(`@haproxy:${addresses[listened]?.slice(2)}/`);
});

test("mounts and runs files that are there", () => {
  const mounted = Object.values(services).flatMap(({ volumes = [] }) =>
    volumes.filter((volume) => volume.startsWith("./")).map((volume) => `deploy/${volume.split(":")[0]}`),
  );
  const run = [services["worker-one"]?.command ?? []].flat().filter((word) => word.endsWith(".ts"));
  expect(mounted.length).toBeGreaterThan(3);
  for (const file of [...mounted, ...run]) expect(existsSync(file), file).toBe(true);
});

test("starts nothing that would bring a database with it: after a failover the old primary stays off", () => {
  const needed = Object.values(services).flatMap(({ depends_on = {} }) => Object.keys(depends_on));
  expect([...new Set(needed)]).toEqual(["haproxy"]);
  expect(services.primary?.entrypoint).toEqual(["bash", "/start-primary.sh"]);

  const scratch = mkdtempSync(join(tmpdir(), "guildhall-primary-"));
  const started = (said: string, before: boolean) => {
    writeFileSync(join(scratch, "psql"), `#!/bin/sh\n${said}\n`, { mode: 0o755 });
    writeFileSync(join(scratch, "PG_VERSION"), before ? "17" : "");
    const env = {
      ...process.env,
      PATH: `${scratch}:${process.env.PATH}`,
      PGDATA: scratch,
      STANDBY_HOST: "standby",
      STANDBY_PAUSE: "0",
    };
    const ran = spawnSync("bash", ["deploy/postgres/start-primary.sh", "echo", "started"], { env, encoding: "utf8" });
    return [ran.status, ran.stdout.trim()];
  };
  const [off, on] = [
    [1, ""],
    [0, "started"],
  ];
  for (const before of [true, false]) {
    expect(started("echo f", before)).toEqual(off);
    expect(started("echo t", before)).toEqual(on);
    expect(started("exit 2", before)).toEqual(on);
  }
  rmSync(scratch, { recursive: true });
});

test("waits as long for a process to end as its launcher takes to end it, and longer than docker does by itself", () => {
  const launcherMs = Number(
    /stop\(timeoutMs = ([\d_]+)\)/.exec(source("bin/launch/processes/children.ts"))?.[1]?.replace("_", ""),
  );
  expect(launcherMs).toBeGreaterThan(20_000);
  for (const name of ["web-one", "web-two", "worker-one", "worker-two"])
    expect(seconds(services[name]?.stop_grace_period), name).toBeGreaterThan(launcherMs / 1_000 + 5);
  const runs = [...source("deploy/Dockerfile").matchAll(/^# .*docker run (.*)$/gm)].map(([, options = ""]) => options);
  expect(runs).toHaveLength(2);
  for (const options of runs)
    expect(seconds(/--stop-timeout (\d+)/.exec(options)?.[1]), options).toBeGreaterThan(launcherMs / 1_000 + 5);
});

test("the image's health check sees a service on any port, also on one that browsers and fetch block", async () => {
  const check: string[] = JSON.parse(/HEALTHCHECK [^[]*(\[.*\])/.exec(source("deploy/Dockerfile"))?.[1] ?? "[]");
  const codeAt = (port: number) =>
    new Promise((ended) => {
      const env = { ...process.env, PORT: String(port) };
      execFile(process.execPath, check.slice(1), { env }, (error) => ended(error ? error.code : 0));
    });
  let status = 200;
  const server = createServer(({ url }, response) =>
    response.writeHead(url === "/api/health/live" ? status : 404).end(),
  );
  const listening = (port: number) =>
    new Promise((tried) => server.once("error", () => tried(false)).listen(port, "127.0.0.1", () => tried(true)));
  const port = (await listening(10_080)) ? 10_080 : 6_697;
  if (port !== 10_080) expect(await listening(port)).toBe(true);
  expect(await codeAt(port)).toBe(0);
  status = 503;
  expect(await codeAt(port)).toBe(1);
  await new Promise((closed) => server.close(closed));
  expect(await codeAt(port)).toBe(1);
});

test("gives PostgreSQL the connections that docs/operations.md reckons, on as many cores as there may be", () => {
  const processes = 2 * 2 + 2; // each web process has one that makes its pages
  const mostPooled = Number(/Math\.min\(8 \* availableParallelism\(\), (\d+)\)/.exec(source("db/client.ts"))?.[1]);
  expect(source("docs/operations.md")).toContain("`max_connections` ≥ processes × (`DATABASE_CONNECTIONS` + 5) + 20");
  const given = ["primary", "standby"].map((name) =>
    Number(/max_connections=(\d+)/.exec(String(services[name]?.command))?.[1]),
  );
  for (const connections of given) expect(connections).toBeGreaterThanOrEqual(processes * (mostPooled + 5) + 20);
  expect(given[1], "no lower than the primary's").toBeGreaterThanOrEqual(given[0] ?? 0);
});

const isInstalled = (program: string) => {
  try {
    execFileSync(program, ["-v"]);
    return true;
  } catch {
    return false;
  }
};

test.skipIf(!isInstalled("haproxy"))("HAProxy takes its configuration", () => {
  const at = Object.fromEntries(
    Object.keys(environmentOf("haproxy")).map((name, n) => [name, `127.0.0.1:${18_080 + n}`]),
  );
  execFileSync("haproxy", ["-c", "-q", "-f", "deploy/haproxy.cfg"], { env: { ...process.env, ...at } });
});
