import type { Metadata } from "next";
import { Suspense } from "react";
import { ListSkeleton } from "@/app/_ui/feedback/list-skeleton";
import { env } from "@/lib/core/env";
import { TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";
import { firstCall } from "../_parts/first-call";
import { PageHeader } from "../_parts/page-header";
import { CreateKey } from "./create-key";
import { KeyList } from "./key-list";

export const metadata: Metadata = { title: "API keys" };

const CATEGORIES = TAXONOMY.map(({ slug, name }) => ({ slug, name }));

type KeysPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The account's API keys. `?show=ended` lists what no longer works, `?new` opens the dialog. */
export default async function KeysPage({ searchParams }: KeysPageProps) {
  const user = await requireUser("/developers/keys");
  const [params, { livemode }] = await Promise.all([searchParams, pageContext()]);
  const startOpen = params.new !== undefined;
  return (
    <>
      <PageHeader
        title="API keys"
        lead="With a key, a server of yours reads and writes in your name, within the scopes you give it."
        action={
          <CreateKey
            startOpen={startOpen}
            livemode={livemode}
            firstCall={firstCall(env().BASE_URL, user)}
            categories={CATEGORIES}
          />
        }
      />
      <Suspense fallback={<ListSkeleton label="Loading API keys" />}>
        <KeyList showEnded={params.show === "ended"} />
      </Suspense>
    </>
  );
}
