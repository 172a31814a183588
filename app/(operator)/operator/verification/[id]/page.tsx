import { Link } from "@/app/_ui/controls/link";
import { formatBytes } from "@/app/_ui/data/format-bytes";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import { readVerificationCase } from "@/lib/domain/operators/verification/read";
import { pageContext } from "@/lib/transports/actions/session/session";
import { Facts, Part, Quoted } from "../../_parts/facts";
import { PageHeader } from "../../_parts/page-header";
import { titled } from "../../_parts/titled";
import { DecideVerification } from "./decide-verification";

type VerificationPageProps = { params: Promise<{ id: string }> };

export const generateMetadata = titled("Verification");

const STATES = { OPEN: "Open", VERIFIED: "Verified", DECLINED: "Declined", WITHDRAWN: "Taken back" } as const;

/** A creator who asks to be verified: who they say they are, their documents, and what to do about it. */
export default async function VerificationPage({ params }: VerificationPageProps) {
  const ctx = await pageContext();
  const found = await orNotFound(readVerificationCase(ctx, (await params).id));
  const open = found.status === "OPEN";
  return (
    <>
      <PageHeader
        title={`${found.page.name}, @${found.page.handle}`}
        parent={{ label: "Verification", href: "/operator/queues/verification" }}
        lead={<span className="wrap-anywhere font-mono text-sm">{found.id}</span>}
      />
      <div className="grid gap-8">
        <Facts
          facts={[
            ["State", STATES[found.status]],
            ["Since", <RelativeTime key="at" at={found.created_at} now={ctx.now} />],
            ["Name in the documents", found.legal_name],
            ["Name of the account", found.account.name],
            ["Name on the page", found.page.name],
            ...(found.page.location ? [["Location on the page", found.page.location] as const] : []),
            [
              "Account",
              <Link key="who" href={`/operator/accounts/${found.account.id}`} className="rounded-sm underline">
                {found.account.email}
              </Link>,
            ],
            ...(found.reason ? [["Reason", found.reason] as const] : []),
          ]}
        />
        {open ? <DecideVerification id={found.id} /> : null}
        {found.note ? (
          <Part title="What they write">
            <Quoted>{found.note}</Quoted>
          </Part>
        ) : null}
        <Part title="Documents">
          {found.files.length > 0 ? (
            <ul className="grid gap-1.5">
              {found.files.map((file) => (
                <li key={file.id} className="flex flex-wrap items-baseline gap-x-3">
                  <a
                    href={`/operator/verification/${found.id}/files/${file.id}`}
                    download
                    className="wrap-anywhere rounded-sm text-primary-ink underline underline-offset-4"
                  >
                    {file.name}
                  </a>
                  <span className="text-muted-foreground text-sm tabular-nums">{formatBytes(file.size_bytes)}</span>
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-muted-foreground">They were let go of when the request was closed.</p>
          )}
        </Part>
      </div>
    </>
  );
}
