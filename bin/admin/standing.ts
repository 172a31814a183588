import { DomainError } from "@/lib/core/errors";
import { changeStanding, type StandingChange } from "@/lib/domain/operators/accounts/change-standing";
import { countQueues, listQueue, QUEUES } from "@/lib/domain/operators/queues/queues";
import type { Command } from "./command";
import { findAccount, findCreator, readReason } from "./inputs";

function changing(about: string, change: StandingChange["change"], done: string): Command {
  return {
    about,
    required: { creator: "HANDLE", reason: "TEXT" },
    optional: {},
    async run(ctx, flags) {
      const { userId, handle } = await findCreator(String(flags.creator));
      await changeStanding(ctx, { userId, change, reason: readReason(flags.reason) });
      return { data: { handle, user_id: userId, [change]: true }, text: `${handle} ${done}.` };
    },
  };
}

/** The same of any account: buyers have no handle. */
function changingAccount(about: string, change: StandingChange["change"], done: string): Command {
  return {
    about,
    required: { reason: "TEXT" },
    optional: { creator: "HANDLE", email: "ADDRESS" },
    async run(ctx, flags) {
      const { userId, name } = await findAccount(flags);
      await changeStanding(ctx, { userId, change, reason: readReason(flags.reason) });
      const data = { ...(flags.creator ? { handle: name } : { email: name }), user_id: userId, [change]: true };
      return { data, text: `${name} ${done}.` };
    },
  };
}

const queues: Command = {
  about: "Show what waits for operators, with counts; with --queue what waits in that one.",
  required: {},
  optional: { queue: "NAME" },
  async run(ctx, flags) {
    if (!flags.queue) {
      const counts = await countQueues(ctx);
      const lines = counts.map(
        (q) => `${String(q.count).padStart(5)}  ${q.name}${q.oldest_at ? `, since ${q.oldest_at}` : ""}`,
      );
      return { data: { queues: counts }, text: lines.join("\n") };
    }
    if (!Object.hasOwn(QUEUES, String(flags.queue))) {
      const known = Object.keys(QUEUES).join(", ");
      throw new DomainError("validation_error", `Unknown queue: ${String(flags.queue)}. Allowed: ${known}.`);
    }
    const queue = await listQueue(ctx, String(flags.queue));
    const lines = queue.items.map((item) => `${item.at} ${item.id} ${item.title}\n  ${item.detail}`);
    return { data: queue, text: lines.join("\n") || "Nothing waits here." };
  },
};

/** What operators do with accounts, and what waits for them: the verbs of the pages under /operator. */
export const STANDING_COMMANDS: Record<string, Command> = {
  "queue list": queues,
  "account suspend": changingAccount(
    "Take a creator, or the account of an address, off the service; they read why.",
    "suspend",
    "is suspended",
  ),
  "account restore": changingAccount("Lift a suspension; they read why.", "restore", "is back"),
  "payouts freeze": changing("Hold what a creator is to be paid.", "freeze", "is not paid out until that is lifted"),
  "payouts unfreeze": changing("Let a creator's payouts go on.", "unfreeze", "is paid out again"),
};
