import { Search, X } from "lucide-react";
import Link from "next/link";
import { Button } from "@/app/_ui/controls/button";
import { Input } from "@/app/_ui/controls/input";
import { Select } from "@/app/_ui/controls/select";
import { Field } from "@/app/_ui/form/field";
import { FilterForm } from "@/app/_ui/form/filter-form";
import { formatMoney } from "@/lib/core/values/money";
import { findCategory, TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";
import { type CreatorFilters, filtersHref } from "../_parts/creator-filters";

const TRUST_STEPS = [50, 60, 70, 80, 90];
const PRICE_STEPS = [50, 100, 250, 500, 1_000, 2_500, 5_000];

/** Search words and filters, all in the address. */
export function FilterBar({ filters }: { filters: CreatorFilters }) {
  return (
    <div className="grid gap-3">
      <FilterForm
        key={filtersHref(filters)}
        action="/creators"
        className="grid grid-cols-2 items-end gap-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,1.3fr)_repeat(2,minmax(0,0.9fr))_auto]"
      >
        <Field label="Search" name="q" className="col-span-2 lg:col-span-1">
          <Input
            type="search"
            defaultValue={filters.q}
            placeholder="A service, a skill, a name"
            maxLength={200}
            enterKeyHint="search"
          />
        </Field>
        <Field label="Category" name="category" className="max-lg:col-span-2">
          <Select defaultValue={filters.category}>
            <option value="">All categories</option>
            {TAXONOMY.map((category) => (
              <option key={category.slug} value={category.slug}>
                {category.name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Trust score" name="min_trust">
          <Select defaultValue={filters.min_trust ?? ""}>
            <option value="">Any</option>
            {withOwn(TRUST_STEPS, filters.min_trust).map((step) => (
              <option key={step} value={step}>
                {step} and up
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Starting price" name="max_price">
          <Select defaultValue={filters.max_price ?? ""}>
            <option value="">Any</option>
            {withOwn(PRICE_STEPS, filters.max_price).map((step) => (
              <option key={step} value={step}>
                Up to {formatMoney(step * 100)}
              </option>
            ))}
          </Select>
        </Field>
        <Button type="submit" className="max-lg:col-span-2">
          <Search aria-hidden />
          Search
        </Button>
      </FilterForm>
      <ActiveFilters filters={filters} />
    </div>
  );
}

/** The steps, and the address's own value if it is none of them. */
function withOwn(steps: number[], own: number | undefined): number[] {
  return own === undefined || steps.includes(own) ? steps : [...steps, own].sort((a, b) => a - b);
}

function ActiveFilters({ filters }: { filters: CreatorFilters }) {
  const active = [
    filters.q && { name: "q", label: `“${filters.q}”` },
    filters.category && { name: "category", label: findCategory(filters.category)?.name ?? filters.category },
    filters.min_trust && { name: "min_trust", label: `Trust ${filters.min_trust}+` },
    filters.max_price && { name: "max_price", label: `Up to ${formatMoney(filters.max_price * 100)}` },
  ].filter((filter) => typeof filter === "object");
  if (active.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {active.map(({ name, label }) => (
        <li key={name}>
          <Link
            href={filtersHref({ ...filters, [name]: undefined })}
            className="inline-flex items-center gap-1.5 rounded-full bg-primary-tint px-3 py-1 font-medium text-primary-ink text-sm hover:ring-1 hover:ring-primary"
          >
            {label}
            <X aria-hidden className="size-3.5" />
            <span className="sr-only">, remove this filter</span>
          </Link>
        </li>
      ))}
      {active.length > 1 ? (
        <li>
          <Link href="/creators" className="rounded-sm px-1 text-muted-foreground text-sm hover:underline">
            Clear all
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
