import { Mail } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import { orFirstPage } from "@/app/_ui/feedback/or-first-page";
import { showsOutbox } from "@/lib/core/env";
import { listOutbox } from "@/lib/domain/platform/mail/outbox";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../_parts/page-header";
import { MailItem } from "./mail-item";

export const metadata: Metadata = { title: "Outbox" };

type OutboxPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const SHOWN = 20;

/** The mail that would have been sent, where there is no mail server: a person's own, an operator's all. To this machine alone. */
export default async function OutboxPage({ searchParams }: OutboxPageProps) {
  const ctx = await pageContext();
  if (!showsOutbox(ctx.local)) notFound();
  await requireUser("/developers/outbox");
  const sent = [(await searchParams).cursor].flat()[0];
  const page = await orFirstPage((cursor) => listOutbox(ctx, { limit: SHOWN, cursor }), sent);
  return (
    <>
      <PageHeader
        title="Outbox"
        lead={`No mail server is set (SMTP_URL), so mail ${page.everyone ? "to everyone" : "to you"} stays here, newest first. Only this machine shows it.`}
      />
      {page.data.length === 0 ? (
        <EmptyState icon={Mail} title="No mail yet">
          Sign-ups, orders and forgotten passwords write some.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-border rounded-md border border-border bg-card shadow-sm">
          {page.data.map((mail) => (
            <MailItem key={mail.id} mail={mail} now={ctx.now} />
          ))}
        </ul>
      )}
      <LoadMore cursor={page.next_cursor} href="/developers/outbox?cursor=" label="Older mails" />
    </>
  );
}
