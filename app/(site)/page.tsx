import { Check } from "lucide-react";
import type { Metadata } from "next";
import { alternates } from "@/app/_parts/alternates";
import { SiteSearch } from "@/app/_ui/search/site-search";
import { countByCategory } from "@/lib/domain/network/search/category-counts";
import { searchCreators } from "@/lib/domain/network/search/creators";
import { CATEGORY_COUNT, SUBCATEGORY_COUNT, TAXONOMY } from "@/lib/domain/platform/taxonomy/taxonomy";
import { pageContext } from "@/lib/transports/actions/session/session";
import { Doors } from "./_home/doors";
import { HeroPeople } from "./_home/hero-people";
import { CategoryTile } from "./_parts/category-tile";
import { CreatorGrid } from "./_parts/creator-grid";
import { Section } from "./_parts/section";
import { Steps } from "./_parts/steps";

export const metadata: Metadata = { alternates: alternates("/") };

const FEATURED = 8;
const IN_HERO = 4;

/** Why one can dare to, in ten seconds. */
const ASSURANCES = [
  "Your money is held until you accept the work.",
  "Only people who paid can review.",
  "You pay on a hosted page: no creator and no agent sees your card.",
];

const AFTER_PAYING = [
  {
    title: "Say what you need",
    says: "You answer the creator's questions and add files, before you pay or right after. The due date counts from your answers.",
  },
  {
    title: "Work together on one page",
    says: "Messages, files and each version of the work stand on the page of your order. You can ask to cancel until it is delivered.",
  },
  {
    title: "Accept, or ask for changes",
    says: "You have 72 hours after each delivery. Accept it, or ask for one of the rounds of changes that the offer includes.",
  },
  {
    title: "The creator is paid",
    says: "Only then. If something is wrong, you open a dispute: both sides are heard, and a person decides if you cannot agree.",
  },
];

/** Home: what this is, a search, work to see, what happens after paying, the map, and the doors for sellers and builders. */
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
              Creators with fixed prices, verified reviews and a trust score that is shown in full.
            </p>
            <SiteSearch size="lg" label="Find somebody" placeholder="What do you need?" className="mt-8 max-w-xl" />
            <ul className="mt-6 grid gap-2 text-muted-foreground">
              {ASSURANCES.map((assurance) => (
                <li key={assurance} className="flex items-start gap-2">
                  <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-primary-ink" />
                  {assurance}
                </li>
              ))}
            </ul>
          </div>
          <HeroPeople creators={featured.data.slice(0, IN_HERO)} />
        </div>
      </div>
      <div className="shell grid grid-cols-1 gap-20 pt-16">
        {featured.data.length > 0 ? (
          <Section id="featured" title="Featured creators" more={{ href: "/creators", label: "Browse all" }}>
            <div className="max-sm:[&_article:nth-of-type(n+5)]:hidden">
              <CreatorGrid creators={featuredOf(featured.data)} first />
            </div>
          </Section>
        ) : null}
        <Section
          id="after-paying"
          title="What happens after you pay"
          lead="Your money is held until you accept the work. If the work does not come, it comes back."
          more={{ href: "/refunds", label: "How you are protected" }}
        >
          <Steps steps={AFTER_PAYING} columns="sm:grid-cols-2 lg:grid-cols-4" />
        </Section>
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
        <Doors />
      </div>
    </>
  );
}

/** Those that the hero does not show already; all of them while there are few. */
function featuredOf<T>(creators: T[]): T[] {
  return creators.length > FEATURED ? creators.slice(IN_HERO) : creators;
}
