import { Spending } from "@/app/_parts/spending/spending";
import { Card, CardContent, CardHeader, CardTitle } from "@/app/_ui/looks/card";
import type { AgentView } from "@/lib/contracts/agents/agents";
import { spendingOfAgent } from "@/lib/domain/agents/saved/spending";
import { TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";
import { pageContext } from "@/lib/transports/actions/session/session";
import { limitAgentAction } from "../actions";

const CATEGORIES = TAXONOMY.map(({ slug, name }) => ({ slug, name }));

/** What an agent may spend for its owner, and the way to say so. */
export async function Buying({ agent }: { agent: AgentView }) {
  const spending = await spendingOfAgent(await pageContext(), agent.id);
  return (
    <Card>
      <CardHeader>
        <CardTitle>What it may spend for you</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-3 pt-3">
        <Spending
          id={agent.id}
          app={agent.name}
          spending={spending}
          categories={CATEGORIES}
          change={limitAgentAction}
        />
        <p className="text-muted-foreground text-sm">
          {spending
            ? "In runs that you start it opens checkouts within these limits. Each waits until you have paid it or refused."
            : "No limits are set: it opens checkouts, and its runs end there. With limits a run waits until you have paid, and goes on."}
        </p>
      </CardContent>
    </Card>
  );
}
