"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { NewFixture, NewTestTime } from "@/lib/contracts/trade/test-mode";
import { advanceClock } from "@/lib/domain/trade/trying/clock";
import { makeFixture } from "@/lib/domain/trade/trying/fixtures";
import { action } from "@/lib/transports/actions/action";

/** Makes a test order and takes it to a state. */
export const makeFixtureAction = action(NewFixture, async (ctx, input) => {
  const made = await makeFixture(ctx, input);
  refresh();
  return made;
});

const Step = z.strictObject({ advance_seconds: z.coerce.number().pipe(NewTestTime.shape.advance_seconds) });

/** Moves the account's test data forward in time. */
export const advanceClockAction = action(Step, async (ctx, input) => {
  const clock = await advanceClock(ctx, input);
  refresh();
  return clock;
});
