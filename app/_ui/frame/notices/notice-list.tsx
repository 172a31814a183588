import type { NoticeView } from "@/lib/contracts/people/notices";
import { Link } from "../../controls/link";
import { RelativeTime } from "../../time/relative-time";

/** What an account was told, newest first; a dot says what is unread. */
export function NoticeList({ notices, now }: { notices: readonly NoticeView[]; now: Date }) {
  return (
    <ul className="grid">
      {notices.map((notice) => (
        <li
          key={notice.id}
          className="relative grid grid-cols-[auto_1fr] gap-x-2.5 rounded-sm px-2.5 py-2 hover:bg-muted"
        >
          <span className="mt-[7px] size-2">
            {notice.read ? null : (
              <span className="block size-2 rounded-full bg-primary">
                <span className="sr-only">Unread</span>
              </span>
            )}
          </span>
          <div className="min-w-0">
            {notice.path ? (
              <Link href={notice.path} className="wrap-anywhere font-medium before:absolute before:inset-0">
                {notice.title}
              </Link>
            ) : (
              <p className="wrap-anywhere font-medium">{notice.title}</p>
            )}
            <p className="text-muted-foreground text-sm">
              <RelativeTime at={notice.created_at} now={now} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
