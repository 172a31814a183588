"use client";

import { fetchedPart } from "@/app/_ui/feedback/fetched-part";
import { PartAway } from "@/app/_ui/feedback/part-away";

/** The form, on the pages that show it: few creators cannot be paid, and the pages of the others carry none of it. */
export const LazyTellMeWhenForm = fetchedPart(
  async () => (await import("./tell-me-when-form")).TellMeWhenForm,
  PartAway,
);
