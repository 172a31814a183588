import { LRUCache } from "lru-cache";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { inPicturePool } from "@/lib/domain/platform/media/pool";
import { readVariant } from "@/lib/domain/platform/media/read";
import { drawPreview } from "./draw";
import { type Preview, versionOf } from "./preview";

const MOST_BYTES = 24 * 1024 * 1024;
/** More would keep those waiting who upload pictures: each takes a tenth of a second. */
const MOST_DRAWN = 12;

// by version: what is kept never becomes wrong, only unasked for
const kept = new LRUCache<string, Buffer<ArrayBuffer>>({
  maxSize: MOST_BYTES,
  sizeCalculation: (bytes) => bytes.byteLength,
});
const drawn = new Map<string, Promise<Buffer<ArrayBuffer>>>();

/** The PNG of a preview: kept, or drawn once, however many ask. Throws `service_unavailable` while too many others are drawn. */
export async function previewPicture(ctx: Context, preview: Preview): Promise<Buffer<ArrayBuffer>> {
  const version = versionOf(preview);
  const found = kept.get(version) ?? drawn.get(version);
  if (found) return found;
  if (drawn.size >= MOST_DRAWN) {
    const why = "Many pictures are being drawn. Try again in a few seconds.";
    throw new DomainError("service_unavailable", why, {}, { "retry-after": "5" });
  }
  const picture = draw(ctx, preview).finally(() => drawn.delete(version));
  drawn.set(version, picture);
  const bytes = await picture;
  kept.set(version, bytes);
  return bytes;
}

async function draw(ctx: Context, preview: Preview): Promise<Buffer<ArrayBuffer>> {
  const name = preview.beside.kind === "list" ? null : preview.beside.picture;
  // before the pool is entered: a demo's picture may have to be drawn in it first
  const beside = name && (await readVariant(ctx, name).catch(withoutPicture));
  return inPicturePool(() => drawPreview(preview, beside || null));
}

function withoutPicture(error: unknown): null {
  if (error instanceof DomainError && error.code === "not_found") return null;
  throw error;
}
