import type { Metadata } from "next";
import { mailedTopics } from "@/lib/domain/people/notices/change";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";
import { NoticesForm } from "./notices-form";

export const metadata: Metadata = { title: "Notifications" };

/** What comes by mail, topic by topic. The bell shows these topics whatever is chosen here. */
export default async function NotificationSettingsPage() {
  await requireUser("/settings/notifications");
  const mailed = await mailedTopics(await pageContext());
  return (
    <section aria-labelledby="notices" className="grid gap-5">
      <div className="grid gap-1">
        <h1 id="notices" className="font-semibold text-2xl">
          What comes by mail
        </h1>
        <p className="text-muted-foreground">
          What is listed here shows at the bell too, and a switch turns off its mail alone. Everything else comes by
          mail alone, and always: about your password and your address, tips, and what buyer and creator settle between
          them.
        </p>
      </div>
      <NoticesForm mailed={mailed} />
    </section>
  );
}
