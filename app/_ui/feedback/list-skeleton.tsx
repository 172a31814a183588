import { Skeleton } from "./skeleton";

/** The place of a list page's content while it loads. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy role="status" aria-label={label} className="grid gap-4">
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-72 rounded-md" />
    </div>
  );
}
