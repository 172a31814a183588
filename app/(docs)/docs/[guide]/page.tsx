import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { alternates } from "@/app/_parts/alternates";
import { currentUser } from "@/lib/transports/actions/session/session";
import { GuideText } from "../_guides/guide-text";
import { findGuide } from "../_guides/list";
import { OrderLife } from "../_guides/order-life";
import { readGuide } from "../_guides/read";
import { BeforeAfter } from "../_parts/before-after";
import { GuideHeader } from "../_parts/guide-header";
import { OnThisPage } from "../_parts/on-this-page";
import { takesKey } from "../_parts/test-key/fill-in";
import { MakeKey } from "../_parts/test-key/make-key";

type Props = { params: Promise<{ guide: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { guide } = findGuide((await params).guide) ?? {};
  if (!guide) return {};
  const types = guide.slug === "changelog" ? { "application/rss+xml": "/docs/changelog.xml" } : undefined;
  return { title: guide.title, description: guide.about, alternates: { ...alternates(`/docs/${guide.slug}`), types } };
}

/** One guide. */
export default async function GuidePage({ params }: Props) {
  const found = findGuide((await params).guide);
  if (!found) notFound();
  const { guide, before, after } = found;
  const { title, lead, body, headings } = await readGuide(guide.slug);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 xl:grid-cols-[minmax(0,1fr)_180px]">
      <article className="py-6 md:py-8">
        <GuideHeader title={title} lead={lead} crumbs={[{ label: "Documentation", href: "/docs" }]} />
        {takesKey(body) && (await currentUser()) ? <MakeKey /> : null}
        {guide.slug === "orders" ? <OrderLife /> : null}
        <GuideText>{body}</GuideText>
        <BeforeAfter before={before} after={after} />
      </article>
      <OnThisPage headings={headings} />
    </div>
  );
}
