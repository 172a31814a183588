"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { idOf } from "@/lib/contracts/values/ids";
import { env } from "@/lib/core/env";
import { keepBodies } from "@/lib/domain/developers/request-logs/keep-bodies";
import { repeatable, viewRepeated } from "@/lib/domain/developers/request-logs/repeat";
import { action } from "@/lib/transports/actions/action";
import { askInside } from "@/lib/transports/http/inside";

/** Says whether the log keeps bodies. */
export const keepBodiesAction = action(z.strictObject({ keep: z.stringbool() }), async (ctx, { keep }) => {
  const kept = await keepBodies(ctx, keep);
  refresh();
  return kept;
});

/** Asks a GET of the log again, as the account that is signed in, and answers what came. */
export const repeatAction = action(z.strictObject({ id: idOf("log") }), async (ctx, { id }) => {
  const { target, actor } = await repeatable(ctx, id);
  const from = performance.now();
  const response = await askInside(env().BASE_URL + target, actor);
  const text = await response.text();
  return viewRepeated(response.status, performance.now() - from, text);
});
