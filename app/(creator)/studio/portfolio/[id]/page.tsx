import { ExternalLink } from "lucide-react";
import type { Metadata } from "next";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";
import { getOwnPiece } from "@/lib/domain/publishing/portfolio/read";
import { pageContext, requireCreator } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../../_parts/page-header";
import { draftOf } from "../_editor/draft";
import { PieceEditor } from "../_editor/piece-editor";

export const metadata: Metadata = { title: "Edit piece" };

/** A piece of the portfolio in the editor. */
export default async function EditPiecePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const { handle } = await requireCreator(`/studio/portfolio/${id}`);
  const { piece, version } = await orNotFound(getOwnPiece(await pageContext(), id));
  return (
    <>
      <PageHeader
        title={piece.title}
        parent={{ label: "Portfolio", href: "/studio/portfolio" }}
        lead="What you change is on your profile as soon as you save it."
        action={
          <Button asChild variant="secondary">
            <Link href={`/${handle}/portfolio/${piece.id}`}>
              View <ExternalLink aria-hidden />
            </Link>
          </Button>
        }
      />
      <PieceEditor
        key={version}
        id={id}
        version={version}
        start={draftOf(piece)}
        categories={TAXONOMY.map(({ slug, name }) => ({ slug, name }))}
      />
    </>
  );
}
