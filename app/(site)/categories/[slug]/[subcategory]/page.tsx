import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { cache } from "react";
import { alternates } from "@/app/_parts/alternates";
import { sharedAs } from "@/app/_parts/shared-as";
import { Breadcrumb } from "@/app/_ui/frame/navigation/breadcrumb";
import { CategoryIcon } from "@/app/_ui/looks/logos/category-icon";
import { env } from "@/lib/core/env";
import { previewOfSubcategory } from "@/lib/domain/network/previews/preview";
import { searchCreators } from "@/lib/domain/network/search/creators";
import { findCategory } from "@/lib/domain/platform/taxonomy/taxonomy";
import { pageContext } from "@/lib/transports/actions/session/session";
import { SubcategoryLink, subcategoryLinks } from "../../../_parts/category-tile";
import { readFilters, searchOf } from "../../../_parts/creator-filters";
import { Section } from "../../../_parts/section";
import { saidOfTrail } from "../../../[handle]/_structured/said";
import { StructuredData } from "../../../[handle]/_structured/structured-data";
import { CategoryCreators } from "../../category-creators";

type SubcategoryPageProps = { params: Promise<{ slug: string; subcategory: string }> };

function find(slug: string, name: string) {
  const category = findCategory(slug);
  const subcategory = category?.subcategories.find((one) => one.slug === name);
  if (!category || !subcategory) notFound();
  return { category, subcategory, filters: { category: slug, subcategory: name } };
}

const load = cache(async (slug: string, name: string) =>
  searchCreators(await pageContext(), searchOf(readFilters(find(slug, name).filters))),
);

export async function generateMetadata({ params }: SubcategoryPageProps): Promise<Metadata> {
  const { slug, subcategory: name } = await params;
  const { category, subcategory } = find(slug, name);
  const { data } = await load(slug, name);
  const path = `/categories/${slug}/${name}`;
  return {
    title: `${subcategory.name} · ${category.name}`,
    description: `Hire people for ${wordsOf(subcategory)}.`,
    alternates: alternates(path),
    openGraph: { type: "website", ...sharedAs(path, previewOfSubcategory(category, subcategory)) },
    // a page without anybody has nothing to be found for
    robots: data.length === 0 ? { index: false } : undefined,
  };
}

/** One subcategory: what it is about, and exactly those who offer it. */
export default async function SubcategoryPage({ params }: SubcategoryPageProps) {
  const { slug, subcategory: name } = await params;
  const { category, subcategory, filters } = find(slug, name);
  const page = await load(slug, name);
  const others = category.subcategories.filter((one) => one !== subcategory);
  const above = `${env().BASE_URL}/categories`;
  const trail = [
    { name: "Categories", item: above },
    { name: category.name, item: `${above}/${slug}` },
    { name: subcategory.name },
  ];
  return (
    <div className="shell grid grid-cols-1 gap-10 py-8 sm:py-10">
      <StructuredData said={[saidOfTrail(trail)]} />
      <div>
        <Breadcrumb
          crumbs={[
            { label: "Categories", href: "/categories" },
            { label: category.name, href: `/categories/${category.slug}` },
            { label: subcategory.name },
          ]}
        />
        <div className="mt-5 flex items-start gap-4">
          <CategoryIcon slug={category.slug} className="size-14 [&_svg]:size-7" />
          <div>
            <h1 className="font-semibold text-2xl">{subcategory.name}</h1>
            <p className="measure text-lg text-muted-foreground">{subcategory.skills.join(" · ")}</p>
          </div>
        </div>
      </div>
      <CategoryCreators page={page} filters={filters}>
        Anyone who offers {subcategory.name} appears here. A brief reaches those who come near.
      </CategoryCreators>
      <Section id="others" title={`More in ${category.name}`}>
        <ul
          className={`columns-2 gap-6 sm:columns-3 xl:columns-4 [&>li]:break-inside-avoid [&>li]:py-0.5 ${subcategoryLinks}`}
        >
          {others.map((one) => (
            <li key={one.slug}>
              <SubcategoryLink category={category.slug} subcategory={one} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

const AND = new Intl.ListFormat("en", { type: "conjunction" });

function wordsOf({ skills }: { skills: readonly string[] }): string {
  return AND.format(skills);
}
