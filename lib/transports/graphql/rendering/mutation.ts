import { z } from "zod";
import type { ErrorCode, ErrorExtras } from "@/lib/contracts/errors";
import type { Operation } from "@/lib/contracts/operation";
import { type Context, createContext, livemodeOf } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { keyHolder } from "@/lib/domain/platform/access/idempotent-answers";
import { type Answer, refusedInput } from "@/lib/transports/http/answering/respond";
import { limitCaller } from "@/lib/transports/http/caller/rate-limit";
import { answerOnce, wellFormedKey } from "@/lib/transports/http/idempotency";
import { camelCase } from "../building/naming";
import { admit, type GraphContext } from "../context";
import { refuseNul } from "./arguments";
import { asSent } from "./as-sent";

/** What the caller can put right in the input. `path` leads to the argument. */
export type UserError = { code: ErrorCode; message: string; path: string[] };

/** What every mutation answers: the view, or why there is none. `replayed`: an earlier call with the same key answered this. */
export type Outcome<View> = { view: View | null; userErrors: UserError[]; replayed: boolean };

type Mutation<B extends z.ZodType, R extends z.ZodType> = Operation<z.ZodType, z.ZodType, B, R>;

type Asked = {
  idempotencyKey: string;
  /** The id in the path, for an operation on one thing. */
  id?: string;
  /** The body, in the schema's names. */
  input?: object;
};

/** Refusals that are about what was sent; all others are errors of the request. */
const ABOUT_INPUT: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  "invalid_request",
  "validation_error",
  "not_found",
  "conflict",
  "invalid_state_transition",
  "idempotency_key_invalid",
  "idempotency_conflict",
  "quota_exceeded",
]);

/**
 * Runs a mutation as REST runs the operation: scope, tier, the minute of a caller, then once per idempotency key, with the
 * stored answer in the transaction of the change. Refusals about the input are answered as user errors, others are thrown.
 */
export async function mutate<B extends z.ZodType, R extends z.ZodType>(
  context: GraphContext,
  operation: Mutation<B, R>,
  asked: Asked,
  verb: (ctx: Context, body: z.output<B>) => Promise<z.input<R>>,
): Promise<Outcome<z.output<R>>> {
  admit(context, operation);
  const { call, actor } = context;
  await limitCaller(operation, actor, call);
  const { agent, requestId, now, ip, local } = call;
  try {
    const key = wellFormedKey(asked.idempotencyKey, "idempotencyKey");
    const body = asSent(asked.input ?? {}, operation.body);
    const known = {
      principal: keyHolder({ ...call, actor, livemode: livemodeOf(actor) }, operation.secret),
      method: "POST",
      path: `${call.path}#${operation.id}`,
      key,
      search: "",
      rawBody: JSON.stringify([asked.id ?? null, body]),
      now,
    };
    const answer = await answerOnce(known, requestId, operation, async (tx) => {
      const ctx = createContext({ actor, agent, requestId, now, ip, local, tx });
      const view = await verb(ctx, parseInput(operation, asked.id, body));
      return { status: 200, body: JSON.stringify(operation.response.parse(view)), headers: {} };
    });
    return outcomeOf(answer);
  } catch (error) {
    if (!(error instanceof DomainError && ABOUT_INPUT.has(error.code))) throw error;
    return { view: null, userErrors: userErrorsOf(error.code, error.message, error.extras), replayed: false };
  }
}

function parseInput<B extends z.ZodType>(operation: Mutation<B, z.ZodType>, id: string | undefined, body: unknown) {
  refuseNul(body);
  const [param = "id"] = Object.keys(operation.params instanceof z.ZodObject ? operation.params.shape : {});
  if (operation.params && !operation.params.safeParse({ [param]: id }).success) {
    throw new DomainError("not_found", "There is nothing with this id.", { param: "id" });
  }
  if (!operation.body) return undefined as z.output<B>;
  const parsed = operation.body.safeParse(body);
  if (!parsed.success) throw refusedInput("validation_error", parsed.error, "input");
  return parsed.data;
}

type Stored = { error: { code: ErrorCode; message: string } & ErrorExtras };

function outcomeOf<View>({ status, body, headers }: Answer): Outcome<View> {
  const value: unknown = JSON.parse(body);
  const replayed = headers["idempotent-replayed"] === "true";
  if (status < 400) return { view: value as View, userErrors: [], replayed };
  const { code, message, ...extras } = (value as Stored).error;
  if (!ABOUT_INPUT.has(code)) throw new DomainError(code, message, extras);
  return { view: null, userErrors: userErrorsOf(code, message, extras), replayed };
}

function userErrorsOf(code: ErrorCode, message: string, { param, details = [] }: ErrorExtras): UserError[] {
  if (details.length > 0) {
    return details.map((detail) => ({ code, message: messageOf(detail), path: pathOf(detail.path) }));
  }
  if (code.startsWith("idempotency_")) return [{ code, message, path: ["idempotencyKey"] }];
  return [{ code, message, path: param === undefined ? [] : pathOf(param) }];
}

function messageOf({ path, message }: { path: string; message: string }): string {
  return path ? `${camelCase(path)}: ${message}` : message;
}

function pathOf(path: string): string[] {
  if (path === "") return ["input"];
  return path === "id" ? ["id"] : ["input", ...camelCase(path).split(".")];
}
