import { Link } from "@/app/_ui/controls/link";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import { REASON_WORDS, type ReportReason } from "@/lib/contracts/contact/report-reasons";
import { getCase } from "@/lib/domain/operators/cases/list";
import { pageContext } from "@/lib/transports/actions/session/session";
import { Facts, Part, Quoted } from "../../_parts/facts";
import { PageHeader } from "../../_parts/page-header";
import { titled } from "../../_parts/titled";
import { DecideCase } from "./decide-case";
import { UndoCase } from "./undo-case";

type CasePageProps = { params: Promise<{ id: string }> };

export const generateMetadata = titled("Case");

/** Something that was reported or flagged, as it was then, and what to do about it. */
export default async function CasePage({ params }: CasePageProps) {
  const ctx = await pageContext();
  const { found, path, reports, decidedBy } = await orNotFound(getCase(ctx, (await params).id));
  const { subject, account, source } = found;
  const queue = source === "report" ? "reports" : "flagged";
  return (
    <>
      <PageHeader
        title={found.title}
        parent={{ label: source === "report" ? "Reports" : "Flagged", href: `/operator/queues/${queue}` }}
        lead={<span className="wrap-anywhere font-mono text-sm">{subject.id}</span>}
      />
      <div className="grid gap-8">
        <Facts
          facts={[
            [
              "State",
              found.status === "OPEN"
                ? "Open"
                : `${DONE[found.decision ?? "dismiss"]} by ${decidedBy ?? "the command line"}`,
            ],
            ["Since", <RelativeTime key="at" at={found.created_at} now={ctx.now} />],
            [
              "Who answers for it",
              account.id ? (
                <Link key="who" href={`/operator/accounts/${account.id}`} className="rounded-sm underline">
                  {account.handle ? `@${account.handle}` : account.email}
                </Link>
              ) : (
                "Somebody without an account"
              ),
            ],
            ...(path
              ? [
                  [
                    "Where it is",
                    <Link key="path" href={path} className="wrap-anywhere rounded-sm underline">
                      {path}
                    </Link>,
                  ] as const,
                ]
              : []),
            ["Reports", String(found.reports)],
            ...(found.note ? [["Note", found.note] as const] : []),
            ...(found.livemode ? [] : [["Mode", "Test mode"] as const]),
          ]}
        />
        {found.status === "OPEN" ? (
          <DecideCase id={found.id} kind={subject.kind} account={account.id !== null} />
        ) : null}
        {found.decision === "hide" ? <UndoCase id={found.id} kind={subject.kind} /> : null}
        <Part title={`The ${subject.kind}, as it was`}>
          <Quoted>{found.excerpt}</Quoted>
        </Part>
        {found.rules.length > 0 ? (
          <Part title={`What the rules found: ${found.score} points`}>
            <ul className="grid gap-1">
              {found.rules.map(({ rule, points, found: words }) => (
                <li key={rule} className="wrap-anywhere text-sm">
                  <span className="font-medium">{rule}</span> ({points} points): {words}
                </li>
              ))}
            </ul>
          </Part>
        ) : null}
        {reports.length > 0 ? (
          <Part title="What was reported">
            <ul className="grid gap-3">
              {reports.map((line) => (
                <li key={`${line.created_at}${line.by}`} className="grid gap-1">
                  <p className="text-muted-foreground text-sm">
                    <span className="font-medium text-foreground">
                      {REASON_WORDS[line.reason as ReportReason] ?? line.reason}
                    </span>
                    , by {line.by}, <RelativeTime at={line.created_at} now={ctx.now} />
                  </p>
                  {line.words ? <Quoted>{line.words}</Quoted> : null}
                </li>
              ))}
            </ul>
          </Part>
        ) : null}
      </div>
    </>
  );
}

const DONE = { dismiss: "Dismissed", hide: "Hidden", suspend: "Account suspended" } as const;
