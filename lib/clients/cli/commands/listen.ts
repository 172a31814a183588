import { setTimeout as wait } from "node:timers/promises";
import type { Command } from "commander";
import { type GuildhallClient, GuildhallError } from "@/lib/clients/sdk/index";
import { localTarget } from "../arguments";
import type { CommandContext } from "../command-context";
import { jsonLine, plainLine } from "../terminal/plain";
import { ahead } from "../webhooks/ahead";
import { follow } from "../webhooks/follow";
import { type Forwarded, forward } from "../webhooks/forward";
import { type EventKind, endSession, isGone, type Message, openSession, type Session } from "../webhooks/inbox";

type ListenFlags = { forward: string; event?: EventKind[] };

const AGAIN_MS = 3_000;
/** What passes by itself: the service restarts, the network is away, the minute is used up. */
const PASSING = new Set(["network_error", "unreadable_answer", "service_unavailable", "rate_limit_exceeded"]);

/** `webhooks listen`. */
export function addListen(webhooks: Command, context: CommandContext): void {
  webhooks
    .command("listen")
    .description("Forward deliveries to this computer, without a public address, until Ctrl-C")
    .requiredOption("--forward <url>", "Where to: a URL, or a port of this computer", localTarget)
    .option("--event <kind...>", "Kinds of events; all unless given")
    .action(async ({ event, forward: target }: ListenFlags) => {
      const ended = new AbortController();
      const stopped = AbortSignal.any([context.terminal.stopped(), ended.signal]);
      const api = context.api();
      const listening: Listening = { api, event, target, stopped, session: await openSession(api, event) };
      try {
        await listen(context, listening);
      } catch (error) {
        if (!stopped.aborted) throw error;
      } finally {
        ended.abort();
        await endSession(api, listening.session.id);
      }
    });
}

type Listening = {
  api: GuildhallClient;
  event: EventKind[] | undefined;
  target: string;
  stopped: AbortSignal;
  /** Another one once the service has ended it. */
  session: Session;
};

async function listen(context: CommandContext, listening: Listening): Promise<void> {
  const { target, stopped } = listening;
  const pause = (ms: number) => wait(ms, undefined, { signal: stopped });
  // also while a program takes its time, as at a breakpoint: a session that is not read ends
  const messages = ahead(follow(reader(context, listening), { now: () => performance.now(), pause }));
  // asked before anything is sent
  const first = messages.next();
  ready(context, listening);
  for (let next = await first; !next.done && !stopped.aborted; next = await messages.next()) {
    const { value: message } = next;
    report(context, message, await forward(message, target));
  }
}

/**
 * Reads the session; one that the service has ended, as while this computer slept, is opened again. Ids of messages sort by their time, so
 * that what was read of the one says where to go on in the other.
 */
function reader(context: CommandContext, listening: Listening) {
  const { api, event, stopped } = listening;
  let known = false;
  return async (after: string | undefined, seconds: number): Promise<Message[]> => {
    for (;;) {
      const params = { path: { id: listening.session.id }, query: { wait: seconds, ...(after ? { after } : {}) } };
      const get = () => api.get("/v1/webhooks/endpoints/{id}/messages", { params, signal: stopped });
      try {
        const { data } = await patiently(context, get, stopped);
        known = true;
        return data;
      } catch (error) {
        // one that was never there would not be there the next time either
        if (!known || !isGone(error)) throw error;
      }
      known = false;
      context.note("The listening session ended: nobody had read it for two minutes. Events of the time since may be");
      context.note("missing here: `guildhall events list` shows them. Listening again.");
      listening.session = await patiently(context, () => openSession(api, event), stopped);
      if (context.json) ready(context, listening);
    }
  };
}

async function patiently<T>(context: CommandContext, work: () => Promise<T>, stopped: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (stopped.aborted || !(error instanceof GuildhallError) || !PASSING.has(error.code)) throw error;
      context.note(`${error.message} Trying again.`);
      await wait((error.retryAfter ?? AGAIN_MS / 1_000) * 1_000, undefined, { signal: stopped });
    }
  }
}

function ready({ json, terminal }: CommandContext, { target, session }: Listening): void {
  const { id: session_id, secret } = session;
  if (json) terminal.out(jsonLine({ type: "ready", session_id, secret, forward: target }));
  else terminal.out(`Forwarding to ${target}. Ctrl-C stops.\nSigning secret, the same in every session: ${secret}\n`);
}

function report({ json, terminal }: CommandContext, message: Message, { status, error, ms }: Forwarded): void {
  const { event_type, event_id, delivery_id, received_at } = message;
  if (json) {
    terminal.out(jsonLine({ type: "delivery", event_type, event_id, delivery_id, status, error, ms }));
    return;
  }
  const taken = status !== null && status >= 200 && status < 300;
  const outcome = status === null ? `not delivered: ${error}` : `${status} in ${ms} ms`;
  const told = terminal.colour ? `\u001b[${taken ? 32 : 31}m${outcome}\u001b[39m` : outcome;
  terminal.out(`${received_at.slice(11, 19)}  ${plainLine(event_type)}  ${plainLine(event_id)}  ${told}\n`);
}
