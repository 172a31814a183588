import { and, desc, eq, getTableColumns, lt, sql } from "drizzle-orm";
import type { z } from "zod";
import { type Database, prepared } from "@/db/client";
import { approvals, type DraftReview, oauthClients, oauthGrants, orderBriefs, orders, profiles } from "@/db/schema";
import type { ApprovalQuery, ApprovalState, ApprovalView } from "@/lib/contracts/trade/orders/approvals";
import type { Page } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { idCursor, pageOf } from "@/lib/core/values/cursor";
import { shownLogo } from "@/lib/domain/developers/oauth/apps/logo";
import { requireAccount } from "@/lib/domain/platform/access/require";
import { type ApprovalRow, viewApproval, viewApprovalState } from "./view";

const approvalsBelow = idCursor("apr");

const { placeholder } = sql;

const approvalsOf = prepared("approvals_of", (db) =>
  db
    .select({
      row: getTableColumns(approvals),
      order: {
        status: orders.status,
        productTitle: orders.productTitle,
        lines: orders.lines,
        amountCents: orders.amountCents,
        expiresAt: orders.expiresAt,
        acceptBy: orders.acceptBy,
        quoteId: orders.quoteId,
        handle: profiles.handle,
        displayName: profiles.displayName,
        brief: orderBriefs.summary,
      },
      client: { logo: oauthClients.logo, logoUri: oauthClients.logoUri, source: oauthClients.source },
    })
    .from(approvals)
    .innerJoin(orders, eq(orders.id, approvals.orderId))
    .innerJoin(profiles, eq(profiles.id, orders.profileId))
    .leftJoin(orderBriefs, eq(orderBriefs.orderId, orders.id))
    .leftJoin(oauthGrants, eq(oauthGrants.id, approvals.credentialId))
    .leftJoin(oauthClients, eq(oauthClients.id, oauthGrants.clientId))
    .where(
      and(
        eq(approvals.userId, placeholder("userId")),
        eq(approvals.livemode, placeholder("livemode")),
        sql`(${placeholder("status")}::text is null or ${approvals.status} = ${placeholder("status")}::text)`,
        sql`(not ${placeholder("decided")}::boolean or ${approvals.status} <> 'WAITING')`,
        lt(approvals.id, placeholder("before")),
      ),
    )
    .orderBy(desc(approvals.id))
    .limit(placeholder("limit")),
);

/** Of a page: with the credential that asked, whose limits it shows, and whether a quote has fixed what is ordered. */
export type FoundApproval = ApprovalView & { credentialId: string; fixed: boolean };

type Query = Pick<z.output<typeof ApprovalQuery>, "limit" | "status" | "cursor"> & {
  /** Those alone that no longer wait, however they ended. */
  decided?: boolean;
};

/** What apps and keys of the acting account asked its person for, newest first. Throws `unauthorized`, `invalid_cursor`. */
export async function listApprovals(ctx: Context, query: Query): Promise<Page<FoundApproval>> {
  const { userId } = requireAccount(ctx);
  const before = approvalsBelow(query.cursor);
  const rows = await approvalsOf().execute({
    userId,
    livemode: ctx.livemode,
    status: query.status ?? null,
    decided: query.decided ?? false,
    before,
    limit: query.limit + 1,
  });
  return pageOf(
    rows,
    query.limit,
    ({ row }) => [row.id],
    ({ row, order, client }) => ({
      ...viewApproval(row, order, client && shownLogo(client)),
      credentialId: row.credentialId,
      fixed: order.quoteId !== null,
    }),
  );
}

const waitingOf = prepared("approvals_waiting", (db) =>
  db
    .select({ n: sql<number>`count(*)::int` })
    .from(approvals)
    .where(
      and(
        eq(approvals.userId, placeholder("userId")),
        eq(approvals.livemode, placeholder("livemode")),
        sql`${approvals.status} = 'WAITING'`,
      ),
    ),
);

/** How much waits for the word of the signed-in person. */
export async function countApprovals({ actor, livemode }: Context): Promise<number> {
  if (actor.kind !== "user") return 0;
  const [waiting] = await waitingOf().execute({ userId: actor.userId, livemode });
  return waiting?.n ?? 0;
}

/** How many approvals are told next to their order: a checkout, its deliveries, and a review. */
const TOLD = 20;

const askedOf = prepared("approvals_of_order", (db) =>
  db
    .select()
    .from(approvals)
    .where(
      and(
        eq(approvals.orderId, placeholder("orderId")),
        eq(approvals.userId, placeholder("userId")),
        eq(approvals.livemode, placeholder("livemode")),
      ),
    )
    // what was decided a moment ago is news, whatever was asked for since it was asked for
    .orderBy(desc(sql`coalesce(${approvals.decidedAt}, ${approvals.createdAt})`), desc(approvals.id))
    .limit(TOLD),
);

/**
 * What was asked of an order's person, what they said last or were asked last first, for who acts for that person; nothing for everyone
 * else. An order's handle alone does not tell what they said: it may be known to more, and outlives an app's access.
 */
export async function approvalRowsOf(ctx: Context, orderId: string, tx?: Database): Promise<ApprovalRow[]> {
  const { actor } = ctx;
  if (actor.kind !== "credential" && actor.kind !== "user") return [];
  if (actor.kind === "credential" && !actor.scopes.some((scope) => scope.startsWith("purchases:"))) return [];
  return askedOf(tx).execute({ orderId, userId: actor.userId, livemode: ctx.livemode });
}

/** The first of them, or null: as its order shows it. */
export async function approvalOf(ctx: Context, orderId: string, tx?: Database): Promise<ApprovalState | null> {
  const [row] = await approvalRowsOf(ctx, orderId, tx);
  return row ? viewApprovalState(row) : null;
}

/** What an order shows of them: the first, and all. */
export function viewApprovals(rows: readonly ApprovalRow[]): {
  approval: ApprovalState | null;
  approvals: ApprovalState[];
} {
  const all = rows.map(viewApprovalState);
  return { approval: all[0] ?? null, approvals: all };
}

/** A review of an order that an app drafted, and waits for the signed-in person's word. */
export type DraftedReview = { id: string; app: string } & DraftReview;

const draftOf = prepared("draft_of_order", (db) =>
  db
    .select({ id: approvals.id, app: approvals.app, review: approvals.review })
    .from(approvals)
    .where(
      and(
        eq(approvals.orderId, placeholder("orderId")),
        eq(approvals.userId, placeholder("userId")),
        eq(approvals.livemode, placeholder("livemode")),
        sql`${approvals.kind} = 'review' and ${approvals.status} = 'WAITING'`,
      ),
    ),
);

/** The drafted review of an order that waits for who is signed in; null for everybody else. Served by `approvals_subject`. */
export async function waitingDraft({ actor, livemode }: Context, orderId: string): Promise<DraftedReview | null> {
  if (actor.kind !== "user") return null;
  const [draft] = await draftOf().execute({ orderId, userId: actor.userId, livemode });
  return draft?.review ? { id: draft.id, app: draft.app, ...draft.review } : null;
}
