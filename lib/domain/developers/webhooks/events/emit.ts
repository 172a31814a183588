import { sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { sendIn, type Transaction } from "@/db/client";
import { deliveries, events, oauthGrants, webhookEndpoints } from "@/db/schema";
import { builder, literal, names } from "@/db/statements/statement";
import type { Write } from "@/db/statements/trailing";
import { EVENTS, type EventData, type EventKind } from "@/lib/contracts/developers/events/events";
import { carriedOn } from "@/lib/core/clock";
import type { Context } from "@/lib/core/context";
import { newId } from "@/lib/core/values/ids";
import { modeOfEvent } from "@/lib/domain/platform/modes";
import { accountOf, g, hears } from "./app-grants";
import { envelopeOf } from "./envelope";

/** The channel that wakes the delivery loops. */
export const DELIVERIES_CHANNEL = "deliveries";

const d = alias(deliveries, "d");
const e = alias(webhookEndpoints, "e");

// One round trip. The deliveries' ids are one fresh id whose last four characters count up in hex (a subset of base32),
// so that the number of endpoints need not be known before. Next to the account's own stand those of apps that it let in. Enabled ones come first (the enum's order), then the
// newest disabled.
const EMIT: Write = {
  definitions: sql`event{} as ${builder.insert(events).values({
    id: sql`$1`,
    ownerId: sql`$2`,
    type: sql`$3`,
    payload: sql`$4`,
    createdAt: sql`$5::timestamptz`,
    livemode: sql`$7::boolean`,
  })},
  account{} as materialized (select ${accountOf(sql`$2`)} as id),
  told{} as (
    select ${e.id}, ${e.status} from account{}, ${webhookEndpoints} as ${e}
    where ${e.userId} = account{}.id and ${e.appId} is null
      and ${e.livemode} = $7::boolean and ${e.eventTypes} && array['*', $3::text]
    union
    select ${e.id}, ${e.status} from account{}, ${oauthGrants} as ${g}, ${webhookEndpoints} as ${e}
    where ${g.userId} = account{}.id and ${hears(sql`$3::text`, sql`$5::timestamptz`)} and ${e.appId} = ${g.clientId}
      and ${e.livemode} = $7::boolean and ${e.eventTypes} && array['*', $3::text]
  ),
  matching{} as (
    select id, status, row_number() over (order by status, id desc)::int as n from told{} order by n limit 1000
  ),
  delivery{} as (
    insert into ${deliveries} as ${d}
      (${names(d.id, d.eventId, d.endpointId, d.eventType, d.state, d.dueAt, d.completedAt, d.createdAt, d.livemode)})
    select
      $6::text || lpad(to_hex(n), 4, '0'), $1, id, $3,
      case status when 'enabled' then 'PENDING'::delivery_state else 'SKIPPED' end,
      $5::timestamptz, case status when 'disabled' then $5::timestamptz end, $5::timestamptz, $7::boolean
    from matching{}
    returning ${d.state}
  )`,
  last: sql`select ${literal(DELIVERIES_CHANNEL)}::text
    from (select from delivery{} where state = 'PENDING' limit 1) due`,
};

/**
 * Writes an event and one delivery per matching endpoint of the account, in the mutation's own transaction, and wakes
 * the delivery loops when it commits; sent, not waited for. An enabled endpoint's delivery is due at once, a disabled one's is SKIPPED (at
 * most 1,000 endpoints in all). Its moment, and that of its id, is the one at which it is written, however early the verb began: who reads the feed
 * in order has passed by what lies seconds back. The body that will be signed and sent is fixed here, byte for byte. Returns the event's
 * id. `owner` is a creator's page, or an account (`ownerIdOf`). Throws when `data` is not what the kind's schema says: that is a bug of the caller.
 */
export async function emit<K extends EventKind>(
  tx: Transaction,
  ctx: Context,
  owner: string,
  kind: K,
  data: EventData<K>,
): Promise<string> {
  const now = carriedOn(ctx.now);
  const id = newId("evt", now.getTime());
  const createdAt = now.toISOString();
  const livemode = modeOfEvent(ctx, kind);
  const payload = envelopeOf({ id, kind, createdAt, livemode, data: EVENTS[kind].parse(data) });
  const deliveryBase = newId("del", now.getTime()).slice(0, -4);
  await sendIn(tx, EMIT, [id, owner, kind, payload, createdAt, deliveryBase, livemode]);
  return id;
}
