import { ExternalLink, Eye } from "lucide-react";
import type { Metadata } from "next";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { Badge } from "@/app/_ui/looks/badge";
import { env } from "@/lib/core/env";
import { suggestBeside } from "@/lib/domain/platform/understand/tagging/suggest-tags";
import { tagsOfProduct } from "@/lib/domain/platform/understand/tagging/tags";
import { getOwnProduct } from "@/lib/domain/trade/products/read-own";
import { pageContext, requireCreator } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../../_parts/page-header";
import { draftOf } from "../_editor/draft";
import { ProductEditor } from "../_editor/product-editor";

export const metadata: Metadata = { title: "Edit product" };

/** A product in the editor, archived ones too. */
export default async function EditProductPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const { handle } = await requireCreator(`/studio/products/${id}`);
  const product = await orNotFound(getOwnProduct(await pageContext(), id));
  return (
    <>
      <PageHeader
        title={product.name}
        parent={{ label: "Products", href: "/studio/products" }}
        lead={
          product.status === "draft"
            ? "A draft: nobody else sees it until you put it on sale."
            : "Orders that were opened before keep the price and terms that they were opened with."
        }
        action={
          product.status === "active" ? (
            <Button asChild variant="secondary">
              <Link href={`/${handle}/products/${product.slug}`}>
                View <ExternalLink aria-hidden />
              </Link>
            </Button>
          ) : product.status === "draft" ? (
            <Button asChild variant="secondary">
              <Link href={`/studio/products/${product.id}/preview`}>
                <Eye aria-hidden /> Preview
              </Link>
            </Button>
          ) : (
            <Badge>Archived: not on sale</Badge>
          )
        }
      />
      <ProductEditor
        key={product.updated_at}
        handle={handle}
        id={product.id}
        version={product.updated_at}
        status={product.status}
        feeBps={env().PLATFORM_FEE_BPS}
        start={draftOf(product, tagsOfProduct(product))}
        suggestedAtStart={suggestBeside(product.subcategories, product)}
      />
    </>
  );
}
