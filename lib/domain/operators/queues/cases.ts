import { and, count, eq, min } from "drizzle-orm";
import { safetyCases } from "@/db/schema";
import { type CaseSource, listCases } from "@/lib/domain/operators/cases/list";
import { MOST, type Queue } from "./queue";

function casesOf(source: CaseSource, title: string, about: string): Queue {
  return {
    title,
    about,
    async size({ db }) {
      const [row] = await db
        .select({ count: count(), oldest: min(safetyCases.createdAt) })
        .from(safetyCases)
        .where(and(eq(safetyCases.status, "OPEN"), eq(safetyCases.source, source)));
      return { count: row?.count ?? 0, oldest: row?.oldest ?? null };
    },
    async list(ctx) {
      const cases = await listCases(ctx, source, MOST);
      return cases.map((found) => ({
        id: found.id,
        title: found.title,
        detail: [
          source === "report"
            ? `${found.reports === 1 ? "1 report" : `${found.reports} reports`}`
            : `${found.score} points: ${found.rules.map(({ rule }) => rule).join(", ")}`,
          ...(found.livemode ? [] : ["test mode"]),
        ].join(", "),
        at: found.created_at,
        path: `/operator/cases/${found.id}`,
        again: null,
      }));
    },
  };
}

/** What people reported. */
export const REPORTED = casesOf(
  "report",
  "Reports",
  "Profiles, products, posts, reviews and messages that people reported.",
);

/** What the rules found. */
export const FLAGGED = casesOf(
  "rules",
  "Flagged",
  "Messages that look like spam by the rules. They were delivered; nobody was told.",
);
