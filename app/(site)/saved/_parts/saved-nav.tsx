import { cn } from "@/app/_ui/cn";
import { Link } from "@/app/_ui/controls/link";

const PAGES = [
  { href: "/saved", label: "Creators and offers" },
  { href: "/saved/searches", label: "Searches" },
] as const;

/** Between what is kept at hand and the searches that are. */
export function SavedNav({ at }: { at: (typeof PAGES)[number]["href"] }) {
  return (
    <nav aria-label="Saved" className="inline-flex w-fit rounded-md border border-border bg-muted p-0.5">
      {PAGES.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          aria-current={href === at ? "page" : undefined}
          className={cn(
            "rounded-sm px-3 py-1 font-medium text-sm",
            href === at ? "bg-card shadow-sm" : "text-muted-foreground hover:text-foreground",
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
