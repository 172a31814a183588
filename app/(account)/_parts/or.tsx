import { cn } from "@/app/_ui/cn";

/** Between two ways to the same. */
export function Or({ className = "my-5" }: { className?: string }) {
  return (
    <p
      className={cn(
        "flex items-center gap-3 text-muted-foreground text-sm before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border",
        className,
      )}
    >
      or
    </p>
  );
}
