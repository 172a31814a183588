import type { Metadata } from "next";
import { TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";
import { requireUser } from "@/lib/transports/actions/session";
import { BriefForm } from "./brief-form";

export const metadata: Metadata = { title: "Post a brief" };

/** Where a person says what they need, and gets offers from creators who fit it. */
export default async function NewBriefPage() {
  await requireUser("/briefs/new");
  return (
    <div className="shell grid max-w-2xl grid-cols-1 gap-6 py-10 sm:py-14">
      <header className="grid gap-1">
        <h1 className="font-semibold text-2xl">Post a brief</h1>
        <p className="text-lg text-muted-foreground">
          It goes to at most ten creators who fit it. They answer with offers, which you compare side by side. Nobody is
          bound until you pay one.
        </p>
      </header>
      <BriefForm categories={TAXONOMY.map(({ slug, name }) => ({ slug, name }))} />
    </div>
  );
}
