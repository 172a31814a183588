import type { ReactNode } from "react";
import { CopyButton } from "@/app/_ui/controls/copyable";
import type { Context } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { Section } from "../../_parts/section";
import { StepNumber } from "../../_parts/steps";
import { agentCalls, type ToolCall } from "./agent-calls";
import { Json } from "./json";

/** What an agent does here: four tool calls with what they answer, from the data of this very service. */
export async function AgentPath({ ctx }: { ctx: Context }) {
  const calls = await agentCalls(ctx);
  if (calls.length === 0) return null;
  const endpoint = `${env().BASE_URL}/api/mcp`;
  return (
    <Section
      id="agents"
      title="Four calls from a wish to a checkout"
      lead="Agents use the same marketplace over the Model Context Protocol. Reading needs no key, and only a person can pay."
      more={{ href: "/docs/mcp", label: "The tool server" }}
    >
      <p className="mb-4 flex w-fit max-w-full items-center gap-2 rounded-sm border border-border bg-card py-1 pr-1 pl-3 font-mono text-sm">
        <span className="min-w-0 truncate">
          <span className="text-muted-foreground">POST </span>
          {endpoint}
        </span>
        <CopyButton value={endpoint} label="the address of the tool server" />
      </p>
      <ol className="grid gap-4 lg:grid-cols-2">
        {calls.map((call, i) => (
          <ToolCallPanel key={call.tool} call={call} n={i + 1} />
        ))}
      </ol>
    </Section>
  );
}

function ToolCallPanel({ call, n }: { call: ToolCall; n: number }) {
  return (
    <li className="flex min-w-0 flex-col overflow-hidden rounded-md border border-border bg-card shadow-sm">
      <div className="flex items-start gap-3 p-4">
        <StepNumber n={n} />
        <div className="min-w-0">
          <h3 className="font-mono font-semibold text-base">{call.tool}</h3>
          <p className="text-muted-foreground">{call.says}</p>
        </div>
      </div>
      <div className="grid flex-1 content-start border-border border-t bg-muted/60 font-mono text-xs leading-5">
        <Pane label="Sends" name={call.tool}>
          <Json value={call.args} />
        </Pane>
        <Pane label="Gets" name={call.tool} className="border-border border-t">
          <Json value={call.result} />
        </Pane>
      </div>
    </li>
  );
}

type PaneProps = { label: string; name: string; className?: string; children: ReactNode };

function Pane({ label, name, className = "", children }: PaneProps) {
  return (
    <div className={`grid grid-cols-[minmax(0,1fr)] py-2.5 ${className}`}>
      <p className="px-4 font-sans text-muted-foreground">{label}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard must reach it */}
      <section aria-label={`${name}: ${label}`} tabIndex={0} className="overflow-x-auto px-4 [scrollbar-width:thin]">
        <pre>{children}</pre>
      </section>
    </div>
  );
}
