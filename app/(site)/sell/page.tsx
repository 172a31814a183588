import type { Metadata } from "next";
import { alternates } from "@/app/_parts/alternates";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { Money } from "@/app/_ui/data/money";
import { env } from "@/lib/core/env";
import { basisPoints } from "@/lib/core/values/money";
import { firstSaleDays } from "@/lib/domain/network/analytics/first-sale";
import { searchCreators } from "@/lib/domain/network/search/creators";
import { pageContext } from "@/lib/transports/actions/session/session";
import { HeroPeople } from "../_home/hero-people";
import { CreatorGrid } from "../_parts/creator-grid";
import { InlineLink } from "../_parts/inline-link";
import { Section } from "../_parts/section";
import { Steps } from "../_parts/steps";

export const metadata: Metadata = {
  title: "Sell your work",
  description: "Offer your work at a fixed price, to people and to the agents that shop for them.",
  alternates: alternates("/sell"),
};

const EXAMPLE = 25_000;
const IN_HERO = 4;
const SHOWN = 8;

const STEPS = [
  {
    title: "Write one offer",
    says: "A name, what is in it, a price and a number of days. Packages, extras and questions to the buyer if you want them.",
  },
  {
    title: "Be found twice",
    says: "By people who browse, and by agents that search in their own words. You decide whether agents find you.",
  },
  {
    title: "Work on money that is there",
    says: "The buyer has paid before you begin. The money is held, and yours once they accept, or 72 hours after your delivery if they say nothing.",
  },
  {
    title: "Keep the reviews",
    says: "Only who paid can review, and you may answer. A new creator is marked as new, not as badly rated.",
  },
];

/** What selling here is like, what it costs, and the way in. */
export default async function SellPage() {
  const rate = env().PLATFORM_FEE_BPS;
  const ctx = await pageContext();
  const [creators, days] = await Promise.all([
    searchCreators(ctx, { audience: "site", limit: SHOWN }),
    firstSaleDays(ctx),
  ]);
  return (
    <>
      <div className="border-border border-b bg-card">
        <div className="shell grid grid-cols-1 items-center gap-12 py-14 sm:py-20 lg:grid-cols-[minmax(0,1fr)_32rem]">
          <div className="grid justify-items-start gap-5">
            <h1 className="max-w-2xl font-semibold text-2xl sm:text-3xl">
              Sell your work to people, and to the agents that shop for them.
            </h1>
            <p className="measure text-lg text-muted-foreground">
              A page, offers at fixed prices, and the money there before you begin. Nothing to pay until you sell.
            </p>
            <WayIn />
          </div>
          <HeroPeople creators={creators.data.slice(0, IN_HERO)} />
        </div>
      </div>
      <div className="shell grid grid-cols-1 gap-20 pt-16">
        <Section id="how" title="How it goes">
          <Steps steps={STEPS} />
        </Section>
        {days === null ? null : (
          <Section id="first-sale" title="How soon the first sale comes">
            <p className="measure text-muted-foreground">
              Half of the creators who have sold here had their first order within{" "}
              <span className="font-medium text-foreground">{days === 1 ? "a day" : `${days} days`}</span> of opening
              their page. It is no promise: some have not sold yet.
            </p>
          </Section>
        )}
        <Section id="fee" title="One fee, when you sell">
          <p className="measure text-muted-foreground">
            We keep {rate / 100}% of what a buyer pays you. Of an order for <Money cents={EXAMPLE} />,{" "}
            <Money cents={EXAMPLE - basisPoints(EXAMPLE, rate)} /> reach your bank. Tips are yours, all of them. If an
            order is refunded, our fee goes back too. <InlineLink href="/fees">All about fees</InlineLink>
          </p>
        </Section>
        {creators.data.length > IN_HERO ? (
          <Section id="examples" title="Who sells here" more={{ href: "/creators", label: "Browse all" }}>
            <CreatorGrid creators={creators.data.slice(IN_HERO)} />
          </Section>
        ) : null}
        <Section id="begin" title="Put up your first offer">
          <p className="measure mb-5 text-muted-foreground">
            An account, one offer, and a bank account that the payment processor checks. It waits as a draft until you
            say so.
          </p>
          <WayIn />
        </Section>
      </div>
    </>
  );
}

function WayIn() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button asChild size="lg">
        <Link href="/sign-up?as=creator">Offer your work</Link>
      </Button>
      <Button asChild size="lg" variant="secondary">
        <Link href="/fees">What it costs</Link>
      </Button>
    </div>
  );
}
