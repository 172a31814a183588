import { Link } from "@/app/_ui/controls/link";
import { Money } from "@/app/_ui/data/money";
import { RatingLine } from "@/app/_ui/data/stars";
import { Avatar } from "@/app/_ui/looks/faces/avatar";
import { Cover } from "@/app/_ui/looks/faces/cover";
import { CARD_SIZES, Picture } from "@/app/_ui/looks/picture";
import type { FoundOfferView } from "@/lib/contracts/network/offers";
import { VerifiedMark } from "./verified-mark";

/** Products on sale, for a grid or for a page that is appended to one. `first`: they are what a phone shows first, as in `CreatorGrid`. */
export function ServiceCards({ offers, first = false }: { offers: readonly FoundOfferView[]; first?: boolean }) {
  const pictured = first ? offers.findIndex(({ images }) => images.length > 0) : -1;
  return offers.map((offer, n) => <ServiceCard key={offer.product_id} offer={offer} first={n === pictured} />);
}

/** One product on sale. Its name is the link; it stretches over the card. */
function ServiceCard({ offer, first }: { offer: FoundOfferView; first: boolean }) {
  const { creator } = offer;
  const [image] = offer.images;
  const { pathname } = new URL(offer.url);
  return (
    <article className="work-card">
      <div>
        {image ? (
          <Picture
            url={image.url}
            width={image.width}
            height={image.height}
            placeholder={image.placeholder}
            alt=""
            sizes={CARD_SIZES}
            first={first}
          />
        ) : (
          <Cover handle={creator.handle} categories={[]} columns={10} rows={8} className="h-full" />
        )}
      </div>
      <div>
        <p className="mt-3 flex items-center gap-2 text-sm">
          <Avatar
            name={creator.display_name}
            handle={creator.handle}
            categories={[]}
            src={creator.avatar_url}
            className="size-6 text-xs"
          />
          <span className="min-w-0 truncate">{creator.display_name}</span>
          {creator.verified ? <VerifiedMark className="size-3.5" /> : null}
          <span className="ml-auto shrink-0">
            <RatingLine rating={creator.rating} count={creator.review_count} />
          </span>
        </p>
        <h3 className="mt-2">
          <Link href={pathname} className="line-clamp-2">
            {offer.name}
          </Link>
        </h3>
        <p className="mt-1 mb-3 line-clamp-2">{offer.summary}</p>
        <footer>
          <span className="text-muted-foreground">
            {offer.delivery_days === 1 ? "1 day" : `${offer.delivery_days} days`}
          </span>
          <span className="ml-auto whitespace-nowrap">
            {offer.kind === "packages" ? <span className="text-muted-foreground">from </span> : null}
            <Money cents={offer.price_cents} className="font-semibold" />
          </span>
        </footer>
      </div>
    </article>
  );
}
