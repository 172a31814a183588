import { cn } from "@/app/_ui/cn";
import { Checkbox } from "@/app/_ui/controls/checkbox";
import { RadioCard } from "@/app/_ui/controls/radio-group";
import { Money } from "@/app/_ui/data/money";
import type { OfferView } from "@/lib/contracts/trade/products/products";
import { FeatureList } from "../../_profile/offers/package-columns";
import { Terms } from "../../_profile/terms";
import { daysOf } from "../../_profile/terms-text";

type PackageChoiceProps = {
  packages: OfferView["packages"];
  chosen: string | undefined;
};

/** One package of several, side by side where there is room; a single one has its two parts there. */
export function PackageChoice({ packages, chosen }: PackageChoiceProps) {
  const alone = packages.length === 1;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-semibold text-xl">{alone ? "The package" : "Choose a package"}</legend>
      <div className="grid gap-3 max-md:grid-cols-[minmax(0,1fr)] md:auto-cols-fr md:grid-flow-col">
        {packages.map((pack) => (
          <RadioCard key={pack.tier_id} name="tier_id" value={pack.tier_id} defaultChecked={chosen === pack.tier_id}>
            <span className="flex flex-wrap items-baseline justify-between gap-x-2">
              <span className="wrap-anywhere font-medium">{pack.name}</span>
              <Money cents={pack.price_cents} className="font-semibold text-lg leading-[22px]" />
            </span>
            <span className={cn("block", alone && "md:grid md:grid-cols-2 md:gap-x-10")}>
              <span className="block">
                <span className="wrap-anywhere mt-1 block text-muted-foreground">{pack.description}</span>
                <Terms days={pack.delivery_days} revisions={pack.revisions} className="my-3 grid gap-1" />
              </span>
              <FeatureList features={pack.features} />
            </span>
          </RadioCard>
        ))}
      </div>
    </fieldset>
  );
}

type AddonChoiceProps = {
  addons: OfferView["addons"];
  chosen: readonly string[];
};

/** Any number of add-ons. */
export function AddonChoice({ addons, chosen }: AddonChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-3 font-semibold text-xl">Add-ons</legend>
      <div className="divide-y divide-border rounded-md border border-border bg-card shadow-sm">
        {addons.map((addon) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: the control is nested, one component down
          <label
            key={addon.addon_id}
            className="flex items-start gap-3 p-4 first:rounded-t-md last:rounded-b-md hover:bg-muted/50 has-checked:bg-primary-tint/40"
          >
            <Checkbox
              name="addon_ids[]"
              value={addon.addon_id}
              defaultChecked={chosen.includes(addon.addon_id)}
              className="mt-[3px]"
            />
            <span className="wrap-anywhere min-w-0 flex-1">
              <span className="font-medium">{addon.name}</span>
              <span className="block text-muted-foreground">{addon.description}</span>
            </span>
            <span className="text-right">
              <span className="whitespace-nowrap font-medium">
                +<Money cents={addon.price_cents} />
              </span>
              {addon.extra_days > 0 ? (
                <span className="block whitespace-nowrap text-muted-foreground text-sm">
                  +{daysOf(addon.extra_days)}
                </span>
              ) : null}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
