import { ERROR_STATUS, type ErrorCode } from "@/lib/contracts/errors";
import { SCOPES } from "@/lib/contracts/scopes";
import { PLAN_TIERS, type PlanTier, TIERS, type TierCaps } from "@/lib/contracts/tiers";
import { ATTEMPT_OFFSETS } from "@/lib/domain/developers/webhooks/delivery/schedule";
import { LEVELS, PRIOR_SHARES, WEIGHTS } from "@/lib/domain/people/reputation/trust";
import { TRANSITIONS } from "@/lib/domain/trade/orders/transitions";
import { TOOLS } from "@/lib/transports/mcp/catalogue";
import { PARTS } from "@/lib/transports/openapi/parts";
import { ERROR_ADVICE } from "./error-advice";
import { eventsByArea } from "./events-by-area";
import { code, type Row, table } from "./markdown-table";

/** What guides write as `{{table name}}`, drawn as Markdown from the code's own lists. */
export const TABLES: Record<string, () => string> = {
  scopes: () =>
    table(
      ["Scope", "What it allows"],
      Object.entries(SCOPES).map(([scope, text]) => [code(scope), text]),
    ),
  errors: () =>
    table(
      ["Code", "Status", "What it says and what helps"],
      (Object.keys(ERROR_STATUS) as ErrorCode[]).map((name) => [anchor(name), ERROR_STATUS[name], ERROR_ADVICE[name]]),
    ),
  plans: () => table(["Allowed", ...PLAN_TIERS.map((tier) => TIERS[tier].name)], Object.entries(CAPS).map(planRow)),
  attempts: () =>
    table(
      ["Attempt", "After the first"],
      ATTEMPT_OFFSETS.map((offset, n) => [n + 1, span(offset)]),
    ),
  tools: () =>
    table(
      ["Tool", "Kind", "Calls a minute", "What it does"],
      TOOLS.map(({ name, annotations, perMinute, description }) => [
        code(name),
        annotations.readOnlyHint ? "reads" : "writes",
        perMinute,
        firstSentence(description),
      ]),
    ),
  events: eventsByArea,
  openapi_parts: () =>
    table(
      ["Part", "What it is about"],
      PARTS.map(({ slug, name, description }) => [`[${name}](/api/v1/openapi/${slug}.yaml)`, description]),
    ),
  transitions: () =>
    table(
      ["From", "To", "Who, and how"],
      TRANSITIONS.map(({ from, to, by }) => [
        code(from),
        code(to),
        Object.entries(by)
          .map(([mover, how]) => `${mover}: ${how}`)
          .join("; "),
      ]),
    ),
  trust: () =>
    table(
      ["Component", "Weight", "What it measures", "Starts from"],
      Object.entries(WEIGHTS).map(([name, weight]) => [
        code(name),
        percent(weight),
        MEASURES[name as keyof typeof WEIGHTS],
        name in PRIOR_SHARES ? percent(PRIOR_SHARES[name as keyof typeof PRIOR_SHARES]) : "see below",
      ]),
    ),
  levels: () =>
    table(
      ["Level", "Closed orders", "Rating", "Disputes lost at most"],
      LEVELS.map(({ level, closed, rating, lostShare }) => [
        code(level),
        `${closed} or more`,
        rating > 1 ? `${rating} or more` : "any",
        lostShare < 1 ? percent(lostShare) : "any",
      ]),
    ),
};

const MEASURES: Record<keyof typeof WEIGHTS, string> = {
  rating: "The Bayesian mean of verified reviews, as a share of the way from 2 to 4.6 stars",
  completion: "Orders that were completed, of all that closed",
  punctuality: "First deliveries that came in time, of all deliveries",
  disputes: "Orders that were not lost in a dispute, of all that closed; the start is the share that is lost",
  response: "Requests for an introduction that were answered in time, either way",
  verification: "Whether the identity was verified: all or nothing",
};

const CAPS: { [Cap in Exclude<keyof TierCaps, "name">]: string } = {
  priceCents: "Price a month",
  requestsPerMonth: "Requests a month",
  requestsPerDay: "Requests a day",
  burstPerMinute: "Requests a minute",
  agentRunsPerMonth: "Agent runs a month",
  webhookEndpoints: "Webhook endpoints",
  apiKeys: "API keys",
};

function planRow([cap, label]: [string, string]): Row {
  const shown = (tier: PlanTier) => {
    const value = TIERS[tier][cap as keyof typeof CAPS];
    if (value === null) return "no limit";
    return cap === "priceCents" ? `$${(value / 100).toLocaleString("en")}` : value.toLocaleString("en");
  };
  return [label, ...PLAN_TIERS.map(shown)];
}

function span(seconds: number): string {
  if (seconds === 0) return "at once";
  if (seconds < 60) return `${seconds} s`;
  return seconds < 3_600 ? `${seconds / 60} min` : `${seconds / 3_600} h`;
}

/** Code that can be linked to by its own name. */
const anchor = (text: string) => `[${code(text)}](#${text})`;
const percent = (share: number) => `${Number((share * 100).toFixed(1))} %`;
const firstSentence = (text: string) => `${text.split(/\.\s/)[0]?.replace(/\.$/, "")}.`;
