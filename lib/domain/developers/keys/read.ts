import { desc, eq, getTableColumns, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { apiKeys } from "@/db/schema";
import type { ApiKeyView } from "@/lib/contracts/developers/keys";
import type { Context } from "@/lib/core/context";
import { requireAccount } from "@/lib/domain/platform/access/require";
import { viewKey } from "./view";

const { tokenHash: _hash, userId: _account, profileId: _page, ...columns } = getTableColumns(apiKeys);
const MOST_SHOWN = 200;

const keysOf = prepared("keys_of_account", (db) =>
  db
    .select(columns)
    .from(apiKeys)
    .where(eq(apiKeys.userId, sql.placeholder("userId")))
    .orderBy(desc(apiKeys.id))
    .limit(MOST_SHOWN),
);

/** The acting account's keys, newest first, ended ones among them: at most 200. */
export async function listKeys(ctx: Context): Promise<ApiKeyView[]> {
  const rows = await keysOf().execute({ userId: requireAccount(ctx).userId });
  return rows.map((row) => viewKey(row, ctx.now));
}
