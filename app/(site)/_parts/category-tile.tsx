import { cn } from "@/app/_ui/cn";
import { Link } from "@/app/_ui/controls/link";
import { CategoryIcon } from "@/app/_ui/looks/logos/category-icon";
import { number } from "@/lib/core/values/formats";
import type { CategoryData, SubcategoryData } from "@/lib/domain/platform/taxonomy/data/category";

type CategoryTileProps = {
  category: CategoryData;
  creators: number;
  /** How many subcategories are shown before "and n more". */
  shown: number;
};

/** A category on the map: its sign, its name, how many creators, its first subcategories. */
export function CategoryTile({ category, creators, shown }: CategoryTileProps) {
  const rest = category.subcategories.length - shown;
  return (
    <article className="flex flex-col rounded-md border border-border bg-card p-4 shadow-sm transition-colors hover:border-border-strong">
      <div className="flex items-center gap-3">
        <CategoryIcon slug={category.slug} />
        <div className="min-w-0">
          <h3 className="font-semibold text-lg leading-6">
            <Link href={`/categories/${category.slug}`} className="rounded-sm hover:underline">
              {category.name}
            </Link>
          </h3>
          <p className="text-muted-foreground text-sm">{countOf(creators)}</p>
        </div>
      </div>
      <ul className={cn("mt-3 flex flex-wrap gap-x-3 gap-y-1", subcategoryLinks)}>
        {category.subcategories.slice(0, shown).map((sub) => (
          <li key={sub.slug}>
            <SubcategoryLink category={category.slug} subcategory={sub} />
          </li>
        ))}
        <li>
          <Link
            href={`/categories/${category.slug}`}
            className="text-primary-ink"
            aria-label={`All subcategories of ${category.name}`}
          >
            {rest} more
          </Link>
        </li>
      </ul>
    </article>
  );
}

/** The looks of `SubcategoryLink`, for the list of them: said once, since a page may hold hundreds. */
export const subcategoryLinks =
  "text-muted-foreground text-sm [&_a]:rounded-sm [&_a:hover]:text-foreground [&_a:hover]:underline";

/** Leads to the page of a subcategory, in a list with the class `subcategoryLinks`. */
export function SubcategoryLink({ category, subcategory }: { category: string; subcategory: SubcategoryData }) {
  return <Link href={`/categories/${category}/${subcategory.slug}`}>{subcategory.name}</Link>;
}

/** "14 creators", "1 creator", "No creators yet". */
export function countOf(creators: number): string {
  if (creators === 0) return "No creators yet";
  return `${number.format(creators)} ${creators === 1 ? "creator" : "creators"}`;
}
