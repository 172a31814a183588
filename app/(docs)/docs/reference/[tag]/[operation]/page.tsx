import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { alternates } from "@/app/_parts/alternates";
import { currentUser } from "@/lib/transports/actions/session/session";
import { GuideText } from "../../../_guides/guide-text";
import { GuideHeader } from "../../../_parts/guide-header";
import { MakeKey } from "../../../_parts/test-key/make-key";
import { findOperation, operationPath, operationText } from "../../../_reference/tag-text";

type Props = { params: Promise<{ tag: string; operation: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { tag, operation: id } = await params;
  const found = findOperation(tag, id);
  if (!found) return {};
  const path = operationPath(tag, id);
  return {
    title: `${found.operation.summary}: API reference`,
    description: `${found.operation.method} /api${found.operation.path}: fields, errors and an example.`,
    alternates: { ...alternates(path), types: { "text/markdown": `${path}.md` } },
  };
}

/** One operation, rendered from its contract: it needs no script. */
export default async function ReferenceOperationPage({ params }: Props) {
  const { tag, operation: id } = await params;
  const found = findOperation(tag, id);
  if (!found) notFound();
  const crumbs = [
    { label: "Documentation", href: "/docs" },
    { label: "API reference", href: "/docs/reference" },
    { label: found.tag.name, href: `/docs/reference/${tag}` },
  ];
  return (
    <article className="py-6 md:py-8">
      <GuideHeader title={found.operation.summary} crumbs={crumbs} />
      {(await currentUser()) ? <MakeKey /> : null}
      <GuideText>{operationText(found.operation)}</GuideText>
      <p className="mt-8 text-muted-foreground text-sm">
        To try it with a form and a key of yours, {/* another part of the site, loaded afresh */}
        <a href={`/developers/docs#tag/${tag}/${id}`} className="rounded-sm underline underline-offset-4">
          open it in the explorer
        </a>
        .
      </p>
    </article>
  );
}
