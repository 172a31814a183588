import { eq } from "drizzle-orm";
import { users } from "@/db/schema";
import type { NewBrief, SubmittedBriefView } from "@/lib/contracts/contact/briefs";
import type { Context } from "@/lib/core/context";
import { limitWriting } from "@/lib/domain/platform/access/limit-writing";
import { mayUse, requireAccount } from "@/lib/domain/platform/access/require";
import { limitContact } from "@/lib/domain/platform/safety/standing";
import { submitBrief } from "./submit";

/**
 * Posts a brief of the acting person: it goes to the creators who fit it best, as an agent's does, and they answer with offers.
 * Throws `unauthorized`, `validation_error`, `rate_limit_exceeded`.
 */
export async function postBrief(ctx: Context, input: NewBrief): Promise<SubmittedBriefView> {
  const { userId } = requireAccount(ctx);
  await limitWriting(ctx, "messages", null);
  await limitContact(ctx, "briefs");
  const [user] = await ctx.db.select({ name: users.name }).from(users).where(eq(users.id, userId));
  return submitBrief(ctx, input, { userId, name: user?.name ?? "A buyer" });
}

/** The same for any caller: of the person where they, or their app or key, may buy, else of nobody in particular. */
export function postOrSubmit(ctx: Context, input: NewBrief): Promise<SubmittedBriefView> {
  return mayUse(ctx, "purchases:write") ? postBrief(ctx, input) : submitBrief(ctx, input);
}
