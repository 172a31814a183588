"use client";

import { buttonVariants } from "./_ui/controls/button-variants";
import { type Caught, caught } from "./_ui/feedback/caught";
import { BareFrame, Notice } from "./_ui/feedback/notice";

/** A section broke before its own boundary could say so. */
export default function ErrorPage(props: Caught) {
  const { children, retry, reference } = caught(props);
  return (
    <BareFrame>
      <Notice
        title="This page could not be shown"
        detail={
          <>
            <p>{children}</p>
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
