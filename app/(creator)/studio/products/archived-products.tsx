"use client";

import { ArchiveRestore, Store } from "lucide-react";
import { Button } from "@/app/_ui/controls/button";
import { toast } from "@/app/_ui/feedback/toast";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { useRefusalToast } from "@/app/_ui/form/hooks/use-refusal-toast";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import { KeptFocusList } from "@/app/_ui/form/kept-focus-list";
import type { ProductView } from "@/lib/contracts/trade/products/products";
import { restoreProductAction } from "./actions";
import { ProductLine } from "./product-line";

/** Products off sale, archived or not yet published, each with the way on sale. */
export function ArchivedProducts({ products }: { products: ProductView[] }) {
  return (
    <KeptFocusList
      ids={products.map(({ id }) => id)}
      className="divide-y divide-border rounded-md border border-border bg-card shadow-sm"
    >
      {products.map((product) => (
        <li key={product.id}>
          <ProductLine product={product} actions={<Restore product={product} draft={product.status === "draft"} />} />
        </li>
      ))}
    </KeptFocusList>
  );
}

const restore = withSuccess(restoreProductAction, ({ name }) => {
  toast.success(`“${name}” is on sale`);
});

function Restore({ product, draft }: { product: ProductView; draft: boolean }) {
  const { state, pending, formProps } = useActionForm(restore);
  useRefusalToast(state);
  return (
    <form {...formProps} aria-label={`${draft ? "Put on sale" : "Restore"} ${product.name}`}>
      <input type="hidden" name="id" value={product.id} />
      <Button type="submit" size="sm" variant="secondary" pending={pending}>
        {draft ? <Store aria-hidden /> : <ArchiveRestore aria-hidden />} {draft ? "Put on sale" : "Restore"}
        <span className="sr-only"> {product.name}</span>
      </Button>
    </form>
  );
}
