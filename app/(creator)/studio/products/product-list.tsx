import { Archive, FilePenLine, PackagePlus } from "lucide-react";
import { EmptyState } from "@/app/_ui/feedback/empty-state";
import { LoadMore } from "@/app/_ui/feedback/load-more";
import { orFirstPage } from "@/app/_ui/feedback/or-first-page";
import { FilterLinks } from "@/app/_ui/form/filters/filter-links";
import { MAX_PRODUCTS, type ProductView } from "@/lib/contracts/trade/products/products";
import { listProducts } from "@/lib/domain/trade/products/list";
import { pageContext } from "@/lib/transports/actions/session/session";
import { ArchivedProducts } from "./archived-products";
import { SortableProducts } from "./sortable-products";

const ARCHIVED_SHOWN = 20;

type ProductListProps = { show: ProductView["status"]; cursor: string | undefined };

/** The products on sale, all of them, so that they can be sorted; or a page of the archived ones, or the drafts. */
export async function ProductList({ show, cursor }: ProductListProps) {
  const ctx = await pageContext();
  const [active, drafts, shelved] = await Promise.all([
    listProducts(ctx, { status: "active", limit: MAX_PRODUCTS }),
    listProducts(ctx, { status: "draft", limit: MAX_PRODUCTS }),
    orFirstPage((at) => listProducts(ctx, { status: "archived", limit: ARCHIVED_SHOWN, cursor: at }), cursor),
  ]);
  if (active.data.length === 0 && drafts.data.length === 0 && shelved.data.length === 0) return <NoProducts />;
  return (
    <>
      <div className="mb-4">
        <FilterLinks
          label="Which products"
          options={[
            { href: "/studio/products", label: "On sale", count: active.data.length, current: show === "active" },
            {
              href: "/studio/products?show=draft",
              label: "Drafts",
              count: drafts.data.length,
              current: show === "draft",
            },
            { href: "/studio/products?show=archived", label: "Archived", current: show === "archived" },
          ]}
        />
      </div>
      {show === "draft" ? (
        drafts.data.length > 0 ? (
          <ArchivedProducts products={drafts.data} />
        ) : (
          <NoDrafts />
        )
      ) : show === "archived" ? (
        <>
          {shelved.data.length > 0 ? <ArchivedProducts products={shelved.data} /> : <NothingArchived />}
          <LoadMore cursor={shelved.next_cursor} href="/studio/products?show=archived&cursor=" />
        </>
      ) : active.data.length > 0 ? (
        <SortableProducts products={active.data} />
      ) : (
        <EmptyState icon={PackagePlus} title="Nothing is on sale">
          Put an archived product back on sale, or make a new one.
        </EmptyState>
      )}
    </>
  );
}

function NoProducts() {
  return (
    <EmptyState icon={PackagePlus} title="Nothing to hire you for yet">
      Offer one flat price, or up to three packages to compare. It is on your profile at once, and agents that find you
      can open a checkout for it.
    </EmptyState>
  );
}

function NoDrafts() {
  return (
    <EmptyState icon={FilePenLine} title="No drafts">
      A product that you save as a draft waits here until you put it on sale. Nobody else sees it.
    </EmptyState>
  );
}

function NothingArchived() {
  return (
    <EmptyState icon={Archive} title="Nothing is archived">
      A product that you archive is off sale but not lost: its orders go on, and you can put it back.
    </EmptyState>
  );
}
