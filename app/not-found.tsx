import type { Metadata } from "next";
import { NothingHere } from "./_ui/feedback/nothing-here";
import { BareFrame } from "./_ui/feedback/notice";
import { ModeBanner } from "./_ui/frame/modes/mode-switch";

export const metadata: Metadata = { title: "Not found", robots: { index: false } };

/** Any address that is no page, and what a section does not show to this reader: in test mode, that is all that is live. */
export default function NotFound() {
  return (
    <>
      <ModeBanner />
      <BareFrame>
        <NothingHere />
      </BareFrame>
    </>
  );
}
