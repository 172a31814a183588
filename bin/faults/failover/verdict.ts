import { setTimeout as pause } from "node:timers/promises";
import { statement } from "@/db/client";
import type { Receiver } from "@/lib/domain/developers/webhooks/delivery/testing";
import type { Load, Write, Writer } from "./load";

const MOST_ERRORS_MS = 5_000;
/** From its first sending: refusals, waits between them, and the steps of an order on a machine that is busy. */
const MOST_WRITE_MS = 10_000;
/** What was on its way when the primary died is sent again once its lease of 30 s has ended. */
const SETTLED_WITHIN_MS = 60_000;
const REPEATED = 20;

/** Times in ms since the primary died. */
export type Outage = { diedAt: number; promotedAfter: number };

/** Holds what clients were told against what the promoted server has and what the receiver got. Prints it; answers what went wrong. */
export async function judge(
  load: Load,
  writers: readonly Writer[],
  receiver: Receiver,
  { diedAt, promotedAfter }: Outage,
  progress: (line: string) => void,
): Promise<string[]> {
  const failures = load.failures.filter(({ ended }) => ended >= diedAt);
  const errorsFor = Math.max(0, ...failures.map(({ ended }) => ended - diedAt));
  const waits = load.acknowledged.map(({ begun, acknowledged = begun }) => acknowledged - begun);
  const longest = Math.max(...waits);
  const [posts, orders] = [of(load, "post"), of(load, "order")];
  const after = load.acknowledged.filter(({ acknowledged = 0 }) => acknowledged > diedAt).length;
  progress(
    `the primary was killed, the standby promoted after ${Math.round(promotedAfter)} ms; ${posts.length} posts and ${orders.length} orders ` +
      `acknowledged, ${after} of them afterwards; ${failures.length} refusals (${kindsOf(failures)}), the last after ${Math.round(errorsFor)} ms; ` +
      `the longest write took ${Math.round(longest)} ms`,
  );
  const wrong = load.failures.filter(({ what }) => what !== "503");
  return [
    ...(wrong.length > 0 ? [`writes were refused otherwise than by 503: ${kindsOf(wrong)}`] : []),
    ...(errorsFor > MOST_ERRORS_MS ? [`writes were refused for ${Math.round(errorsFor)} ms`] : []),
    ...(longest > MOST_WRITE_MS ? [`a write took ${Math.round(longest)} ms`] : []),
    ...(after < 20 ? [`only ${after} writes were acknowledged after the promotion`] : []),
    ...compare("posts", posts, await rowsOf("select id, title from posts where title like 'Client %'")),
    ...compare("orders", orders, await rowsOf("select order_id as id, summary as title from order_briefs")),
    ...(await repeated(load, writers)),
    ...(await delivered(posts, receiver, progress)),
  ];
}

const of = (load: Load, what: Write["what"]) => load.acknowledged.filter((write) => write.what === what);

type Row = { id: string; title: string };
const rowsOf = (text: string) => statement<Row>(text, []);

function kindsOf(failures: Load["failures"]): string {
  const counts = new Map<string, number>();
  for (const { what } of failures) counts.set(what, (counts.get(what) ?? 0) + 1);
  return [...counts].map(([what, count]) => `${count} × ${what}`).join(", ") || "none";
}

function compare(what: string, writes: readonly Write[], rows: readonly Row[]): string[] {
  const known = new Map(rows.map(({ id, title }) => [id, title]));
  const lost = writes.filter(({ id = "", title }) => known.get(id) !== title);
  const twice = rows.length - new Set(rows.map(({ title }) => title)).size;
  return [
    ...(lost.length > 0 ? [`${lost.length} acknowledged ${what} are lost, such as ${lost[0]?.id}`] : []),
    ...(twice > 0 ? [`${twice} ${what} were written twice`] : []),
    ...(rows.length !== writes.length ? [`${rows.length} ${what} in the database, ${writes.length} acknowledged`] : []),
  ];
}

/** Writes that the dead primary acknowledged, sent again under their keys: the same answer, and nothing new. */
async function repeated(load: Load, writers: readonly Writer[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const write of load.acknowledged.slice(0, REPEATED)) {
    const writer = writers[Number(/\d+/.exec(write.title)?.[0])] as Writer;
    const { status, id } = await load.send(write, writer);
    if (status !== 201 || id !== write.id) wrong.push(`${write.title}, sent again, answered ${status} ${id}`);
  }
  return wrong;
}

async function delivered(
  posts: readonly Write[],
  receiver: Receiver,
  progress: (line: string) => void,
): Promise<string[]> {
  const begun = performance.now();
  let numbers = numbersByPost(receiver);
  const missing = () => posts.filter(({ id = "" }) => !numbers.has(id)).length;
  while (missing() > 0 && performance.now() - begun < SETTLED_WITHIN_MS) {
    await pause(250);
    numbers = numbersByPost(receiver);
  }
  const all = [...numbers.values()];
  const again = receiver.hits.length - all.reduce((sum, { size }) => sum + size, 0);
  progress(
    `webhooks: ${numbers.size} events in ${receiver.hits.length} requests (${again} sent again under their number), the last ` +
      `${((performance.now() - begun) / 1_000).toFixed(1)} s after the load`,
  );
  const several = all.filter(({ size }) => size > 1).length;
  return [
    ...(missing() > 0 ? [`${missing()} webhooks were not delivered`] : []),
    ...(several > 0 ? [`${several} events were delivered under two numbers`] : []),
  ];
}

/** The numbers of the deliveries that arrived, by the post that they tell of. */
function numbersByPost({ hits }: Receiver): Map<string, Set<string>> {
  const numbers = new Map<string, Set<string>>();
  for (const { headers, body } of hits) {
    const post = JSON.parse(body).data.id;
    numbers.set(post, (numbers.get(post) ?? new Set()).add(String(headers["service-delivery"])));
  }
  return numbers;
}
