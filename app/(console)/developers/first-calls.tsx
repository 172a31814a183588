import { Check } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { Card, CardDescription, CardHeader, CardTitle } from "@/app/_ui/card";
import { cn } from "@/app/_ui/cn";
import { CodeBlock } from "@/app/_ui/code-block";
import type { Standing } from "@/lib/accounts/standing";

type FirstCallsProps = { standing: Standing; handle: string; base: string };

const link = "rounded-sm font-medium text-primary-ink underline-offset-4 hover:underline";

/** The way to a working integration, each step ticked when it was really done. */
export function FirstCalls({ standing, handle, base }: FirstCallsProps) {
  const done = [
    standing.api_keys.live > 0,
    standing.api_keys.ever_used,
    standing.webhook_endpoints.enabled > 0,
    standing.mcp_discoverable,
  ];
  const [hasKey, called, listens, discoverable] = done;
  return (
    <Card>
      <CardHeader className="pb-1">
        <CardTitle>First calls</CardTitle>
        <CardDescription>
          {done.filter(Boolean).length} of {done.length} done
        </CardDescription>
      </CardHeader>
      <ol className="divide-y divide-border">
        <Step n={1} done={hasKey} title="Create a key">
          <p>
            Choose its scopes on{" "}
            <Link href="/developers/keys" className={link}>
              API keys
            </Link>{" "}
            and keep it in your environment.
          </p>
          <CodeBlock code="export GUILDHALL_KEY=gh_live_…" />
        </Step>
        <Step n={2} done={called} title="Ask who you are">
          <p>
            The answer names you, your plan and what is left of it. The key needs <code>identity:read</code>.
          </p>
          <CodeBlock code={`curl ${base}/api/v1/me \\\n  -H "Authorization: Bearer $GUILDHALL_KEY"`} />
        </Step>
        <Step n={3} done={listens} title="Hear of orders as they happen">
          <p>
            Add an endpoint on{" "}
            <Link href="/developers/webhooks" className={link}>
              Webhooks
            </Link>
            , or with a key that has <code>webhooks:write</code>.
          </p>
          <CodeBlock
            code={[
              `curl ${base}/api/v1/webhooks/endpoints \\`,
              `  -H "Authorization: Bearer $GUILDHALL_KEY" \\`,
              `  -H "Idempotency-Key: $(uuidgen)" \\`,
              `  -H "Content-Type: application/json" \\`,
              `  -d '{"url": "https://example.com/hooks", "event_types": ["order.paid"]}'`,
            ].join("\n")}
          />
        </Step>
        <Step n={4} done={discoverable} title="Let agents find you">
          <p>
            Turn on agent discovery in{" "}
            <Link href="/settings" className={link}>
              Settings
            </Link>
            . Then any agent reads you like this, without a key.
          </p>
          <CodeBlock code={agentCall(base, handle)} />
        </Step>
      </ol>
    </Card>
  );
}

type StepProps = { n: number; done?: boolean; title: string; children: ReactNode };

function Step({ n, done, title, children }: StepProps) {
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)] gap-x-3 px-5 py-4">
      <span
        aria-hidden
        className={cn(
          "grid size-6 place-items-center rounded-full border font-medium text-xs",
          done ? "border-transparent bg-primary text-primary-foreground" : "border-border-strong text-muted-foreground",
        )}
      >
        {done ? <Check className="size-3.5" strokeWidth={3} /> : n}
      </span>
      <div className="grid min-w-0 gap-2 *:min-w-0">
        <h3 className="font-medium leading-6">
          {title}
          <span className="sr-only">{done ? " (done)" : " (to do)"}</span>
        </h3>
        <div className="grid gap-2.5 text-muted-foreground *:min-w-0 [&_code]:text-foreground">{children}</div>
      </div>
    </li>
  );
}

function agentCall(base: string, handle: string): string {
  return [
    `curl ${base}/api/mcp \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -d '{"jsonrpc": "2.0", "id": 1, "method": "tools/call",`,
    `       "params": {"name": "get_creator", "arguments": {"handle": "${handle}"}}}'`,
  ].join("\n");
}
