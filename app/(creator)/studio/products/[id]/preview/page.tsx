import { Pencil } from "lucide-react";
import type { Metadata } from "next";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { orNotFound } from "@/app/_ui/feedback/or-not-found";
import { Markdown } from "@/app/_ui/text/markdown";
import { Section } from "@/app/(site)/_parts/section";
import { Gallery } from "@/app/(site)/[handle]/_profile/portfolio/gallery";
import { BuyForm } from "@/app/(site)/[handle]/products/[slug]/buy-form";
import { AddonChoice, PackageChoice } from "@/app/(site)/[handle]/products/[slug]/choices";
import { initialSelection, priceListOf } from "@/app/(site)/[handle]/products/[slug]/selection";
import { getOwnProduct } from "@/lib/domain/trade/products/read-own";
import { pageContext, requireCreator } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../../../_parts/page-header";
import { Publish } from "./publish";

export const metadata: Metadata = { title: "Preview of a product" };

/** A product as a buyer will see it, a draft too: the parts of its public page, of which nothing can be bought here. */
export default async function PreviewPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const { handle, name } = await requireCreator(`/studio/products/${id}/preview`);
  const product = await orNotFound(getOwnProduct(await pageContext(), id));
  const offer = { ...product, product_id: product.id };
  const initial = initialSelection(offer);
  return (
    <>
      <PageHeader
        title="What buyers will see"
        parent={{ label: "Products", href: "/studio/products" }}
        lead={product.status === "draft" ? "This is a draft: nobody else sees it yet." : undefined}
        action={
          <div className="flex flex-wrap gap-2">
            <Button asChild variant="secondary">
              <Link href={`/studio/products/${id}`}>
                <Pencil aria-hidden /> Edit
              </Link>
            </Button>
            {product.status === "draft" ? <Publish id={id} /> : null}
          </div>
        }
      />
      <section aria-label="Preview" inert className="rounded-md border border-border border-dashed p-4 sm:p-6">
        <h2 dir="auto" className="font-semibold text-2xl">
          {product.name}
        </h2>
        <p dir="auto" className="measure mt-1 mb-8 text-lg text-muted-foreground">
          {product.summary}
        </p>
        {product.images.length > 0 ? (
          <div className="mb-8 lg:max-w-2/3">
            <Gallery pictures={product.images} name={product.name} />
          </div>
        ) : null}
        <BuyForm
          handle={handle}
          productId={id}
          prices={priceListOf(offer)}
          initial={initial}
          note={null}
          creator={name}
          asked={offer.requirements}
        >
          {offer.packages.length > 0 ? <PackageChoice packages={offer.packages} chosen={initial.tier} /> : null}
          {offer.addons.length > 0 ? <AddonChoice addons={offer.addons} chosen={[]} /> : null}
          {product.description ? (
            <Section id="about" title="About this offer">
              <Markdown topLevel={3}>{product.description}</Markdown>
            </Section>
          ) : null}
        </BuyForm>
      </section>
    </>
  );
}
