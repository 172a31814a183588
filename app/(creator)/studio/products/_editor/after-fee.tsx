import { Link } from "@/app/_ui/controls/link";
import { basisPoints, formatMoney } from "@/lib/core/values/money";
import { cents, type ProductDraft } from "./draft";

type AfterFeeProps = { draft: ProductDraft; feeBps: number };

/** What reaches the creator of each price as it stands in the editor, and what the platform keeps. */
export function AfterFee({ draft, feeBps }: AfterFeeProps) {
  const lines = draft.kind === "flat" ? [{ key: "flat", name: "", price: draft.flat.price }] : draft.packages;
  const priced = lines.flatMap(({ key, name, price }) => {
    const amount = cents(price);
    return amount ? [{ key, name, amount, yours: amount - basisPoints(amount, feeBps) }] : [];
  });
  return (
    <div className="grid gap-1 text-muted-foreground text-sm">
      <p>
        The buyer pays the price. We keep {feeBps / 100}% of it once the order is completed, and nothing of tips:{" "}
        <Link href="/fees" className="text-primary-ink underline">
          fees
        </Link>
        .
      </p>
      {priced.length > 0 ? (
        <ul aria-label="What you get">
          {priced.map(({ key, name, amount, yours }) => (
            <li key={key}>
              {name ? `${name}: of` : "Of"} {formatMoney(amount)} you get{" "}
              <span className="font-medium text-foreground">{formatMoney(yours)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
