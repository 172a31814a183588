import { Lock } from "lucide-react";
import type { Metadata } from "next";
import { cache } from "react";
import { alternates } from "@/app/_parts/alternates";
import { AskQuestion } from "@/app/_parts/conversation/ask-question";
import { AskQuote } from "@/app/_parts/orders/quotes/ask-quote";
import { Report } from "@/app/_parts/report/report";
import { SaveButton } from "@/app/_parts/saved/save-button";
import { sharedAs } from "@/app/_parts/shared-as";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { RatingLine } from "@/app/_ui/data/stars";
import { TrustBadge } from "@/app/_ui/data/trust-score";
import { orFirstPage } from "@/app/_ui/feedback/or-first-page";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { Breadcrumb } from "@/app/_ui/frame/navigation/breadcrumb";
import { Avatar } from "@/app/_ui/looks/faces/avatar";
import { Markdown } from "@/app/_ui/text/markdown";
import type { ProfileView } from "@/lib/contracts/network/profiles";
import type { ReviewPageView } from "@/lib/contracts/network/reviews/reviews";
import { previewOfOffer } from "@/lib/domain/network/previews/preview";
import { savedOf } from "@/lib/domain/network/saved/read";
import { takesPaymentsNow } from "@/lib/domain/trade/payouts/waits";
import { getOffer } from "@/lib/domain/trade/products/read";
import { listReviews } from "@/lib/domain/trade/reviews/read";
import { currentUser, pageContext } from "@/lib/transports/actions/session/session";
import { ClosedNote } from "../../../_parts/availability";
import { Section } from "../../../_parts/section";
import { VerifiedMark } from "../../../_parts/verified-mark";
import { NotPaidYet } from "../../_profile/offers/offers";
import { Gallery } from "../../_profile/portfolio/gallery";
import { saidOfOffer, saidOfPath } from "../../_structured/said";
import { StructuredData } from "../../_structured/structured-data";
import { keepAddress } from "../../keep-address";
import { loadProfile } from "../../load-profile";
import { BuyForm } from "./buy-form";
import { AddonChoice, PackageChoice } from "./choices";
import { ProductReviews } from "./product-reviews";
import { initialSelection, priceListOf } from "./selection";
import { TellMeWhen } from "./tell-me-when";

type ProductPageProps = {
  params: Promise<{ handle: string; slug: string }>;
  searchParams: Promise<{ tier?: string | string[]; addons?: string | string[]; reviews?: string | string[] }>;
};

const REVIEWS_SHOWN = 5;
const OTHERS_SHOWN = 3;

const loadOffer = cache(async (handle: string, slug: string) =>
  orNotFound(getOffer(await pageContext(), handle, slug)),
);

export async function generateMetadata({ params }: ProductPageProps): Promise<Metadata> {
  const { handle, slug } = await params;
  const [profile, offer] = await Promise.all([loadProfile(handle), loadOffer(handle, slug)]);
  const path = `/${offer.creator.handle}/products/${offer.slug}`;
  return {
    title: `${offer.name} by ${offer.creator.display_name}`,
    description: offer.summary,
    alternates: alternates(path),
    openGraph: { type: "website", ...sharedAs(path, previewOfOffer(offer, profile)) },
  };
}

/** One product: packages, add-ons, a live total, and the way to pay. */
export default async function ProductPage({ params, searchParams }: ProductPageProps) {
  const { handle, slug } = await params;
  const [profile, offer, query] = await Promise.all([loadProfile(handle), loadOffer(handle, slug), searchParams]);
  const ctx = await pageContext();
  const path = `/${profile.handle}/products/${offer.slug}`;
  keepAddress(`/${handle}/products/${slug}`, path, query);
  const [user, saved, sold, reviews] = await Promise.all([
    currentUser(),
    savedOf(ctx, profile.id),
    takesPaymentsNow(profile.id),
    orFirstPage(
      (cursor) => listReviews(ctx, profile.handle, { product_id: offer.product_id, limit: REVIEWS_SHOWN, cursor }),
      [query.reviews].flat()[0],
    ),
  ]);
  const others =
    reviews.data.length === 0 && profile.review_count > 0
      ? await listReviews(ctx, profile.handle, { limit: OTHERS_SHOWN })
      : null;
  const own = user?.handle === profile.handle;
  const initial = initialSelection(offer, [query.tier].flat()[0], [query.addons].flat().join());
  return (
    <div className="shell pt-8 sm:pt-10">
      <StructuredData said={[saidOfOffer(offer, profile, reviews), saidOfPath(profile, offer.name)]} />
      <Breadcrumb crumbs={[{ label: profile.display_name, href: `/${profile.handle}` }, { label: offer.name }]} />
      <div className="mt-4 mb-6 sm:mb-8">
        <h1 dir="auto" className="font-semibold text-2xl">
          {offer.name}
        </h1>
        <p dir="auto" className="wrap-anywhere measure mt-1 text-lg text-muted-foreground">
          {offer.summary}
        </p>
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
          <By profile={profile} reviews={reviews} />
          {own ? null : (
            <div className="flex flex-wrap gap-2">
              <AskQuestion
                handle={profile.handle}
                name={profile.display_name}
                productId={offer.product_id}
                guest={user === null}
              />
              <SaveButton
                id={offer.product_id}
                name={offer.name}
                saved={saved.has(offer.product_id)}
                guestAt={user ? undefined : path}
              />
            </div>
          )}
        </div>
      </div>
      {sold ? null : own ? (
        <NotPaidYet />
      ) : (
        <TellMeWhen productId={offer.product_id} name={profile.display_name} email={user?.email} />
      )}
      <BuyForm
        handle={profile.handle}
        creator={profile.display_name}
        asked={offer.requirements}
        productId={offer.product_id}
        prices={priceListOf(offer)}
        initial={initial}
        closed={
          profile.availability.open ? null : (
            <ClosedNote name={profile.display_name} availability={profile.availability} />
          )
        }
        instead={
          own ? (
            <Button asChild size="lg" variant="secondary">
              <Link href={`/studio/products/${offer.product_id}`}>Edit product</Link>
            </Button>
          ) : sold ? undefined : (
            <Button asChild size="lg">
              <a href="#tell-me-when">Tell me when</a>
            </Button>
          )
        }
        note={<PaymentNote />}
        also={
          own ? null : (
            <div className="grid gap-2">
              <p className="text-muted-foreground text-sm">Need something else?</p>
              <div className="grid">
                <AskQuote
                  handle={profile.handle}
                  name={profile.display_name}
                  productId={offer.product_id}
                  guest={user === null}
                />
              </div>
              <Report kind="product" id={offer.product_id} className="justify-self-center" />
            </div>
          )
        }
      >
        <input type="hidden" name="asked" value={offer.requirements.map(({ id }) => id).join()} />
        <Gallery pictures={offer.images} name={offer.name} />
        {offer.packages.length > 0 ? <PackageChoice packages={offer.packages} chosen={initial.tier} /> : null}
        {offer.addons.length > 0 ? <AddonChoice addons={offer.addons} chosen={initial.addons} /> : null}
        {offer.description ? (
          <Section id="about" title="About this offer">
            <Markdown topLevel={3}>{offer.description}</Markdown>
          </Section>
        ) : null}
      </BuyForm>
      <div className="mt-12 lg:mr-[23.5rem]">
        <ProductReviews profile={profile} path={path} own={reviews} others={others} now={ctx.now} />
      </div>
    </div>
  );
}

function PaymentNote() {
  return (
    <>
      <noscript>
        <p className="text-muted-foreground text-sm">Your choices are added up on the payment page.</p>
      </noscript>
      <p className="flex items-start gap-2 text-muted-foreground">
        <Lock aria-hidden className="mt-[3px] size-4 shrink-0" />
        <span>
          You pay on a hosted page, and your money is held until you accept the delivery or 72 hours pass:{" "}
          <Link href="/refunds" className="rounded-sm text-primary-ink underline underline-offset-4">
            how you are protected
          </Link>
          .
        </span>
      </p>
    </>
  );
}

/** Who offers it, and how it is rated: by its own buyers, and until one of them is counted by all of its creator's. */
function By({ profile, reviews }: { profile: ProfileView; reviews: ReviewPageView }) {
  const own = reviews.review_count > 0;
  const { rating, review_count: count } = own ? reviews : profile;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="flex items-center gap-2.5">
        <Avatar
          name={profile.display_name}
          handle={profile.handle}
          categories={profile.categories.map((category) => category.slug)}
          src={profile.avatar_url}
          className="size-8 text-xs"
        />
        <Link href={`/${profile.handle}`} className="wrap-anywhere rounded-sm font-medium hover:underline">
          {profile.display_name}
        </Link>
        {profile.verified ? <VerifiedMark /> : null}
      </span>
      {count > 0 ? (
        <a href="#reviews" className="rounded-sm hover:underline">
          <RatingLine rating={rating} count={count} />{" "}
          <span className="text-muted-foreground text-sm">{own ? "for this offer" : "for all offers"}</span>
        </a>
      ) : null}
      <TrustBadge score={profile.trust_score} isNew={profile.is_new} />
    </div>
  );
}
