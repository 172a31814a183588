import { KeyRound } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { Button } from "@/app/_ui/button";
import { EmptyState } from "@/app/_ui/empty-state";
import { readStanding } from "@/lib/accounts/standing";
import { pageContext, requireCreator } from "@/lib/actions/session";
import { TIERS } from "@/lib/contracts/tiers";
import { env } from "@/lib/core/env";
import { listKeys } from "@/lib/keys/read";
import { FilterLinks } from "../_parts/filter-links";
import { PageHeader } from "../_parts/page-header";
import { CreateKey } from "./create-key";
import { KeyTable } from "./key-table";

export const metadata: Metadata = { title: "API keys" };

type KeysPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The creator's API keys. `?show=ended` lists what no longer works, `?new` opens the dialog. */
export default async function KeysPage({ searchParams }: KeysPageProps) {
  await requireCreator("/developers/keys");
  const [params, ctx] = await Promise.all([searchParams, pageContext()]);
  const [keys, { tier, api_keys }] = await Promise.all([listKeys(ctx), readStanding(ctx)]);
  const showEnded = params.show === "ended";
  const live = keys.filter((key) => key.status === "active");
  const ended = keys.filter((key) => key.status !== "active");
  const startOpen = params.new !== undefined;
  return (
    <>
      <PageHeader
        title="API keys"
        lead={`Your servers act in your name with them. ${api_keys.live} of ${api_keys.limit} on the ${TIERS[tier].name} plan.`}
        action={<CreateKey key={String(startOpen)} startOpen={startOpen} apiBase={`${env().BASE_URL}/api`} />}
      />
      {ended.length > 0 || showEnded ? (
        <FilterLinks
          label="Which keys"
          options={[
            { href: "/developers/keys", label: "Live", count: live.length, current: !showEnded },
            { href: "/developers/keys?show=ended", label: "Ended", count: ended.length, current: showEnded },
          ]}
        />
      ) : null}
      {(showEnded ? ended : live).length > 0 ? (
        <KeyTable keys={showEnded ? ended : live} now={ctx.now} />
      ) : showEnded ? (
        <EmptyState icon={KeyRound} title="No key has ended">
          Keys that you revoke or replace, and keys past their expiry, are listed here.
        </EmptyState>
      ) : (
        <NoKeys />
      )}
    </>
  );
}

function NoKeys() {
  return (
    <EmptyState
      icon={KeyRound}
      title="No keys yet"
      action={
        <Button asChild variant="secondary">
          <Link href="/developers/keys?new=1" scroll={false}>
            Create your first key
          </Link>
        </Button>
      }
    >
      A key lets a server read and write in your name. You choose what it may do, and can end it at any time.
    </EmptyState>
  );
}
