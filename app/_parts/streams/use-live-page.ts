import { useEffect, useState } from "react";
import { keepOpen } from "./keep-open";
import { useRefresh } from "./use-refresh";

/** Renders the page again whenever the stream at `href` says that something changed. Answers whether the server can be reached. */
export function useLivePage(href: string): "live" | "away" {
  const { refresh } = useRefresh();
  const [look, setLook] = useState<"live" | "away">("live");
  useEffect(() => {
    const opened = () => {
      setLook("live");
      void refresh();
    };
    return keepOpen(href, { opened, told: () => void refresh(), away: () => setLook("away") });
  }, [href, refresh]);
  return look;
}
