"use client";

import { errorReference } from "@/app/_ui/feedback/error-reference";
import { ErrorState } from "@/app/_ui/feedback/error-state";

/** A console page broke: the navigation stays, the page can be tried again. */
export default function ConsoleError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <>
      <h1 className="sr-only">This page could not be loaded</h1>
      <ErrorState title="This page could not be loaded" retry={retry} reference={errorReference(error)} />
    </>
  );
}
