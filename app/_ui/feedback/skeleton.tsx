import type { ComponentProps } from "react";
import { cn } from "../cn";

/** The place of something that is still loading. Wrap a group of them in an element with `aria-busy` and a spoken label. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return <div aria-hidden className={cn("animate-pulse-soft rounded-sm bg-muted", className)} {...props} />;
}
