import type { Metadata } from "next";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { idOf } from "@/lib/contracts/values/ids";
import { getOwnBrief } from "@/lib/domain/contact/briefs/own";
import { TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";
import { BriefForm } from "./brief-form";

export const metadata: Metadata = { title: "Post a brief" };

type NewBriefPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Where a person says what they need, and gets offers from creators who fit it. */
export default async function NewBriefPage({ searchParams }: NewBriefPageProps) {
  const sent = idOf("brief").safeParse((await searchParams).from);
  await requireUser(sent.success ? `/briefs/new?from=${sent.data}` : "/briefs/new");
  const from = sent.success ? await orNotFound(getOwnBrief(await pageContext(), sent.data)) : undefined;
  return (
    <div className="shell grid max-w-2xl grid-cols-1 gap-6 py-10 sm:py-14">
      <header className="grid gap-1">
        <h1 className="font-semibold text-2xl">Post a brief</h1>
        <p className="text-lg text-muted-foreground">
          It goes to at most ten creators who fit it. They answer with offers, which you compare side by side. Nobody is
          bound until you pay one.
        </p>
      </header>
      <BriefForm categories={TAXONOMY.map(({ slug, name }) => ({ slug, name }))} {...(from && { from })} />
    </div>
  );
}
