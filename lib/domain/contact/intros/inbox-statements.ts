import { type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { callbacks, intros } from "@/db/schema";
import { answering, type RowOf } from "@/db/statements/statement";
import { CALLBACK, c } from "@/lib/domain/contact/callbacks/columns";
import { askedTakenDown, unlessTakenDown } from "@/lib/domain/platform/safety/taken-down";

const i = alias(intros, "i");

const INTRO = {
  id: i.id,
  note: unlessTakenDown(askedTakenDown(i.id, i.profileId), i.note),
  callback_url: i.callbackUrl,
  status: i.status,
  reply: i.reply,
  contact: i.contact,
  answered_at: i.answeredAt,
  created_at: i.createdAt,
  ...CALLBACK,
};

/** A request as the inbox answers it: timestamps as text. */
export type InboxRow = RowOf<typeof INTRO>;

// One text with the status and one without: each is served by its own index. A callback is of the mode of what it answers.
const inbox = (filter?: SQL) =>
  answering(
    INTRO,
    (intro) => sql`select ${intro} from ${intros} as ${i}
      left join lateral (
        select * from ${callbacks} where ${callbacks.subject} = ${i.id} order by ${callbacks.id} desc limit 1) ${c} on true
      where ${i.profileId} = $1 and ${i.id} < $2 and ${i.livemode} = $4 ${filter}
      order by ${i.id} desc limit $3::integer`,
  );
export const ALL = inbox();
export const OF_STATUS = inbox(sql`and ${i.status} = $5::intro_status`);

/** How many of each status; `$1` is the creator, `$2` `livemode`. */
export const COUNTS = answering(
  { status: i.status, n: sql<number>`count(*)::int` },
  (counts) =>
    sql`select ${counts} from ${intros} as ${i} where ${i.profileId} = $1 and ${i.livemode} = $2 group by ${i.status}`,
);
