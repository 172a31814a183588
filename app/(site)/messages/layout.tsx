import type { ReactNode } from "react";
import { Toaster } from "@/app/_ui/feedback/toaster";

/** Conversations: what is done there says how it ended. */
export default function MessagesLayout({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Toaster />
    </>
  );
}
