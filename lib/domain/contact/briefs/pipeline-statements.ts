import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { briefMatches, briefs, callbacks, quotes, threads } from "@/db/schema";
import { answering, maybe, type RowOf } from "@/db/statements/statement";
import { CALLBACK, c } from "@/lib/domain/contact/callbacks/columns";
import { askedTakenDown, unlessTakenDown } from "@/lib/domain/platform/safety/taken-down";

const b = alias(briefs, "b");
const m = alias(briefMatches, "m");
const q = alias(quotes, "q");
const t = alias(threads, "t");

const MATCH = {
  id: b.id,
  brief: unlessTakenDown(askedTakenDown(m.briefId, m.profileId), b.brief),
  category: b.category,
  budget_cents: b.budgetCents,
  deadline: sql<string | null>`${b.deadline}::text`,
  rank: m.rank,
  status: m.status,
  reply: m.reply,
  contact: m.contact,
  answered_at: m.answeredAt,
  created_at: m.createdAt,
  posted: sql<boolean>`(${b.buyerUserId} is not null)`,
  closed: sql<boolean>`(${b.closedAt} is not null)`,
  thread_id: maybe(t.id),
  quote_id: maybe(q.id),
  quote_status: maybe(q.status),
  offers: sql<number>`(select count(*)::integer from ${quotes} where ${quotes.briefId} = ${m.briefId}
    and ${quotes.profileId} = ${m.profileId} and ${quotes.livemode} = ${m.livemode})`,
  ...CALLBACK,
};

/** A brief as the pipeline answers it: timestamps as text. */
export type PipelineRow = RowOf<typeof MATCH>;

// One text with the status and one without: a constant text each. A callback is of the mode of what it answers.
const pipeline = (filter?: SQL) =>
  answering(
    MATCH,
    (match) => sql`select ${match} from ${briefMatches} as ${m} join ${briefs} as ${b} on ${b.id} = ${m.briefId}
      left join lateral (
        select * from ${callbacks} where ${callbacks.subject} = ${m.briefId} and ${callbacks.profileId} = ${m.profileId}
        order by ${callbacks.id} desc limit 1) ${c} on true
      left join ${threads} as ${t} on ${t.originId} = ${m.briefId} and ${t.profileId} = ${m.profileId} and ${t.livemode} = ${m.livemode}
      left join lateral (
        select * from ${quotes} where ${quotes.briefId} = ${m.briefId} and ${quotes.profileId} = ${m.profileId}
          and ${quotes.livemode} = ${m.livemode}
        order by ${quotes.id} desc limit 1) ${q} on true
      where ${m.profileId} = $1 and ${m.briefId} < $2 and ${m.livemode} = $4 ${filter}
      order by ${m.briefId} desc limit $3::integer`,
  );
export const ALL = pipeline();
export const OF_STATUS = pipeline(sql`and ${m.status} = $5::brief_status`);
