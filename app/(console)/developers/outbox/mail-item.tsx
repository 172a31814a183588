import { LazyDetails } from "@/app/_ui/controls/lazy-details";
import { Badge } from "@/app/_ui/looks/badge";
import { RelativeTime } from "@/app/_ui/time/relative-time";
import type { OutboxMail } from "@/lib/domain/platform/mail/outbox";

/** One mail: its head, and opened its body in a frame that runs nothing and whose links open in tabs of their own. */
export function MailItem({ mail, now }: { mail: OutboxMail; now: Date }) {
  return (
    <li>
      <LazyDetails
        summary={
          <summary className="flex cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-muted/40 sm:px-5">
            <span className="min-w-0 flex-1 basis-64">
              <span className="block truncate font-medium">{mail.subject}</span>
              <span className="block truncate text-muted-foreground text-sm">to {mail.recipient}</span>
            </span>
            <Badge tone="outline" className="font-mono">
              {mail.kind}
            </Badge>
            <RelativeTime at={mail.created_at} now={now} className="text-muted-foreground text-sm" />
          </summary>
        }
      >
        <div className="border-border border-t p-4 sm:p-5">
          <iframe
            title={`${mail.subject}, to ${mail.recipient}`}
            sandbox="allow-popups allow-popups-to-escape-sandbox"
            srcDoc={inTabs(mail.html)}
            className="h-96 w-full rounded-sm border border-border bg-white"
          />
        </div>
      </LazyDetails>
    </li>
  );
}

function inTabs(html: string): string {
  return html.replace("<head>", '<head><base target="_blank">');
}
