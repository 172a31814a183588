import { ChevronRight } from "lucide-react";
import { Link } from "@/app/_ui/controls/link";
import type { TodayView } from "@/lib/domain/network/studio/view";

const KINDS = [
  { key: "disputes", one: "dispute to settle", many: "disputes to settle", href: "/studio/orders" },
  { key: "intros", one: "intro waits for your answer", many: "intros wait for your answer", href: "/studio/intros" },
  {
    key: "quotes",
    one: "person asks you for a quote",
    many: "people ask you for a quote",
    href: "/studio/quotes?status=requested",
  },
  { key: "briefs", one: "brief matches what you do", many: "briefs match what you do", href: "/studio/briefs" },
  { key: "reviews", one: "new review without a reply", many: "new reviews without a reply", href: "/studio/reviews" },
  { key: "drafts", one: "draft to finish", many: "drafts to finish", href: "/studio/posts?show=drafts" },
] as const;

/** Who waits for an answer, each with the way there. Nothing, when nobody does. */
export function Waiting({ waiting }: { waiting: TodayView["waiting"] }) {
  const kinds = KINDS.filter(({ key }) => waiting[key] > 0);
  if (kinds.length === 0) return null;
  return (
    <section aria-labelledby="waiting" className="grid gap-3">
      <h2 id="waiting" className="font-semibold text-lg">
        Waiting for you
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {kinds.map(({ key, one, many, href }) => (
          <li
            key={key}
            className="relative flex items-center gap-3 rounded-md border border-border bg-card px-4 py-3 shadow-sm hover:border-border-strong"
          >
            <span className="font-semibold text-xl tabular-nums">{waiting[key]}</span>
            <Link href={href} className="min-w-0 rounded-sm after:absolute after:inset-0 after:rounded-md">
              {waiting[key] === 1 ? one : many}
            </Link>
            <ChevronRight aria-hidden className="ml-auto size-4 shrink-0 text-muted-foreground" />
          </li>
        ))}
      </ul>
    </section>
  );
}
