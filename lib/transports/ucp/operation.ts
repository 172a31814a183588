import type { z } from "zod";
import { type Capability, isRefusal, type Refusal, UCP_VERSION } from "@/lib/contracts/commerce/protocol";
import { type Context, createContext, type Transaction } from "@/lib/core/context";
import { sha256 } from "@/lib/core/seal";
import { holdsNul } from "@/lib/core/values/json-text";
import { claimAnswer, keyHolder, storeAnswer } from "@/lib/domain/platform/access/idempotent-answers";
import type { Platform } from "@/lib/domain/trade/commerce/platform";
import { refusedInput } from "@/lib/transports/http/answering/respond";
import type { Served } from "@/lib/transports/http/call";
import { authenticate, deprecation } from "@/lib/transports/http/caller/authenticate";
import { limitRate } from "@/lib/transports/http/caller/rate-limit";
import { wellFormedKey } from "@/lib/transports/http/idempotency";
import { incompatible, ProtocolError } from "./failures";
import { negotiate } from "./platform";

/** What the protocol lets a platform do, said once for both of its bindings. */
type Spec<I extends z.ZodType, O extends z.ZodType> = {
  /** The protocol's name: the tool's, and the line's in the log. */
  name: string;
  title: string;
  /** Written for a model. */
  description: string;
  capability: Capability;
  /** What the payload is called among a tool's arguments; null where there is none. */
  payload: "catalog" | "checkout" | null;
  /** Whether it is done to a resource that its id names. */
  hasId: boolean;
  /** Whether it changes something: then a repeat with the same key is answered as before. */
  writes: boolean;
  /** Whether the answer names the payment handlers, which are none. */
  pays: boolean;
  perMinute: number;
  input: I;
  output: O;
  run: (ctx: Context, asked: { id: string; input: z.output<I>; platform: Platform }) => Promise<z.input<O> | Refusal>;
};

/**
 * One call as a binding has read it: `agent` is the profile's address, `raw` the whole body, `same` what a repeat has in common with
 * it, `at` what a key counts for.
 */
export type Asked = {
  agent: string;
  key: string | null;
  id: string;
  payload: unknown;
  raw: string;
  same: string;
  at: string;
};

/** An answer: `made` says that a resource is in it, `body` is the whole of it. */
export type Outcome = { made: boolean; body: Record<string, unknown> };

export type CommerceOperation = Pick<
  Spec<z.ZodType, z.ZodType>,
  "name" | "title" | "description" | "capability" | "payload" | "hasId" | "writes" | "input"
> & { perform: (call: Served, asked: Asked) => Promise<Outcome> };

/**
 * Binds an operation of the protocol to a verb. Reads top to bottom in the order in which things happen: authenticate, limits, U+0000, the
 * platform's profile and signature, capabilities, parse, run once per key, parse the answer. What the output does not declare cannot leave.
 */
export function commerceOperation<I extends z.ZodType, O extends z.ZodType>(spec: Spec<I, O>): CommerceOperation {
  async function perform(call: Served, asked: Asked): Promise<Outcome> {
    call.actor = await authenticate(call, { scope: "public" }, "/api/ucp");
    Object.assign(call.headers, deprecation(call.actor));
    const counted = { id: spec.name, perMinute: spec.perMinute };
    Object.assign(call.headers, await limitRate(call.actor, call, counted));
    refuseNul(asked);
    const { requestId, now, ip, local, actor } = call;
    const ctx = createContext({ actor, requestId, now, ip, local });
    const { platform, active } = await negotiate(ctx, call, asked.agent, asked.raw);
    if (!active.has(spec.capability)) return answer(incompatible(spec.capability), false);
    const parsed = spec.input.safeParse(asked.payload ?? {});
    if (!parsed.success) throw badInput(parsed.error);
    const run = async (tx?: Transaction) => {
      const within = tx ? createContext({ actor, requestId, now, ip, local, tx }) : ctx;
      return answer(await spec.run(within, { id: asked.id, input: parsed.data, platform }));
    };
    return spec.writes && asked.key !== null ? once(ctx, platform, asked, run) : run();
  }

  /** The answer with the protocol's own member, which says what of the negotiated it is of. */
  function answer(said: z.input<O> | Refusal, active = true): Outcome {
    const refused = isRefusal(said as object);
    const ucp = {
      version: UCP_VERSION,
      status: refused ? "error" : "success",
      capabilities: active ? { [spec.capability]: [{ version: UCP_VERSION }] } : {},
      ...(spec.pays && { payment_handlers: {} }),
    };
    const body = refused ? (said as Refusal) : (spec.output.parse(said) as object);
    return { made: !refused, body: { ucp, ...body } };
  }

  return { ...spec, perform };
}

/** PostgreSQL text cannot hold U+0000: over MCP the body holds the id and the profile's address, too. Throws `invalid_request`. */
function refuseNul({ raw, id }: Asked): void {
  if (!holdsNul(raw) && !id.includes("\0")) return;
  throw new ProtocolError(400, "invalid_request", "The call holds the character U+0000, which is not allowed.");
}

/** Runs a change once per platform, account and key, for 24 hours; what is stored commits with the change. */
async function once(
  ctx: Context,
  platform: Platform,
  { key, same, at }: Asked,
  run: (tx: Transaction) => Promise<Outcome>,
): Promise<Outcome> {
  const owner = ctx.actor.kind === "credential" ? keyHolder(ctx) : "anonymous";
  const known = wellFormedKey(key ?? "", "Idempotency-Key");
  const call = {
    scopeHash: sha256(["ucp", platform.url, platform.signed, owner, at, known].join("\n")),
    requestHash: sha256(same),
    secret: true,
    now: ctx.now,
  };
  const claimed = await claimAnswer(call, async (tx) => {
    const outcome = await run(tx);
    const { made, body } = outcome;
    await storeAnswer(call, { status: made ? 201 : 200, headers: {}, body: JSON.stringify(body) }, tx);
    return outcome;
  });
  if (!("stored" in claimed)) return claimed.done;
  return { made: claimed.stored.status === 201, body: JSON.parse(claimed.stored.body) };
}

function badInput(error: z.ZodError): ProtocolError {
  const tooMany = error.issues.some(({ code, path }) => code === "too_big" && path.join(".") === "ids");
  const { message } = refusedInput("invalid_request", error, "body");
  return new ProtocolError(400, tooMany ? "request_too_large" : "invalid_request", message);
}
