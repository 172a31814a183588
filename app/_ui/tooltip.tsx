"use client";

import * as Base from "radix-ui/tooltip";
import type { ReactNode } from "react";

type TooltipProps = { content: ReactNode; side?: "top" | "right" | "bottom" | "left"; children: ReactNode };

/** A hint on hover and focus. `children` is one focusable element; the hint repeats nothing that only it says. */
export function Tooltip({ content, side = "top", children }: TooltipProps) {
  return (
    <Base.Provider delayDuration={250}>
      <Base.Root>
        <Base.Trigger asChild>{children}</Base.Trigger>
        <Base.Portal>
          <Base.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 animate-fade-in rounded-sm bg-foreground px-2.5 py-1.5 text-background text-sm shadow-lg"
          >
            {content}
          </Base.Content>
        </Base.Portal>
      </Base.Root>
    </Base.Provider>
  );
}
