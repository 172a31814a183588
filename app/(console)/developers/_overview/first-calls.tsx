import { Check, ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/app/_ui/cn";
import { Link } from "@/app/_ui/controls/link";
import { Card, CardDescription, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import { CodeBlock } from "@/app/_ui/text/code-block";
import type { FirstSteps } from "@/lib/domain/people/accounts/first-steps";
import { meCall } from "../_parts/first-call";
import { agentCall, endpointCall, fixtureCall } from "./calls";

type FirstCallsProps = { steps: FirstSteps; handle: string | null; base: string; livemode: boolean };
type StepInput = { done: boolean; title: string; optional?: boolean; body: ReactNode };

/** The way to a working integration, each step ticked when it was really taken. The first that is left is open. */
export function FirstCalls(props: FirstCallsProps) {
  const list = stepsOf(props);
  const done = list.filter((step) => step.done).length;
  const next = list.findIndex((step) => !step.done);
  return (
    <Card>
      <CardHeader className="pb-4">
        <CardTitle>First calls</CardTitle>
        <CardDescription>
          {done} of {list.length} done
        </CardDescription>
        <div aria-hidden className="mt-1 h-1.5 overflow-hidden rounded-full bg-muted">
          <div className="h-full rounded-full bg-chart" style={{ width: `${(done / list.length) * 100}%` }} />
        </div>
      </CardHeader>
      <ol className="divide-y divide-border border-border border-t">
        {list.map((step, i) => (
          <Step key={step.title} n={i + 1} open={i === next} {...step} />
        ))}
      </ol>
    </Card>
  );
}

function stepsOf({ steps, handle, base, livemode }: FirstCallsProps): StepInput[] {
  return [
    {
      done: steps.has_key,
      title: livemode ? "Create a key" : "Create a test key",
      body: (
        <>
          <p>
            Choose what it may do on <Go to="/developers/keys?new=1">API keys</Go> and keep it in your environment.
          </p>
          <CodeBlock code={`export GUILDHALL_TOKEN=gh_${livemode ? "live" : "test"}_…`} />
        </>
      ),
    },
    {
      done: steps.has_called,
      title: "Make a first call",
      body: (
        <>
          <p>
            The answer names you, your plan and what is left of it. The key needs <code>identity:read</code>. What was
            asked and answered is in your <Go to="/developers/logs">logs</Go>.
          </p>
          <CodeBlock code={meCall(base, { handle })} />
        </>
      ),
    },
    {
      done: steps.has_endpoint,
      title: "Add a webhook endpoint",
      body: (
        <>
          <p>
            Hear of orders as they happen: on <Go to="/developers/webhooks?new=1">Webhooks</Go>, or with a key that has{" "}
            <code>webhooks:write</code>.
          </p>
          <CodeBlock code={endpointCall(base)} />
        </>
      ),
    },
    {
      done: steps.has_delivery,
      title: "Receive a delivery",
      body: livemode ? (
        <p>
          Answer a delivery with a 2xx. Anything that happens to you sends one: publish a post, or sell something. See{" "}
          <Go to="/developers/webhooks">Webhooks</Go> for how to check its signature.
        </p>
      ) : (
        <>
          <p>
            A test order sends one; you need nothing to sell. <Go to="/docs/first-webhook">Your first webhook</Go> shows
            how to read it and to check its signature.
          </p>
          <CodeBlock code={fixtureCall(base)} />
        </>
      ),
    },
    ...(handle === null || !livemode ? [] : [discovery(steps.discoverable, handle, base)]),
    {
      done: steps.has_app,
      title: "Register an app",
      optional: true,
      body: (
        <p>
          For software that acts for other creators: they consent to it, no key changes hands. Register it on{" "}
          <Go to="/developers/apps">Apps</Go>.
        </p>
      ),
    },
  ];
}

/** Only a creator's page is found by agents. */
function discovery(done: boolean, handle: string, base: string): StepInput {
  return {
    done,
    title: "Let agents find you",
    body: (
      <>
        <p>
          Turn on agent discovery in <Go to="/settings">Settings</Go>. Then any agent reads you like this, without a
          key.
        </p>
        <CodeBlock code={agentCall(base, handle)} />
      </>
    ),
  };
}

function Go({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link href={to} className="rounded-sm font-medium text-primary-ink underline-offset-4 hover:underline">
      {children}
    </Link>
  );
}

function Step({ n, open, done, title, optional, body }: StepInput & { n: number; open: boolean }) {
  return (
    <li>
      <details open={open} className="group">
        <summary className="flex list-none items-center gap-3 px-5 py-3.5 hover:bg-muted/40">
          <span
            aria-hidden
            className={cn(
              "grid size-6 shrink-0 place-items-center rounded-full border font-medium text-xs",
              done
                ? "border-transparent bg-primary text-primary-foreground"
                : "border-border-strong text-muted-foreground",
            )}
          >
            {done ? <Check className="size-3.5" strokeWidth={3} /> : n}
          </span>
          <span className={cn("font-medium", done && "text-muted-foreground")}>
            {title}
            {optional ? <span className="font-normal text-muted-foreground"> (optional)</span> : null}
            <span className="sr-only">{done ? " (done)" : " (to do)"}</span>
          </span>
          <ChevronDown
            aria-hidden
            className="ml-auto size-4 text-muted-foreground transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="grid gap-2.5 px-5 pb-4 pl-14 text-muted-foreground *:min-w-0 max-sm:pl-5 [&_code]:text-foreground">
          {body}
        </div>
      </details>
    </li>
  );
}
