import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { quotes } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { as, makePerson, makeSeller, operator, orderRow, type Seller } from "@/lib/domain/trade/orders/testing";
import { payByDebit, refuseDebit } from "@/lib/domain/trade/orders/testing-debits";
import { expireQuotes } from "./expire";
import { accept, offered, quoteRow } from "./testing";
import { withdrawQuote } from "./withdraw";

let own: TestDatabase;
let seller: Seller;
beforeAll(async () => {
  own = await testDatabase();
  seller = await makeSeller(true);
});
afterAll(() => own.drop());

/** A quote whose buyer has paid it by bank debit, of which the bank has not answered. */
async function awaitsBank() {
  const person = as(await makePerson());
  const { id } = await offered(seller, person);
  const { order_id } = await accept(person, seller, id);
  const session = (await orderRow(order_id)).checkoutSessionId ?? "";
  await payByDebit(session);
  return { id, person, session, order_id };
}

describe("a quote that is paid by bank debit", () => {
  it("can be accepted again and withdrawn once the debit has bounced", async () => {
    const { id, person, session } = await awaitsBank();
    await expect(withdrawQuote(as(seller), id, "")).rejects.toMatchObject({ code: "conflict" });
    expect(await refuseDebit(session)).toBe("applied");
    await accept(person, seller, id);
    expect((await withdrawQuote(as(seller), id, "")).status).toBe("WITHDRAWN");
  });

  it("can be withdrawn also where the event of that is lost", async () => {
    const { id, session, order_id } = await awaitsBank();
    await refuseDebit(session, "lost");
    expect((await withdrawQuote(as(seller), id, "")).status).toBe("WITHDRAWN");
    expect((await orderRow(order_id)).status).toBe("EXPIRED");
  });

  it("and waits for the bank past its time keeps none behind it from ending", async () => {
    const waits = await awaitsBank();
    const { id } = await offered(seller, as(await makePerson()));
    for (const [n, one] of [waits.id, id].entries())
      await database()
        .update(quotes)
        .set({ expiresAt: new Date(n) })
        .where(eq(quotes.id, one));
    expect(await expireQuotes(operator(), 1)).toBe(1);
    expect([(await quoteRow(waits.id)).status, (await quoteRow(id)).status]).toEqual(["OFFERED", "EXPIRED"]);
  });
});
