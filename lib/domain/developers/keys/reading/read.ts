import { and, desc, eq, getTableColumns, lt, sql } from "drizzle-orm";
import { prepared } from "@/db/client";
import { apiKeys } from "@/db/schema";
import type { KeyView } from "@/lib/contracts/developers/keys/key-operations";
import type { ListedKey } from "@/lib/contracts/developers/keys/keys";
import type { Page, PageQuery } from "@/lib/contracts/values/page";
import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { idCursor, pageOf } from "@/lib/core/values/cursor";
import { requireAccount } from "@/lib/domain/platform/access/require";
import { readSpending } from "@/lib/domain/platform/spending/limits";
import { ownKey } from "./own-key";
import { viewKey, viewProgramsKey } from "./view";

const keysBelow = idCursor("key");

const { tokenHash: _hash, userId: _account, profileId: _page, ...columns } = getTableColumns(apiKeys);
const MOST_SHOWN = 200;

const keysOf = prepared("keys_of_account", (db) =>
  db
    .select(columns)
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, sql.placeholder("userId")), eq(apiKeys.livemode, sql.placeholder("livemode"))))
    .orderBy(desc(apiKeys.id))
    .limit(MOST_SHOWN),
);

/** The acting account's keys of the context's mode, newest first, ended ones among them: at most 200. */
export async function listKeys(ctx: Context): Promise<ListedKey[]> {
  const { userId } = requireAccount(ctx);
  const [rows, spending] = await Promise.all([
    keysOf().execute({ userId, livemode: ctx.livemode }),
    readSpending(userId, ctx.now),
  ]);
  return rows.map((row) => ({ ...viewKey(row, ctx.now), spending: spending.get(row.spendsAs ?? row.id) ?? null }));
}

const pageOfKeys = prepared("keys_of_account_page", (db) =>
  db
    .select(columns)
    .from(apiKeys)
    .where(
      and(
        eq(apiKeys.userId, sql.placeholder("userId")),
        eq(apiKeys.livemode, sql.placeholder("livemode")),
        lt(apiKeys.id, sql.placeholder("before")),
      ),
    )
    .orderBy(desc(apiKeys.id))
    .limit(sql.placeholder("limit")),
);

/** The same for programs, page by page. */
export async function listProgramsKeys(ctx: Context, { limit, cursor }: PageQuery): Promise<Page<KeyView>> {
  const { userId } = requireAccount(ctx);
  const before = keysBelow(cursor);
  const rows = await pageOfKeys().execute({ userId, livemode: ctx.livemode, before, limit: limit + 1 });
  return pageOf(
    rows,
    limit,
    ({ id }) => [id],
    (row) => viewProgramsKey(row, ctx.now),
  );
}

/** One of the acting account's keys, live or ended. Throws `not_found`. */
export async function readKey(ctx: Context, id: string): Promise<ListedKey> {
  const { userId } = requireAccount(ctx);
  const [[row], spending] = await Promise.all([
    ctx.db
      .select(columns)
      .from(apiKeys)
      .where(ownKey(ctx, userId, id)),
    readSpending(userId, ctx.now),
  ]);
  if (!row) throw notFound("The key");
  return { ...viewKey(row, ctx.now), spending: spending.get(row.spendsAs ?? row.id) ?? null };
}
