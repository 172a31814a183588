import { useDeferredValue } from "react";
import { Money } from "@/app/_ui/data/money";
import { OfferCard } from "@/app/(site)/[handle]/_profile/offers/offers";
import { type ProductDraft, previewOf } from "./draft";

/** The offer as the profile will show it. Nothing in it can be pressed. */
export function Preview({ draft, handle }: { draft: ProductDraft; handle: string }) {
  const offer = previewOf(useDeferredValue(draft));
  return (
    <section aria-labelledby="preview" className="grid gap-3">
      <div>
        <h2 id="preview" className="font-semibold text-lg">
          What buyers see
        </h2>
        <p className="text-muted-foreground">On your profile, as you type.</p>
      </div>
      <div inert className="grid gap-3">
        <OfferCard offer={offer} handle={handle} />
        {offer.addons.length > 0 ? (
          <ul className="flex flex-wrap gap-2">
            {offer.addons.map((addon) => (
              <li key={addon.addon_id} className="rounded-md border border-border bg-card px-3 py-2 text-sm">
                {addon.name} <Money cents={addon.price_cents} className="font-medium" />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}
