"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { NewOffer, NewQuote, QuoteWord } from "@/lib/contracts/contact/quotes";
import { dollars } from "@/lib/contracts/trade/dollars";
import { FormFileIds } from "@/lib/contracts/trade/files";
import { PRICE_BOUNDS } from "@/lib/contracts/trade/products/terms";
import { idOf } from "@/lib/contracts/values/ids";
import { orNothing } from "@/lib/contracts/values/or-nothing";
import { Email } from "@/lib/contracts/values/text";
import { declineQuote } from "@/lib/domain/contact/quotes/decline";
import { offerQuote, offerToBrief } from "@/lib/domain/contact/quotes/offer";
import { getQuote } from "@/lib/domain/contact/quotes/read";
import { requestQuote } from "@/lib/domain/contact/quotes/request";
import { withdrawQuote } from "@/lib/domain/contact/quotes/withdraw";
import { openCheckout } from "@/lib/domain/trade/orders/checkout/open-checkout";
import { action } from "@/lib/transports/actions/action";

const { handle, product_id, brief, wanted_by } = NewQuote.shape;

/** Asks for a quote and goes on to its page; a guest says where the answer may be sent. */
export const requestAction = action(
  z.strictObject({
    handle,
    product_id: orNothing(product_id),
    brief,
    budget: orNothing(dollars()),
    wanted_by: orNothing(wanted_by),
    file_ids: FormFileIds,
    email: orNothing(Email),
  }),
  async (ctx, { budget, email, file_ids, ...asked }): Promise<never> => {
    const { path } = await requestQuote(ctx, { ...asked, budget_cents: budget, attachments: file_ids }, "site", {
      email,
    });
    refresh();
    redirect(path);
  },
);

const Which = { id: idOf("qt"), token: z.string().max(200).optional() };

/** Declines as the side that the page is for. */
export const declineAction = action(
  QuoteWord.extend({ ...Which, as: z.enum(["buyer", "creator"]) }),
  async (ctx, { id, note, as, token }) => {
    const { status } = await declineQuote(ctx, id, note, { as, token: token || undefined });
    refresh();
    return { status };
  },
);

export const withdrawAction = action(QuoteWord.extend({ id: Which.id }), async (ctx, { id, note }) => {
  const { status } = await withdrawQuote(ctx, id, note);
  refresh();
  return { status };
});

/** Opens the checkout of an offer, and sends the buyer to the hosted page. */
export const acceptAction = action(z.strictObject(Which), async (ctx, { id, token }): Promise<never> => {
  const quote = await getQuote(ctx, id, { as: "buyer", token: token || undefined });
  const order = { handle: quote.creator.handle, quote_id: id, addon_ids: [] };
  const { checkout_url } = await openCheckout(ctx, order, "site");
  redirect(checkout_url);
});

const OfferForm = NewOffer.omit({ amount_cents: true, delivery_days: true, revisions: true, expires_at: true }).extend({
  /** The quote that is answered, or the brief. */
  subject: z
    .string()
    .regex(/^(qt|brief)_/)
    .max(40),
  amount: dollars(...PRICE_BOUNDS),
  delivery_days: z.coerce.number().pipe(NewOffer.shape.delivery_days),
  revisions: z.coerce.number().pipe(NewOffer.shape.revisions.unwrap()),
  days: z.coerce.number().int().min(1, "must be a day at least").max(30, "must be at most 30 days"),
  /** Which package filled the form: its own matter. */
  start: z.string().max(4).optional(),
});

/** Sends an offer: to a request, or to a brief that a person posted. */
export const offerAction = action(
  OfferForm,
  async (ctx, { subject, amount, days, start: _, ...terms }): Promise<never> => {
    const expires_at = new Date(ctx.now.getTime() + days * 86_400_000 - 1_000).toISOString();
    const offer = { ...terms, amount_cents: amount, expires_at };
    const { id } = await (subject.startsWith("brief_")
      ? offerToBrief(ctx, subject, offer)
      : offerQuote(ctx, subject, offer));
    refresh(); // the way back shows the request as answered
    redirect(`/studio/quotes/${id}`);
  },
);
