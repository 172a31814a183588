import type { Transaction } from "@/db/client";
import type { Picture } from "@/db/schema";
import type { Context } from "@/lib/core/context";
import { showPictures } from "@/lib/domain/platform/media/show";
import { urlWithin } from "@/lib/domain/platform/media/view";
import type { Client } from "../clients/clients";

/** Twice the 48 pixels of the largest place where a logo stands. */
const WIDEST = 96;

/** Makes an uploaded picture of the acting account the logo of an app, or takes it away. Throws `validation_error` for another's. */
export async function showLogo(
  tx: Transaction,
  ctx: Context,
  appId: string,
  mediaId: string | null,
): Promise<Picture | null> {
  const chosen = mediaId ? [{ media_id: mediaId }] : [];
  const [logo] = await showPictures(tx, ctx, { kind: "app", id: appId }, chosen, () => "logo");
  return logo ?? null;
}

/** Where an app's logo is: our own picture of it, else the address that the app gave. */
export function logoUrl({ logo, logoUri }: Pick<Client, "logo" | "logoUri">): string | null {
  return logo ? urlWithin(logo, WIDEST) : logoUri;
}

/**
 * The same, where it is shown to people. Nobody stands behind an app that registered itself: its logo could be anybody's, so it has none.
 */
export function shownLogo(row: Pick<Client, "logo" | "logoUri" | "source">): string | null {
  return row.source === "dynamic" ? null : logoUrl(row);
}
