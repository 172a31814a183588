import type { founders, intros } from "@/db/schema";
import { idAt } from "@/lib/core/values/ids";
import { DEMO_FOUNDERS, DEMO_INTROS } from "../demo/founders";
import { mulberry32 } from "../random";
import type { Source } from "../source";
import type { DemoShop } from "./shops";

type FounderRow = typeof founders.$inferInsert;
type IntroRow = typeof intros.$inferInsert;

const SEED = 14_142_135;

/** The founder cards, and the requests that wait in the demo creator's inbox, from a sequence of their own. */
export function founderRows(source: Source, shops: readonly DemoShop[]): { cards: FounderRow[]; intros: IntroRow[] } {
  const random = mulberry32(SEED);
  const profileOf = (handle: string) => {
    const shop = shops.find(({ creator }) => creator.handle === handle);
    if (!shop) throw new Error(`there is no demo creator ${handle}`);
    return shop.profileId;
  };
  const cards = DEMO_FOUNDERS.map(({ handle, intent, daysAgo, ...card }) => {
    const at = source.ago(daysAgo);
    const id = idAt("fnd", at, random);
    return { id, profileId: profileOf(handle), ...card, intent: [...intent], createdAt: at, updatedAt: at };
  });
  const waiting = DEMO_INTROS.map(({ daysAgo, ...request }) => {
    const at = source.ago(daysAgo);
    return { id: idAt("intro", at, random), profileId: profileOf("demo"), ...request, createdAt: at };
  });
  return { cards, intros: waiting };
}
