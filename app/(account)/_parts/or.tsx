/** Between two ways to the same. */
export function Or() {
  return (
    <p className="my-5 flex items-center gap-3 text-muted-foreground text-sm before:h-px before:flex-1 before:bg-border after:h-px after:flex-1 after:bg-border">
      or
    </p>
  );
}
