import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { idempotencyKeys } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { sha256 } from "@/lib/core/seal";
import { ANSWERS_KEPT_MS, claimAnswer, type IdempotentCall, storeAnswer } from "./idempotent-answers";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

function callOf(secret = false, body = "{}"): IdempotentCall {
  return { scopeHash: sha256(randomUUID()), requestHash: sha256(body), secret, now: new Date() };
}

const ANSWER = { status: 201, headers: { "x-kept": "yes" }, body: '{"id":"ä 🖋"}' };

/** What a caller with this key is answered without doing anything; undefined when the key is free. */
async function look(call: IdempotentCall) {
  const claimed = await claimAnswer(call, async () => undefined);
  return "stored" in claimed ? claimed.stored : undefined;
}

describe("claimAnswer", () => {
  it("gives a fresh key to the first who asks, then what that one stored", async () => {
    const call = callOf();
    const first = await claimAnswer(call, async (tx) => {
      await storeAnswer(call, ANSWER, tx);
      return "fresh";
    });
    expect(first).toEqual({ done: "fresh" });
    expect(await look(call)).toEqual(ANSWER);
    const other = { ...call, requestHash: sha256("another body") };
    await expect(look(other)).rejects.toMatchObject({ code: "idempotency_conflict" });
  });

  it("gives it for 24 hours by its own age, and no longer, although it has not been deleted", async () => {
    const call = callOf();
    await storeAnswer(call, ANSWER);
    const later = (ms: number) => ({ ...call, now: new Date(call.now.getTime() + ms) });
    expect((await look(later(ANSWERS_KEPT_MS - 1)))?.status).toBe(201);
    const nextDay = later(ANSWERS_KEPT_MS);
    expect(await look(nextDay)).toBeUndefined();
    await storeAnswer(nextDay, { ...ANSWER, status: 422 });
    expect((await look(nextDay))?.status, "a refusal takes the place of what is past its time").toBe(422);
    expect((await look(later(2 * ANSWERS_KEPT_MS - 1)))?.status, "and has a day of its own").toBe(422);
  });

  it("tells everyone else that it is held while the first is at work", async () => {
    const call = callOf();
    const waits = { code: "idempotency_in_flight", headers: { "retry-after": "1" } };
    await claimAnswer(call, async (tx) => {
      await tx.execute("select 1");
      await Promise.all([1, 2].map(() => expect(look(call)).rejects.toMatchObject(waits)));
      await storeAnswer(call, ANSWER, tx);
      await expect(look(call)).rejects.toMatchObject(waits);
    });
    expect((await look(call))?.status).toBe(201);
  });

  it("frees the key and keeps nothing when the work fails", async () => {
    const call = callOf();
    const failed = claimAnswer(call, async (tx) => {
      await storeAnswer(call, ANSWER, tx);
      throw new Error("the mutation failed");
    });
    await expect(failed).rejects.toThrow("the mutation failed");
    expect(await look(call)).toBeUndefined();
  });

  it("commits the mutation and the answer together", async () => {
    const [call, written] = [callOf(), callOf()];
    await claimAnswer(call, async (tx) => {
      const { scopeHash, requestHash } = written;
      await tx.insert(idempotencyKeys).values({ scopeHash, requestHash, status: 200, headers: {}, body: "a mutation" });
      await storeAnswer(call, ANSWER, tx);
    });
    expect((await look(written))?.body).toBe("a mutation");
    expect((await look(call))?.body).toBe(ANSWER.body);
  });
});

describe("storeAnswer", () => {
  it("keeps a secret sealed, and gives it back as it was", async () => {
    const call = callOf(true);
    await claimAnswer(call, (tx) => storeAnswer(call, { ...ANSWER, body: '{"secret":"whsec_abc"}' }, tx));
    const [row] = await database().select().from(idempotencyKeys).where(eq(idempotencyKeys.scopeHash, call.scopeHash));
    expect(row?.body).toBeNull();
    expect(Buffer.from(row?.sealedBody ?? "").toString("latin1")).not.toContain("whsec");
    expect((await look(call))?.body).toBe('{"secret":"whsec_abc"}');
  });

  it("does not let a refusal replace the answer of a mutation, but the other way round", async () => {
    const call = callOf();
    const refusal = { status: 422, headers: {}, body: "{}" };
    await storeAnswer(call, refusal);
    expect((await look(call))?.status).toBe(422);
    const other = callOf();
    await claimAnswer(other, async (tx) => {
      await tx.execute("select 1");
      await storeAnswer(other, refusal);
      await storeAnswer(other, ANSWER, tx);
    });
    await storeAnswer(other, refusal);
    expect((await look(other))?.status).toBe(201);
  });
});
