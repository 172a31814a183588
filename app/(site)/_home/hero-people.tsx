import { Link } from "@/app/_ui/controls/link";
import { Money } from "@/app/_ui/data/money";
import { Avatar } from "@/app/_ui/looks/faces/avatar";
import { Cover } from "@/app/_ui/looks/faces/cover";
import { Picture } from "@/app/_ui/looks/picture";
import type { CreatorCardView } from "@/lib/contracts/network/search/search";

/** Four people and their covers, next to the search. Wide screens only: the same people stand in the list below. */
export function HeroPeople({ creators }: { creators: CreatorCardView[] }) {
  if (creators.length === 0) return null;
  return (
    <ul className="hidden grid-cols-2 gap-4 lg:grid [&>li:nth-child(even)]:translate-y-6">
      {creators.map((creator) => (
        <li key={creator.handle}>
          <HeroPerson creator={creator} />
        </li>
      ))}
    </ul>
  );
}

function HeroPerson({ creator }: { creator: CreatorCardView }) {
  const categories = creator.categories.map((category) => category.slug);
  return (
    <Link
      href={`/${creator.handle}`}
      className="block overflow-hidden rounded-md border border-border bg-card shadow-lg transition-transform hover:-translate-y-0.5"
    >
      {creator.image ? (
        <span className="block aspect-[16/9] overflow-hidden">
          <Picture {...creator.image} alt="" sizes="280px" first="wide" />
        </span>
      ) : (
        <Cover handle={creator.handle} categories={categories} columns={6} rows={3} className="h-28" />
      )}
      <span className="flex items-center gap-3 p-3">
        <Avatar
          name={creator.display_name}
          handle={creator.handle}
          categories={categories}
          src={creator.avatar_url}
          className="size-9"
        />
        <span className="grid min-w-0">
          <span className="truncate font-medium">{creator.display_name}</span>
          <span className="truncate text-muted-foreground text-sm">
            {creator.from_price_cents === null ? (
              creator.categories[0]?.name
            ) : (
              <>
                from <Money cents={creator.from_price_cents} />
              </>
            )}
          </span>
        </span>
      </span>
    </Link>
  );
}
