import { ExternalLink } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Breadcrumb } from "@/app/_ui/frame/breadcrumb";
import { findCategory } from "@/lib/domain/platform/taxonomy/taxonomy";
import { Gallery } from "../../_profile/gallery";
import { loadProfile } from "../../load-profile";

type PiecePageProps = { params: Promise<{ handle: string; id: string }> };

async function loadPiece({ params }: PiecePageProps) {
  const { handle, id } = await params;
  const profile = await loadProfile(handle);
  const piece = profile.portfolio.find((each) => each.id === id);
  if (!piece) notFound();
  return { profile, piece };
}

export async function generateMetadata(props: PiecePageProps): Promise<Metadata> {
  const { profile, piece } = await loadPiece(props);
  const images = piece.media.slice(0, 1).map(({ url, width, height, alt }) => ({ url, width, height, alt }));
  return {
    title: `${piece.title} by ${profile.display_name}`,
    alternates: { canonical: `/${profile.handle}/portfolio/${piece.id}` },
    openGraph: { title: piece.title, images },
  };
}

/** One piece of a portfolio. */
export default async function PiecePage(props: PiecePageProps) {
  const { profile, piece } = await loadPiece(props);
  const category = piece.category && findCategory(piece.category)?.name;
  return (
    <div className="shell pt-8 sm:pt-10">
      <Breadcrumb crumbs={[{ label: profile.display_name, href: `/${profile.handle}` }, { label: piece.title }]} />
      <h1 className="mt-4 font-semibold text-2xl">{piece.title}</h1>
      <p className="mt-1 mb-6 text-lg text-muted-foreground">{[category, piece.year].filter(Boolean).join(", ")}</p>
      <div className="max-w-4xl">
        <Gallery pictures={piece.media} name={piece.title} />
      </div>
      {piece.link ? (
        <a
          href={piece.link}
          rel="nofollow ugc noopener"
          className="mt-6 inline-flex items-center gap-1.5 rounded-sm text-primary-ink hover:underline"
        >
          More of it <ExternalLink aria-hidden className="size-4" />
        </a>
      ) : null}
    </div>
  );
}
