import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { alternates } from "@/app/_parts/alternates";
import { slugOf } from "@/lib/core/values/slug";
import { GuideText } from "../../_guides/guide-text";
import { GuideHeader } from "../../_parts/guide-header";
import { OnThisPage } from "../../_parts/on-this-page";
import { overviewText, REFERENCE } from "../../_reference/tag-text";

type Props = { params: Promise<{ tag: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { tag } = await params;
  const found = REFERENCE.find(({ slug }) => slug === tag);
  if (!found) return {};
  const types = { "text/markdown": `/docs/reference/${found.slug}.md` };
  return {
    title: `${found.name}: API reference`,
    description: found.about,
    alternates: { ...alternates(`/docs/reference/${found.slug}`), types },
  };
}

/** The operations of one tag, and what each does. */
export default async function ReferenceTagPage({ params }: Props) {
  const { tag } = await params;
  const page = REFERENCE.find(({ slug }) => slug === tag);
  if (!page) notFound();
  const crumbs = [
    { label: "Documentation", href: "/docs" },
    { label: "API reference", href: "/docs/reference" },
  ];
  const headings = page.operations.map(({ summary }) => ({ level: 2 as const, text: summary, id: slugOf(summary) }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 xl:grid-cols-[minmax(0,1fr)_180px]">
      <article className="py-6 md:py-8">
        <GuideHeader title={page.name} lead={page.about} crumbs={crumbs} />
        <GuideText>{overviewText(page)}</GuideText>
      </article>
      <OnThisPage headings={headings} />
    </div>
  );
}
