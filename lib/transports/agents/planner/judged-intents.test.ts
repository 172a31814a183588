import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { database } from "@/db/client";
import { makeCreator } from "@/db/factories";
import { makeAgent } from "@/db/factories/agents";
import { productAddons, productPackages, products } from "@/db/schema";
import { seed } from "@/db/seed";
import { type TestDatabase, testDatabase } from "@/db/testing";
import type { PlanView } from "@/lib/contracts/agents/agent-intents";
import type { RunView } from "@/lib/contracts/agents/agent-runs";
import { startRun } from "@/lib/domain/agents/runs/start";
import { waitForRun } from "@/lib/domain/agents/runs/wait";
import { planIntent } from "../plan-intent";
import { agentTool, writes } from "../registry";
import { asOwner, Loops } from "../testing";
import judged from "./judged-intents.json";

/** What an argument must be: the value itself, or words that it holds (case apart), or the most that it may be. */
type Must = unknown | { contains: string } | { max: number };
type Judged = {
  intent: string;
  expect: "done" | "refused";
  calls: { tool: string; must: Record<string, Must> }[];
  unchecked: string[];
  why: string;
};

/** Somebody who had not seen the planner judged these by what the demo network sells; each is run as its owner would run it. */
const JUDGED = judged as Judged[];
/** Runs that wait for one another share a creator: fewer than its plan allows in a month, and than tools take in a minute. */
const AT_ONCE = 48;

const ran = new Map<string, { run: RunView; plan: PlanView }>();
const names = new Map<string, string>();
const loops = new Loops();
let own: TestDatabase;

beforeAll(async () => {
  own = await testDatabase();
  await seed("demo", () => {});
  for (const one of await database().select().from(products)) names.set(one.id, one.name);
  for (const one of await database().select().from(productPackages))
    names.set(`${one.productId} ${one.slug}`, one.name);
  for (const one of await database().select().from(productAddons)) names.set(`${one.productId}+${one.slug}`, one.name);
  loops.start();
  const shares = Array.from({ length: AT_ONCE }, (_, i) => JUDGED.filter((_one, n) => n % AT_ONCE === i));
  await Promise.all(shares.map((share) => runAll(share.map(({ intent }) => intent))));
}, 120_000);
afterAll(async () => {
  await loops.close();
  await own.drop();
});

async function runAll(intents: string[]): Promise<void> {
  const owner = await makeCreator();
  const ctx = asOwner(owner);
  const agent = await makeAgent(owner.profileId);
  for (const intent of intents) {
    const plan = await planIntent(ctx, agent, { intent });
    const { id } = await startRun(ctx, agent, intent);
    ran.set(intent, { plan, run: (await waitForRun(ctx, id, 60)).view });
  }
}

/** A call as the table says it: an order by the names that its page shows. */
function said({ tool, arguments: given, result }: RunView["steps"][number]): Record<string, unknown> {
  if (tool !== "create_order") return given;
  const { handle, productId, tierId, addonIds = [] } = given as Record<string, string> & { addonIds?: string[] };
  return {
    handle,
    product: names.get(productId ?? ""),
    package: tierId === undefined ? null : names.get(`${productId} ${tierId}`),
    addons: addonIds.map((slug) => names.get(`${productId}+${slug}`)).sort(),
    amount_cents: (result as { amount_cents?: number } | null)?.amount_cents,
  };
}

function fits(value: unknown, must: Must): boolean {
  if (Array.isArray(must)) return JSON.stringify(value) === JSON.stringify([...must].sort());
  if (typeof must !== "object" || must === null) return value === must;
  if ("contains" in must)
    return String(value ?? "")
      .toLowerCase()
      .includes(String(must.contains).toLowerCase());
  return "max" in must && typeof value === "number" && value <= Number(must.max);
}

const isWrite = (tool: string) => writes(agentTool(tool) as NonNullable<ReturnType<typeof agentTool>>);

describe("judged intents", () => {
  it("are enough, half of them to be refused", () => {
    const refused = JUDGED.filter((one) => one.expect === "refused").length;
    expect(JUDGED.length).toBeGreaterThanOrEqual(120);
    expect(refused * 2).toBeGreaterThanOrEqual(JUDGED.length);
  });

  it.each(JUDGED.filter((one) => one.expect === "refused"))("refused: $intent", ({ intent, why }) => {
    const { run, plan } = ran.get(intent) as { run: RunView; plan: PlanView };
    expect(run, why).toMatchObject({ status: "FAILED", error: { code: "unsupported_intent" }, output: null });
    expect(run.steps.map(({ tool }) => tool).filter(isWrite), why).toEqual([]);
    // what only the offers can tell is not known before they are read: such a plan says under which condition it orders
    if (plan.obstacle === null) expect(plan.steps.at(-1)?.why, why).toMatch(/^(?:Only if|Read|List)/);
    else expect(plan, why).toMatchObject({ obstacle_code: "unsupported_intent", steps: [] });
  });

  it.each(JUDGED.filter((one) => one.expect === "done"))("done: $intent", ({ intent, calls, unchecked, why }) => {
    const { run, plan } = ran.get(intent) as { run: RunView; plan: PlanView };
    expect(run.error, why).toBeNull();
    expect(run.status).toBe("SUCCEEDED");
    const made = run.steps.map((step) => ({ tool: step.tool, given: said(step) }));
    for (const { tool, must } of calls) {
      const at = made.findIndex(
        (one) => one.tool === tool && Object.entries(must).every(([name, value]) => fits(one.given[name], value)),
      );
      expect(at, `${why}\n${tool} ${JSON.stringify(must)} is not among ${JSON.stringify(made)}`).toBeGreaterThanOrEqual(
        0,
      );
      made.splice(at, 1);
    }
    expect(
      made.filter(({ tool }) => isWrite(tool)),
      why,
    ).toEqual([]);
    const told = JSON.stringify(run.output).toLowerCase();
    for (const words of unchecked) {
      expect(told, why).toContain(words.toLowerCase());
      expect(run.output?.unchecked.join(" ").toLowerCase(), why).toContain(words.toLowerCase());
    }
    expect(plan, why).toMatchObject({ obstacle: null, obstacle_code: null });
    expect(plan.steps.map(({ tool }) => tool)).toEqual(expect.arrayContaining(calls.map(({ tool }) => tool)));
  });
});
