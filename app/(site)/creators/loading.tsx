import { Skeleton } from "@/app/_ui/feedback/skeleton";
import { CreatorGridSkeleton } from "../_parts/creator-grid";

/** The marketplace while it loads. */
export default function CreatorsLoading() {
  return (
    <div className="shell py-8 sm:py-10">
      <h1 className="mb-5 font-semibold text-2xl">Browse creators</h1>
      <Skeleton className="h-36 w-full rounded-md lg:h-16" />
      <div className="mt-8">
        <CreatorGridSkeleton />
      </div>
    </div>
  );
}
