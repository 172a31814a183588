import { type SQL, sql } from "drizzle-orm";
import { profiles } from "@/db/schema";
import type { RowOf } from "@/db/statements/statement";
import { CARD, p } from "../cards";
import type { Source } from "./source";

/** More offers are found than a page shows (`spread`): what they are is read of those that it does (`offered`). */
const OFFER = { creator_id: sql<string>`best.creator` };

/** What is answered of a found row `best`, and from where. */
export const SHOWN = {
  creators: { fields: CARD, join: sql`join ${profiles} as ${p} on ${p.id} = best.id` },
  offers: { fields: OFFER, join: sql`` },
} satisfies Record<Source["name"], { fields: object; join: SQL }>;

/** A found row by where it was found. */
export type ShownRow = { creators: RowOf<typeof CARD>; offers: RowOf<typeof OFFER> };

/** What is said of a found row besides: `key` as text is what it is ordered by; how much of the asked words and trades it has, when it was ranked. */
export type Standing = { id: string; key: string; words?: number; held?: number; concept?: number };

export type FoundRow<N extends Source["name"]> = ShownRow[N] & Standing;
