import { useRouter } from "next/navigation";
import { useCallback, useTransition } from "react";

/**
 * Renders the page again, and answers whether the server could be asked: where it cannot be reached Next would leave the page for one of
 * the browser's, and what was typed would be gone. `pending` while the answer is on its way.
 */
export function useRefresh(): { pending: boolean; refresh: () => Promise<boolean> } {
  const router = useRouter();
  const [pending, start] = useTransition();
  const refresh = useCallback(async () => {
    const isReached = await fetch("/api/health/ready", { cache: "no-store" }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReached) start(() => router.refresh());
    return isReached;
  }, [router]);
  return { pending, refresh };
}
