import { and, eq, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { founders, profiles } from "@/db/schema";
import type { FounderCardView, SaveFounder } from "@/lib/contracts/network/founders/founders";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { requireProfile } from "@/lib/domain/platform/access/require";
import { recordAudit } from "@/lib/domain/platform/audit/record";

const columns = {
  building: founders.building,
  stage: founders.stage,
  intent: founders.intent,
  raising: founders.raising,
  discoverable: founders.discoverable,
};

const cardOf = prepared("founder_card_of", (db) =>
  db
    .select(columns)
    .from(founders)
    .where(eq(founders.profileId, sql.placeholder("profileId"))),
);

const openCardOf = prepared("open_founder_card_of", (db) =>
  db
    .select(columns)
    .from(founders)
    .innerJoin(profiles, eq(profiles.id, founders.profileId))
    .where(
      and(
        eq(founders.profileId, sql.placeholder("profileId")),
        eq(founders.discoverable, true),
        eq(profiles.mcpDiscoverable, true),
      ),
    ),
);

/** The acting creator's founder card; null until there is one. */
export async function getFounderCard(ctx: Context): Promise<FounderCardView | null> {
  const [row] = await cardOf().execute({ profileId: requireProfile(ctx) });
  return row ? viewCard(row) : null;
}

/** The same for who needs one. Throws `not_found` until there is one. */
export async function readFounderCard(ctx: Context): Promise<FounderCardView> {
  const card = await getFounderCard(ctx);
  if (!card) throw notFound("The founder card");
  return card;
}

/** A creator's card as everybody may see it: null while its switch or the profile's is off. */
export async function getOpenFounderCard(_ctx: Context, profileId: string): Promise<FounderCardView | null> {
  const [row] = await openCardOf().execute({ profileId });
  return row ? viewCard(row) : null;
}

/** Writes the acting creator's founder card. Searches meet it from the commit on, while its switch and the profile's are on. */
export async function saveFounderCard(ctx: Context, input: SaveFounder): Promise<FounderCardView> {
  const profileId = requireProfile(ctx);
  const values = { ...input, intent: [...input.intent], updatedAt: ctx.now };
  return transaction(ctx, async (tx) => {
    const [row] = await tx
      .insert(founders)
      .values({ id: newId("fnd", ctx.now.getTime()), profileId, ...values, createdAt: ctx.now })
      .onConflictDoUpdate({ target: founders.profileId, set: values })
      .returning({ id: founders.id, ...columns });
    if (!row) throw new Error("an upsert answered no row");
    const { id, ...card } = row;
    const { discoverable } = input;
    await recordAudit(tx, ctx, profileId, "founder_card.saved", { type: "founder", id }, { discoverable });
    return viewCard(card);
  });
}

function viewCard(row: Omit<FounderCardView, "intent"> & { intent: string[] }): FounderCardView {
  return { ...row, intent: row.intent as FounderCardView["intent"] };
}
