import type { Metadata } from "next";
import { headers } from "next/headers";
import { Suspense } from "react";
import { alternates } from "@/app/_parts/alternates";
import { findCategory, findSubcategory } from "@/lib/domain/platform/taxonomy/taxonomy";
import { fillOf } from "@/lib/transports/http/documents/page-fill";
import { type CreatorFilters, filtersHref, readFilters } from "../_parts/creator-filters";
import { CreatorGridSkeleton } from "../_parts/creator-grid";
import { FilterBar } from "./filter-bar";
import { Results } from "./results";

type CreatorsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: CreatorsPageProps): Promise<Metadata> {
  const params = await searchParams;
  const filters = readFilters(params);
  return {
    title: headingOf(filters),
    description: "Compare creators by what they offer, what it costs and how much they can be trusted.",
    alternates: alternates(filtersHref({ category: filters.category })),
    robots: filters.q || params.cursor ? { index: false } : undefined,
  };
}

/** The marketplace: search, filters in the address, a grid of creators. */
export default async function CreatorsPage({ searchParams }: CreatorsPageProps) {
  const params = await searchParams;
  const filters = readFilters(params);
  const cursor = [params.cursor].flat()[0];
  return (
    <div className="group/creators shell py-8 sm:py-10">
      <h1 className="mb-5 font-semibold text-2xl">{headingOf(filters)}</h1>
      <FilterBar filters={filters} />
      <div className="mt-8 transition-opacity group-has-[form[aria-busy=true]]/creators:opacity-50">
        {(await isKept()) ? (
          <Results filters={filters} cursor={cursor} />
        ) : (
          <Suspense key={JSON.stringify([filters, cursor])} fallback={<CreatorGridSkeleton />}>
            <Results filters={filters} cursor={cursor} />
          </Suspense>
        )}
      </div>
    </div>
  );
}

/** Whether this page is made to be kept: then whole, so that who asks for it finds the list in it and not a skeleton before it. */
async function isKept(): Promise<boolean> {
  return fillOf(await headers()) !== undefined;
}

function headingOf({ q, category, subcategory }: CreatorFilters): string {
  const where = (findSubcategory(subcategory) ?? findCategory(category))?.name;
  if (q) return where ? `“${q}” in ${where}` : `Creators for “${q}”`;
  return where ? `Creators in ${where}` : "Browse creators";
}
