import { files } from "@/db/schema";
import type { FileView, UploadedFileView } from "@/lib/contracts/trade/files";
import { env } from "@/lib/core/env";

/** How long an upload waits for something to take it. */
export const UNCLAIMED_KEPT_MS = 24 * 3_600_000;

/** How long what was sent in test mode is kept. */
export const TRIED_KEPT_DAYS = 30;

/** The columns of a file that a view is made of, for queries that say the livemode. */
export const FILE = { id: files.id, name: files.name, sizeBytes: files.sizeBytes };

type FileRow = { id: string; name: string; sizeBytes: number };

export function viewFile({ id, name, sizeBytes }: FileRow): FileView {
  return { id, name, size_bytes: sizeBytes, url: `${env().BASE_URL}/api/v1/files/${id}` };
}

export function viewUpload(row: FileRow & { sha256: string; createdAt: Date }): UploadedFileView {
  return {
    ...viewFile(row),
    sha256: row.sha256,
    created_at: row.createdAt.toISOString(),
    expires_at: new Date(row.createdAt.getTime() + UNCLAIMED_KEPT_MS).toISOString(),
  };
}
