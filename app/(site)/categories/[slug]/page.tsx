import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { alternates } from "@/app/_parts/alternates";
import { sharedAs } from "@/app/_parts/shared-as";
import { Link } from "@/app/_ui/controls/link";
import { Breadcrumb } from "@/app/_ui/frame/navigation/breadcrumb";
import { CategoryIcon } from "@/app/_ui/looks/logos/category-icon";
import { env } from "@/lib/core/env";
import { previewOfCategory } from "@/lib/domain/network/previews/preview";
import { countByCategory } from "@/lib/domain/network/search/category-counts";
import { searchCreators } from "@/lib/domain/network/search/creators";
import type { CategoryData } from "@/lib/domain/platform/taxonomy/data/category";
import { findCategory } from "@/lib/domain/platform/taxonomy/taxonomy";
import { pageContext } from "@/lib/transports/actions/session/session";
import { countOf } from "../../_parts/category-tile";
import { readFilters, searchOf } from "../../_parts/creator-filters";
import { Section } from "../../_parts/section";
import { saidOfTrail } from "../../[handle]/_structured/said";
import { StructuredData } from "../../[handle]/_structured/structured-data";
import { CategoryCreators } from "../category-creators";

type CategoryPageProps = { params: Promise<{ slug: string }> };

export async function generateMetadata({ params }: CategoryPageProps): Promise<Metadata> {
  const category = findCategory((await params).slug);
  if (!category) return {};
  const path = `/categories/${category.slug}`;
  return {
    title: category.name,
    description: category.description,
    alternates: alternates(path),
    openGraph: { type: "website", ...sharedAs(path, previewOfCategory(category)) },
  };
}

/** One category: what it holds, and who works in it. */
export default async function CategoryPage({ params }: CategoryPageProps) {
  const category = findCategory((await params).slug);
  if (!category) notFound();
  const ctx = await pageContext();
  const [counts, page] = await Promise.all([
    countByCategory(ctx),
    searchCreators(ctx, searchOf(readFilters({ category: category.slug }))),
  ]);
  return (
    <div className="shell grid grid-cols-1 gap-10 py-8 sm:py-10">
      <StructuredData
        said={[saidOfTrail([{ name: "Categories", item: `${env().BASE_URL}/categories` }, { name: category.name }])]}
      />
      <div>
        <Breadcrumb crumbs={[{ label: "Categories", href: "/categories" }, { label: category.name }]} />
        <div className="mt-5 flex items-start gap-4">
          <CategoryIcon slug={category.slug} className="size-14 [&_svg]:size-7" />
          <div>
            <h1 className="font-semibold text-2xl">{category.name}</h1>
            <p className="measure text-lg text-muted-foreground">{category.description}</p>
            <p className="mt-1 text-muted-foreground text-sm">{countOf(counts[category.slug] ?? 0)}</p>
          </div>
        </div>
      </div>
      <CategoryCreators page={page} filters={{ category: category.slug }}>
        Creators who choose this category appear here.
      </CategoryCreators>
      <Subcategories category={category} />
    </div>
  );
}

function Subcategories({ category }: { category: CategoryData }) {
  return (
    <Section id="subcategories" title={`${category.subcategories.length} subcategories`}>
      <ul className="grid grid-cols-1 gap-x-8 border-border border-t sm:grid-cols-2 lg:grid-cols-3">
        {category.subcategories.map((sub) => (
          <li key={sub.slug} className="relative border-border border-b py-3">
            <Link
              href={`/categories/${category.slug}/${sub.slug}`}
              className="rounded-sm font-medium after:absolute after:inset-0 hover:underline"
            >
              {sub.name}
            </Link>
            <p className="truncate text-muted-foreground text-sm">{sub.skills.join(", ")}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
