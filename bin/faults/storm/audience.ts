import { setTimeout as pause } from "node:timers/promises";
import { makeCreator } from "@/db/factories";
import { between, pick, type Random, shuffled } from "@/db/seed/random";
import { isUnavailable } from "@/lib/core/errors";
import { systemContext } from "@/lib/core/system-context";
import { transaction } from "@/lib/core/transaction";
import { newId } from "@/lib/core/values/ids";
import { testEndpoint } from "@/lib/domain/developers/webhooks/delivery/testing";
import { emit } from "@/lib/domain/developers/webhooks/events/emit";
import { BEHAVIOURS, type Behaviour, type Receivers } from "./receivers";

type Faulty = Exclude<Behaviour, "healthy">;
/** The creators whose second endpoint behaves in a way. */
type Audience = ReadonlyMap<Faulty, readonly string[]>;

const CREATORS_PER_BEHAVIOUR = 2;
const FAULTS = BEHAVIOURS.filter((behaviour): behaviour is Faulty => behaviour !== "healthy");

const QUICK = ["error", "close", "redirect", "flaky"] as const;

/** Creators with two endpoints each: a healthy one, and one of each other behaviour in turn. */
export async function makeAudience(receivers: Receivers, random: Random): Promise<Audience> {
  const audience = new Map<Faulty, string[]>();
  for (const behaviour of shuffled(random, FAULTS)) {
    for (let n = 0; n < CREATORS_PER_BEHAVIOUR; n++) {
      const { profileId } = await makeCreator();
      await testEndpoint(profileId, receivers.urlOf("healthy"));
      await testEndpoint(profileId, receivers.urlOf(behaviour));
      audience.set(behaviour, [...(audience.get(behaviour) ?? []), profileId]);
    }
  }
  return audience;
}

export type Emission = { events: number; random: Random };

/** Emits events of random creators, up to 40 in a transaction. What the database refuses while it restarts is emitted again. */
export async function emitAll(audience: Audience, { events, random }: Emission): Promise<void> {
  const plan = shuffled(random, planned(events)).map((behaviour) => pick(random, audience.get(behaviour) ?? []));
  while (plan.length > 0) {
    const batch = plan.splice(0, between(random, 1, 40));
    while (!(await emitted(batch))) await pause(100);
  }
}

/** One event in a hundred meets a receiver that never ends its answer (6 s an attempt), one in twenty 10 MB, the rest the other ways alike. */
function planned(events: number): Faulty[] {
  const length = Math.min(60, Math.ceil(events / 100));
  const slow = Array.from({ length }, (_, n): Faulty => (n % 2 === 0 ? "hang" : "drip"));
  const large = Array.from({ length: Math.ceil(events / 20) }, () => "flood" as const);
  const others = Array.from(
    { length: events - slow.length - large.length },
    (_, n) => QUICK[n % QUICK.length] ?? "error",
  );
  return [...slow, ...large, ...others];
}

async function emitted(profileIds: readonly string[]): Promise<boolean> {
  const ctx = systemContext("fault-test", new Date());
  try {
    await transaction(ctx, async (tx, inner) => {
      for (const profileId of profileIds) {
        await emit(tx, inner, profileId, "post.created", { id: newId("post"), slug: "a-post", title: "A post" });
      }
    });
    return true;
  } catch (error) {
    if (isUnavailable(error)) return false;
    throw error;
  }
}
