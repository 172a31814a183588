import type { Context } from "@/lib/core/context";
import { notFound } from "@/lib/core/errors";
import { mediaStore } from "@/lib/domain/platform/storage/chosen-store";
import { drawVariant } from "./draw";

const NAME = /^([0-9a-f]{32})-([1-9]\d{1,3})\.webp$/;

/** The bytes of a variant by its name, `{hash}-{width}.webp`. Throws `not_found`. */
export async function readVariant(ctx: Context, name: string): Promise<Uint8Array> {
  const [, hash, width] = NAME.exec(name) ?? [];
  const kept = hash ? await mediaStore().get(name) : null;
  const bytes = kept ?? (hash ? await drawVariant(ctx, hash, Number(width)) : null);
  if (!bytes) throw notFound("This picture");
  return bytes;
}
