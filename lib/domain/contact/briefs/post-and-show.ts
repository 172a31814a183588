import type { NewBrief } from "@/lib/contracts/contact/briefs";
import type { Context } from "@/lib/core/context";
import { getOwnBrief } from "./own";
import { postBrief } from "./post";

/** Posts a brief of the account and answers it as its owner reads it. Throws as `postBrief`. */
export async function postAndShow(ctx: Context, input: Omit<NewBrief, "callback_url">) {
  const { brief_id } = await postBrief(ctx, input);
  return getOwnBrief(ctx, brief_id);
}
