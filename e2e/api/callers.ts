import { randomInt, randomUUID } from "node:crypto";
import type { APIResponse } from "playwright/test";
import { database } from "@/db/client";
import { makeApiKey, makeCreator } from "@/db/factories";
import { rateCounters, usageMonths } from "@/db/schema";
import type { ErrorCode, ErrorExtras } from "@/lib/contracts/errors";
import { ALL_SCOPES, type Scope } from "@/lib/contracts/scopes";
import { expect } from "./described";

export type Headers = Record<string, string>;
type Creator = Awaited<ReturnType<typeof makeCreator>>;
export type Caller = { creator: Creator; keyId: string; token: string; headers: Headers };

/** A fresh creator with an API key: all scopes and the FREE plan unless told. */
export async function makeCaller(
  scopes: readonly Scope[] = ALL_SCOPES,
  creatorParts: Parameters<typeof makeCreator>[0] = {},
  keyParts: Parameters<typeof makeApiKey>[2] = {},
): Promise<Caller> {
  return callerOf(await makeCreator(creatorParts), scopes, keyParts);
}

/** Another key of a creator. */
export async function callerOf(
  creator: Creator,
  scopes: readonly Scope[] = ALL_SCOPES,
  keyParts: Parameters<typeof makeApiKey>[2] = {},
): Promise<Caller> {
  const { id, token } = await makeApiKey(creator.profileId, [...scopes], keyParts);
  return { creator, keyId: id, token, headers: bearer(token) };
}

export function bearer(token: string): Headers {
  return { authorization: `Bearer ${token}` };
}

/** Headers of a POST: the caller's, and an idempotency key of its own unless told. */
export function keyed(headers: Headers, key: string = randomUUID()): Headers {
  return { ...headers, "idempotency-key": key };
}

export type Refusal = { code: ErrorCode; message: string; request_id: string } & ErrorExtras;

/** Asserts an error answer and gives its `error` back. */
export async function expectRefusal(response: APIResponse, status: number, code: ErrorCode): Promise<Refusal> {
  const { error } = (await response.json()) as { error: Refusal };
  expect({ status: response.status(), code: error?.code }, error?.message).toEqual({ status, code });
  return error;
}

/** An address that a test may use up: of a range apart from the one that `api` takes its addresses from. */
export function spareAddress(): string {
  return `198.19.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** Lets a counter stand at `count` in this window and the next, as if other processes had counted. */
export async function setCounter(key: string, count: number, windowSeconds: number): Promise<void> {
  const now = Math.floor(Date.now() / 1000 / windowSeconds) * windowSeconds;
  const rows = [now, now + windowSeconds].map((windowStart) => ({ key, windowStart, count }));
  await database().insert(rateCounters).values(rows);
}

/** Lets a creator have used `requests` of this month's quota. The service must not have met the creator yet. */
export async function setMonth(ownerId: string, requests: number): Promise<void> {
  const month = new Date().toISOString().slice(0, 7);
  await database().insert(usageMonths).values({ ownerId, month, requests });
}
