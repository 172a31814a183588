import type { ReactNode } from "react";
import { Toaster } from "@/app/_ui/feedback/toaster";

/** A creator's pages: what is done there says how it ended. */
export default function CreatorLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toaster />
    </>
  );
}
