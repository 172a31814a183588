"use client";

import { type ReactNode, useState } from "react";

/** A disclosure whose content is made when it is first opened: for what is costly to have on the page unseen, such as frames. */
export function LazyDetails({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  const [opened, setOpened] = useState(false);
  return (
    <details onToggle={(event) => setOpened(opened || event.currentTarget.open)}>
      {summary}
      {opened && children}
    </details>
  );
}
