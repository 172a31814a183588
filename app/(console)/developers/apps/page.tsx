import type { Metadata } from "next";
import { Suspense } from "react";
import { ListSkeleton } from "@/app/_ui/feedback/list-skeleton";
import { requireUser } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../_parts/page-header";
import { AppList } from "./app-list";
import { CreateApp } from "./create-app";

export const metadata: Metadata = { title: "Apps" };

type AppsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The account's OAuth apps. `?show=disabled` lists the ended ones, `?new` opens the dialog. */
export default async function AppsPage({ searchParams }: AppsPageProps) {
  await requireUser("/developers/apps");
  const params = await searchParams;
  return (
    <>
      <PageHeader
        title="Apps"
        lead="With an app, you act for other creators once they have agreed, within the scopes they saw."
        action={<CreateApp startOpen={params.new !== undefined} />}
      />
      <Suspense fallback={<ListSkeleton label="Loading apps" />}>
        <AppList showDisabled={params.show === "disabled"} />
      </Suspense>
    </>
  );
}
