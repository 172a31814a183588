import { createIntro, Intro } from "@/lib/contracts/contact/intros";
import { Category, CategoryList, listCategories } from "@/lib/contracts/network/categories";
import { FounderCard, getFounderCard, saveFounderCard } from "@/lib/contracts/network/founders/founder-card";
import { Founder, listFounders } from "@/lib/contracts/network/founders/founders";
import { requestIntro } from "@/lib/domain/contact/intros/request";
import { readFounderCard, saveFounderCard as saveCard } from "@/lib/domain/network/founders/card";
import { findFounders } from "@/lib/domain/network/founders/find";
import { viewTaxonomy } from "@/lib/domain/platform/taxonomy/view";
import { mutationOf } from "../rendering/mutations";
import { objectOf } from "../rendering/objects";
import { pagesOf, queryOf } from "../rendering/queries";

/** The taxonomy, founders and introductions. */
export function defineNetwork(): void {
  objectOf("Subcategory", Category.shape.subcategories.element);
  objectOf("Category", Category, { costs: { subcategories: { field: 1, multiplier: 30 } } });
  objectOf("Founder", Founder);
  objectOf("FounderCard", FounderCard);
  objectOf("Intro", Intro);
  queryOf("categories", listCategories, async () => viewTaxonomy().data, {
    answer: CategoryList.shape.data,
    complexity: { field: 1, multiplier: 12 },
  });
  pagesOf("founders", listFounders, findFounders);
  queryOf("founderCard", getFounderCard, ({ ctx }) => readFounderCard(ctx));
  mutationOf("saveFounderCard", saveFounderCard, (ctx, { body }) => saveCard(ctx, body));
  mutationOf("requestIntro", createIntro, (ctx, { body }) => requestIntro(ctx, body));
}
