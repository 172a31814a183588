import { type ServerEventBus, SUBSCRIPTION_ID_META_KEY } from "@modelcontextprotocol/server";
import { createContext } from "@/lib/core/context";
import { type Watched, watchChanges } from "@/lib/domain/contact/threads/reading/live";
import { findLiveGrant, livingGrants } from "@/lib/domain/developers/oauth/grants/grants";
import { readsPurchases, watchedOf } from "../own-resources";
import type { Exchange } from "./exchange";
import { idOf, RPC, rpcError } from "./json-rpc";

/** Streams that are open at once in one process, of one account and in all; what each may watch, and for how long. */
export const LISTENING = { mostOfAccount: 5, mostInAll: 1_000, mostUris: 20, mostMs: 600_000 };

export const LISTEN = "subscriptions/listen";

/** How often the grants of open streams are looked at, all in one statement: a stream ends within a second of its grant. */
const LOOK_EVERY_MS = 700;

type Stream = { grantId: string; watched: Map<string, Watched>; end: () => void };

const open = new Map<string, number>();
const streams = new Set<Stream>();
let looking: NodeJS.Timeout | undefined;
/** This process drains: what is held open would hold it up. */
let ending = false;

/** Ends the streams whose grants have ended, as long as there is one. A database that is away ends none: nothing can be told then either. */
function lookAfter(stream: Stream): () => void {
  streams.add(stream);
  looking ??= setInterval(() => void endRevoked().catch(() => {}), LOOK_EVERY_MS).unref();
  return () => {
    streams.delete(stream);
    if (streams.size > 0) return;
    clearInterval(looking);
    looking = undefined;
  };
}

/**
 * Ends all streams of this process, each with its result, and from now on each that is asked for once it is acknowledged: their callers ask
 * for another where somebody answers. Answers how streams are taken again.
 */
export function endSubscriptions(): () => void {
  ending = true;
  for (const stream of [...streams]) stream.end();
  return () => {
    ending = false;
  };
}

async function endRevoked(): Promise<void> {
  const living = await livingGrants([...new Set([...streams].map(({ grantId }) => grantId))]);
  for (const stream of [...streams]) if (!living.has(stream.grantId)) stream.end();
}

/**
 * Where the SDK hears for a stream what changed: it watches the database for what its caller may read, so that it does not matter which
 * process made the change. Before anything is told the grant must still be alive.
 */
function changesFor(stream: Stream): ServerEventBus {
  return {
    publish() {
      // anyone who changes something says so in its transaction, to every process
    },
    subscribe(listener) {
      const telling = new Set<string>();
      const stops = [...stream.watched].map(([uri, watched]) =>
        watchChanges(watched, () => {
          if (telling.has(uri)) return; // one change writes several rows
          telling.add(uri);
          void tell(uri);
        }),
      );
      async function tell(uri: string): Promise<void> {
        const lives = await findLiveGrant(stream.grantId).catch(() => undefined);
        telling.delete(uri);
        if (lives === null) stream.end();
        else listener({ kind: "resource_updated", uri });
      }
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}

/**
 * Serves `subscriptions/listen`: acknowledges, of the resources asked for, those that the caller may read, and tells of their changes until the
 * caller goes, the access token ends or ten minutes are over. Others are acknowledged with nothing. Source: MCP 2026-07-28, subscriptions.
 */
export async function serveSubscription(
  exchange: Exchange,
  body: unknown,
  serve: (body: unknown, bus?: ServerEventBus) => Promise<Response>,
): Promise<Response> {
  const { actor, now } = exchange;
  if (idOf(body) === null) return serve(body); // a notification, which nobody counts and nothing answers
  if (actor.kind !== "credential" || !readsPurchases(actor)) return serve(body);
  const watched = await watchedIn(exchange, body);
  if (watched.size === 0) return serve(asking(body, []));
  const release = take(actor.userId);
  if (!release) {
    const message = `At most ${LISTENING.mostOfAccount} streams are open for one account. Close one, or ask for all resources (up to ${LISTENING.mostUris}) in one.`;
    return rpcError(429, RPC.rateLimited, message, { id: idOf(body), headers: { "retry-after": "60" } });
  }
  const stream: Stream = { grantId: actor.credential.id, watched, end: () => {} };
  const response = await serve(asking(body, [...watched.keys()]), changesFor(stream)).catch((error) => {
    release();
    throw error;
  });
  if (!response.body || !response.headers.get("content-type")?.startsWith("text/event-stream")) {
    release();
    return response;
  }
  const left = actor.credential.expiresAt ? actor.credential.expiresAt.getTime() - now.getTime() : LISTENING.mostMs;
  return bounded(response, response.body, {
    stream,
    id: idOf(body),
    ms: Math.max(0, Math.min(left, LISTENING.mostMs)),
    release,
  });
}

/** Counts a stream; answers how it is counted no more, or nothing where there are as many as there may be. */
function take(userId: string): (() => void) | undefined {
  let all = 0;
  for (const n of open.values()) all += n;
  const own = open.get(userId) ?? 0;
  if (all >= LISTENING.mostInAll || own >= LISTENING.mostOfAccount) return undefined;
  open.set(userId, own + 1);
  return () => {
    const left = (open.get(userId) ?? 1) - 1;
    if (left > 0) open.set(userId, left);
    else open.delete(userId);
  };
}

type Filter = { resourceSubscriptions?: unknown };
type Listen = { params?: { notifications?: Filter } };

async function watchedIn({ actor, requestId, now, ip }: Exchange, body: unknown): Promise<Map<string, Watched>> {
  const ctx = createContext({ actor, requestId, now, ip });
  const asked = (body as Listen).params?.notifications?.resourceSubscriptions;
  const uris = Array.isArray(asked) ? asked.filter((uri) => typeof uri === "string").slice(0, LISTENING.mostUris) : [];
  const watched = new Map<string, Watched>();
  for (const uri of new Set(uris)) {
    const one = await watchedOf(ctx, uri);
    if (one) watched.set(uri, one);
  }
  return watched;
}

function asking(body: unknown, uris: readonly string[]): unknown {
  const { params = {} } = body as Listen;
  const notifications = { ...params.notifications, resourceSubscriptions: uris };
  return { ...(body as object), params: { ...params, notifications } };
}

type Bounds = { stream: Stream; id: string | number | null; ms: number; release: () => void };

/** The same stream, which ends with its result after so long. */
function bounded(
  response: Response,
  source: ReadableStream<Uint8Array>,
  { stream, id, ms, release }: Bounds,
): Response {
  const reader = source.getReader();
  let over = false;
  const forget = lookAfter(stream);
  const close = () => {
    if (over) return;
    over = true;
    clearTimeout(timer);
    forget();
    release();
    void reader.cancel().catch(() => {});
  };
  let timer: NodeJS.Timeout | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      stream.end = () => {
        if (over) return;
        const result = { resultType: "complete", _meta: { [SUBSCRIPTION_ID_META_KEY]: id } };
        const frame = `event: message\ndata: ${JSON.stringify({ jsonrpc: "2.0", id, result })}\n\n`;
        controller.enqueue(new TextEncoder().encode(frame));
        close();
        controller.close();
      };
      timer = setTimeout(() => stream.end(), ms).unref();
    },
    async pull(controller) {
      const { done, value } = await reader.read().catch((error) => {
        close();
        throw error;
      });
      if (over) return;
      if (!done) {
        controller.enqueue(value);
        if (ending) stream.end();
        return;
      }
      close();
      controller.close();
    },
    cancel: close,
  });
  return new Response(body, { status: response.status, headers: response.headers });
}
