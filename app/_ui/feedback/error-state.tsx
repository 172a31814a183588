"use client";

import type { ReactNode } from "react";
import { buttonVariants } from "../controls/button-variants";
import { EmptyState } from "./empty-state";

type ErrorStateProps = {
  title?: string;
  children?: ReactNode;
  retry?: () => void;
  /** Next's digest of the error, which finds it in the server's log. */
  reference?: string;
};

/** What a list or page shows when it could not be loaded. Every page ships it, so it draws its own sign and button. */
export function ErrorState({ title = "This could not be loaded", children, retry, reference }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={AlertSign}
        title={title}
        action={
          retry ? (
            <button type="button" onClick={retry} className={buttonVariants({ variant: "secondary" })}>
              Try again
            </button>
          ) : null
        }
      >
        {children ?? "Something went wrong on our side."}
        {reference ? <p className="mt-2 font-mono text-xs">Reference {reference}</p> : null}
      </EmptyState>
    </div>
  );
}

function AlertSign({ className }: { className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" className={className}>
      <path strokeLinecap="round" strokeLinejoin="round" d="M12 3 2.5 20h19zM12 10v4m0 3v.01" />
    </svg>
  );
}
