import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator, makeProduct } from "@/db/factories";
import { quotes } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { QUOTE_STATUSES, type QuoteStatus } from "@/lib/contracts/contact/quotes";
import { systemContext } from "@/lib/core/system-context";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { tryMoveQuote } from "./move";
import type { QuoteMover } from "./transitions";

let own: TestDatabase;
let seller: { profileId: string; productId: string };
beforeAll(async () => {
  own = await testDatabase();
  const { profileId } = await makeCreator();
  seller = { profileId, productId: (await makeProduct(profileId)).id };
});
afterAll(() => own.drop());

/** Written out, and not read from the code's table. */
const LEGAL: Record<string, QuoteMover[]> = {
  "REQUESTED OFFERED": ["creator"],
  "REQUESTED DECLINED": ["buyer", "creator"],
  "OFFERED ACCEPTED": ["processor"],
  "OFFERED DECLINED": ["buyer"],
  "OFFERED EXPIRED": ["system"],
  "OFFERED WITHDRAWN": ["creator"],
};
const MOVERS: QuoteMover[] = ["buyer", "creator", "processor", "system"];

const NOW = new Date("2026-11-20T09:30:00.000Z");
const OFFER = { title: "T", scope: "S", amountCents: 1, deliveryDays: 1, revisions: 0, expiresAt: NOW, offeredAt: NOW };

async function quoteIn(status: QuoteStatus): Promise<string> {
  const id = newId("qt");
  const about = { buyerName: "Robin", source: "site" as const, threadId: newId("thr"), brief: "B" };
  await database()
    .insert(quotes)
    .values({ ...OFFER, ...seller, ...about, id, status });
  return id;
}

describe.each(QUOTE_STATUSES)("a quote that is %s", (from) => {
  it.each(QUOTE_STATUSES)("becomes %s by those alone who may", async (to) => {
    const ctx = systemContext("test", NOW);
    const may = await Promise.all(
      MOVERS.map(async (actor) => {
        const id = await quoteIn(from);
        const moved = await transaction(ctx, (tx) => tryMoveQuote(tx, ctx, id, { to, actor }));
        expect(moved === null || moved.status === to).toBe(true);
        return moved && actor;
      }),
    );
    expect(may.filter((actor) => actor !== null)).toEqual(LEGAL[`${from} ${to}`] ?? []);
  });
});
