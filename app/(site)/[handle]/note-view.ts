import { headers } from "next/headers";
import { notePageView, type ViewSubject } from "@/lib/domain/network/analytics/page-views";
import { pageContext } from "@/lib/transports/actions/session/session";
import { fillOf } from "@/lib/transports/http/documents/page-fill";

/** Counts the visit that this page is rendered for, when it is a person's. Of a page that is kept, the host counts it when it serves it. */
export async function noteView(subject: ViewSubject): Promise<void> {
  const sent = await headers();
  const fill = fillOf(sent);
  if (fill) fill.view = subject;
  else notePageView(await pageContext(), subject, new Headers(sent));
}
