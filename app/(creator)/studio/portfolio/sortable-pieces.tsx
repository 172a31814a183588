"use client";

import { Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "@/app/_ui/controls/link";
import { AskFirst } from "@/app/_ui/form/asking/ask-first";
import { Picture } from "@/app/_ui/looks/picture";
import type { PortfolioPieceView } from "@/lib/contracts/network/portfolio";
import { SortableList } from "../_parts/sortable-list";
import { deletePieceAction, reorderPiecesAction } from "./actions";

/** The pieces of a portfolio: sorted, opened in the editor, taken out. */
export function SortablePieces({ pieces }: { pieces: PortfolioPieceView[] }) {
  return (
    <SortableList
      items={pieces}
      nameOf={({ title }) => title}
      save={reorderPiecesAction}
      line={(piece, mover) => <PieceLine piece={piece} before={mover} />}
    />
  );
}

function PieceLine({ piece, before }: { piece: PortfolioPieceView; before: ReactNode }) {
  const { id, title, year, media } = piece;
  const [picture] = media;
  const count = `${media.length} ${media.length === 1 ? "picture" : "pictures"}`;
  return (
    <div className="flex items-center gap-2 px-3 py-3 sm:gap-4 sm:px-4">
      {before}
      <div className="aspect-[4/3] w-20 shrink-0 overflow-hidden rounded-sm border border-border">
        {picture ? <Picture {...picture} alt="" sizes="80px" /> : null}
      </div>
      <div className="min-w-0 flex-1">
        <Link
          href={`/studio/portfolio/${id}`}
          className="block w-fit max-w-full truncate rounded-sm font-medium text-base underline-offset-4 hover:underline"
        >
          {title}
        </Link>
        <p className="truncate text-muted-foreground text-sm">{year ? `${year}, ${count}` : count}</p>
      </div>
      <AskFirst
        verb="Delete"
        thing={title}
        icon={Trash2}
        id={id}
        action={deletePieceAction}
        question={`Delete “${title}”?`}
        consequence="It is gone from your profile at once, and its page with it."
        yes="Delete it"
        no="Keep it"
        done={`“${title}” is deleted`}
      />
    </div>
  );
}
