import type { z } from "zod";
import type { Operation } from "@/lib/contracts/operation";
import type { FileContent } from "@/lib/contracts/trade/files";
import { type Context, createContext, type Transaction } from "@/lib/core/context";
import { answers } from "@/lib/core/memory/answers";
import type { About } from "@/lib/core/memory/barriers";
import { attachment } from "@/lib/domain/trade/files/name";
import { cors } from "@/lib/transports/http/answering/cors";
import { PRIVATE_FILE } from "@/lib/transports/http/answering/private-file";
import { type Answer, cached, entityTag, type Outgoing } from "@/lib/transports/http/answering/respond";
import { type Call, type Served, sentBody } from "@/lib/transports/http/call";
import { authenticate, authorize, deprecation } from "@/lib/transports/http/caller/authenticate";
import { limitRate } from "@/lib/transports/http/caller/rate-limit";
import { signedAgent } from "@/lib/transports/http/caller/signed-agent";
import { endpoint, type Handler, type Segment } from "@/lib/transports/http/endpoint";
import { idempotencyKey, once } from "@/lib/transports/http/idempotency";
import { readUpload, type SentFile } from "@/lib/transports/http/uploads/upload";
import { inUploadRoom } from "@/lib/transports/http/uploads/upload-room";
import { NOTHING, parse, parseJson, queryOf } from "./sent-input";

type Input<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, K> = {
  ctx: Context;
  params: z.output<P>;
  query: z.output<Q>;
  body: z.output<B>;
  /** Of an operation with `upload`: the file's name, and what `prepare` made of it. */
  file: { name: string; kept: K };
};

/** What is done with an uploaded file before the transaction; `drop` undoes it when that does not come about. */
type Prepare<K> = (file: SentFile, now: Date) => Promise<K & { drop: () => Promise<void> }>;

/**
 * How a caller waits for what a mutation has set going, after its transaction: `asked` reads the query, `outcome` answers the view
 * as it stands then, and whether that is the outcome.
 */
type Settle<Q extends z.ZodType, R extends z.ZodType> = {
  asked: (query: z.output<Q>) => boolean;
  outcome: (ctx: Context, accepted: z.output<R>) => Promise<{ view: z.input<R>; known: boolean }>;
};

/**
 * Binds a contract to a verb. Reads top to bottom in the order in which things happen: request id, authenticate, rate and quota,
 * scope, tier, idempotency, parse, run, parse the response, log. What the contract does not declare cannot leave.
 */
export function route<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType, K = never>(
  operation: Operation<P, Q, B, R>,
  verb: (input: Input<P, Q, B, K>) => Promise<z.input<R>>,
  settle?: Settle<Q, R>,
  prepare?: Prepare<K>,
): Handler {
  const own = `private, max-age=${operation.cache?.maxAge}`;
  const constant = operation.constant ? remember(operation, verb as never) : undefined;

  return endpoint(operation.id, async (call, segment) => {
    Object.assign(call.headers, cors(operation, call));
    call.actor = await authenticate(call, operation);
    call.agent = await signedAgent(call);
    Object.assign(call.headers, deprecation(call.actor));
    // before the scope: refusals count and carry the rate headers too
    Object.assign(call.headers, await limitRate(call.actor, call, operation));
    authorize(call.actor, operation);
    if (constant) return constant(call);
    const about = operation.remembered && call.actor.kind === "anonymous" && (await aboutOf(segment));
    if (about === "everyone" && call.search.includes("cursor="))
      return answers().read(about, () => read(call, segment));
    if (about) return recall(call, segment, about);
    return operation.method === "POST" ? mutate(call, segment) : read(call, segment);
  });

  async function read(call: Served, segment: Segment): Promise<Outgoing> {
    const body = operation.body ? parseJson(call, await sentBody(call)) : undefined;
    if (operation.binary) return fileAnswer((await view(call, segment, body)) as FileContent);
    return keepable(await run(call, segment, body), call);
  }

  /** The same from memory: serialised, encoded and tagged once. */
  async function recall(call: Served, segment: Segment, about: About): Promise<Outgoing> {
    const key = `${operation.id} ${call.path}${operation.query ? call.search : ""}`;
    const { body, tag } = await answers().get(key, about, async () => {
      const { body: text } = await run(call, segment, undefined);
      const body = Buffer.from(text);
      // with what it is once it is compressed
      return { value: { body, tag: operation.cache && entityTag(body) }, bytes: body.length * 1.3 };
    });
    return keepable({ status: operation.status, body, headers: {} }, call, tag);
  }

  /** Says who may keep an answer: one that was made for a credential may differ from everybody's, and is its caller's alone. */
  function keepable(plain: Outgoing, call: Served, tag?: string): Outgoing {
    if (!operation.cache) {
      plain.headers["cache-control"] = "no-store";
      return plain;
    }
    const answer = cached(plain, operation.cache, call.request.headers.get("if-none-match"), tag);
    answer.headers.vary = "Authorization";
    if (call.actor.kind !== "anonymous") answer.headers["cache-control"] = own;
    return answer;
  }

  /** Whose changes end the answer to this call. */
  async function aboutOf(segment: Segment): Promise<About | undefined> {
    if (operation.remembered === "everyone") return "everyone";
    const handle = (await segment?.params)?.handle;
    return typeof handle === "string" ? { creator: handle.toLowerCase() } : undefined;
  }

  async function mutate(call: Served, segment: Segment): Promise<Answer> {
    const { upload } = operation;
    if (upload && prepare) {
      const receive = () => takeFile(call, segment, upload.maxBytes, prepare);
      return inUploadRoom(call.request, upload.maxBytes, call, receive);
    }
    const raw = await sentBody(call);
    const answered = await once(
      call,
      call.actor,
      raw,
      operation,
      (tx) => run(call, segment, operation.body || raw !== "" ? parseJson(call, raw) : undefined, tx),
      waiter(call),
    );
    answered.headers["cache-control"] = "no-store";
    return answered;
  }

  /** A mutation that brings a file: its bytes are put away before the transaction, and dropped where it writes nothing. */
  async function takeFile(call: Served, segment: Segment, maxBytes: number, prepare: Prepare<K>): Promise<Answer> {
    idempotencyKey(call.request.headers); // before a byte of the body is read
    const { fields, file, raw } = await readUpload(call.request, maxBytes);
    const { drop, ...kept } = await prepare(file, call.now);
    let written = false;
    try {
      const answered = await once(call, call.actor, raw, operation, async (tx) => {
        const sent = { name: file.name, kept: kept as K };
        const answer = await run(call, segment, fields, tx, sent);
        written = true;
        return answer;
      });
      answered.headers["cache-control"] = "no-store";
      return answered;
    } catch (error) {
      written = false;
      throw error;
    } finally {
      if (!written) await drop();
    }
  }

  /** What the caller of this mutation waits for, if it waits. */
  function waiter(call: Served): ((accepted: Answer) => Promise<Answer>) | undefined {
    if (!settle || !operation.query || !operation.settled) return undefined;
    const query = operation.query.safeParse(queryOf(call.search));
    if (!query.success || !settle.asked(query.data)) return undefined; // a bad query is refused where it is parsed
    const { status } = operation.settled;
    return async (accepted) => {
      const { actor, agent, requestId, now, ip, local } = call;
      const ctx = createContext({ actor, agent, requestId, now, ip, local });
      const { view, known } = await settle.outcome(ctx, JSON.parse(accepted.body));
      return known ? answerOf(view, status) : answerOf(view);
    };
  }

  function answerOf(view: z.input<R>, known?: number): Answer {
    const parsed = operation.response.parse(view);
    const status = known ?? (operation.settled?.when?.(parsed) ? operation.settled.status : operation.status);
    const headers: Record<string, string> = operation.location ? { location: operation.location(parsed) } : {};
    return { status, body: JSON.stringify(parsed), headers };
  }

  async function run(
    call: Served,
    segment: Segment,
    body: unknown,
    tx?: Transaction,
    file?: { name: string; kept: K },
  ): Promise<Answer> {
    return answerOf(await view(call, segment, body, tx, file));
  }

  async function view(
    call: Served,
    segment: Segment,
    body: unknown,
    tx?: Transaction,
    file?: { name: string; kept: K },
  ): Promise<z.input<R>> {
    const { actor, agent, requestId, now, ip, local } = call;
    const ctx = createContext({ actor, agent, requestId, now, ip, local, tx });
    const params = parse(operation.params, "not_found", "path", await segment?.params);
    const query = operation.query && parse(operation.query, "invalid_request", "query", queryOf(call.search));
    const schema = operation.body ?? (body === undefined ? undefined : NOTHING);
    const input = parse(schema, "validation_error", "body", body);
    return verb({ ctx, params, query, body: input, file } as Input<P, Q, B, K>);
  }
}

/** A private file, to be saved. */
function fileAnswer({ name, bytes }: FileContent): Outgoing {
  const headers = { ...PRIVATE_FILE, "content-disposition": attachment(name) };
  return { status: 200, body: Buffer.from(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength), headers };
}

/** The answer of an operation that never changes, made and encoded at the first call and kept. */
function remember(operation: Operation, verb: (input: object) => Promise<unknown>): (call: Call) => Promise<Outgoing> {
  let made: Promise<{ body: Buffer<ArrayBuffer>; tag: string }> | undefined;
  const make = async () => {
    const body = Buffer.from(JSON.stringify(operation.response.parse(await verb({}))));
    return { body, tag: entityTag(body) };
  };
  return async (call) => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    const { body, tag } = await made;
    const plain = { status: operation.status, body, headers: {} };
    return cached(plain, operation.cache ?? { maxAge: 60 }, call.request.headers.get("if-none-match"), tag);
  };
}
