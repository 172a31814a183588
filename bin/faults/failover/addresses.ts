import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { connect, createServer, type Server as TcpServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { query } from "@/db/embedded/testing";
import type { Pair } from "@/db/embedded/testing-pair";
import { freePort, stopProcess } from "../../launch/testing/instance";

/** Addresses that stay: of the primary, of the standby, and of the web processes where something balances them. */
export type Addresses = {
  kind: string;
  primary: number;
  standby: number;
  web: number | undefined;
  close(): Promise<void>;
};

/** HAProxy under `deploy/haproxy.cfg` where it is installed, else a forwarder that asks the servers the same. */
export async function openAddresses(pair: Pair, webs: [number, number]): Promise<Addresses> {
  const version = haproxyVersion();
  return version ? startHaproxy(version, pair, webs) : forward(pair);
}

function haproxyVersion(): string | undefined {
  try {
    return execFileSync("haproxy", ["-v"], { encoding: "utf8" }).split("\n")[0];
  } catch {
    return undefined;
  }
}

async function startHaproxy(version: string, { primary, standby }: Pair, webs: [number, number]): Promise<Addresses> {
  const [web, one, two] = [await freePort(), await freePort(), await freePort()];
  const at = (port: number) => `127.0.0.1:${port}`;
  const env = {
    ...process.env,
    WEB: at(web),
    PRIMARY: at(one),
    STANDBY: at(two),
    WEB_ONE: at(webs[0]),
    WEB_TWO: at(webs[1]),
    DATABASE_ONE: at(primary.port),
    DATABASE_TWO: at(standby.port),
  };
  const child: ChildProcess = spawn("haproxy", ["-f", "deploy/haproxy.cfg"], { env, stdio: "ignore" });
  const ended = once(child, "exit").then(([code]) => Promise.reject(new Error(`HAProxy ended with ${code}`)));
  ended.catch(() => {});
  await Promise.race([Promise.all([untilLeadsTo(primary, one), untilLeadsTo(standby, two)]), ended]);
  return { kind: version, primary: one, standby: two, web, close: () => stopProcess(child) };
}

/** Resolves when every connection there leads to the one server: HAProxy takes each for well until it has asked. */
async function untilLeadsTo(server: Pair["primary"], port: number): Promise<void> {
  let inOrder = 0;
  for (const end = performance.now() + 10_000; performance.now() < end; await pause(50)) {
    const asked = query(server.url("postgres", port), "select inet_server_port() as port");
    const reached = await asked.then(([row]) => row?.port === server.port).catch(() => false);
    inOrder = reached ? inOrder + 1 : 0;
    if (inOrder === 4) return;
  }
  throw new Error("HAProxy does not lead to the server that it should.");
}

const CHECK_EVERY_MS = 250;

async function forward(pair: Pair): Promise<Addresses> {
  let [primary, standby]: (number | undefined)[] = [pair.primary.port, pair.standby.port];
  let isOver = false;
  const check = async () => {
    for (; !isOver; await pause(CHECK_EVERY_MS)) {
      const told = await Promise.all([roleOf(pair.primary), roleOf(pair.standby)]);
      const portOf = (role: string) => [pair.primary.port, pair.standby.port].find((_, n) => told[n] === role);
      [primary, standby] = [portOf("primary"), portOf("standby")];
    }
  };
  const checking = check();
  const relays = [await relay(() => primary), await relay(() => standby)] as const;
  return {
    kind: "a forwarder of the test's own: HAProxy is not installed, so deploy/haproxy.cfg was not run",
    primary: relays[0].port,
    standby: relays[1].port,
    web: undefined,
    async close() {
      isOver = true;
      await checking;
      for (const { close } of relays) close();
    },
  };
}

async function roleOf(server: Pair["primary"]): Promise<string> {
  try {
    const [row] = await server.ask("select pg_is_in_recovery() as standby");
    return row?.standby ? "standby" : "primary";
  } catch {
    return "away";
  }
}

/** Joins each connection to where `target` says; none where it says nothing. */
async function relay(target: () => number | undefined): Promise<{ port: number; close(): void }> {
  const server: TcpServer = createServer((client) => {
    const port = target();
    client.on("error", () => {});
    if (port === undefined) return void client.destroy();
    const upstream = connect(port, "127.0.0.1");
    upstream.on("error", () => {}).on("close", () => client.destroy());
    client.on("close", () => upstream.destroy());
    client.pipe(upstream).pipe(client);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return { port: (server.address() as { port: number }).port, close: () => server.close() };
}
