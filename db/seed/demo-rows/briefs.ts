import type { briefMatches, briefs } from "@/db/schema";
import { idAt } from "@/lib/core/values/ids";
import { DEMO_BRIEFS } from "../demo/briefs";
import { mulberry32 } from "../random";
import { DAY_MS, type Source } from "../source";
import type { DemoShop } from "./shops";

const SEED = 17_320_508;

/** Briefs that wait in demo creators' pipelines, from a sequence of their own. */
export function briefRows(
  source: Source,
  shops: readonly DemoShop[],
): { briefs: (typeof briefs.$inferInsert)[]; matches: (typeof briefMatches.$inferInsert)[] } {
  const random = mulberry32(SEED);
  const rows = DEMO_BRIEFS.map(({ matches, daysAgo, deadlineInDays, ...brief }) => {
    const createdAt = source.ago(daysAgo);
    const id = idAt("brief", createdAt, random);
    const due = deadlineInDays === null ? null : new Date(source.now.getTime() + deadlineInDays * DAY_MS);
    const placed = shops
      .filter((shop) => matches.includes(shop.creator.handle))
      .map((shop) => ({
        briefId: id,
        profileId: shop.profileId,
        rank: matches.indexOf(shop.creator.handle) + 1,
        createdAt,
      }));
    return { brief: { id, ...brief, deadline: due?.toISOString().slice(0, 10) ?? null, createdAt }, placed };
  });
  return { briefs: rows.map((row) => row.brief), matches: rows.flatMap((row) => row.placed) };
}
