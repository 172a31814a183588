import { and, eq, isNotNull } from "drizzle-orm";
import { media } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { inPicturePool } from "./pool";
import { storeVariants } from "./upload";

const drawing = new Map<string, Promise<Uint8Array | null>>();

/** Makes a width of a picture that our own code drew, keeps it and answers it; null for any other. Once, however many ask. */
export function drawVariant(ctx: Context, hash: string, width: number): Promise<Uint8Array | null> {
  const name = `${hash}-${width}`;
  const running = drawing.get(name) ?? draw(ctx, hash, width).finally(() => drawing.delete(name));
  drawing.set(name, running);
  return running;
}

async function draw(ctx: Context, hash: string, width: number): Promise<Uint8Array | null> {
  const [row] = await ctx.db
    .select({ svg: media.drawing, widths: media.widths, widest: media.width })
    .from(media)
    .where(and(eq(media.hash, hash), isNotNull(media.drawing)))
    .limit(1);
  const { svg } = row ?? {};
  if (!row || !svg || !row.widths.includes(width)) return null;
  const bytes = await inPicturePool((sharp) => {
    const density = Math.max(1, (72 * width) / row.widest);
    return sharp(Buffer.from(svg), { density }).resize({ width }).webp({ quality: 82 }).toBuffer();
  });
  await storeVariants({ hash, variants: [{ width, bytes }] });
  return bytes;
}
