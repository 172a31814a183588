import type { PostView } from "@/lib/contracts/publishing/posts";
import type { OfferView } from "@/lib/contracts/trade/products/products";
import type { Context } from "@/lib/core/context";
import { DomainError } from "@/lib/core/errors";
import { getDiscoverableProfile } from "@/lib/domain/people/profiles/read";
import { profileUrl } from "@/lib/domain/people/profiles/view";
import { getPost } from "@/lib/domain/publishing/posts/reading/read";
import { findOffer, typeNamed } from "@/lib/domain/trade/bookings/schedule/offer";

/** An hour of the author's time, for anyone who wants to talk first: booked by a person on its page. */
export type BookOffer = { title: string; description: string; slot_minutes: number; url: string };

export type PostWithOffers = PostView & { offers: OfferView[]; book_offer: BookOffer | null };

/**
 * A published public post of a discoverable creator, with those of its related products that are on sale, in the post's
 * order, and the author's bookable time. Throws `not_found`.
 */
export async function getDiscoverablePost(ctx: Context, handle: string, slug: string): Promise<PostWithOffers> {
  const [profile, post, book_offer] = await Promise.all([
    getDiscoverableProfile(ctx, handle),
    getPost(ctx, handle, slug),
    bookOffer(handle),
  ]);
  const offers = post.related_product_ids.flatMap((id) => profile.offers.filter((offer) => offer.product_id === id));
  return { ...post, offers, book_offer };
}

async function bookOffer(handle: string): Promise<BookOffer | null> {
  try {
    const { open, handle: own, types } = await findOffer(handle);
    const { title, description, slotMinutes } = typeNamed(types, undefined);
    return open ? { title, description, slot_minutes: slotMinutes, url: `${profileUrl(own)}/book` } : null;
  } catch (error) {
    if (error instanceof DomainError && error.code === "not_found") return null;
    throw error;
  }
}
