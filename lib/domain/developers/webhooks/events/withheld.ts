import { sql } from "drizzle-orm";
import { statement } from "@/db/client";
import { messages, quotes, threads } from "@/db/schema";
import type { EventView } from "@/lib/contracts/developers/events/event-log";
import { askedTakenDown, QUOTE_TAKEN_DOWN, TAKEN_DOWN } from "@/lib/domain/platform/safety/taken-down";

/** Where the words are of events that tell what somebody wrote. The `id` next to them says what that is. */
const WORDS: Readonly<Record<string, string>> = {
  "message.created": "body",
  "purchase.message_created": "body",
  "intro.requested": "note",
  "intent_brief.submitted": "brief",
  "quote.requested": "brief",
  "quote.offered": "brief",
  "quote.accepted": "brief",
  "quote.declined": "brief",
  "quote.expired": "brief",
  "quote.withdrawn": "brief",
  "purchase.quote_updated": "brief",
};

const ids = sql.raw("$1::text[]");
const WITHHELD = sql<{ id: string }>`select ${messages.id} as id from ${messages}
    where ${messages.id} = any(${ids}) and ${messages.hiddenAt} is not null
  union all select ${quotes.id} from ${quotes} where ${quotes.id} = any(${ids}) and ${QUOTE_TAKEN_DOWN}
  union all select ${threads.originId} from ${threads}
    where ${threads.originId} = any(${ids}) and ${askedTakenDown(threads.originId, threads.profileId)}`;

/** Events without the words that an operator withholds, as they are withheld where they were written. One query at most. */
export async function withoutWithheld(events: readonly EventView[]): Promise<EventView[]> {
  const asked = events.filter(({ type }) => type in WORDS).map(({ data }) => String(data.id));
  if (asked.length === 0) return [...events];
  const withheld = new Set((await statement<{ id: string }>(WITHHELD, [asked])).map(({ id }) => id));
  return events.map((event) => {
    const field = WORDS[event.type];
    if (!field || !withheld.has(String(event.data.id))) return event;
    return { ...event, data: { ...event.data, [field]: TAKEN_DOWN } };
  });
}

/** The same of bodies as they are sent: those without such words stay as they are, to the letter. */
export async function bodiesWithoutWithheld<Sent extends { type: string | null; payload: string | null }>(
  sent: readonly Sent[],
): Promise<Sent[]> {
  const telling = sent.filter(({ type, payload }) => type !== null && type in WORDS && payload !== null);
  if (telling.length === 0) return [...sent];
  const before = telling.map(({ payload }) => JSON.parse(payload ?? "") as EventView);
  const after = await withoutWithheld(before);
  const changed = new Map(
    telling.flatMap((one, i) => (after[i] === before[i] ? [] : [[one, JSON.stringify(after[i])] as const])),
  );
  return sent.map((one) => ({ ...one, payload: changed.get(one) ?? one.payload }));
}
