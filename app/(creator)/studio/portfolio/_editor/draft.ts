import type { PortfolioPieceView } from "@/lib/contracts/network/portfolio";
import type { MediaView } from "@/lib/contracts/values/media";

/** What stands in the editor's controls: numbers as typed, nothing as empty text. */
export type PieceDraft = { title: string; category: string; year: string; link: string; media: MediaView[] };

export const EMPTY_PIECE: PieceDraft = { title: "", category: "", year: "", link: "", media: [] };

/** A piece as the controls hold it. */
export function draftOf({ title, category, year, link, media }: PortfolioPieceView): PieceDraft {
  return { title, category: category ?? "", year: year === null ? "" : String(year), link: link ?? "", media };
}

/** What is sent: the contract's shape. A year that is no number is sent as it stands, so that the schema says so. */
export function inputOf({ title, category, year, link, media }: PieceDraft) {
  const typed = year.trim();
  return {
    title,
    category: category || null,
    year: typed === "" ? null : /^\d{1,9}$/.test(typed) ? Number(typed) : typed,
    link: link.trim() || null,
    media: media.map(({ id, alt }) => ({ media_id: id, alt })),
  };
}
