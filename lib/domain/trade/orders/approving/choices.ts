import { and, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { approvals, oauthClients, oauthGrants, orders, profiles } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { DomainError, notFound } from "@/lib/core/errors";
import { shownLogo } from "@/lib/domain/developers/oauth/apps/logo";
import type { OfferRow } from "@/lib/domain/people/profiles/view";
import { requirePerson } from "@/lib/domain/platform/access/require";
import { type ApprovalRow, type OrderRow, viewApproval } from "../approvals/view";
import { briefOf } from "../brief/read";
import { saleOf } from "../checkout/sale";
import { OVER, TO_DECIDE } from "./hold";

const checkoutOf = prepared("approval_of_checkout", (db) =>
  db
    .select({
      approval: approvals,
      order: orders,
      handle: profiles.handle,
      displayName: profiles.displayName,
      client: { logo: oauthClients.logo, logoUri: oauthClients.logoUri, source: oauthClients.source },
    })
    .from(approvals)
    .innerJoin(orders, eq(orders.id, approvals.orderId))
    .innerJoin(profiles, eq(profiles.id, orders.profileId))
    .leftJoin(oauthGrants, eq(oauthGrants.id, approvals.credentialId))
    .leftJoin(oauthClients, eq(oauthClients.id, oauthGrants.clientId))
    .where(
      and(
        eq(approvals.id, sql.placeholder("id")),
        eq(approvals.userId, sql.placeholder("userId")),
        eq(approvals.livemode, sql.placeholder("livemode")),
      ),
    ),
);

/** What an app chose of a product, and what it can be instead: `offer` is null where `closed` says why nothing else can be chosen. */
export type Choices = {
  row: ApprovalRow;
  order: OrderRow;
  handle: string;
  displayName: string;
  logo: string | null;
  offer: OfferRow | null;
  closed: string | null;
};

/**
 * What the person can make of an order that an app prepared, before they pay it. Throws `unauthorized`, `not_found` for another account's,
 * `invalid_state_transition` for one that was decided, that is no checkout, or that a quote has fixed.
 */
export async function choicesOf(ctx: Context, id: string): Promise<Choices> {
  const { userId } = requirePerson(ctx, TO_DECIDE);
  const [found] = await checkoutOf().execute({ id, userId, livemode: ctx.livemode });
  if (!found) throw notFound("What is to be approved");
  const { approval: row, client, ...rest } = found;
  if (row.status !== "WAITING") throw new DomainError("invalid_state_transition", OVER[row.status]);
  mayChange(row, found.order);
  return { row, ...rest, logo: client && shownLogo(client), ...(await onSale(ctx, found)) };
}

/** The same as the page shows it, with the brief as it stands. */
export async function readChoices(ctx: Context, id: string) {
  const choices = await choicesOf(ctx, id);
  const { row, order, handle, displayName, logo } = choices;
  const brief = await briefOf(order.id);
  const approval = viewApproval(row, { ...order, handle, displayName, brief: brief.summary }, logo);
  return { ...choices, approval, brief, chosen: chosenIn(order) };
}

/** Throws `invalid_state_transition` for what cannot be changed here. */
export function mayChange({ kind }: ApprovalRow, { quoteId }: OrderRow): void {
  if (kind !== "checkout") throw new DomainError("invalid_state_transition", "Only an order can be changed here.");
  if (quoteId)
    throw new DomainError(
      "invalid_state_transition",
      "The creator offered exactly this in a quote. Refuse it, and ask for another offer.",
    );
}

/** The choices that an order has: the slugs of its package, null for a flat price, and of its add-ons. */
export function chosenIn({ packageSlug, lines }: OrderRow): { tier: string | null; addons: string[] } {
  return { tier: packageSlug, addons: lines.filter(({ kind }) => kind === "addon").map(({ slug }) => slug) };
}

async function onSale(
  ctx: Context,
  { handle, order }: { handle: string; order: OrderRow },
): Promise<{ offer: OfferRow | null; closed: string | null }> {
  try {
    const sale = await saleOf(ctx, { handle, productId: order.productId, agreed: false, agents: false });
    return { offer: sale.offer, closed: null };
  } catch (error) {
    if (error instanceof DomainError) return { offer: null, closed: error.message };
    throw error;
  }
}
