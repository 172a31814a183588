import { type Column, type SQL, sql } from "drizzle-orm";
import { alias, type PgTable } from "drizzle-orm/pg-core";
import { LOOP_DEADLINE_SECONDS, statement } from "@/db/client";
import {
  agentRuns,
  callbacks,
  commerceNotices,
  deliveries,
  mails,
  orderRefunds,
  owedRefunds,
  profiles,
  releases,
} from "@/db/schema";
import { literal } from "@/db/statements/statement";
import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { d, UNLEASED, WAITING } from "@/lib/domain/developers/webhooks/delivery-state";
import { UNSENT } from "@/lib/domain/trade/orders/refunds/rounds";
import { UNREVERSED } from "@/lib/domain/trade/orders/refunds/send-due";
import { canBeHeld } from "@/lib/domain/trade/payouts/release";
import { MAX_COUNTED } from "./read";

type Due = { queue: string; due: number; oldest_seconds: number };

/** What of a queue waits at the moment `$1` and nobody is at, the oldest first; `$2` rows are counted at most. */
function dueIn<T extends PgTable & { dueAt: Column }>(queue: string, table: T, waiting: (row: T) => SQL): SQL {
  const row = alias(table, "waiting") as unknown as T;
  return counted(
    queue,
    row.dueAt,
    sql`select ${row.dueAt} from ${table} as ${row} where ${waiting(row)} and ${row.dueAt} <= $1::timestamptz
      order by ${row.dueAt} limit $2::int`,
    row,
  );
}

function counted(queue: string, dueAt: Column, rows: SQL, as: PgTable): SQL {
  return sql`select ${literal(queue)} as queue, count(*)::integer as due,
    coalesce(extract(epoch from $1::timestamptz - min(${dueAt})), 0)::float8 as oldest_seconds from (${rows}) as ${as}`;
}

/** Refunds of orders that the processor has yet to take, and creators' parts of them: one without a moment of its own is due since it was asked for. */
function refundsOfOrders(): SQL {
  const due = sql`coalesce(${orderRefunds.dueAt}, ${orderRefunds.createdAt})`;
  const row = alias(orderRefunds, "waiting");
  return counted(
    "order_refunds",
    row.dueAt,
    sql`select ${due} as ${sql.identifier(orderRefunds.dueAt.name)} from ${orderRefunds}
      where (${UNSENT} or ${UNREVERSED}) and ${due} <= $1::timestamptz limit $2::int`,
    row,
  );
}

const QUEUES = sql.join(
  [
    // in the order of the index that has what waits, by endpoint: else it would be collected whole before its first row
    counted(
      "deliveries",
      d.dueAt,
      sql`select ${d.dueAt} from ${deliveries} as ${d}
        where ${WAITING} and ${d.dueAt} <= $1::timestamptz and ${UNLEASED}
        order by ${d.endpointId}, ${d.dueAt} limit $2::int`,
      d,
    ),
    dueIn("runs", agentRuns, (row) => sql`${row.status} in ('QUEUED', 'RUNNING')`),
    dueIn("mails", mails, (row) => sql`${row.sentAt} is null and ${row.failedAt} is null`),
    dueIn("callbacks", callbacks, (row) => sql`${row.state} = 'PENDING'`),
    dueIn("notices", commerceNotices, (row) => sql`${row.state} = 'PENDING'`),
    dueIn("refunds", owedRefunds, (row) => sql`(${row.refundedAt} is null or ${row.owesReversal})`),
    refundsOfOrders(),
    // what an operator holds back waits for nobody here
    dueIn(
      "payouts",
      releases,
      (row) => sql`${row.status} in ('WAITING', 'SENDING', 'SENT') and (not ${canBeHeld(row)} or not exists (
        select from ${profiles} where ${profiles.id} = ${row.profileId} and ${profiles.payoutsFrozenAt} is not null))`,
    ),
  ],
  sql` union all `,
) as SQL<Due>;

/**
 * How much waits in each queue of the worker though its time has come and nobody is at it, up to `MAX_COUNTED`, and for how many
 * seconds the oldest has. Mails only where there is a server to send them.
 */
export async function countWaiting({ now }: Context): Promise<Due[]> {
  const queues = await statement(QUEUES, [now.toISOString(), MAX_COUNTED], LOOP_DEADLINE_SECONDS);
  return queues.filter(({ queue }) => queue !== "mails" || env().SMTP_URL);
}

const CONNECTIONS = sql<{ state: string; connections: number; max: number }>`
  select coalesce(state, 'unknown') as state, count(*)::integer as connections,
    current_setting('max_connections')::integer as max
  from pg_stat_activity where datname = current_database() and backend_type = 'client backend' group by 1`;

/** The connections to this database by state, no matter who holds them, and the most that the server takes. */
export function countConnections(): Promise<{ state: string; connections: number; max: number }[]> {
  return statement(CONNECTIONS, [], LOOP_DEADLINE_SECONDS);
}
