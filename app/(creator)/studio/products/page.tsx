import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { Suspense } from "react";
import { Button } from "@/app/_ui/controls/button";
import { Link } from "@/app/_ui/controls/link";
import { ListSkeleton } from "@/app/_ui/feedback/list-skeleton";
import { requireCreator } from "@/lib/transports/actions/session/session";
import { PageHeader } from "../_parts/page-header";
import { ProductList } from "./product-list";

export const metadata: Metadata = { title: "Products" };

type ProductsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** What the creator sells, in the order of the profile. `?show=archived` lists what is off sale, `?show=draft` what is not yet on it. */
export default async function ProductsPage({ searchParams }: ProductsPageProps) {
  await requireCreator("/studio/products");
  const { show, cursor } = await searchParams;
  return (
    <>
      <PageHeader
        title="Products"
        lead="What people and agents can hire you for, in the order in which your profile shows it."
        action={
          <Button asChild>
            <Link href="/studio/products/new">
              <Plus aria-hidden /> New product
            </Link>
          </Button>
        }
      />
      <Suspense fallback={<ListSkeleton label="Loading products" />}>
        <ProductList show={show === "archived" || show === "draft" ? show : "active"} cursor={[cursor].flat()[0]} />
      </Suspense>
    </>
  );
}
