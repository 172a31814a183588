"use client";

import { lazy, Suspense } from "react";
import type { TellMeWhenProps } from "./tell-me-when-form";

// few creators cannot be paid: the pages of the others carry none of it
const Form = lazy(async () => ({ default: (await import("./tell-me-when-form")).TellMeWhenForm }));

/** The form, on the pages that show it. */
export function LazyTellMeWhenForm(props: TellMeWhenProps) {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  );
}
