import type { ComponentProps } from "react";
import { cn } from "../cn";

/** A raised surface. */
export function Card({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("rounded-md border border-border bg-card shadow-sm", className)} {...props} />;
}

export function CardHeader({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("grid gap-1 px-5 pt-5", className)} {...props} />;
}

/** A card's heading: an `h2` unless `asLevel` says 3. */
export function CardTitle({ className, asLevel = 2, ...props }: ComponentProps<"h2"> & { asLevel?: 2 | 3 }) {
  const Heading = asLevel === 2 ? "h2" : "h3";
  return <Heading className={cn("font-semibold text-lg tracking-tight", className)} {...props} />;
}

export function CardDescription({ className, ...props }: ComponentProps<"p">) {
  return <p className={cn("text-base text-muted-foreground", className)} {...props} />;
}

export function CardContent({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("p-5", className)} {...props} />;
}

export function CardFooter({ className, ...props }: ComponentProps<"div">) {
  return <div className={cn("flex items-center gap-3 border-border border-t px-5 py-3.5", className)} {...props} />;
}
