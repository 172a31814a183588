"use client";

import { CloudAlert } from "lucide-react";
import { Button } from "./button";
import { EmptyState } from "./empty-state";

type ErrorStateProps = {
  title?: string;
  children?: React.ReactNode;
  retry?: () => void;
  /** Next's digest of the error, which finds it in the server's log. */
  reference?: string;
};

/** What a list or page shows when it could not be loaded. */
export function ErrorState({ title = "This could not be loaded", children, retry, reference }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={CloudAlert}
        title={title}
        action={
          retry ? (
            <Button variant="secondary" onClick={retry}>
              Try again
            </Button>
          ) : null
        }
      >
        {children ?? "Something went wrong on our side. Nothing was changed."}
        {reference ? <p className="mt-2 font-mono text-xs">Reference {reference}</p> : null}
      </EmptyState>
    </div>
  );
}
