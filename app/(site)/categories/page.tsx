import type { Metadata } from "next";
import { alternates } from "@/app/_parts/alternates";
import { Link } from "@/app/_ui/controls/link";
import { CategoryIcon } from "@/app/_ui/looks/logos/category-icon";
import { countByCategory } from "@/lib/domain/network/search/category-counts";
import { CATEGORY_COUNT, SUBCATEGORY_COUNT, TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";
import { pageContext } from "@/lib/transports/actions/session/session";
import { countOf, SubcategoryLink, subcategoryLinks } from "../_parts/category-tile";

export const metadata: Metadata = {
  title: "Categories",
  description: `${CATEGORY_COUNT} categories and ${SUBCATEGORY_COUNT} subcategories of work that people offer.`,
  alternates: alternates("/categories"),
};

/** The whole map: every category with every subcategory. */
export default async function CategoriesPage() {
  const counts = await countByCategory(await pageContext());
  return (
    <div className="shell py-8 sm:py-10">
      <h1 className="font-semibold text-2xl">Categories</h1>
      <p className="measure mt-1 text-lg text-muted-foreground">
        {CATEGORY_COUNT} categories and {SUBCATEGORY_COUNT} subcategories of work that people offer here.
      </p>
      <nav aria-label="Jump to a category" className="mt-5 flex flex-wrap gap-2">
        {TAXONOMY.map((category) => (
          <a
            key={category.slug}
            href={`#${category.slug}`}
            className="rounded-full border border-border bg-card px-3 py-1 text-sm hover:border-border-strong hover:bg-muted"
          >
            {category.name}
          </a>
        ))}
      </nav>
      <div className="mt-6 divide-y divide-border">
        {TAXONOMY.map((category) => (
          <section
            key={category.slug}
            id={category.slug}
            aria-labelledby={`${category.slug}-title`}
            className="grid gap-x-10 gap-y-4 py-8 lg:grid-cols-[17rem_1fr]"
          >
            <div className="flex items-start gap-3 lg:flex-col">
              <CategoryIcon slug={category.slug} />
              <div>
                <h2 id={`${category.slug}-title`} className="font-semibold text-lg">
                  <Link href={`/categories/${category.slug}`} className="rounded-sm hover:underline">
                    {category.name}
                  </Link>
                </h2>
                <p className="text-muted-foreground text-sm">{countOf(counts[category.slug] ?? 0)}</p>
                <p className="mt-1 text-muted-foreground">{category.description}</p>
              </div>
            </div>
            <ul
              className={`columns-2 gap-6 sm:columns-3 xl:columns-4 [&>li]:break-inside-avoid [&>li]:py-0.5 ${subcategoryLinks}`}
            >
              {category.subcategories.map((sub) => (
                <li key={sub.slug}>
                  <SubcategoryLink category={category.slug} subcategory={sub} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
