import { Skeleton } from "@/app/_ui/skeleton";

/** The place of the settings while they load. */
export default function SettingsLoading() {
  return (
    <div aria-busy role="status" aria-label="Loading settings" className="grid gap-6">
      <Skeleton className="h-9 w-40" />
      <Skeleton className="h-56 rounded-md" />
      <Skeleton className="h-96 rounded-md" />
    </div>
  );
}
