import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Link } from "@/app/_ui/controls/link";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { MOST_ALLOWED_IPS } from "@/lib/contracts/developers/keys/keys";
import { idOf } from "@/lib/contracts/values/ids";
import { readKey } from "@/lib/domain/developers/keys/reading/read";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../../_parts/page-header";
import { logsHref } from "../../logs/filters";
import { KeyTable } from "../key-table";
import { AllowedIpsForm } from "./allowed-ips-form";
import { NameForm } from "./name-form";
import { Usage } from "./usage";

export const metadata: Metadata = { title: "API key" };

/** One of the account's keys: how much it is used, what it is called, and where it may be used. */
export default async function KeyPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  if (!idOf("key").safeParse(id).success) notFound();
  await requireUser(`/developers/keys/${id}`);
  const ctx = await pageContext();
  const key = await orNotFound(readKey(ctx, id));
  return (
    <>
      <PageHeader
        title={key.name}
        parent={{ label: "API keys", href: "/developers/keys" }}
        lead={
          <Link href={logsHref({ credential: id })} className="rounded-sm underline underline-offset-4">
            Its requests in the log
          </Link>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <KeyTable keys={[key]} now={ctx.now} />
        <Usage id={id} />
        {key.status === "active" ? (
          <>
            <NameForm id={id} name={key.name} />
            <AllowedIpsForm id={id} list={key.allowed_ips} most={MOST_ALLOWED_IPS} />
          </>
        ) : null}
      </div>
    </>
  );
}
