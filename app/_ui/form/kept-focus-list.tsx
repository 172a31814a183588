"use client";

import type { ReactNode } from "react";
import { useListFocus } from "./hooks/use-list-focus";

type KeptFocusListProps = { count: number; className?: string; children: ReactNode };

/** A list whose items leave by their own buttons: the focus goes on to what stands in their place. */
export function KeptFocusList({ count, className, children }: KeptFocusListProps) {
  return (
    <ul ref={useListFocus<HTMLUListElement>(count, "li")} className={className}>
      {children}
    </ul>
  );
}
