"use client";

import { buttonVariants } from "./_ui/controls/button-variants";
import { errorReference } from "./_ui/feedback/error-reference";
import { BareFrame, Notice } from "./_ui/feedback/notice";

type ErrorPageProps = { error: unknown; retry: () => void };

/** A section broke before its own boundary could say so. */
export default function ErrorPage({ error, retry }: ErrorPageProps) {
  const reference = errorReference(error);
  return (
    <BareFrame>
      <Notice
        title="This page could not be shown"
        detail={
          <>
            <p>Something went wrong on our side. Nothing was changed.</p>
            {reference ? <p className="mt-2 font-mono text-xs">Reference {reference}</p> : null}
          </>
        }
      >
        <button type="button" onClick={retry} className={buttonVariants()}>
          Try again
        </button>
      </Notice>
    </BareFrame>
  );
}
