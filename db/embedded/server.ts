import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { folderArgument } from "./account";
import { type Binaries, program } from "./binaries";
import { clusterName, findPostmaster } from "./postmaster";
import { type Account, programEnvironment } from "./run";

/** Settings of postgresql.conf that a caller may override, sized for one machine that also runs the app. */
const DEFAULT_SETTINGS: Record<string, string> = {
  max_connections: "100",
  shared_buffers: "256MB",
  effective_cache_size: "1GB",
  random_page_cost: "1.1",
  jit: "off",
  synchronous_commit: "on",
  max_wal_size: "2GB",
  checkpoint_timeout: "15min",
  log_destination: "stderr",
};

export type ServerOptions = {
  dataDir: string;
  port: number;
  settings: Record<string, string>;
  log: (line: string) => void;
};

/** How a start ended: ready to be used, or exited with what it said and why, as far as that can be mended. */
export type StartResult =
  | { kind: "ready"; pid: number }
  | { kind: "exited"; reason: "port taken" | "already running" | "orphans" | "other"; output: string };

/**
 * Starts a postmaster on 127.0.0.1 in a process group of its own, so that Ctrl-C does not reach it and it outlives a
 * killed launcher. Resolves when it is ready or has exited; throws after `timeout` ms.
 */
export async function startServer(
  options: ServerOptions,
  binaries: Binaries,
  account: Account,
  timeout: number,
): Promise<StartResult> {
  const { dataDir } = options;
  const [command = "", ...args] = [
    ...account.prefix,
    program(binaries, "postgres"),
    ...serverArguments(options, account),
  ];
  const child = spawn(command, args, {
    uid: account.uid,
    gid: account.gid,
    cwd: dataDir,
    env: programEnvironment(),
    stdio: ["ignore", "ignore", "pipe"],
    detached: true,
  });
  const output: string[] = [];
  let ready = false;
  let failure: Error | null = null;
  let closed = false;
  createInterface(child.stderr).on("line", (line) => {
    if (!ready) output.push(line);
    options.log(line);
  });
  child.on("error", (error) => {
    failure = error;
  });
  child.on("close", () => {
    closed = true;
  });
  const end = performance.now() + timeout;
  while (!closed) {
    if (failure) throw failure;
    const found = findPostmaster(dataDir);
    if (found && found.pid === child.pid && found.status === "ready") {
      ready = true;
      child.unref();
      (child.stderr as unknown as { unref(): void }).unref();
      return { kind: "ready", pid: found.pid };
    }
    if (performance.now() > end) {
      child.kill("SIGQUIT");
      throw new Error(`PostgreSQL is not ready after ${timeout} ms: ${output.join("\n")}`);
    }
    await sleep(5);
  }
  return { kind: "exited", reason: reasonOf(output.join("\n")), output: output.join("\n") };
}

/** A TCP port of 127.0.0.1 that nobody listens on at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

function serverArguments({ dataDir, port, settings }: ServerOptions, account: Account): string[] {
  const all = {
    ...DEFAULT_SETTINGS,
    ...settings,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    logging_collector: "off",
    cluster_name: clusterName(dataDir),
  };
  const given = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  return ["-D", folderArgument(dataDir, account), "-p", String(port), ...given];
}

function reasonOf(output: string): Extract<StartResult, { kind: "exited" }>["reason"] {
  if (/could not bind|could not create any TCP\/IP sockets/.test(output)) return "port taken";
  if (/lock file "postmaster\.pid" (already exists|is empty)/.test(output)) return "already running";
  return /pre-existing shared memory block/.test(output) ? "orphans" : "other";
}
