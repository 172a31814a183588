import { ShieldCheck } from "lucide-react";
import type { Metadata } from "next";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import { orFirstPage } from "@/app/_ui/feedback/or-first-page";
import { readSpending } from "@/lib/domain/platform/spending/limits";
import { listApprovals } from "@/lib/domain/trade/orders/approvals/read";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";
import { Section } from "../_parts/section";
import { ApprovalCard } from "./_approval/approval-card";
import { DecidedList } from "./_approval/decided-list";

export const metadata: Metadata = { title: "Approvals", robots: { index: false } };

type ApprovalsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const MOST_WAITING = 50;
const SHOWN = 20;

/** What apps have prepared for the signed-in person and waits for their word, then what they said before. */
export default async function ApprovalsPage({ searchParams }: ApprovalsPageProps) {
  const user = await requireUser("/approvals");
  const ctx = await pageContext();
  const sent = [(await searchParams).cursor].flat()[0];
  const [waiting, all, spending] = await Promise.all([
    listApprovals(ctx, { limit: MOST_WAITING, status: "WAITING" }),
    orFirstPage((cursor) => listApprovals(ctx, { limit: SHOWN, cursor }), sent),
    readSpending(user.id, ctx.now),
  ]);
  const decided = all.data.filter(({ status }) => status !== "WAITING");
  return (
    <div className="shell grid max-w-3xl grid-cols-1 gap-8 py-10 sm:py-14">
      <header className="grid gap-1">
        <h1 className="font-semibold text-2xl">Approvals</h1>
        <p className="text-lg text-muted-foreground">
          What your apps have prepared. Nothing is paid, accepted or published before you say so.
        </p>
      </header>
      {waiting.data.length > 0 ? (
        <ul className="grid gap-5">
          {waiting.data.map((approval) => (
            <li key={approval.id} id={approval.id} className="scroll-mt-20">
              <ApprovalCard approval={approval} spending={spending.get(approval.credentialId)} now={ctx.now} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={ShieldCheck}
          title="Nothing waits for you"
          action={
            <>
              <Button asChild>
                <Link href="/docs/connect-your-assistant">Connect an assistant</Link>
              </Button>
              <Button asChild variant="secondary">
                <Link href="/settings/apps">Connected apps</Link>
              </Button>
            </>
          }
        >
          When an app that you let in would like to order, accept or review something for you, it asks here and by mail.
        </EmptyState>
      )}
      {decided.length > 0 ? (
        <Section id="decided" title="Decided before">
          <DecidedList approvals={decided} now={ctx.now} />
          <LoadMore cursor={all.next_cursor} href="/approvals?cursor=" label="Older ones" />
        </Section>
      ) : null}
    </div>
  );
}
