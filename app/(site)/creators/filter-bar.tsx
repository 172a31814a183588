import { Search, X } from "lucide-react";
import { Button } from "@/app/_ui/controls/button";
import { Input } from "@/app/_ui/controls/input";
import { Select } from "@/app/_ui/controls/select";
import { Field } from "@/app/_ui/form/field";
import { FilterForm } from "@/app/_ui/form/filters/filter-form";
import { FilterLink } from "@/app/_ui/form/filters/filter-link";
import { Glyph } from "@/app/_ui/looks/logos/glyph";
import { formatMoney } from "@/lib/core/values/money";
import { findCategory, findSubcategory, TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";
import { countryName } from "@/lib/domain/platform/understand/reading/gazetteer";
import { languageName } from "@/lib/domain/platform/understand/reading/languages";
import { type CreatorFilters, filtersHref } from "../_parts/creator-filters";

const TRUST_STEPS = [50, 60, 70, 80, 90];
const DAY_STEPS = [1, 3, 7, 14, 30];
const RATING_STEPS = [4, 4.5, 4.8];
/** What the form keeps of the address and does not ask. */
const KEPT = ["subcategory", "skill", "language", "country", "accepts_quotes", "show"] as const;
/** What is folded away until one of them is chosen: the results come first. */
const FOLDED = ["min_trust", "min_rating", "max_price", "max_days", "verified", "available"] as const;
const PRICE_STEPS = [50, 100, 250, 500, 1_000, 2_500, 5_000];

/** Search words and filters, all in the address. */
export function FilterBar({ filters }: { filters: CreatorFilters }) {
  const narrowed = FOLDED.some((name) => filters[name]);
  return (
    <div className="grid gap-3">
      <FilterForm action="/creators" shown={filters} className="grid grid-cols-2 items-end gap-3 lg:grid-cols-4">
        {KEPT.map((name) =>
          filters[name] ? <input key={name} type="hidden" name={name} value={filters[name]} /> : null,
        )}
        <div className="col-span-2 flex items-end gap-2">
          <Field label="Search" name="q" className="min-w-0 flex-1">
            <Input
              type="search"
              defaultValue={filters.q}
              placeholder="A service, a skill, a name"
              maxLength={200}
              enterKeyHint="search"
            />
          </Field>
          <Button type="submit">
            <Search aria-hidden />
            <span className="max-sm:sr-only">Search</span>
          </Button>
        </div>
        <Field label="Category" name="category">
          <Select defaultValue={filters.category}>
            <option value="">All categories</option>
            {TAXONOMY.map((category) => (
              <option key={category.slug} value={category.slug}>
                {category.name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Sort by" name="sort">
          <Select defaultValue={filters.sort ?? ""}>
            <option value="">Best fit</option>
            <option value="price">Lowest price</option>
            <option value="delivery">Fastest delivery</option>
            <option value="rating">Best rated</option>
            <option value="newest">Newest</option>
          </Select>
        </Field>
        <details className="group col-span-2 lg:col-span-4" open={narrowed}>
          <summary className="flex w-fit items-center gap-1.5 rounded-sm py-1 font-medium text-primary-ink text-sm">
            <Glyph name="chevron-down" className="size-4 transition-transform group-open:rotate-180" />
            More filters
          </summary>
          <div className="mt-2 grid grid-cols-2 items-end gap-3 lg:grid-cols-6">
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
            <Field label="Rating" name="min_rating">
              <Select defaultValue={filters.min_rating ?? ""}>
                <option value="">Any</option>
                {withOwn(RATING_STEPS, filters.min_rating).map((step) => (
                  <option key={step} value={step}>
                    {step} stars and up
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
            <Field label="Delivered within" name="max_days">
              <Select defaultValue={filters.max_days ?? ""}>
                <option value="">Any time</option>
                {withOwn(DAY_STEPS, filters.max_days).map((step) => (
                  <option key={step} value={step}>
                    {withinDays(step)}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label="Identity" name="verified">
              <Select defaultValue={filters.verified ?? ""}>
                <option value="">Anyone</option>
                <option value="true">Verified</option>
              </Select>
            </Field>
            <Field label="Availability" name="available">
              <Select defaultValue={filters.available ?? ""}>
                <option value="">Any</option>
                <option value="true">Takes orders now</option>
              </Select>
            </Field>
          </div>
        </details>
      </FilterForm>
      <ActiveFilters filters={filters} />
    </div>
  );
}

function withinDays(days: number): string {
  return days === 1 ? "A day" : `${days} days`;
}

/** The steps, and the address's own value if it is none of them. */
function withOwn(steps: number[], own: number | undefined): number[] {
  return own === undefined || steps.includes(own) ? steps : [...steps, own].sort((a, b) => a - b);
}

function ActiveFilters({ filters }: { filters: CreatorFilters }) {
  const active = [
    filters.q && { name: "q", label: `“${filters.q}”` },
    filters.category && { name: "category", label: findCategory(filters.category)?.name ?? filters.category },
    filters.subcategory && {
      name: "subcategory",
      label: findSubcategory(filters.subcategory)?.name ?? filters.subcategory,
    },
    filters.language && { name: "language", label: languageName(filters.language) ?? filters.language },
    filters.country && { name: "country", label: countryName(filters.country) ?? filters.country },
    filters.skill && { name: "skill", label: filters.skill },
    filters.accepts_quotes && { name: "accepts_quotes", label: "Can be asked for a quote" },
    filters.verified && { name: "verified", label: "Verified" },
    filters.available && { name: "available", label: "Takes orders now" },
    filters.min_rating && { name: "min_rating", label: `${filters.min_rating} stars and up` },
    filters.min_trust && { name: "min_trust", label: `Trust ${filters.min_trust}+` },
    filters.max_price && { name: "max_price", label: `Up to ${formatMoney(filters.max_price * 100)}` },
    filters.max_days && { name: "max_days", label: `Within ${withinDays(filters.max_days).toLowerCase()}` },
  ].filter((filter) => typeof filter === "object");
  if (active.length === 0) return null;
  return (
    <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
      {active.map(({ name, label }) => (
        <li key={name}>
          <FilterLink
            href={filtersHref({ ...filters, [name]: undefined })}
            className="inline-flex items-center gap-1.5 rounded-full bg-primary-tint px-3 py-1 font-medium text-primary-ink text-sm hover:ring-1 hover:ring-primary"
          >
            {label}
            <X aria-hidden className="size-3.5" />
            <span className="sr-only">, remove this filter</span>
          </FilterLink>
        </li>
      ))}
      {active.length > 1 ? (
        <li>
          <FilterLink
            href={filtersHref({ show: filters.show })}
            className="rounded-sm px-1 text-muted-foreground text-sm hover:underline"
          >
            Clear all
          </FilterLink>
        </li>
      ) : null}
    </ul>
  );
}
