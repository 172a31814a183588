import { ShieldCheck } from "lucide-react";
import type { Metadata } from "next";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import { orFirstPage } from "@/app/_ui/feedback/or-first-page";
import type { Context } from "@/lib/core/context";
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
  const search = await searchParams;
  const [sent, older] = [[search.cursor].flat()[0], [search.waiting].flat()[0]];
  const [waiting, decided, spending] = await Promise.all([
    orFirstPage((cursor) => waitingFrom(ctx, cursor), older),
    orFirstPage((cursor) => listApprovals(ctx, { limit: SHOWN, decided: true, cursor }), sent),
    readSpending(user.id, ctx.now),
  ]);
  return (
    <div className="shell grid max-w-3xl grid-cols-1 gap-8 py-10 sm:py-14">
      <header className="grid gap-1">
        <h1 className="font-semibold text-2xl">Approvals</h1>
        <p className="text-lg text-muted-foreground">
          What your apps have prepared. Nothing is paid, accepted or published before you say so.
        </p>
      </header>
      {waiting.data.length > 0 ? (
        <div>
          <ul className="grid gap-5">
            {waiting.data.map((approval) => (
              <li key={approval.id} id={approval.id} className="scroll-mt-20">
                <ApprovalCard approval={approval} spending={spending.get(approval.credentialId)} now={ctx.now} />
              </li>
            ))}
          </ul>
          <LoadMore cursor={waiting.next_cursor} href="/approvals?waiting=" label="Older ones that wait" />
        </div>
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
      {decided.data.length > 0 ? (
        <Section id="decided" title="Decided before">
          <DecidedList approvals={decided.data} now={ctx.now} />
          <LoadMore cursor={decided.next_cursor} href="/approvals?cursor=" label="Older ones" />
        </Section>
      ) : null}
    </div>
  );
}

/** What waits from there on; from the newest on once nothing there waits any more. */
async function waitingFrom(ctx: Context, cursor?: string): ReturnType<typeof listApprovals> {
  const page = await listApprovals(ctx, { limit: MOST_WAITING, status: "WAITING", cursor });
  return cursor && page.data.length === 0 ? waitingFrom(ctx) : page;
}
