import type { Metadata } from "next";
import { Suspense } from "react";
import { ListSkeleton } from "@/app/_ui/feedback/list-skeleton";
import { EVENT_KINDS } from "@/lib/contracts/developers/events/events";
import { requireUser } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../_parts/page-header";
import { CreateEndpoint } from "./_endpoints/create-endpoint";
import { EndpointList } from "./_endpoints/endpoint-list";
import { VerifyNote } from "./_verify/verify-note";

export const metadata: Metadata = { title: "Webhooks" };

type WebhooksPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The account's webhook endpoints, newest first. `?new` opens the dialog. */
export default async function WebhooksPage({ searchParams }: WebhooksPageProps) {
  await requireUser("/developers/webhooks");
  const params = await searchParams;
  const startOpen = params.new !== undefined;
  return (
    <>
      <PageHeader
        title="Webhooks"
        lead="Orders, reviews and posts are sent to your servers as they happen, signed and retried."
        action={<CreateEndpoint startOpen={startOpen} kinds={EVENT_KINDS} />}
      />
      <Suspense fallback={<ListSkeleton label="Loading endpoints" />}>
        <EndpointList cursor={[params.cursor].flat()[0]} />
      </Suspense>
      <VerifyNote />
    </>
  );
}
