"use client";

import type { ReactNode } from "react";
import { toast } from "../feedback/toast";
import { UNREACHABLE } from "../feedback/unreachable";

type SignOutProps = {
  /** The path of this site to go on to: the front page unless said. */
  to?: string;
  className?: string;
  children: ReactNode;
};

/** Ends the session, or says that it goes on. The sign-in library is fetched when it is needed; without script the link leads to its own page. */
export function SignOut({ to = "/", className, children }: SignOutProps) {
  return (
    <a
      href={`/api/auth/signout?callbackUrl=${encodeURIComponent(to)}`}
      className={className}
      onClick={async (event) => {
        event.preventDefault();
        try {
          const { signOut } = await import("next-auth/react");
          await signOut({ callbackUrl: to });
        } catch {
          toast.error(UNREACHABLE);
        }
      }}
    >
      {children}
    </a>
  );
}
