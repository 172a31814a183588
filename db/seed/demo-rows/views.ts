import type { posts, viewDays } from "@/db/schema";
import { mulberry32, type Random } from "../random";
import { DAY_MS, type Source } from "../source";
import type { DemoShop } from "./shops";

type ViewRow = typeof viewDays.$inferInsert;
type PostRow = typeof posts.$inferInsert;

const DAYS = 60;
/** Sunday first. People look for people to hire on working days, most of all early in the week. */
const WEEKDAYS = [0.5, 1.1, 1.2, 1.15, 1.05, 0.9, 0.45] as const;
const SEED = 60_221_407;

/**
 * Page views of the last 60 days, today in part: more for creators whom more buyers have reviewed, fewer at weekends, and for posts
 * most in their first days. Draws from a sequence of its own, so that the other rows stay what they are without it.
 */
export function viewRows(source: Source, shops: readonly DemoShop[], postRows: readonly PostRow[]): ViewRow[] {
  const random = mulberry32(SEED);
  return shops.flatMap((shop) => {
    const popularity = 6 + 3 * shop.creator.reviews.length + 8 * random();
    const written = postRows.filter((post) => post.profileId === shop.profileId);
    return lastDays(source.now).flatMap(({ day, share, age }) => {
      const count = (mean: number) => noisy(random, mean * share * (WEEKDAYS[new Date(day).getUTCDay()] ?? 1));
      const row = (kind: ViewRow["kind"], subjectId: string, views: number): ViewRow[] =>
        views > 0 ? [{ profileId: shop.profileId, day, kind, subjectId, views }] : [];
      const own =
        day > dayOf(shop.memberSince) ? row("profile", shop.profileId, count(popularity * (1 - age / 200))) : [];
      const read = written.flatMap((post) => {
        const since = (Date.parse(day) - Date.parse(dayOf(post.publishedAt ?? source.now))) / DAY_MS;
        return since < 1 ? [] : row("post", post.id, count(popularity * (0.08 + 0.6 * Math.exp(-since / 4))));
      });
      return [...own, ...read];
    });
  });
}

/** The last 60 UTC days, today first: `age` in days, and how much of the day is over. */
function lastDays(now: Date): { day: string; share: number; age: number }[] {
  return Array.from({ length: DAYS }, (_, age) => ({
    day: dayOf(new Date(now.getTime() - age * DAY_MS)),
    share: age === 0 ? (now.getTime() % DAY_MS) / DAY_MS : 1,
    age,
  }));
}

/** A whole number about `mean`, a third more or less. */
function noisy(random: Random, mean: number): number {
  return Math.floor(mean * (2 / 3 + (2 / 3) * random()) + random());
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
