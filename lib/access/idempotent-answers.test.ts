import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { idempotencyKeys } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { sha256 } from "@/lib/core/seal";
import { type Claim, claimAnswer, type IdempotentCall, storeAnswer } from "./idempotent-answers";

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

function callOf(secret = false, body = "{}"): IdempotentCall {
  return { scopeHash: sha256(randomUUID()), requestHash: sha256(body), secret };
}

const ANSWER = { status: 201, headers: { "x-kept": "yes" }, body: '{"id":"ä 🖋"}' };

const look = (call: IdempotentCall) => claimAnswer(call, async (_tx, claim) => claim);

describe("claimAnswer", () => {
  it("gives a fresh key to the first who asks, then what that one stored", async () => {
    const call = callOf();
    const first = await claimAnswer(call, async (tx, claim) => {
      await storeAnswer(call, ANSWER, tx);
      return claim;
    });
    expect(first).toEqual({ held: true, stored: undefined });
    const { requestHash, ...stored } = (await look(call)).stored ?? {};
    expect(stored).toEqual(ANSWER);
    expect(Buffer.from(requestHash ?? [])).toEqual(call.requestHash);
  });

  it("tells everyone else that it is held while the first is at work", async () => {
    const call = callOf();
    const others: Claim[] = [];
    await claimAnswer(call, async (tx) => {
      others.push(...(await Promise.all([look(call), look(call)])));
      await storeAnswer(call, ANSWER, tx);
      others.push(await look(call));
    });
    expect(others).toEqual(Array(3).fill({ held: false, stored: undefined }));
    expect((await look(call)).stored?.status).toBe(201);
  });

  it("frees the key and keeps nothing when the work fails", async () => {
    const call = callOf();
    const failed = claimAnswer(call, async (tx) => {
      await storeAnswer(call, ANSWER, tx);
      throw new Error("the mutation failed");
    });
    await expect(failed).rejects.toThrow("the mutation failed");
    expect(await look(call)).toEqual({ held: true, stored: undefined });
  });

  it("commits the mutation and the answer together", async () => {
    const [call, written] = [callOf(), callOf()];
    await claimAnswer(call, async (tx) => {
      await tx.insert(idempotencyKeys).values({ ...written, status: 200, headers: {}, body: "a mutation" });
      await storeAnswer(call, ANSWER, tx);
    });
    expect((await look(written)).stored?.body).toBe("a mutation");
    expect((await look(call)).stored?.body).toBe(ANSWER.body);
  });
});

describe("storeAnswer", () => {
  it("keeps a secret sealed, and gives it back as it was", async () => {
    const call = callOf(true);
    await claimAnswer(call, (tx) => storeAnswer(call, { ...ANSWER, body: '{"secret":"whsec_abc"}' }, tx));
    const [row] = await database().select().from(idempotencyKeys).where(eq(idempotencyKeys.scopeHash, call.scopeHash));
    expect(row?.body).toBeNull();
    expect(Buffer.from(row?.sealedBody ?? "").toString("latin1")).not.toContain("whsec");
    expect((await look(call)).stored?.body).toBe('{"secret":"whsec_abc"}');
  });

  it("does not let a refusal replace the answer of a mutation, but the other way round", async () => {
    const call = callOf();
    const refusal = { status: 422, headers: {}, body: "{}" };
    await storeAnswer(call, refusal);
    expect((await look(call)).stored?.status).toBe(422);
    await claimAnswer(call, (tx) => storeAnswer(call, ANSWER, tx));
    await storeAnswer(call, refusal);
    expect((await look(call)).stored?.status).toBe(201);
  });

  it("says when it was stored, for the end of its day", async () => {
    const call = callOf();
    await storeAnswer(call, ANSWER);
    const [row] = await database().execute<{ fresh: boolean }>(sql`
      select created_at > now() - interval '1 minute' as fresh from idempotency_keys where scope_hash = ${call.scopeHash}`);
    expect(row?.fresh).toBe(true);
  });
});
