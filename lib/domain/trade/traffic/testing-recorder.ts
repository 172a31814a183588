import { asc } from "drizzle-orm";
import { database } from "@/db/client";
import { sandboxWebhooks } from "@/db/schema";
import { type Served, served } from "@/lib/domain/trade/payments/sandbox/serving/fetch";

/** A payment page, an account or an event has another id and time in each run: those are written alike. */
const ID = /\b([a-z]{2,10}(?:_(?:test|live|secret))*_)[A-Za-z0-9_]{12,}/g;
const MOMENT = 1_767_225_600;
/** Members whose text is of the run's own people and addresses. */
const OF_THE_RUN = /^(name|description|display_name|email|receipt_email|customer_email|.*url|number|fingerprint|data)$/;

/** Of each operation that the sandbox serves while `play` runs, and of each kind of event that it has to tell, the first one. */
export async function record(
  play: () => Promise<void>,
): Promise<{ calls: Map<string, Served>; events: Map<string, object> }> {
  const calls = new Map<string, Served>();
  const hear = (message: unknown) => {
    const one = message as Served;
    if (!calls.has(one.route)) calls.set(one.route, one);
  };
  served.subscribe(hear);
  try {
    await play();
  } finally {
    served.unsubscribe(hear);
  }
  const rows = await database()
    .select({ body: sandboxWebhooks.body })
    .from(sandboxWebhooks)
    .orderBy(asc(sandboxWebhooks.seq));
  const events = new Map<string, object>();
  for (const { body } of rows) {
    const event = JSON.parse(body) as { type: string };
    if (!events.has(event.type)) events.set(event.type, event);
  }
  return { calls, events };
}

/** A creator's name, as the factories make one. */
const MADE_UP = /\bMaker [0-9a-f]{12}\b/g;

/** A recorded value as TypeScript, the same in every run. */
export function literal(value: unknown, key = ""): string {
  if (typeof value === "string") return JSON.stringify(wordOf(value, key));
  if (typeof value === "number") return value > 1_000_000_000 ? `${MOMENT}` : `${value}`;
  if (Array.isArray(value)) return `[${value.map((one) => literal(one, key)).join(", ")}]`;
  if (value === null || typeof value !== "object") return `${value}`;
  const members = Object.entries(value).filter(([, one]) => one !== undefined);
  const within = (name: string) => (key === "metadata" ? "name" : name);
  return `{ ${members.map(([name, one]) => `${JSON.stringify(name)}: ${literal(one, within(name))}`).join(", ")} }`;
}

function wordOf(text: string, key: string): string {
  if (typeof text === "string" && OF_THE_RUN.test(key)) return "…";
  return text.replace(ID, "$1…").replace(MADE_UP, "Maker …");
}
