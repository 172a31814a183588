import type { Metadata } from "next";
import { NothingHere } from "./_ui/feedback/nothing-here";
import { BareFrame } from "./_ui/feedback/notice";

export const metadata: Metadata = { title: "Not found", robots: { index: false } };

/** Any address that is no page, and what a section does not show to this reader. */
export default function NotFound() {
  return (
    <BareFrame>
      <NothingHere />
    </BareFrame>
  );
}
