import { headers } from "next/headers";
import { notePageView, type ViewSubject } from "@/lib/domain/network/analytics/page-views";
import { pageContext } from "@/lib/transports/actions/session";

/** Counts the visit that this page is rendered for, when it is a person's. */
export async function noteView(subject: ViewSubject): Promise<void> {
  notePageView(await pageContext(), subject, new Headers(await headers()));
}
