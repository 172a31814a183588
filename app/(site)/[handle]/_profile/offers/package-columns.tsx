import { cn } from "@/app/_ui/cn";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { Money } from "@/app/_ui/data/money";
import { Glyph } from "@/app/_ui/looks/logos/glyph";
import type { OfferView } from "@/lib/contracts/trade/products/products";
import { Terms } from "../terms";
import { PackageTabs } from "./package-tabs";

type Package = OfferView["packages"][number];
type PackageColumnsProps = { offer: OfferView; href: string; sold: boolean };

/** Packages as comparable columns; on narrow screens as tabs. Both are in the page, one of them is displayed. A single one has the row. */
export function PackageColumns({ offer, href, sold }: PackageColumnsProps) {
  const alone = offer.packages.length === 1;
  const panels = offer.packages.map((pack) => (
    <PackagePanel key={pack.tier_id} pack={pack} href={`${href}?tier=${pack.tier_id}`} alone={alone} sold={sold} />
  ));
  if (alone) return <div className="border-border border-t">{panels}</div>;
  return (
    <div className="border-border border-t">
      <div className="hidden divide-x divide-border md:grid md:auto-cols-fr md:grid-flow-col">{panels}</div>
      <div className="md:hidden">
        <PackageTabs
          label={`Packages of ${offer.name}`}
          tabs={offer.packages.map((pack, i) => ({ id: pack.tier_id, name: pack.name, panel: panels[i] }))}
        />
      </div>
    </div>
  );
}

type PackagePanelProps = { pack: Package; href: string; alone: boolean; sold: boolean };

/**
 * One package. In a column what all have comes first, so that it stands level with the others'; one that has the row to itself says
 * what it is and costs, and next to that what it holds.
 */
function PackagePanel({ pack, href, alone, sold }: PackagePanelProps) {
  const words = pack.description ? (
    <p dir="auto" className={cn("wrap-anywhere text-muted-foreground", !alone && "md:min-h-16")}>
      {pack.description}
    </p>
  ) : null;
  return (
    <div className={cn("flex min-w-0 flex-col gap-3 p-5", alone && "md:grid md:grid-cols-2 md:gap-x-10")}>
      <div className="grid content-start gap-3">
        <div>
          <h4 dir="auto" className="wrap-anywhere font-medium text-muted-foreground">
            {pack.name}
          </h4>
          <Money cents={pack.price_cents} className="font-semibold text-xl" />
        </div>
        {alone ? words : null}
        <Terms days={pack.delivery_days} revisions={pack.revisions} className="grid gap-1" />
        {alone ? null : words}
      </div>
      <div className="flex flex-1 flex-col gap-3">
        <FeatureList features={pack.features} />
        <Button asChild variant="secondary" className="mt-auto w-full">
          <Link href={href}>
            {sold ? "Choose" : "See"}
            <span className="sr-only"> {pack.name}</span>
          </Link>
        </Button>
      </div>
    </div>
  );
}

/** What a package holds. */
export function FeatureList({ features }: { features: readonly string[] }) {
  if (features.length === 0) return null;
  return (
    <ul className="grid gap-1.5">
      {features.map((feature) => (
        <li key={feature} className="flex items-start gap-2">
          <Glyph name="check" className="mt-[3px] size-4 text-primary" />
          <span className="wrap-anywhere min-w-0">{feature}</span>
        </li>
      ))}
    </ul>
  );
}
