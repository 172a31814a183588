import type { Metadata } from "next";
import Link from "next/link";
import { BareNotice } from "./_ui/bare-notice";
import { Button } from "./_ui/button";

export const metadata: Metadata = { title: "Not found", robots: { index: false } };

/** Any address that is no page. */
export default function NotFound() {
  return (
    <BareNotice title="There is nothing at this address" detail="The link may be old, or the page may have moved.">
      <Button asChild>
        <Link href="/">Go home</Link>
      </Button>
      <Button asChild variant="secondary">
        <Link href="/creators">Browse creators</Link>
      </Button>
    </BareNotice>
  );
}
