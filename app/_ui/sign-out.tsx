"use client";

import type { ReactNode } from "react";

/** Ends the session. The sign-in library is fetched when it is needed; without script the link leads to its own page. */
export function SignOut({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <a
      href="/api/auth/signout"
      className={className}
      onClick={async (event) => {
        event.preventDefault();
        const { signOut } = await import("next-auth/react");
        await signOut({ callbackUrl: "/" });
      }}
    >
      {children}
    </a>
  );
}
