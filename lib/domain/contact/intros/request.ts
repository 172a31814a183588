import { and, eq } from "drizzle-orm";
import { intros, profiles } from "@/db/schema";
import type { IntroView, NewIntro } from "@/lib/contracts/contact/intros";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { openAsked } from "@/lib/domain/contact/threads/writing/answers";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { ofHandle } from "@/lib/domain/people/listing/of-handle";
import { ownerOf } from "@/lib/domain/people/profiles/owner";
import { noteIntro } from "@/lib/domain/people/reputation/recompute";
import { recordAudit } from "@/lib/domain/platform/audit/record";
import { queueMail } from "@/lib/domain/platform/mail/queue";
import { limitContact } from "@/lib/domain/platform/safety/standing";
import { checkCallback } from "./callback";
import { introRequested } from "./mails/intro-requested";
import { viewNewIntro } from "./view";

/**
 * Puts an introduction request into the inbox of a discoverable creator, who decides whether to answer; nothing
 * connects by itself. Emits `intro.requested`. Throws `validation_error` on `callback_url`, and `not_found` for a
 * creator who is unknown or has not opted into discovery: which of the two is not told.
 */
export async function requestIntro(ctx: Context, input: NewIntro): Promise<IntroView> {
  if (input.callback_url !== undefined) checkCallback(input.callback_url);
  await limitContact(ctx, "conversations");
  return transaction(ctx, async (tx) => {
    // locked, so that a switch turned off meanwhile is either seen or comes after
    const [target] = await tx
      .select({ id: profiles.id })
      .from(profiles)
      .where(and(ofHandle(input.handle), eq(profiles.mcpDiscoverable, true)))
      .for("no key update");
    if (!target) throw notFound(`A creator with the handle ${input.handle.toLowerCase()}`);
    const id = newId("intro", ctx.now.getTime());
    const request = { note: input.note, callbackUrl: input.callback_url ?? "" };
    await tx
      .insert(intros)
      .values({ id, profileId: target.id, ...request, livemode: ctx.livemode, createdAt: ctx.now });
    await noteIntro(tx, target.id, ctx.now);
    await recordAudit(tx, ctx, target.id, "intro.requested", { type: "intro", id });
    const { email } = await ownerOf(tx, target.id);
    await queueMail(tx, ctx, email, introRequested(input.note));
    const asked = { kind: "intro", subjectId: id, title: "An introduction", profileId: target.id } as const;
    await openAsked(tx, ctx, asked, input.note);
    const data = { id, note: input.note, callback_url: request.callbackUrl };
    await emit(tx, ctx, target.id, "intro.requested", data);
    return viewNewIntro({ id, createdAt: ctx.now });
  });
}
