"use client";

import { type Caught, caught } from "@/app/_ui/feedback/caught";
import { ErrorState } from "@/app/_ui/feedback/error-state";

/** A public page broke: the frame stays, the page can be tried again. */
export default function SiteError(props: Caught) {
  return (
    <div className="shell max-w-2xl py-24">
      <h1 className="sr-only">This page could not be loaded</h1>
      <ErrorState title="This page could not be loaded" {...caught(props)} />
    </div>
  );
}
