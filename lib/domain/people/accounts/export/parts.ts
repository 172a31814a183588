import { and, asc, getTableColumns } from "drizzle-orm";
import type { files, media } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { variantName } from "@/lib/domain/platform/media/view";
import { fileStore, mediaStore } from "@/lib/domain/platform/storage/chosen-store";
import type { Exported, Owner } from "./rows-of";
import { behind, EXPORTED, isShown } from "./tables";

/** One file of the archive. `text` is worth compressing. */
export type Part = { name: string; bytes: Uint8Array; text: boolean };

const ROWS = 500;
/**
 * What fits into one archive, all kinds together: one of more than 65,535 entries or 4 GB has another format, which not every program
 * reads. Files of rows are 20 million rows.
 */
const MOST = { bytes: 2 * 1024 ** 3, pages: 40_000, uploads: 20_000 };

const ABOUT = `This is what Guildhall keeps of your account.

Each .json file holds rows of one kind, 500 at most; further ones are numbered. Amounts are in cents (USD), times in UTC.
files/ and pictures/ hold what you uploaded; their names stand in files-1.json and pictures-1.json.
What others told you in confidence, as their email addresses, is not in it, nor are words that an operator took down, nor passwords and keys: we have only hashes of them.
Where one archive cannot hold all of it, LEFT-OUT.json names what is missing. Without such a file nothing is.
`;

/**
 * The files of an account's archive, one at a time: no more than one page of rows or one upload is in memory. What is more than `most`
 * is named in the last of them.
 */
export async function* exportParts(ctx: Context, owner: Owner, most: Partial<typeof MOST> = {}): AsyncGenerator<Part> {
  const room = { ...MOST, ...most };
  const leftOut: string[] = [];
  yield { name: "README.txt", bytes: Buffer.from(ABOUT), text: true };
  for (const exported of EXPORTED) yield* pagesOf(ctx, exported, owner, room, leftOut);
  yield* uploadsOf(ctx, owner, room, leftOut);
  if (leftOut.length > 0)
    yield { name: "LEFT-OUT.json", bytes: Buffer.from(JSON.stringify(leftOut, null, 2)), text: true };
}

async function* pagesOf(
  ctx: Context,
  exported: Exported,
  owner: Owner,
  room: typeof MOST,
  leftOut: string[],
): AsyncGenerator<Part> {
  for (let page = 1, after: unknown; ; page++) {
    const { rows, last } = await readPage(ctx, exported, owner, after);
    const name = `${exported.name}-${page}.json`;
    if (rows.length > 0 && room.pages === 0) {
      leftOut.push(`${name} and all that follows it of this kind`);
      return;
    }
    if (rows.length > 0) {
      room.pages--;
      yield { name, bytes: Buffer.from(`${JSON.stringify(rows, null, 2)}\n`), text: true };
    }
    if (rows.length < ROWS) return;
    after = last;
  }
}

async function readPage(
  ctx: Context,
  { table, key, mine, without = [], instead = {} }: Exported,
  owner: Owner,
  after: unknown,
): Promise<{ rows: Record<string, unknown>[]; last: unknown }> {
  const shown = Object.entries(getTableColumns(table)).filter(
    ([name, column]) => isShown(name, column) && !without.includes(name),
  );
  const found = await ctx.db
    .select({ ...Object.fromEntries(shown), ...instead, exportKey: key })
    .from(table)
    .where(and(mine(owner), behind(key, after)))
    .orderBy(asc(key))
    .limit(ROWS);
  const rows = found.map(({ exportKey: _, ...row }) => row);
  return { rows, last: found.at(-1)?.exportKey };
}

/** Pictures in their largest size, then files, until the archive is full; what does not fit is named. */
async function* uploadsOf(ctx: Context, owner: Owner, room: typeof MOST, leftOut: string[]): AsyncGenerator<Part> {
  const fits = (size: number) => room.uploads > 0 && size <= room.bytes;
  for await (const { name, size, read } of uploads(ctx, owner)) {
    // how large a picture is shows when it is read
    const bytes = fits(size ?? 0) ? await read() : undefined;
    if (bytes === null) continue;
    if (bytes && fits(bytes.byteLength)) {
      room.bytes -= bytes.byteLength;
      room.uploads--;
      yield { name, bytes, text: false };
    } else leftOut.push(name);
  }
}

type Upload = { name: string; size: number | null; read(): Promise<Uint8Array | null> };

async function* uploads(ctx: Context, owner: Owner): AsyncGenerator<Upload> {
  const named = (name: string) => EXPORTED.find((exported) => exported.name === name) as Exported;
  for await (const row of rowsOf<typeof media.$inferSelect>(ctx, named("pictures"), owner)) {
    const width = Math.max(...row.widths);
    const name = variantName(row.hash, width);
    yield { name: `pictures/${name}`, size: null, read: () => mediaStore().get(name) };
  }
  for await (const row of rowsOf<typeof files.$inferSelect>(ctx, named("files"), owner)) {
    const name = `files/${row.id}-${row.name.replace(/[^\w.-]+/g, "_").slice(-100)}`;
    yield { name, size: row.sizeBytes, read: () => fileStore().get(row.id) };
  }
}

async function* rowsOf<Row>(ctx: Context, exported: Exported, owner: Owner): AsyncGenerator<Row> {
  for (let after: unknown; ; ) {
    const { rows, last } = await readPage(ctx, exported, owner, after);
    yield* rows as Row[];
    if (rows.length < ROWS) return;
    after = last;
  }
}
