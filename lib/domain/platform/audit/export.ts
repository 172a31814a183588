import type { AuditEntryView, AuditQuery } from "@/lib/contracts/developers/audit";
import type { Context } from "@/lib/core/context";
import { listAuditLog } from "./read";

/** Entries in one export: narrower filters reach the rest. */
export const MOST_EXPORTED = 10_000;
const PAGE = 100;

export type AuditFilter = Omit<AuditQuery, "limit" | "cursor">;
export type ExportFormat = "csv" | "json";

/** The acting creator's entries that a filter lets through, newest first, read page by page as they are asked for. */
async function* entries(ctx: Context, filter: AuditFilter): AsyncGenerator<AuditEntryView> {
  let cursor: string | undefined;
  for (let sent = 0; sent < MOST_EXPORTED; sent += PAGE) {
    const page = await listAuditLog(ctx, { ...filter, limit: PAGE, cursor });
    yield* page.data;
    if (!page.next_cursor) return;
    cursor = page.next_cursor;
  }
}

const COLUMNS = [
  "id",
  "at",
  "actor_kind",
  "actor_id",
  "action",
  "target_type",
  "target_id",
  "request_id",
  "ip",
  "diff",
  "actor_name",
];

/** The text of an export, in pieces: RFC 4180 with a header line, or a JSON array of what the API answers. */
export async function* exportAudit(ctx: Context, filter: AuditFilter, format: ExportFormat): AsyncGenerator<string> {
  if (format === "csv") {
    yield `${COLUMNS.join(",")}\r\n`;
    for await (const entry of entries(ctx, filter)) yield `${rowOf(entry).map(cell).join(",")}\r\n`;
    return;
  }
  let before = "[\n";
  for await (const entry of entries(ctx, filter)) {
    yield before + JSON.stringify(entry);
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

function rowOf({ id, at, actor, action, target, request_id, ip, diff }: AuditEntryView): string[] {
  const changed = diff ? JSON.stringify(diff) : "";
  return [
    id,
    at,
    actor.kind,
    actor.id ?? "",
    action,
    target.type,
    target.id,
    request_id,
    ip ?? "",
    changed,
    actor.name ?? "",
  ];
}

/** A quoted cell. What a spreadsheet would take for a formula begins with an apostrophe. */
function cell(value: string): string {
  return `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
}
