"use client";

import { type Caught, caught } from "@/app/_ui/feedback/caught";
import { ErrorState } from "@/app/_ui/feedback/error-state";

/** A console page broke: the navigation stays, the page can be tried again. */
export default function ConsoleError(props: Caught) {
  return (
    <>
      <h1 className="sr-only">This page could not be loaded</h1>
      <ErrorState title="This page could not be loaded" {...caught(props)} />
    </>
  );
}
