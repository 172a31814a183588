import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/app/_ui/cn";
import { Link } from "@/app/_ui/controls/link";

type SectionProps = {
  id: string;
  title: ReactNode;
  lead?: ReactNode;
  more?: { href: string; label: string };
  className?: string;
  children: ReactNode;
};

/** A titled part of a page, a landmark by its heading. */
export function Section({ id, title, lead, more, className, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={className}>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="wrap-anywhere measure grid grid-cols-1 gap-1">
          <h2 id={`${id}-title`} className="font-semibold text-xl">
            {title}
          </h2>
          {lead ? <p className="text-lg text-muted-foreground">{lead}</p> : null}
        </div>
        {more ? <MoreLink {...more} /> : null}
      </div>
      {children}
    </section>
  );
}

/** A quiet link onward, with an arrow. */
export function MoreLink({ href, label, className }: { href: string; label: string; className?: string }) {
  return (
    <Link
      href={href}
      className={cn(
        "wrap-anywhere inline-flex items-center gap-1 rounded-sm font-medium text-primary-ink hover:underline",
        className,
      )}
    >
      {label}
      <ArrowRight aria-hidden className="size-4" />
    </Link>
  );
}
