import { Heart } from "lucide-react";
import type { Metadata } from "next";
import { SaveButton } from "@/app/_parts/saved/save-button";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { Money } from "@/app/_ui/data/money";
import { RatingLine } from "@/app/_ui/data/stars";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import { orFirstPage } from "@/app/_ui/feedback/or-first-page";
import { KeptFocusList } from "@/app/_ui/form/kept-focus-list";
import { Badge } from "@/app/_ui/looks/badge";
import { Avatar } from "@/app/_ui/looks/faces/avatar";
import { Picture } from "@/app/_ui/looks/picture";
import type { SavedItemView } from "@/lib/contracts/network/saved/saved";
import { listSaved } from "@/lib/domain/network/saved/read";
import { pageContext, requireUser } from "@/lib/transports/actions/session/session";
import { FreeAgain } from "../_parts/availability";
import { SavedNav } from "./_parts/saved-nav";

export const metadata: Metadata = { title: "Saved", robots: { index: false } };

type SavedPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

const SHOWN = 30;

/** The creators and products that the signed-in person keeps at hand. */
export default async function SavedPage({ searchParams }: SavedPageProps) {
  await requireUser("/saved");
  const ctx = await pageContext();
  const sent = [(await searchParams).cursor].flat()[0];
  const page = await orFirstPage((cursor) => listSaved(ctx, { limit: SHOWN, cursor }), sent);
  return (
    <div className="shell grid max-w-3xl grid-cols-1 gap-6 py-10 sm:py-14">
      <header className="grid gap-1">
        <h1 className="font-semibold text-2xl">Saved</h1>
        <p className="text-lg text-muted-foreground">
          Creators and offers that you keep at hand. Nobody else sees them.
        </p>
      </header>
      <SavedNav at="/saved" />
      <div>
        <KeptFocusList
          ids={page.data.map(({ id }) => id)}
          className="divide-y divide-border rounded-md border border-border bg-card shadow-sm"
          empty={
            <EmptyState
              icon={Heart}
              title="Nothing saved yet"
              action={
                <Button asChild>
                  <Link href="/creators">Find a creator</Link>
                </Button>
              }
            >
              Choose Save on a creator or an offer, and it waits for you here.
            </EmptyState>
          }
        >
          {page.data.map((item) => (
            <li key={item.id} className="relative flex items-center gap-4 px-4 py-4 hover:bg-muted/40 sm:px-5">
              <Item item={item} />
              <span className="relative shrink-0">
                <SaveButton id={item.id} name={nameOf(item)} saved size="sm" />
              </span>
            </li>
          ))}
        </KeptFocusList>
        <LoadMore cursor={page.next_cursor} href="/saved?cursor=" label="Saved earlier" />
      </div>
    </div>
  );
}

const nameOf = ({ creator, product }: SavedItemView) => product?.name ?? creator.display_name;

function Item({ item }: { item: SavedItemView }) {
  const { creator, product } = item;
  const image = product ? product.image : creator.image;
  const price = product ? product.price_cents : creator.from_price_cents;
  const path = new URL(product?.url ?? creator.profile_url).pathname;
  return (
    <>
      <div className="hidden aspect-[4/3] w-24 shrink-0 overflow-hidden rounded-sm bg-muted sm:block">
        {image ? <Picture {...image} alt="" sizes="96px" /> : null}
      </div>
      <div className="grid min-w-0 flex-1 gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          {product?.available === false ? (
            <span className="wrap-anywhere font-medium text-lg">{nameOf(item)}</span>
          ) : (
            <Link
              href={path}
              className="wrap-anywhere rounded-sm font-medium text-lg before:absolute before:inset-0 before:content-['']"
            >
              {nameOf(item)}
            </Link>
          )}
          {product?.available === false ? <Badge tone="outline">No longer offered</Badge> : null}
          {creator.availability.open ? null : (
            <Badge tone="warning">
              <FreeAgain availability={creator.availability} />
            </Badge>
          )}
        </p>
        <p className="flex min-w-0 items-center gap-2 text-muted-foreground">
          <Avatar
            name={creator.display_name}
            handle={creator.handle}
            categories={creator.categories.map((category) => category.slug)}
            src={creator.avatar_url}
            className="size-5 text-[10px]"
          />
          <span className="truncate">{product ? creator.display_name : creator.tagline}</span>
        </p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <RatingLine rating={creator.rating} count={creator.review_count} />
          {price === null ? null : (
            <span>
              <span className="text-muted-foreground">from </span>
              <Money cents={price} className="font-semibold" />
            </span>
          )}
        </p>
      </div>
    </>
  );
}
