import type { Server } from "@/db/embedded/testing-pair";
import { makeCreator } from "@/db/factories";
import type { Web } from "../machines/machines";
import { anAddress } from "./load";

const OUR_CHECKS = "pg_last_wal_replay_lsn";

/** While others write, a list may have changed a moment ago, and is read from the primary then. */
const TRIES = 30;

type Door = { path: string; body?: object };

const call = (name: string, args: object): Door => ({ path: "/api/mcp", body: { name, arguments: args } });

/** Every kind of door that reads publicly. */
const DOORS: ((handle: string) => Door)[] = [
  (handle) => ({ path: `/${handle}` }),
  (handle) => ({ path: `/${handle}/agent.json` }),
  (handle) => ({ path: `/${handle}.md` }),
  (handle) => ({ path: `/${handle}/feed.xml` }),
  (handle) => ({ path: `/api/v1/creators?q=${handle}` }),
  (handle) => call("get_creator", { handle }),
  (handle) => call("search_posts", { topic: handle }),
];

/** Goes through each door for creators whom nobody has read, and looks at what the standby was asked. Answers those that asked it nothing. */
export async function doorsPast(web: Web, standby: Server): Promise<string[]> {
  const silent: string[] = [];
  for (const door of DOORS) {
    let asked = false;
    for (let tries = 0; !asked && tries < TRIES; tries++) {
      const { handle } = await makeCreator({ mcpDiscoverable: true });
      asked = await asksStandby(web, standby, door(handle));
    }
    const { path, body } = door("…");
    if (!asked) silent.push(`${path} ${JSON.stringify(body ?? "")} asked the standby nothing`);
  }
  return silent;
}

async function asksStandby(web: Web, standby: Server, door: Door): Promise<boolean> {
  const [{ now }] = (await standby.ask("select clock_timestamp()::text as now")) as unknown as [{ now: string }];
  await knock(web, door);
  const asked = await standby.ask(`select 1 from pg_stat_activity where application_name = 'guildhall'
    and query_start > '${now}' and query not like '%${OUR_CHECKS}%'`);
  return asked.length > 0;
}

async function knock({ url }: Web, { path, body }: Door): Promise<void> {
  const address = anAddress();
  const headers = {
    "x-forwarded-for": `${address}, ${address}`,
    accept: "application/json, text/event-stream, */*",
    ...(body && { "content-type": "application/json" }),
  };
  const message = { jsonrpc: "2.0", id: 1, method: "tools/call", params: body };
  const asked = body ? { method: "POST", headers, body: JSON.stringify(message) } : { headers };
  const answer = await fetch(url + path, asked);
  await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
}
