import type { Metadata } from "next";
import { env } from "@/lib/core/env";
import { requireCreator } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../../_parts/page-header";
import { emptyDraft } from "../_editor/draft";
import { ProductEditor } from "../_editor/product-editor";

export const metadata: Metadata = { title: "New product" };

/** A product from nothing. */
export default async function NewProductPage() {
  const { handle } = await requireCreator("/studio/products/new");
  return (
    <>
      <PageHeader
        title="New product"
        parent={{ label: "Products", href: "/studio/products" }}
        lead="Put it on sale at once, or keep it as a draft and look at it as a buyer will. Prices are in US dollars."
      />
      <ProductEditor handle={handle} start={emptyDraft()} feeBps={env().PLATFORM_FEE_BPS} />
    </>
  );
}
