import { changeStanding, type StandingChange } from "@/lib/domain/operators/accounts/change-standing";
import { countQueues, listQueue } from "@/lib/domain/operators/queues/queues";
import type { Command } from "./command";
import { findCreator } from "./inputs";

function changing(about: string, change: StandingChange["change"], done: string): Command {
  return {
    about,
    required: { creator: "HANDLE", reason: "TEXT" },
    optional: {},
    async run(ctx, flags) {
      const { userId, handle } = await findCreator(String(flags.creator));
      await changeStanding(ctx, { userId, change, reason: String(flags.reason) });
      return { data: { handle, user_id: userId, [change]: true }, text: `${handle} ${done}.` };
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
    const queue = await listQueue(ctx, String(flags.queue));
    const lines = queue.items.map((item) => `${item.at} ${item.id} ${item.title}\n  ${item.detail}`);
    return { data: queue, text: lines.join("\n") || "Nothing waits here." };
  },
};

/** What operators do with accounts, and what waits for them: the verbs of the pages under /operator. */
export const STANDING_COMMANDS: Record<string, Command> = {
  "queue list": queues,
  "account suspend": changing("Take a creator off the service; they read why.", "suspend", "is suspended"),
  "account restore": changing("Lift a suspension; the creator reads why.", "restore", "is back"),
  "payouts freeze": changing("Hold what a creator is to be paid.", "freeze", "is not paid out until that is lifted"),
  "payouts unfreeze": changing("Let a creator's payouts go on.", "unfreeze", "is paid out again"),
};
