import { Images, Plus } from "lucide-react";
import type { Metadata } from "next";
import { Suspense } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { ListSkeleton } from "@/app/_ui/feedback/list-skeleton";
import { MAX_PIECES } from "@/lib/contracts/agents/form-limits";
import { listOwnPieces } from "@/lib/domain/publishing/portfolio/read";
import { pageContext, requireCreator } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../_parts/page-header";
import { SortablePieces } from "./sortable-pieces";

export const metadata: Metadata = { title: "Portfolio" };

/** Work that the creator shows, in the order of the profile. */
export default async function PortfolioPage() {
  await requireCreator("/studio/portfolio");
  return (
    <>
      <PageHeader
        title="Portfolio"
        lead={`Work that shows what you can do: up to ${MAX_PIECES} pieces, in the order in which your profile shows them.`}
        action={
          <Button asChild>
            <Link href="/studio/portfolio/new">
              <Plus aria-hidden /> New piece
            </Link>
          </Button>
        }
      />
      <Suspense fallback={<ListSkeleton label="Loading your portfolio" />}>
        <Pieces />
      </Suspense>
    </>
  );
}

async function Pieces() {
  const pieces = await listOwnPieces(await pageContext());
  if (pieces.length > 0) return <SortablePieces pieces={pieces} />;
  return (
    <EmptyState icon={Images} title="Nothing to see of your work yet">
      Buyers look before they read. Three pieces that you are proud of are a good beginning.
    </EmptyState>
  );
}
