import { headers } from "next/headers";
import { pageContext } from "@/lib/actions/session";
import { notePageView, type ViewSubject } from "@/lib/analytics/page-views";

/** Counts the visit that this page is rendered for, when it is a person's. */
export async function noteView(subject: ViewSubject): Promise<void> {
  notePageView(await pageContext(), subject, new Headers(await headers()));
}
