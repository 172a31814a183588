import { asc } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { database } from "@/db/client";
import { processorEvents } from "@/db/schema";
import { type TestDatabase, testDatabase } from "@/db/testing";
import { walkRetention } from "@/lib/core/retention-walk";
import { systemContext } from "@/lib/core/system-context";
import { DAY_MS } from "@/lib/core/values/durations";
import { OLD_PROCESSOR_EVENTS, pruneProcessorEvents } from "./prune-events";

let own: TestDatabase;
beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const NOW = new Date("2026-11-28T12:00:00Z");

it("which events of the processor were applied is forgotten after 90 days, in whatever order their ids lie", async () => {
  const ages = { evt_c: 91, evt_a: 89, evt_e: 400, evt_b: 0, evt_d: 92 };
  for (const [id, days] of Object.entries(ages))
    await database()
      .insert(processorEvents)
      .values({ id, type: "charge.refunded", receivedAt: new Date(NOW.getTime() - days * DAY_MS) });
  const ctx = systemContext("test", NOW);
  expect(await walkRetention(ctx, [OLD_PROCESSOR_EVENTS], 2)).toEqual({ processor_events: 3 });
  const left = await database().select().from(processorEvents).orderBy(asc(processorEvents.id));
  expect(left.map(({ id }) => id)).toEqual(["evt_a", "evt_b"]);
  expect(await pruneProcessorEvents(ctx)).toEqual({ processor_events: 0 });
});
