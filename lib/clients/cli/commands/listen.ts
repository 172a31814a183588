import { setTimeout as wait } from "node:timers/promises";
import type { Command } from "commander";
import { type GuildhallClient, GuildhallError } from "@/lib/clients/sdk/index";
import { localTarget } from "../arguments";
import type { CommandContext } from "../command-context";
import { jsonLine, plainLine } from "../terminal/plain";
import { follow } from "../webhooks/follow";
import { type Forwarded, forward } from "../webhooks/forward";
import { type EventKind, endSession, type Message, openSession, type Session } from "../webhooks/inbox";

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
    .action(async (flags: ListenFlags) => {
      const stopped = context.terminal.stopped();
      const api = context.api();
      const session = await openSession(api, flags.event);
      try {
        await listen(context, api, session, flags.forward, stopped);
      } catch (error) {
        if (!stopped.aborted) throw error;
      } finally {
        await endSession(api, session.id);
      }
    });
}

async function listen(
  context: CommandContext,
  api: GuildhallClient,
  { id, secret }: Session,
  target: string,
  stopped: AbortSignal,
) {
  const read = async (after: string | undefined, seconds: number) => {
    const params = { path: { id }, query: { wait: seconds, ...(after ? { after } : {}) } };
    const get = () => api.get("/v1/webhooks/endpoints/{id}/messages", { params, signal: stopped });
    return (await patiently(context, get, stopped)).data;
  };
  const pause = (ms: number) => wait(ms, undefined, { signal: stopped });
  const messages = follow(read, { now: () => performance.now(), pause });
  // asked before anything is sent
  const first = messages.next();
  ready(context, id, secret, target);
  for (let next = await first; !next.done; next = await messages.next()) {
    const { value: message } = next;
    report(context, message, await forward(message, target));
  }
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

function ready({ json, terminal }: CommandContext, session_id: string, secret: string, target: string): void {
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
