import { Compass } from "lucide-react";
import type { Metadata } from "next";
import Link from "next/link";
import { Button } from "@/app/_ui/button";
import { EmptyState } from "@/app/_ui/empty-state";

export const metadata: Metadata = { title: "Not found", robots: { index: false } };

/** A creator, product, post or order that is not there, or not for this reader. */
export default function SiteNotFound() {
  return (
    <div className="shell max-w-2xl py-24">
      <h1 className="sr-only">Not found</h1>
      <EmptyState
        icon={Compass}
        title="There is nothing at this address"
        action={
          <>
            <Button asChild>
              <Link href="/creators">Browse creators</Link>
            </Button>
            <Button asChild variant="secondary">
              <Link href="/">Go home</Link>
            </Button>
          </>
        }
      >
        It may have been renamed or taken down. If somebody sent you a private link to an order, check that it is
        complete.
      </EmptyState>
    </div>
  );
}
