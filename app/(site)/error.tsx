"use client";

import { errorReference } from "@/app/_ui/feedback/error-reference";
import { ErrorState } from "@/app/_ui/feedback/error-state";

type SiteErrorProps = { error: unknown; retry: () => void };

/** A public page broke: the frame stays, the page can be tried again. */
export default function SiteError({ error, retry }: SiteErrorProps) {
  return (
    <div className="shell max-w-2xl py-24">
      <h1 className="sr-only">This page could not be loaded</h1>
      <ErrorState title="This page could not be loaded" retry={retry} reference={errorReference(error)} />
    </div>
  );
}
