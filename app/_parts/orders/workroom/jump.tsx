"use client";

import { MessageSquare } from "lucide-react";
import { useEffect, useState } from "react";
import { cn } from "@/app/_ui/cn";
import { buttonVariants } from "@/app/_ui/controls/button-variants";

/** On a phone the conversation is one thumb away: a button at the foot of the screen, while the conversation is out of sight. */
export function JumpToConversation({ unread }: { unread: number }) {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const target = document.getElementById("conversation");
    if (!target) return;
    const watch = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false));
    watch.observe(target);
    return () => watch.disconnect();
  }, []);
  return (
    <a
      href="#conversation"
      className={cn(
        buttonVariants({ size: "lg" }),
        "fixed right-4 bottom-4 z-30 rounded-full shadow-lg xl:hidden print:hidden",
        seen && "pointer-events-none invisible",
      )}
    >
      <MessageSquare aria-hidden /> Conversation
      {unread > 0 ? (
        <span className="rounded-full bg-primary-foreground px-1.5 text-primary text-sm tabular-nums">
          {unread}
          <span className="sr-only"> unread</span>
        </span>
      ) : null}
    </a>
  );
}
