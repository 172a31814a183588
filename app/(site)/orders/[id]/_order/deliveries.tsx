import { ChevronRight, CircleCheck, ExternalLink, FileDown, Pin } from "lucide-react";
import { FilePreview } from "@/app/_parts/media/file-preview";
import { formatBytes } from "@/app/_ui/data/format-bytes";
import { Card } from "@/app/_ui/looks/card";
import { httpOnly, Markdown } from "@/app/_ui/text/markdown";
import { MomentsInText } from "@/app/_ui/time/moments-in-text";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { FileView } from "@/lib/contracts/trade/files";
import type { BuyerOrderView, OrderDeliveryView } from "@/lib/contracts/trade/orders/orders";

type DeliveriesProps = {
  order: Pick<BuyerOrderView, "status" | "accepted_by">;
  deliveries: readonly OrderDeliveryView[];
  /** Where a file of theirs is saved from. */
  fileHref: (file: string) => string;
  /** Who reads it. */
  side?: "buyer" | "creator";
  now: Date;
};

/** What the creator handed over, the newest first, and how it was answered. Nothing before the first delivery. */
export function Deliveries({ order, deliveries, fileHref, side = "buyer", now }: DeliveriesProps) {
  const [latest, ...earlier] = [...deliveries].reverse();
  if (!latest) return null;
  return (
    <section id="delivery" aria-labelledby="delivered" className="grid scroll-mt-20 gap-3">
      <h2 id="delivered" className={`font-semibold ${side === "creator" ? "text-lg" : "text-xl"}`}>
        What was delivered
      </h2>
      <Card className="overflow-hidden">
        <Acceptance order={order} side={side} />
        <Delivery delivery={latest} numbered={earlier.length > 0} fileHref={fileHref} side={side} now={now} />
      </Card>
      {earlier.length > 0 ? (
        <details className="group">
          <summary className="flex w-fit list-none items-center gap-1 rounded-sm font-medium text-primary-ink hover:underline">
            <ChevronRight aria-hidden className="size-4 transition-transform group-open:rotate-90" />
            {earlier.length === 1 ? "The version before" : `The ${earlier.length} versions before`}
          </summary>
          <Card className="mt-3 divide-y divide-border">
            {earlier.map((delivery) => (
              <Delivery key={delivery.number} delivery={delivery} numbered fileHref={fileHref} side={side} now={now} />
            ))}
          </Card>
        </details>
      ) : null}
    </section>
  );
}

/** How the acceptance ended; while it is open the next step says until when. */
function Acceptance({ order, side }: Pick<DeliveriesProps, "order"> & { side: "buyer" | "creator" }) {
  if (order.status !== "COMPLETED" || !order.accepted_by) return null;
  return (
    <p className="flex items-center gap-2.5 border-border border-b bg-success-tint px-5 py-3 text-success-ink sm:px-6">
      <CircleCheck aria-hidden className="size-4 shrink-0" />
      <span>
        {order.accepted_by === "auto"
          ? "Accepted automatically: the 72 hours to respond ended."
          : side === "buyer"
            ? "You accepted it."
            : "The buyer accepted it."}
      </span>
    </p>
  );
}

type DeliveryProps = Pick<DeliveriesProps, "fileHref" | "now"> & {
  delivery: OrderDeliveryView;
  numbered: boolean;
  side: "buyer" | "creator";
};

function Delivery({ delivery, numbered, fileHref, side, now }: DeliveryProps) {
  const { changes_asked: asked } = delivery;
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-3 p-5 sm:p-6">
      <p className="text-muted-foreground text-sm">
        {numbered ? `Version ${delivery.number}, ` : "Delivered "}
        <RelativeTime at={delivery.created_at} now={now} />
      </p>
      {delivery.message ? (
        <Markdown topLevel={4} breaks className="wrap-anywhere measure text-lg">
          {delivery.message}
        </Markdown>
      ) : (
        <p className="text-muted-foreground">The creator left no message.</p>
      )}
      {delivery.links.length > 0 ? (
        <ul aria-label="Links" className="grid gap-2">
          {delivery.links.map((link) => (
            <li key={link} className="min-w-0">
              <a
                href={httpOnly(link)}
                target="_blank"
                rel="noopener noreferrer nofollow ugc"
                className="inline-flex max-w-full items-center gap-2 rounded-sm font-mono text-primary-ink text-sm hover:underline"
              >
                <ExternalLink aria-hidden className="size-3.5 shrink-0" />
                <span className="truncate">{link}</span>
                <span className="sr-only">(opens in a new tab)</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <Files files={delivery.files} href={fileHref} />
      {asked ? (
        <div className="grid gap-0.5 rounded-sm border-warning border-l-2 bg-warning-tint/60 px-4 py-2.5">
          <p className="flex flex-wrap items-center gap-x-2 text-sm text-warning-ink">
            <Pin aria-hidden className="size-3.5" />
            <span className="font-medium">
              {side === "buyer" ? "You asked for changes" : "The buyer asked for changes"}
            </span>
            <RelativeTime at={asked.at} now={now} />
          </p>
          <p dir="auto" className="wrap-anywhere measure whitespace-pre-line">
            <MomentsInText>{asked.note}</MomentsInText>
          </p>
        </div>
      ) : null}
    </article>
  );
}

function Files({ files, href }: { files: readonly FileView[]; href: (file: string) => string }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Files" className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2">
      {files.map((file) => (
        <li key={file.id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-end gap-2">
          <FilePreview name={file.name} href={href(file.id)} />
          <a
            href={href(file.id)}
            download
            className="flex items-center gap-2.5 rounded-sm border border-border px-3 py-2 hover:border-border-strong hover:bg-muted/50"
          >
            <FileDown aria-hidden className="size-4 shrink-0 text-primary" />
            <span className="min-w-0 flex-1 truncate font-medium">{file.name}</span>
            <span className="shrink-0 text-muted-foreground text-sm tabular-nums">{formatBytes(file.size_bytes)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
