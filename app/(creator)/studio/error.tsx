"use client";

import { type Caught, caught } from "@/app/_ui/feedback/caught";
import { ErrorState } from "@/app/_ui/feedback/error-state";

/** A studio page broke: the frame stays, it can be tried again. */
export default function StudioError(props: Caught) {
  return (
    <>
      <h1 className="mb-6 font-semibold text-2xl">Studio</h1>
      <ErrorState title="This page could not be loaded" {...caught(props)} />
    </>
  );
}
