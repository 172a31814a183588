import type { ProfileView } from "@/lib/contracts/network/profiles";
import type { PostView } from "@/lib/contracts/publishing/posts";
import type { OfferView } from "@/lib/contracts/trade/products/products";

/** What a page is about, in the terms of schema.org, as search engines read it. Source: schema.org, developers.google.com/search/docs. */
export type Said = { "@type": string } & Record<string, unknown>;

/** A creator: who they are, how they are rated, what they sell. */
export function saidOfCreator(profile: ProfileView): Said {
  return {
    "@type": "ProfilePage",
    url: profile.profile_url,
    dateCreated: profile.member_since,
    mainEntity: {
      ...person(profile),
      description: profile.tagline || undefined,
      knowsLanguage: profile.languages,
      knowsAbout: profile.skills,
      homeLocation: profile.location ? { "@type": "Place", name: profile.location } : undefined,
      sameAs: profile.links.map(({ url }) => url),
      makesOffer: profile.offers.map((offer) => ({
        "@type": "Offer",
        name: offer.name,
        url: offer.url,
        // its rating is said where its reviews are, on its own page
        itemOffered: { "@type": "Service", name: offer.name, url: offer.url },
        ...priced(offer.price_cents, offer.currency),
      })),
    },
  };
}

/** Something on sale: a service at a fixed price, with its packages, and its rating as its page shows it: its own, or until it has one its creator's. */
export function saidOfOffer(offer: OfferView, profile: ProfileView, reviews: Rating): Said {
  const sold = offer.packages.length > 0 ? offer.packages : [{ name: offer.name, price_cents: offer.price_cents }];
  return {
    "@type": "Service",
    name: offer.name,
    description: offer.summary || undefined,
    url: offer.url,
    image: offer.images.map(({ url }) => url),
    provider: person(profile),
    ...rated(reviews.review_count > 0 ? reviews : profile),
    offers: sold.map(({ name, price_cents }) => ({
      "@type": "Offer",
      name,
      url: offer.url,
      availability: `https://schema.org/${profile.availability.open ? "InStock" : "SoldOut"}`,
      ...priced(price_cents, offer.currency),
    })),
  };
}

/** A post. */
export function saidOfPost(post: PostView, profile: ProfileView): Said {
  return {
    "@type": "Article",
    headline: post.title,
    description: post.excerpt || undefined,
    url: post.url,
    datePublished: post.published_at,
    dateModified: post.updated_at,
    image: post.images.map(({ url }) => url),
    author: person(profile),
  };
}

/** The way from the creator's page to the one that is read. */
export function saidOfPath(profile: ProfileView, name: string): Said {
  return saidOfTrail([{ name: profile.display_name, item: profile.profile_url }, { name }]);
}

/** The pages above the one that is read, from the outermost, by name and URL, and last its own name. */
export function saidOfTrail(trail: readonly { name: string; item?: string }[]): Said {
  const itemListElement = trail.map((step, i) => ({ "@type": "ListItem", position: i + 1, ...step }));
  return { "@type": "BreadcrumbList", itemListElement };
}

function person({ display_name, profile_url, avatar_url }: ProfileView): Said {
  return { "@type": "Person", name: display_name, url: profile_url, image: avatar_url ?? undefined };
}

type Rating = Pick<ProfileView, "rating" | "review_count">;

/** What buyers gave. In the vocabulary a service has a rating, and a person none. */
function rated({ rating, review_count: reviewCount }: Rating) {
  if (rating === null) return {};
  return { aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount, bestRating: 5 } };
}

function priced(cents: number, currency: string) {
  return { price: (cents / 100).toFixed(2), priceCurrency: currency.toUpperCase() };
}
