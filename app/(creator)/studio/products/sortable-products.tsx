"use client";

import { Archive } from "lucide-react";
import { Button } from "@/app/_ui/controls/button";
import { toast } from "@/app/_ui/feedback/toast";
import { useActionForm } from "@/app/_ui/form/hooks/use-action-form";
import { useRefusalToast } from "@/app/_ui/form/hooks/use-refusal-toast";
import { withSuccess } from "@/app/_ui/form/hooks/with-success";
import type { ProductView } from "@/lib/contracts/trade/products/products";
import { SortableList } from "../_parts/sortable-list";
import { archiveProductAction, reorderProductsAction } from "./actions";
import { ProductLine } from "./product-line";

/** The products on sale, in the order in which the profile shows them. */
export function SortableProducts({ products }: { products: ProductView[] }) {
  return (
    <SortableList
      items={products}
      nameOf={({ name }) => name}
      save={reorderProductsAction}
      line={(product, mover) => (
        <ProductLine product={product} before={mover} actions={<ArchiveProduct product={product} />} />
      )}
    />
  );
}

const archive = withSuccess(archiveProductAction, ({ name }) => {
  toast.success(`“${name}” is off sale. It is under Archived.`);
});

function ArchiveProduct({ product }: { product: ProductView }) {
  const { state, pending, formProps } = useActionForm(archive);
  useRefusalToast(state);
  return (
    <form {...formProps} aria-label={`Archive ${product.name}`}>
      <input type="hidden" name="id" value={product.id} />
      <Button type="submit" size="sm" variant="ghost" className="px-2" pending={pending}>
        <Archive aria-hidden />
        <span className="sr-only lg:not-sr-only">Archive</span>
        <span className="sr-only">{product.name}</span>
      </Button>
    </form>
  );
}
