import { channel } from "node:diagnostics_channel";
import Stripe from "stripe";
import { z } from "zod";
import { logger } from "@/lib/core/log";
import type { Call } from "../call";
import type { Endpoint } from "../endpoint";
import { decodeForm, type Form } from "../form";
import { mutate, reading } from "../mutate";
import { list, parseParams, text } from "../params";
import { randomId } from "../random";
import { Refusal } from "../refusal";
import { present } from "../view";
import { authenticate } from "./authenticate";
import { type KeptAnswer, keepAnswer, takeKey } from "./idempotency";
import { matchRoute } from "./routes";

const EXPAND = z.strictObject({ expand: list(text).optional() });

/** An operation that was carried out: its route, the parameters as read, and the JSON that it answers. */
export type Served = { route: string; params: object; body: string };
/** Where who wants to know hears of each `Served`. */
export const served = channel("guildhall.sandbox.served");

/** A request whose operation, parameters and expansions are known. */
type Work = { endpoint: Endpoint; id: string; params: never; expand: string[] };

/**
 * The embedded payment processor's API: answers a request to `/v1/…` from the database, in the processor's shapes,
 * errors too. Mutations run in one transaction with their events and, with an `Idempotency-Key`, their kept answer, which may be a
 * refusal.
 * Never throws.
 */
export async function sandboxFetch(request: Request, now: Date = new Date()): Promise<Response> {
  const requestId = randomId("req", 14);
  try {
    const { status, body, headers } = await answer(request, requestId, now);
    return respond(status, body, requestId, headers);
  } catch (error) {
    if (error instanceof Refusal) return respond(error.status, JSON.stringify(error), requestId);
    logger().error({ err: error, requestId }, "the payment sandbox failed");
    const failure = new Refusal("An unexpected error occurred in the payment sandbox.", { type: "api_error" });
    return respond(500, JSON.stringify(failure), requestId);
  }
}

type Answer = { status: number; body: string; headers?: Record<string, string> };

async function answer(request: Request, requestId: string, now: Date): Promise<Answer> {
  authenticate(request.headers.get("authorization"));
  const { pathname, search } = new URL(request.url);
  const found = matchRoute(request.method, pathname);
  if (!found) throw unrecognized(request.method, pathname);
  const account = request.headers.get("stripe-account");
  if (account && !found.endpoint.forAccounts) {
    throw new Refusal("The sandbox does not implement this request on behalf of connected accounts (Stripe-Account).");
  }
  const sent = request.method === "POST" ? await request.text() : search.slice(1);
  const { expand, ...form } = decodeForm(sent);
  const work: Work = {
    ...found,
    params: parseParams(found.endpoint.params, form) as never,
    expand: parseParams(EXPAND, expand === undefined ? {} : ({ expand } as Form)).expand ?? [],
  };
  if (request.method === "GET") return { status: 200, body: await run({ ...reading(now), account }, work) };

  const key = request.method === "POST" ? request.headers.get("idempotency-key") : null;
  const fingerprint = `${pathname}\n${sent}`;
  return mutate(
    now,
    async (call) => {
      const asked = { ...call, account };
      if (!key) return { status: 200, body: await run(asked, work) };
      const kept = await takeKey(call, key, fingerprint, requestId);
      if (kept) return replay(kept);
      const given = await runOrRefuse(asked, work);
      await keepAnswer(call, key, given.status, given.body);
      return given;
    },
    { id: requestId, idempotency_key: key },
  );
}

const carryOut = (call: Call, { endpoint, id, params }: Work): Promise<object> => endpoint.run(call, params, id);

async function run(call: Call, work: Work): Promise<string> {
  return show(call, work, await carryOut(call, work));
}

/** The same, within a request that keeps its answer: a refused operation is undone, and the refusal is the answer. */
async function runOrRefuse(call: Call, work: Work): Promise<Answer> {
  const outbox: Call["outbox"] = [];
  let done: object;
  try {
    done = await call.db.transaction((tx) => carryOut({ ...call, db: tx, outbox }, work));
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: JSON.stringify(error) };
    throw error;
  }
  call.outbox.push(...outbox);
  return { status: 200, body: await show(call, work, done) };
}

async function show(call: Call, { endpoint, params, expand }: Work, done: object): Promise<string> {
  const body = JSON.stringify(await present(call, done, expand));
  served.publish({ route: `${endpoint.method} ${endpoint.path}`, params, body } satisfies Served);
  return body;
}

function replay({ status, body, requestId }: KeptAnswer): Answer {
  return { status, body, headers: { "idempotent-replayed": "true", "original-request": requestId } };
}

function respond(status: number, body: string, requestId: string, headers: Record<string, string> = {}): Response {
  return new Response(body, {
    status,
    headers: {
      "content-type": "application/json",
      "request-id": requestId,
      "stripe-version": Stripe.API_VERSION,
      ...headers,
    },
  });
}

function unrecognized(method: string, path: string): Refusal {
  return new Refusal(
    `Unrecognized request URL (${method}: ${path}). The payment sandbox implements a part of the API only.`,
    { status: 404 },
  );
}
