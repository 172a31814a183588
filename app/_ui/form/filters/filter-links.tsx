import { cn } from "../../cn";
import { Link } from "../../controls/link";

type FilterOption = { href: string; label: string; count?: number; current: boolean };

/** A choice between views of one list, kept in the address. */
export function FilterLinks({ label, options }: { label: string; options: FilterOption[] }) {
  return (
    <nav aria-label={label} className="flex w-fit gap-1 rounded-md bg-muted p-1">
      {options.map(({ href, label, count, current }) => (
        <Link
          key={href}
          href={href}
          scroll={false}
          aria-current={current ? "true" : undefined}
          className={cn(
            "rounded-sm px-2 py-1 font-medium text-muted-foreground hover:text-foreground sm:px-3",
            current && "bg-card text-foreground shadow-sm",
          )}
        >
          {label}
          {count === undefined ? null : <span className="ml-1.5 text-muted-foreground tabular-nums">{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
