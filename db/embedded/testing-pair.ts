import { chmodSync, cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chooseAccount } from "./account";
import { type Binaries, findBinaries } from "./binaries";
import { adoptCluster, createCluster } from "./cluster";
import { ensureDatabaseAt } from "./databases";
import { findPostmaster, serverProcesses, stopPostmaster } from "./postmaster";
import { sendSignal } from "./process-table";
import type { Account } from "./run";
import { freePort, startServer } from "./server";
import { query } from "./testing";

const USER = "guildhall";
const PASSWORD = "of a test";
const STANDBY = "standby";

type Options = {
  /** Below it lie the two clusters. */
  home: string;
  /** The package's own without it. */
  binaries?: Binaries;
  /** Whether a commit waits for the standby's disk. */
  synchronous?: boolean;
  /** Lines of pg_hba.conf before all others. */
  admits?: string;
};

/** One server of a pair. */
export class Server {
  constructor(
    private readonly dataDir: string,
    private readonly binaries: Binaries,
    private readonly account: Account,
    readonly port: number,
    private readonly settings: Record<string, string>,
  ) {}

  url(database = "guildhall", port = this.port): string {
    return `postgres://${USER}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${database}`;
  }

  async start(): Promise<void> {
    const options = { dataDir: this.dataDir, port: this.port, settings: this.settings, log: () => {} };
    const started = await startServer(options, this.binaries, this.account, 30_000);
    if (started.kind !== "ready") throw new Error(started.output);
  }

  /** As when its machine loses power: all of its processes at once. */
  kill(): void {
    this.signal("SIGKILL");
  }

  /** All of its processes, stopped and continued: connections stay, and nothing answers. */
  signal(signal: NodeJS.Signals): void {
    for (const pid of serverProcesses(this.dataDir)) sendSignal(pid, signal);
  }

  async stop(): Promise<void> {
    const running = findPostmaster(this.dataDir);
    if (running) await stopPostmaster(running.pid, this.dataDir, 2_000);
  }

  ask(statement: string, database = "postgres") {
    return query(this.url(database), statement);
  }
}

export type Pair = { primary: Server; standby: Server; stop(): Promise<void> };

/** A primary and a standby that streams from it, on ports of this machine, with one empty database `guildhall`. */
export async function startPair({ home, binaries, synchronous = false, admits = "" }: Options): Promise<Pair> {
  const [first, second] = [join(home, "primary"), join(home, STANDBY)];
  const account = await chooseAccount(first);
  const programs = binaries ?? (await findBinaries(account, null));
  await createCluster(first, programs, account, USER, PASSWORD);
  const admitted = join(first, "pg_hba.conf");
  writeFileSync(admitted, `${admits}\n${readFileSync(admitted, "utf8")}`);
  // two copies of one cluster that never ran are a base backup
  cpSync(first, second, { recursive: true });
  writeFileSync(join(second, "standby.signal"), "");
  chmodSync(second, 0o700);
  adoptCluster(second, account);

  const [port, other] = [await freePort(), await freePort()];
  const small = { shared_buffers: "128MB", fsync: "off", max_connections: "200", wal_receiver_timeout: "5s" };
  const primary = new Server(first, programs, account, port, {
    ...small,
    ...(synchronous && { synchronous_standby_names: STANDBY }),
  });
  const standby = new Server(second, programs, account, other, {
    ...small,
    hot_standby_feedback: "on",
    primary_conninfo: `host=127.0.0.1 port=${port} user=${USER} password='${PASSWORD}' application_name=${STANDBY}`,
  });
  const stop = async () => {
    await Promise.all([primary.stop(), standby.stop()]);
  };
  try {
    await Promise.all([primary.start(), standby.start()]);
    await ensureDatabaseAt(primary.url(), true);
    return { primary, standby, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
