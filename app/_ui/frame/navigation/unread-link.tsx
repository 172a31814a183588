import { MessageSquare } from "lucide-react";
import { Link } from "../../controls/link";

/** The way to the messages, with how many wait. */
export function UnreadLink({ href, unread }: { href: string; unread: number }) {
  return (
    <Link
      href={href}
      aria-label={unread > 0 ? `Messages, ${unread} unread` : "Messages"}
      className="relative grid size-9 place-items-center rounded-sm hover:bg-muted"
    >
      <MessageSquare aria-hidden className="size-5" />
      {unread > 0 ? (
        <span
          aria-hidden
          className="absolute -top-0.5 -right-0.5 min-w-4.5 rounded-full bg-primary px-1 text-center font-medium text-[11px] text-primary-foreground leading-4.5"
        >
          {unread > 99 ? "99+" : unread}
        </span>
      ) : null}
    </Link>
  );
}
