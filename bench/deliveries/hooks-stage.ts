import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { bundlePrograms } from "@/bin/launch/building/bundle";
import { WORKER_FLAGS } from "@/bin/launch/processes/worker-process";
import { stopProcess } from "@/bin/launch/testing/instance";
import { closeDatabase, singleClient } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { resetEnv } from "@/lib/core/env";
import { testEndpoint } from "@/lib/domain/developers/webhooks/delivery/testing";
import { DELIVERIES_CHANNEL } from "@/lib/domain/developers/webhooks/events/emit";

const ENDPOINTS = 100;

const FOLDER = ".data/bench";
const PROGRAMS = {
  "hooks-receiver": "bench/deliveries/hooks-receiver.ts",
  "hooks-bare": "bench/deliveries/hooks-bare.ts",
  "hooks-worker": "bin/worker.ts",
};
const SECRET = "the secret of the bench: 32 characters";

/** A receiver, one worker and a bare sender, each a process of its own, over a database of their own. */
export class HooksStage {
  #children: ChildProcess[] = [];
  worker!: ChildProcess;
  bare!: ChildProcess;
  receiver = "";
  /** Creators with one endpoint each. */
  profileIds: string[] = [];

  private constructor(readonly databaseUrl: string) {}

  static async open(databaseUrl: string): Promise<HooksStage> {
    const stage = new HooksStage(databaseUrl);
    Object.assign(process.env, { DATABASE_URL: databaseUrl, AUTH_SECRET: SECRET });
    resetEnv();
    try {
      await stage.#start();
      return stage;
    } catch (error) {
      await stage.close();
      throw error;
    }
  }

  async #start(): Promise<void> {
    await bundlePrograms(PROGRAMS, FOLDER);
    const receiver = this.#spawn("hooks-receiver");
    const [port] = (await once(receiver, "message")) as [number];
    this.receiver = `http://127.0.0.1:${port}`;
    await this.#makeEndpoints();
    this.bare = this.#spawn("hooks-bare");
    await once(this.bare, "message");
    this.worker = this.#spawn("hooks-worker");
    await once(this.worker, "message");
  }

  async #makeEndpoints(): Promise<void> {
    const client = singleClient(this.databaseUrl);
    await client`truncate webhook_endpoints, events, delivery_attempts cascade`;
    await client.end();
    for (let n = 0; n < ENDPOINTS; n++) {
      const { profileId } = await makeCreator();
      await testEndpoint(profileId, `${this.receiver}/hook/${n}`);
      this.profileIds.push(profileId);
    }
  }

  /** Replaces all deliveries by `count` new ones, a hundred endpoints in turn, that come due with the commit. */
  async fill(count: number): Promise<void> {
    const client = singleClient(this.databaseUrl);
    try {
      await client.begin(async (tx) => {
        await tx`truncate events, deliveries, delivery_attempts cascade`;
        await tx`
          insert into events (id, profile_id, type, payload)
          select 'evt_' || lpad(n::text, 26, '0'), ${this.profileIds[0] ?? ""}, 'post.created',
            json_build_object('id', 'evt_' || lpad(n::text, 26, '0'), 'type', 'post.created', 'created_at', now(), 'data',
              json_build_object('id', 'post_' || n, 'slug', 'slug-' || n, 'title', 'A title of normal length ' || n))::text
          from generate_series(1, ${count}::int) n`;
        await tx`
          insert into deliveries (id, event_id, event_type, endpoint_id)
          select 'del_' || substr(v.id, 5), v.id, v.type, e.id
          from (select id, type, row_number() over (order by id) as n from events) v
          join (select id, row_number() over (order by id) - 1 as n from webhook_endpoints) e on e.n = v.n % ${ENDPOINTS}::int`;
        await tx`analyze events, deliveries, delivery_attempts`;
        await tx`select pg_notify(${DELIVERIES_CHANNEL}, '')`;
      });
    } finally {
      await client.end();
    }
  }

  /** What every event's first request met, in epoch milliseconds, since the last question. */
  async arrivals(): Promise<Record<string, number>> {
    return (await (await fetch(this.receiver)).json()) as Record<string, number>;
  }

  async close(): Promise<void> {
    await closeDatabase();
    await Promise.all(this.#children.map(stopProcess));
  }

  #spawn(name: keyof typeof PROGRAMS): ChildProcess {
    const flags = ["--enable-source-maps", ...(name === "hooks-worker" ? WORKER_FLAGS : [])];
    const child = spawn(process.execPath, [...flags, join(FOLDER, `${name}.mjs`)], {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      env: {
        ...process.env,
        NODE_ENV: "production",
        LOG_LEVEL: "warn",
        DATABASE_URL: this.databaseUrl,
        AUTH_SECRET: SECRET,
        WEBHOOK_ALLOW_CIDRS: "127.0.0.0/8",
      },
    });
    this.#children.push(child);
    return child;
  }
}
