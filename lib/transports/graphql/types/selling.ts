import { getAvailability, setAvailability } from "@/lib/contracts/network/taking-orders";
import { createTier, listMembers, Member, updateTier } from "@/lib/contracts/trade/memberships/tier-operations";
import {
  archiveProduct,
  getProduct,
  ProductFields,
  publishProduct,
  reorderProducts,
  SortedProducts,
  updateProduct,
} from "@/lib/contracts/trade/products/product-operations";
import { createProduct, NewAddon, NewPackage, Product } from "@/lib/contracts/trade/products/products";
import { NewRequirement } from "@/lib/contracts/trade/products/requirements";
import { chooseAvailability, readAvailability } from "@/lib/domain/people/availability/choose";
import { listMembers as readMembers } from "@/lib/domain/trade/memberships/members";
import { createTier as makeTier, patchTier } from "@/lib/domain/trade/memberships/patch-tier";
import { archiveProduct as archive, restoreProduct } from "@/lib/domain/trade/products/archive";
import { createProduct as create } from "@/lib/domain/trade/products/create";
import { productsByIds } from "@/lib/domain/trade/products/list";
import { asNewProduct, patchProduct } from "@/lib/domain/trade/products/patch";
import { reorderProducts as reorder } from "@/lib/domain/trade/products/reorder";
import { inputOf } from "../rendering/inputs";
import { mutationOf } from "../rendering/mutations";
import { objectOf } from "../rendering/objects";
import { oneOf, pagesOf, queryOf } from "../rendering/queries";
import { nameObject } from "../rendering/type-of";

/** What a creator does with what they sell: products, tiers and whether they take orders. */
export function defineSelling(): void {
  for (const [name, input] of Object.entries({ NewPackage, NewAddon, NewRequirement }))
    nameObject(input, inputOf(name, input));
  objectOf("ProductOrder", SortedProducts);
  objectOf("MemberTier", Member.shape.tier);
  objectOf("Member", Member);
  oneOf("product", Product, getProduct, productsByIds, "One of your products; null for any other.");
  pagesOf("members", listMembers, readMembers);
  queryOf("availability", getAvailability, async ({ ctx }) => (await readAvailability(ctx)).now);
  mutationOf("createProduct", { ...createProduct, body: ProductFields }, (ctx, { body }) =>
    create(ctx, asNewProduct(body)),
  );
  mutationOf("updateProduct", updateProduct, (ctx, { id, body }) => patchProduct(ctx, id, body));
  mutationOf("archiveProduct", archiveProduct, (ctx, { id }) => archive(ctx, id));
  mutationOf("publishProduct", publishProduct, (ctx, { id }) => restoreProduct(ctx, id));
  mutationOf("reorderProducts", reorderProducts, async (ctx, { body }) => ({
    ids: [...(await reorder(ctx, body.ids)).ids],
  }));
  mutationOf("createTier", createTier, (ctx, { body }) => makeTier(ctx, body));
  mutationOf("updateTier", updateTier, (ctx, { id, body }) => patchTier(ctx, id, body));
  mutationOf("setAvailability", setAvailability, (ctx, { body }) => chooseAvailability(ctx, body));
}
