"use client";

import type { ReactNode } from "react";
import { useListFocus } from "./hooks/use-list-focus";

type KeptFocusListProps = {
  /** What it shows, one of each child. */
  ids: readonly string[];
  className?: string;
  children: ReactNode;
  /** What stands in its place once it has nothing. */
  empty?: ReactNode;
};

/** A list whose items leave by their own buttons: the focus goes on to what stands in their place. */
export function KeptFocusList({ ids, className, children, empty }: KeptFocusListProps) {
  return (
    <div ref={useListFocus<HTMLDivElement>(ids.length, "li", ids.join())}>
      {ids.length > 0 ? <ul className={className}>{children}</ul> : empty}
    </div>
  );
}
