import { Skeleton } from "@/app/_ui/skeleton";

/** The place of a console page while it loads. */
export default function ConsoleLoading() {
  return (
    <div aria-busy role="status" aria-label="Loading" className="grid gap-6">
      <div className="grid gap-3">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-9 w-56" />
      </div>
      <Skeleton className="h-80 rounded-md" />
    </div>
  );
}
