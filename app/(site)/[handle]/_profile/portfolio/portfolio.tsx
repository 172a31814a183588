import { Link } from "@/app/_ui/controls/link";
import { Picture } from "@/app/_ui/looks/picture";
import type { ProfileView } from "@/lib/contracts/network/profiles";
import { Section } from "../../../_parts/section";

/** Work that a creator shows. */
export function Portfolio({ profile }: { profile: ProfileView }) {
  if (profile.portfolio.length === 0) return null;
  return (
    <Section id="portfolio" title="Portfolio">
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {profile.portfolio.map((piece) => {
          const [picture] = piece.media;
          if (!picture) return null;
          return (
            <li key={piece.id} className="group relative">
              <div className="aspect-[4/3] overflow-hidden rounded-md border border-border">
                <Picture {...picture} sizes="(min-width: 1024px) 280px, 45vw" />
              </div>
              <h3 className="mt-2 font-medium">
                <Link
                  href={`/${profile.handle}/portfolio/${piece.id}`}
                  className="rounded-sm after:absolute after:inset-0 group-hover:underline"
                >
                  {piece.title}
                </Link>
              </h3>
              {piece.year ? <p className="text-muted-foreground text-sm">{piece.year}</p> : null}
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
