import { DecideVerification } from "@/lib/contracts/people/verification";
import { listQueue } from "@/lib/domain/operators/queues/queues";
import { decideVerification } from "@/lib/domain/operators/verification/decide";
import type { Command } from "./command";
import { checked } from "./inputs";

const list: Command = {
  about: "Show who asks to be verified, oldest first.",
  required: {},
  optional: {},
  async run(ctx) {
    const { items } = await listQueue(ctx, "verification");
    const lines = items.map((item) => `${item.at} ${item.id} ${item.title}\n  ${item.detail}`);
    return { data: { requests: items }, text: lines.join("\n") || "Nobody asks." };
  },
};

const decide: Command = {
  about: "Decide a request to be verified; the creator reads why. The documents are deleted.",
  required: { request: "REQUEST", decision: "verify|decline", reason: "TEXT" },
  optional: {},
  async run(ctx, flags) {
    const { request: id, decision, reason } = flags;
    const decided = checked(DecideVerification.safeParse({ id, decision, reason }), { id: "request" });
    const data = await decideVerification(ctx, decided);
    return { data, text: `${data.id} is closed.` };
  },
};

/** What creators ask for who want to be verified: the verbs of the pages under /operator. */
export const VERIFICATION_COMMANDS: Record<string, Command> = { "verify list": list, "verify decide": decide };
