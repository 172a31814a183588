import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { database, statement } from "@/db/client";
import { messages, orderDeliveries, orders } from "@/db/schema";
import type { Receiver } from "@/lib/domain/developers/webhooks/delivery/testing";
import { fileStore } from "@/lib/domain/platform/storage/chosen-store";
import { ourBooks, processorBooks } from "@/lib/domain/trade/lives/testing-books";
import { legalHistory } from "@/lib/domain/trade/orders/testing";
import { HEARD, type Hire, type Pair } from "./hire";

/** What was on its way when a process was killed is sent again once its lease has ended. */
const SETTLED_WITHIN_MS = 120_000;
const LEFT = `select (
    (select count(*) from deliveries where state in ('PENDING', 'ATTEMPTING')) +
    (select count(*) from sandbox_webhooks where delivered_at is null))::int as n`;

/** Holds what both sides of each hire were told against our rows, the files, the receiver and the processor. Answers what does not agree. */
export async function judge(hires: readonly Hire[], pairs: readonly Pair[], receiver: Receiver): Promise<string[]> {
  return [
    ...(await settled()),
    ...(await written(hires)),
    ...(await histories(hires)),
    ...(await kept(hires)),
    ...heard(hires, receiver),
    ...(await books(pairs.map(({ seller }) => seller))),
  ];
}

async function settled(): Promise<string[]> {
  const ends = performance.now() + SETTLED_WITHIN_MS;
  for (;;) {
    const [row] = await statement<{ n: number }>(LEFT, []);
    if (row?.n === 0) return [];
    if (performance.now() > ends) return [`${row?.n} things are stuck`];
    await pause(250);
  }
}

/** Everything that was acknowledged is there once, and nothing is there that was not. */
async function written(hires: readonly Hire[]): Promise<string[]> {
  const db = database();
  const said = await db.select({ key: messages.body }).from(messages).where(sql`${messages.body} like 'Hire %: %'`);
  const sold = await db.select({ key: orders.id }).from(orders);
  const delivered = await db.select({ key: orderDeliveries.orderId }).from(orderDeliveries);
  const ids = hires.map(({ orderId }) => orderId);
  return [
    ...onceEach(
      "messages",
      hires.flatMap(({ texts }) => texts),
      said,
    ),
    ...onceEach("orders", ids, sold),
    ...onceEach("deliveries of work", ids, delivered),
  ];
}

function onceEach(what: string, told: readonly string[], rows: readonly { key: string }[]): string[] {
  const counts = new Map<string, number>();
  for (const { key } of rows) counts.set(key, (counts.get(key) ?? 0) + 1);
  const lost = told.filter((key) => !counts.has(key));
  const twice = [...counts].filter(([, n]) => n > 1).map(([key]) => key);
  const expected = new Set(told);
  const strange = [...counts.keys()].filter((key) => !expected.has(key));
  return [
    ...(lost.length > 0 ? [`${lost.length} ${what} are lost, such as ${lost[0]}`] : []),
    ...(twice.length > 0 ? [`${twice.length} ${what} are there twice, such as ${twice[0]}`] : []),
    ...(strange.length > 0
      ? [`${strange.length} ${what} are there that nobody was told of, such as ${strange[0]}`]
      : []),
  ];
}

async function histories(hires: readonly Hire[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { orderId } of hires)
    await legalHistory(orderId).catch((error: Error) => wrong.push(`${orderId}: ${error.message}`));
  return wrong;
}

async function kept(hires: readonly Hire[]): Promise<string[]> {
  const found = await Promise.all(hires.map(({ fileId }) => fileStore().get(fileId)));
  const wrong = hires.filter(({ fileBytes }, n) => found[n]?.byteLength !== fileBytes);
  return wrong.length > 0 ? [`${wrong.length} files are not whole, such as ${wrong[0]?.fileId}`] : [];
}

/** Of each order one event of each kind, however often it was sent. */
function heard(hires: readonly Hire[], { hits }: Receiver): string[] {
  const events = new Map<string, Set<string>>();
  for (const { body } of hits) {
    const { id, type, data } = JSON.parse(body) as { id: string; type: string; data: { id: string } };
    const key = `${type} ${data.id}`;
    events.set(key, (events.get(key) ?? new Set()).add(id));
  }
  const keys = hires.flatMap(({ orderId }) => HEARD.map((type) => `${type} ${orderId}`));
  const rows = [...events].flatMap(([key, ids]) => [...ids].map(() => ({ key })));
  return onceEach("events", keys, rows);
}

async function books(sellers: readonly Pair["seller"][]): Promise<string[]> {
  const [ours, theirs] = [await ourBooks(sellers), await processorBooks(sellers, 0)];
  return JSON.stringify(ours) === JSON.stringify(theirs)
    ? []
    : [`the books differ: ${JSON.stringify(ours)} by our rows, ${JSON.stringify(theirs)} at the processor`];
}
