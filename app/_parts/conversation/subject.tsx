import { ArrowUpRight } from "lucide-react";
import { Link } from "@/app/_ui/controls/link";
import type { ThreadKind, ThreadSide, ThreadView } from "@/lib/contracts/contact/threads";

type Subject = ThreadView["subject"];

/** What a conversation is about, and where each side finds it. What is not named has no page for that side. */
const PLACES: { [kind in ThreadKind]?: { name: string } & { [side in ThreadSide]?: (id: string) => string } } = {
  order: { name: "order", buyer: (id) => `/orders/${id}`, creator: (id) => `/studio/orders/${id}` },
  quote: { name: "quote", buyer: quoteHref("buyer"), creator: quoteHref("creator") },
  brief: { name: "brief", buyer: (id) => `/briefs/${id}`, creator: () => "/studio/briefs" },
  intro: { name: "introduction", creator: () => "/studio/intros" },
};

/** The address of a quote for one of its sides. */
export function quoteHref(side: ThreadSide): (id: string) => string {
  return (id) => (side === "creator" ? `/studio/quotes/${id}` : `/quotes/${id}`);
}

/** The way to what a conversation is about; nothing where that has no page. */
export function SubjectLink({ subject, as }: { subject: Subject; as: ThreadSide }) {
  const place = PLACES[subject.kind];
  const href = place?.[as]?.(subject.id);
  if (!place || !href) return null;
  return (
    <Link
      href={href}
      className="inline-flex w-fit items-center gap-1 rounded-sm text-primary-ink text-sm underline underline-offset-4"
    >
      Open the {place.name} <ArrowUpRight aria-hidden className="size-4" />
    </Link>
  );
}
