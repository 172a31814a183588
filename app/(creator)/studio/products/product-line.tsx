import type { ReactNode } from "react";
import { Link } from "@/app/_ui/controls/link";
import { Money } from "@/app/_ui/data/money";
import type { ProductView } from "@/lib/contracts/trade/products/products";

type ProductLineProps = { product: ProductView; before?: ReactNode; actions: ReactNode };

/** One product of the studio's list: its name leads to the editor. */
export function ProductLine({ product, before, actions }: ProductLineProps) {
  return (
    <div className="flex items-center gap-2 px-3 py-3 sm:gap-4 sm:px-4">
      {before}
      <div className="min-w-0 flex-1">
        <Link
          href={`/studio/products/${product.id}`}
          className="block w-fit max-w-full truncate rounded-sm font-medium text-base underline-offset-4 hover:underline"
        >
          {product.name}
        </Link>
        <p className="truncate text-muted-foreground text-sm">{contentsOf(product)}</p>
      </div>
      <p className="whitespace-nowrap text-right">
        {product.packages.length > 1 ? <span className="text-muted-foreground text-sm">from </span> : null}
        <Money cents={product.price_cents} className="font-medium" />
      </p>
      {actions}
    </div>
  );
}

/** "3 packages, 2 add-ons"; "One price, 5 days". */
function contentsOf({ kind, packages, addons, delivery_days }: ProductView): string {
  const many = (n: number, what: string) => `${n} ${what}${n === 1 ? "" : "s"}`;
  const main = kind === "flat" ? `One price, ${many(delivery_days, "day")}` : many(packages.length, "package");
  return addons.length === 0 ? main : `${main}, ${many(addons.length, "add-on")}`;
}
