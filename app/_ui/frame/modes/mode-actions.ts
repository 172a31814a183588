"use server";

import { refresh } from "next/cache";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { z } from "zod";
import { action } from "@/lib/transports/actions/action";
import { keepMode } from "@/lib/transports/actions/session/mode";

/** The path before the id of one thing. */
const ABOUT_ONE = /^(\/(?:[\w-]+\/)*?)\w+_[0-9a-z]{26}(?:\/|$)/;

/** Shows this browser's pages in live mode or in test mode. */
export const chooseMode = action(z.object({ mode: z.enum(["live", "test"]) }), async (_ctx, { mode }) => {
  await keepMode(mode);
  const path = new URL((await headers()).get("referer") ?? "/", "http://here.invalid").pathname;
  // one thing is of one mode: there the list is shown instead
  const list = ABOUT_ONE.exec(path)?.[1];
  if (list) redirect(list.replace(/\/(?:runs|deliveries)?\/?$/, "") || "/");
  refresh();
  return null;
});
