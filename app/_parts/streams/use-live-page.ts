import { useRouter } from "next/navigation";
import { startTransition, useEffect, useState } from "react";
import { keepOpen } from "./keep-open";

/** Renders the page again whenever the stream at `href` says that something changed. Answers whether the server can be reached. */
export function useLivePage(href: string): "live" | "away" {
  const router = useRouter();
  const [look, setLook] = useState<"live" | "away">("live");
  useEffect(() => {
    const refresh = () => startTransition(() => router.refresh());
    const opened = () => {
      setLook("live");
      refresh();
    };
    return keepOpen(href, { opened, told: refresh, away: () => setLook("away") });
  }, [href, router]);
  return look;
}
