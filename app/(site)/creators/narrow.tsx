import type { ReactNode } from "react";
import { cn } from "@/app/_ui/cn";
import { FilterLink, FoundHeading } from "@/app/_ui/form/filters/filter-link";
import type { CountView, FacetsView, FacetView } from "@/lib/contracts/network/search/facets";
import { type CreatorFilters, filtersHref } from "../_parts/creator-filters";

const SHOWN = 8;
const NUMBER = new Intl.NumberFormat("en");

/** "1,000+" for what is not counted further. */
function countText({ count, more }: CountView): string {
  return `${NUMBER.format(count)}${more ? "+" : ""}`;
}

type NarrowProps = {
  filters: CreatorFilters;
  facets: FacetsView;
  /** The button that keeps the search. */
  keep?: ReactNode;
};

/** How many were found, people or offers, and what they can be narrowed to, with how many each. */
export function Narrow({ filters, facets, keep }: NarrowProps) {
  const groups = [
    filters.category
      ? { name: "subcategory" as const, label: "Specialty", values: facets.subcategory }
      : { name: "category" as const, label: "Category", values: facets.category },
    { name: "language" as const, label: "Language", values: facets.language },
    { name: "country" as const, label: "Country", values: facets.country },
  ].filter(({ name, values }) => !filters[name] && values.length > 1 && facets.total.count > 1);
  return (
    <div className="mb-6 grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <FoundHeading of={filtersHref(filters)} className="font-semibold text-lg">
          {foundText(filters, facets.total)}
        </FoundHeading>
        <div className="flex flex-wrap items-center gap-3">
          {keep}
          <Kinds filters={filters} />
        </div>
      </div>
      {groups.length > 0 ? (
        <nav aria-label="Narrow the results" className="grid gap-2.5">
          {groups.map(({ name, label, values }) => (
            <div key={name} className="grid min-w-0 gap-1.5 sm:grid-cols-[6rem_1fr] sm:items-baseline">
              <p className="text-muted-foreground text-sm" id={`narrow-${name}`}>
                {label}
              </p>
              <ul
                aria-labelledby={`narrow-${name}`}
                className="chips flex min-w-0 gap-2 overflow-x-auto pb-1 sm:flex-wrap"
              >
                {values.slice(0, SHOWN).map((value) => (
                  <li key={value.value}>
                    <Value value={value} href={filtersHref({ ...filters, [name]: value.value })} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      ) : null}
    </div>
  );
}

function Value({ value, href }: { value: FacetView; href: string }) {
  return (
    <FilterLink href={href}>
      {value.name} <span>{countText(value)}</span>
    </FilterLink>
  );
}

/** People, or what they sell. */
function Kinds({ filters }: { filters: CreatorFilters }) {
  const kinds = [
    { show: undefined, label: "People" },
    { show: "services" as const, label: "Offers" },
  ];
  return (
    <nav aria-label="What to show" className="inline-flex rounded-md border border-border bg-muted p-0.5">
      {kinds.map(({ show, label }) => (
        <FilterLink
          key={label}
          href={filtersHref({ ...filters, show })}
          aria-current={filters.show === show ? "page" : undefined}
          className={cn(
            "rounded-sm px-3 py-1 font-medium text-sm",
            filters.show === show ? "bg-card shadow-sm" : "text-muted-foreground hover:text-foreground",
          )}
        >
          {label}
        </FilterLink>
      ))}
    </nav>
  );
}

function foundText({ show }: CreatorFilters, total: CountView): string {
  const one = total.count === 1;
  const what = show ? (one ? "offer" : "offers") : one ? "person" : "people";
  return `${countText(total)} ${what}`;
}
