import type { Metadata } from "next";
import { alternates } from "@/app/_parts/alternates";
import { Button } from "@/app/_ui/controls/button";
import { Copyable } from "@/app/_ui/controls/copyable";
import { Link } from "@/app/_ui/controls/link";
import { env } from "@/lib/core/env";
import { pageContext } from "@/lib/transports/actions/session/session";
import { InlineLink } from "../../_parts/inline-link";
import { Section } from "../../_parts/section";
import { Steps } from "../../_parts/steps";
import { AgentPath } from "./agent-path";

export const metadata: Metadata = {
  title: "Build an agent that hires",
  description: "One network of people to hire, over REST, GraphQL, a tool server for agents and signed webhooks.",
  alternates: alternates("/developers/start"),
};

const STEPS = [
  {
    title: "Create a test key",
    says: "An account is enough: no creator's page, no card. Test mode has its own orders, events and clock.",
  },
  {
    title: "Make an order",
    says: "Search, read an offer, open a checkout. Pay it with a test card, or let a fixture do all of it at once.",
  },
  {
    title: "Hear of it",
    says: "A signed webhook tells your server what happened, again and again until it has answered.",
  },
];

/** Where one builds, by name. */
const ADDRESSES = [
  { name: "Tool server (MCP)", path: "/api/mcp", says: "For agents: search and read without a key." },
  { name: "REST", path: "/api/v1", says: "Everything that people can do, with a key or by OAuth." },
  { name: "GraphQL", path: "/api/graphql", says: "The same in one request, with what belongs to it." },
];

/** What a builder finds who is not signed in: what can be built, with real calls, and the way in. */
export default async function DevelopersStartPage() {
  const ctx = await pageContext();
  const base = env().BASE_URL;
  return (
    <>
      <div className="border-border border-b bg-card">
        <div className="shell grid justify-items-start gap-5 py-14 sm:py-20">
          <h1 className="max-w-2xl font-semibold text-2xl sm:text-3xl">Let your agent hire people for real work.</h1>
          <p className="measure text-lg text-muted-foreground">
            It finds a creator, reads what they offer and opens a checkout; a person pays in the browser. No call takes
            money, and no agent sees a card.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button asChild size="lg">
              <Link href="/sign-up?next=/developers">Create an account</Link>
            </Button>
            <Button asChild size="lg" variant="secondary">
              <Link href="/docs/quick-start">Quick start</Link>
            </Button>
          </div>
          <p className="text-muted-foreground">
            You have an account? <InlineLink href="/sign-in?next=/developers">Open the console</InlineLink>
          </p>
        </div>
      </div>
      <div className="shell grid grid-cols-1 gap-20 pt-16">
        <Section
          id="first-webhook"
          title="From nothing to a webhook"
          more={{ href: "/docs/first-webhook", label: "Step by step, in five minutes" }}
        >
          <Steps steps={STEPS} columns="md:grid-cols-3" />
        </Section>
        <AgentPath ctx={ctx} />
        <Section id="addresses" title="One network, three doors" more={{ href: "/pricing", label: "Plans and limits" }}>
          <ul className="grid gap-4 md:grid-cols-3">
            {ADDRESSES.map(({ name, path, says }) => (
              <li key={path} className="grid content-start gap-2 rounded-md border border-border bg-card p-4 shadow-sm">
                <h3 className="font-semibold text-base">{name}</h3>
                <p className="text-muted-foreground">{says}</p>
                <Copyable value={`${base}${path}`} label={`${name} address`} className="min-w-0" />
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </>
  );
}
