import type { Operation } from "@/lib/contracts/operation";
import { PUBLIC_REQUESTS_PER_MINUTE, TIERS } from "@/lib/contracts/tiers";
import { type Actor, livemodeOf } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { metrics } from "@/lib/core/metrics/instruments";
import { countedAs, countedOwner } from "@/lib/domain/platform/access/counted-as";
import { count, dayCounter, type Limit, type Standing } from "@/lib/domain/platform/access/counters";
import { ownerIdOf } from "@/lib/domain/platform/access/require";
import { UPGRADE_URL } from "@/lib/domain/platform/access/upgrade-url";
import { countRequest, nextMonth } from "@/lib/domain/platform/access/usage";
import type { Call, Served } from "../call";

/** A call, and the agent that signed it where that was looked at. */
type Signed = Call & Partial<Pick<Served, "agent">>;
type Named = { name: string; limit: Limit };

/**
 * Counts the call against burst and day of its mode, against the month, which the plan grants for both, and against the minute that the operation may grant each caller.
 * Answers the `RateLimit` headers (IETF draft ratelimit-headers); throws 429 with `Retry-After`, or 402
 * `quota_exceeded` when the month is used up.
 */
export async function limitRate(
  actor: Actor,
  call: Signed,
  operation?: Pick<Operation, "id" | "perMinute">,
): Promise<Record<string, string>> {
  const named = limitsOf(actor, call);
  if (operation?.perMinute) named.push(...callerLimits(operation.id, operation.perMinute, actor, call));
  const standings = await count(
    named.map((n) => n.limit),
    call.now,
  );
  const headers = rateHeaders(named, standings);
  const blocked = standings.findIndex((s) => !s.allowed);
  if (blocked !== -1) throw tooMany(named[blocked] as Named, standings[blocked] as Standing, headers);
  if (actor.kind === "credential") await limitMonth(actor, call, headers);
  return headers;
}

/** Counts a call against the minute that an operation grants each caller, where it came in with others in one request. */
export async function limitCaller(
  { id, perMinute }: Pick<Operation, "id" | "perMinute">,
  actor: Actor,
  call: Signed,
): Promise<void> {
  if (!perMinute) return;
  const named = callerLimits(id, perMinute, actor, call);
  const standings = await count(
    named.map(({ limit }) => limit),
    call.now,
  );
  const blocked = standings.findIndex(({ allowed }) => !allowed);
  if (blocked !== -1) throw tooMany(named[blocked] as Named, standings[blocked] as Standing, {});
}

function limitsOf(actor: Actor, call: Signed): Named[] {
  if (actor.kind !== "credential") {
    return countedAs(actor, call.ip, call.agent).map(({ who, times }) => ({
      name: "burst",
      limit: { key: `ip:${who}`, limit: PUBLIC_REQUESTS_PER_MINUTE * times, windowSeconds: 60 },
    }));
  }
  const caps = TIERS[actor.tier];
  const owner = countedOwner(ownerIdOf(actor), livemodeOf(actor));
  const named: Named[] = [
    { name: "burst", limit: { key: `b:${owner}`, limit: caps.burstPerMinute, windowSeconds: 60 } },
  ];
  if (caps.requestsPerDay !== null) {
    named.push({
      name: "day",
      limit: { key: dayCounter(owner), limit: caps.requestsPerDay, windowSeconds: 86_400 },
    });
  }
  return named;
}

function callerLimits(name: string, limit: number, actor: Actor, call: Signed): Named[] {
  return countedAs(actor, call.ip, call.agent).map(({ who, times }) => ({
    name,
    limit: { key: `op:${name}:${who}`, limit: limit * times, windowSeconds: 60 },
  }));
}

function rateHeaders(named: Named[], standings: Standing[]): Record<string, string> {
  const policy = named.map((n) => `"${n.name}";q=${n.limit.limit};w=${n.limit.windowSeconds}`).join(", ");
  let tightest = 0;
  standings.forEach((s, i) => {
    if (s.remaining < (standings[tightest] as Standing).remaining) tightest = i;
  });
  const tight = standings[tightest] as Standing;
  return {
    "ratelimit-policy": policy,
    ratelimit: `"${(named[tightest] as Named).name}";r=${tight.remaining};t=${tight.resetSeconds}`,
  };
}

function tooMany(named: Named, standing: Standing, headers: Record<string, string>): DomainError {
  metrics().limited.inc({ limit: named.name });
  const period = named.name === "day" ? "day" : "minute";
  return new DomainError(
    "rate_limit_exceeded",
    `More than ${standing.limit} requests in a ${period}. Retry in ${standing.resetSeconds} s.`,
    {},
    { ...headers, "retry-after": String(standing.resetSeconds) },
  );
}

async function limitMonth(
  actor: Extract<Actor, { kind: "credential" }>,
  call: Call,
  headers: Record<string, string>,
): Promise<void> {
  const cap = TIERS[actor.tier].requestsPerMonth;
  if (await countRequest(ownerIdOf(actor), cap, call.now)) return;
  metrics().limited.inc({ limit: "month" });
  throw new DomainError(
    "quota_exceeded",
    `The ${cap.toLocaleString("en-US")} requests of this month are used up; they reset at ${nextMonth(call.now).toISOString()}.`,
    { upgrade_url: UPGRADE_URL },
    headers,
  );
}
