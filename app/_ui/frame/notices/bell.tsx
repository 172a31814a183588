import { Bell as BellIcon } from "lucide-react";
import { countUnreadNotices, listNotices } from "@/lib/domain/people/notices/read";
import { pageContext } from "@/lib/transports/actions/session/session";
import { Link } from "../../controls/link";
import { HeaderPopover } from "../navigation/header-popover";
import { MarkRead } from "./mark-read";
import { NoticeList } from "./notice-list";

const SHOWN = 6;
const MOST = 9;

/** The bell of a signed-in person: how much is unread, and the latest of it. */
export async function Bell() {
  const ctx = await pageContext();
  if (ctx.actor.kind !== "user") return null;
  const [unread, { data }] = await Promise.all([countUnreadNotices(ctx), listNotices(ctx, { limit: SHOWN })]);
  const count = unread > MOST ? `${MOST}+` : String(unread);
  return (
    <HeaderPopover
      label={unread > 0 ? `Notifications, ${count} unread` : "Notifications"}
      trigger={
        <>
          <BellIcon aria-hidden className="size-5" />
          {unread > 0 ? (
            <span
              aria-hidden
              className="absolute -top-0.5 -right-0.5 min-w-4 rounded-full bg-primary px-1 text-center font-medium text-primary-foreground text-xs leading-4"
            >
              {count}
            </span>
          ) : null}
        </>
      }
      triggerClassName="relative grid size-9 place-items-center rounded-sm hover:bg-muted"
      className="w-[min(360px,calc(100vw-32px))]"
    >
      <div className="flex min-h-9 items-center justify-between gap-2 border-border border-b pb-1 pl-2.5">
        <p className="font-medium">Notifications</p>
        {unread > 0 && data[0] ? <MarkRead upTo={data[0].id} /> : null}
      </div>
      <div className="max-h-[60dvh] overflow-y-auto py-1">
        {data.length > 0 ? (
          <NoticeList notices={data} now={ctx.now} />
        ) : (
          <p className="px-2.5 py-6 text-center text-muted-foreground">
            Nothing yet. What happens to your orders appears here.
          </p>
        )}
      </div>
      <div className="flex justify-between gap-4 border-border border-t px-2.5 pt-2 pb-1">
        <Link href="/notifications" className="rounded-sm font-medium hover:underline">
          See all
        </Link>
        <Link href="/settings/notifications" className="rounded-sm text-muted-foreground hover:underline">
          Settings
        </Link>
      </div>
    </HeaderPopover>
  );
}
