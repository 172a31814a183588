import { FileDown } from "lucide-react";
import { formatBytes } from "@/app/_ui/data/format-bytes";
import { Card } from "@/app/_ui/looks/card";
import { Markdown } from "@/app/_ui/text/markdown";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import { answerTo } from "@/lib/contracts/trade/orders/answer-to";
import type { OrderBriefView } from "@/lib/contracts/trade/orders/order-briefs";
import type { OrderStatus } from "@/lib/contracts/trade/orders/orders";

type BriefTextProps = { brief: OrderBriefView; fileHref: (file: string) => string };

type BriefViewProps = BriefTextProps & {
  /** Of the order: what is missing is waited for while it is paid and nothing else has happened. */
  status: OrderStatus;
  now: Date;
};

/** The brief as the creator reads it, next to the delivery form. */
export function BriefView({ brief, status, fileHref, now }: BriefViewProps) {
  const open = status === "PAID" ? brief.missing.length : 0;
  if (brief.requirements.length === 0 && brief.status === "MISSING") return null;
  return (
    <section aria-labelledby="brief" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="brief" className="font-semibold text-lg">
          The brief
        </h2>
        {brief.updated_at ? (
          <p className="text-muted-foreground text-sm">
            Last changed <RelativeTime at={brief.updated_at} now={now} />
          </p>
        ) : null}
      </div>
      {open > 0 ? (
        <p className="rounded-md bg-warning-tint px-5 py-4 text-warning-ink">
          {open === 1 ? "One answer is" : `${open} answers are`} still to come. The buyer is reminded; the delivery time
          counts from when everything is answered. Without them you may cancel 14 days after the payment, and it does
          not count against you.
        </p>
      ) : null}
      <Card className="p-5 sm:p-6">
        <BriefText brief={brief} fileHref={fileHref} />
      </Card>
    </section>
  );
}

/** Answers in the creator's order, free words, files. */
export function BriefText({ brief, fileHref }: BriefTextProps) {
  const answered = brief.requirements.flatMap(({ id, label, kind }) => {
    const answer = answerTo(brief.answers, id);
    return answer === undefined ? [] : { id, label, kind, answer };
  });
  const nothing = answered.length === 0 && !brief.summary && brief.attachments.length === 0;
  if (nothing) return <p className="text-muted-foreground">Nothing was said yet.</p>;
  const nameOf = (id: string) => brief.attachments.find((file) => file.id === id)?.name ?? id;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {answered.length > 0 ? (
        <dl className="grid gap-4">
          {answered.map(({ id, label, kind, answer }) => (
            <div key={id} className="grid gap-0.5">
              <dt className="text-muted-foreground text-sm">{label}</dt>
              <dd dir="auto" className="wrap-anywhere measure whitespace-pre-line">
                {kind === "url" ? (
                  <a
                    href={String(answer)}
                    target="_blank"
                    rel="noopener noreferrer nofollow ugc"
                    className="rounded-sm text-primary-ink hover:underline"
                  >
                    {answer}
                  </a>
                ) : (
                  [answer]
                    .flat()
                    .map((each) => (kind === "file" ? nameOf(each) : each))
                    .join(", ")
                )}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {brief.summary ? <Markdown topLevel={3}>{brief.summary}</Markdown> : null}
      {brief.attachments.length > 0 ? (
        <ul aria-label="Files of the brief" className="grid gap-2 sm:grid-cols-2">
          {brief.attachments.map((file) => (
            <li key={file.id} className="min-w-0">
              <a
                href={fileHref(file.id)}
                download
                className="flex items-center gap-2.5 rounded-sm border border-border px-3 py-2 hover:border-border-strong hover:bg-muted/50"
              >
                <FileDown aria-hidden className="size-4 shrink-0 text-primary" />
                <span className="min-w-0 flex-1 truncate font-medium">{file.name}</span>
                <span className="shrink-0 text-muted-foreground text-sm tabular-nums">
                  {formatBytes(file.size_bytes)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
