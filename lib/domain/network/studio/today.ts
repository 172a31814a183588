import { statement } from "@/db/client";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { type TodayRow, type TodayView, viewToday } from "./view";

/** How many of the orders at work are named. */
const NAMED = 5;

/**
 * $1 profile, $2 now, $3 how many. Each count is bounded by what is open: `orders_at_work`, `intros_status`, `posts_profile`,
 * `reviews_profile`.
 */
const TODAY = `
  select p.tagline <> '' and p.bio <> '' and p.categories <> '{}' as has_profile,
    p.payouts_enabled as has_payouts, p.mcp_discoverable as discoverable,
    exists (select from products where profile_id = p.id and status = 'active') as has_product,
    exists (select from orders where profile_id = p.id and paid_at is not null) as has_sold,
    (select count(*) from intros where profile_id = p.id and status = 'PENDING')::integer as intros_waiting,
    (select count(*) from brief_matches where profile_id = p.id and status = 'PENDING')::integer as briefs_waiting,
    (select count(*) from posts where profile_id = p.id and status = 'draft')::integer as drafts,
    (select count(*) from reviews where profile_id = p.id and replied_at is null
      and created_at > $2::timestamptz - interval '30 days')::integer as reviews_unanswered,
    due.*
  from profiles p
  cross join lateral (
    select coalesce(sum((d.status = 'DISPUTED')::integer), 0)::integer as disputes,
      coalesce(sum((d.status in ('PAID', 'REVISION_REQUESTED'))::integer), 0)::integer as orders_due,
      coalesce(sum((d.status in ('PAID', 'REVISION_REQUESTED') and d.due_at < $2::timestamptz)::integer), 0)::integer as orders_late,
      coalesce(json_agg(json_build_object('id', d.id, 'title', d.product_title, 'buyer', d.buyer_name, 'status', d.status,
        'amount_cents', d.amount_cents, 'due_at', d.due_at) order by d.due_at, d.id)
        filter (where d.n <= $3::integer), '[]'::json) as orders
    from (
      select o.*, row_number() over (order by o.due_at, o.id) as n
      from (
        select id, product_title, buyer_name, status, amount_cents, paid_at + make_interval(days => delivery_days) as due_at
        from orders where profile_id = p.id and status in ('PAID', 'REVISION_REQUESTED', 'DISPUTED')) o) d) due
  where p.id = $1`;

/**
 * What waits for the acting creator now: orders to deliver by when they are due, disputes, intros, briefs, drafts, reviews of the last
 * 30 days without a reply; and which first steps are done. One query.
 */
export async function readToday(ctx: Context): Promise<TodayView> {
  const [row] = await statement<TodayRow>(TODAY, [requireProfile(ctx), ctx.now.toISOString(), NAMED]);
  if (!row) throw notFound("The creator");
  return viewToday(row);
}
