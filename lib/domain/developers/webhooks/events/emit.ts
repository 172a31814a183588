import { sendIn, type Transaction } from "@/db/client";
import type { Write } from "@/db/trailing";
import { EVENTS, type EventData, type EventKind } from "@/lib/contracts/developers/events";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";

/** The channel that wakes the delivery loops. */
export const DELIVERIES_CHANNEL = "deliveries";

// One round trip. The deliveries' ids are one fresh id whose last four characters count up in hex (a subset of base32),
// so that the number of endpoints need not be known before. Enabled endpoints come first (the enum's order), then the
// newest disabled.
const EMIT: Write = {
  definitions: `event{} as (
    insert into events (id, profile_id, type, payload, created_at, livemode)
    values ($1, $2, $3, $4, $5::timestamptz, $7::boolean)
  ),
  matching{} as (
    select id, status, row_number() over (order by status, id desc)::int as n
    from webhook_endpoints
    where user_id = coalesce((select user_id from profiles where id = $2), $2) and livemode = $7::boolean
      and event_types && array['*', $3::text]
    order by n limit 1000
  ),
  delivery{} as (
    insert into deliveries (id, event_id, endpoint_id, event_type, state, due_at, completed_at, created_at, livemode)
    select
      $6::text || lpad(to_hex(n), 4, '0'), $1, id, $3,
      case status when 'enabled' then 'PENDING'::delivery_state else 'SKIPPED' end,
      $5::timestamptz, case status when 'disabled' then $5::timestamptz end, $5::timestamptz, $7::boolean
    from matching{}
    returning state
  )`,
  last: `select pg_notify('${DELIVERIES_CHANNEL}', '')::text
    from (select from delivery{} where state = 'PENDING' limit 1) due`,
};

/**
 * Writes an event and one delivery per matching endpoint of the account, in the mutation's own transaction, and wakes
 * the delivery loops when it commits; sent, not waited for. An enabled endpoint's delivery is due at once, a disabled one's is SKIPPED (at
 * most 1,000 endpoints in all). The body that will be signed and sent is fixed here, byte for byte. Returns the event's
 * id. `owner` is a creator's page, or an account (`ownerIdOf`). Throws when `data` is not what the kind's schema says: that is a bug of the caller.
 */
export async function emit<K extends EventKind>(
  tx: Transaction,
  ctx: Context,
  owner: string,
  kind: K,
  data: EventData<K>,
): Promise<string> {
  const id = newId("evt", ctx.now.getTime());
  const createdAt = ctx.now.toISOString();
  const payload = JSON.stringify({ id, type: kind, created_at: createdAt, data: EVENTS[kind].parse(data) });
  const deliveryBase = newId("del", ctx.now.getTime()).slice(0, -4);
  await sendIn(tx, EMIT, [id, owner, kind, payload, createdAt, deliveryBase, ctx.livemode]);
  return id;
}
