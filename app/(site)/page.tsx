import type { Metadata } from "next";
import { SiteSearch } from "@/app/_ui/search/site-search";
import { countByCategory } from "@/lib/domain/network/search/category-counts";
import { searchCreators } from "@/lib/domain/network/search/creators";
import { CATEGORY_COUNT, SUBCATEGORY_COUNT, TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";
import { pageContext } from "@/lib/transports/actions/session";
import { AgentPath } from "./_home/agent-path";
import { HeroPeople } from "./_home/hero-people";
import { CategoryTile } from "./_parts/category-tile";
import { CreatorGrid } from "./_parts/creator-grid";
import { Section } from "./_parts/section";

export const metadata: Metadata = { alternates: { canonical: "/" } };

const FEATURED = 8;
const IN_HERO = 4;

/** Home: what this is, a search, people, the path of an agent, the map. */
export default async function HomePage() {
  const ctx = await pageContext();
  const [featured, counts] = await Promise.all([
    searchCreators(ctx, { audience: "site", limit: FEATURED + IN_HERO }),
    countByCategory(ctx),
  ]);
  return (
    <>
      <div className="border-border border-b bg-card">
        <div className="shell grid items-center gap-12 py-14 sm:py-20 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
          <div>
            <h1 className="font-semibold text-2xl sm:text-3xl">
              Hire people for real work, yourself or through your agent.
            </h1>
            <p className="measure mt-4 text-lg text-muted-foreground">
              Creators with fixed prices, verified reviews and a trust score that is shown in full. You pay on a hosted
              page; your agent never sees a card.
            </p>
            <SiteSearch size="lg" label="Find somebody" placeholder="What do you need?" className="mt-8 max-w-xl" />
          </div>
          <HeroPeople creators={featured.data.slice(0, IN_HERO)} />
        </div>
      </div>
      <div className="shell grid grid-cols-1 gap-20 pt-16">
        {featured.data.length > 0 ? (
          <Section id="featured" title="Featured creators" more={{ href: "/creators", label: "Browse all" }}>
            <CreatorGrid creators={featuredOf(featured.data)} first />
          </Section>
        ) : null}
        <AgentPath ctx={ctx} />
        <Section
          id="categories"
          title={`${CATEGORY_COUNT} categories, ${SUBCATEGORY_COUNT} subcategories`}
          more={{ href: "/categories", label: "See the whole map" }}
        >
          <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {TAXONOMY.map((category) => (
              <CategoryTile key={category.slug} category={category} creators={counts[category.slug] ?? 0} shown={5} />
            ))}
          </div>
        </Section>
      </div>
    </>
  );
}

/** Those that the hero does not show already; all of them while there are few. */
function featuredOf<T>(creators: T[]): T[] {
  return creators.length > FEATURED ? creators.slice(IN_HERO) : creators;
}
