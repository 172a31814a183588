import type { Metadata } from "next";
import { TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";
import { requireCreator } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../../_parts/page-header";
import { EMPTY_PIECE } from "../_editor/draft";
import { PieceEditor } from "../_editor/piece-editor";

export const metadata: Metadata = { title: "New piece" };

/** A piece from nothing. */
export default async function NewPiecePage() {
  await requireCreator("/studio/portfolio/new");
  return (
    <>
      <PageHeader
        title="New piece"
        parent={{ label: "Portfolio", href: "/studio/portfolio" }}
        lead="It is on your profile as soon as you add it. Say of each picture what it shows."
      />
      <PieceEditor start={EMPTY_PIECE} categories={TAXONOMY.map(({ slug, name }) => ({ slug, name }))} />
    </>
  );
}
