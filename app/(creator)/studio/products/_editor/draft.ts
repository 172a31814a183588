import { fieldMessage } from "@/app/_ui/form/field-message";
import type { OfferView, ProductView } from "@/lib/contracts/trade/products/products";
import { isChoice } from "@/lib/contracts/trade/products/requirement-kinds";
import type { RequirementView } from "@/lib/contracts/trade/products/requirements";
import { amountText, readAmount } from "@/lib/contracts/trade/typed-amount";
import { eachOnce } from "@/lib/contracts/values/each-once";
import type { MediaView } from "@/lib/contracts/values/media";

/** What stands in the editor's controls: amounts in dollars, numbers and lists as typed. `key` is React's, `slug` the known one's. */
export type PackageDraft = TermsDraft & {
  key: string;
  slug?: string;
  name: string;
  description: string;
  features: string;
};
export type AddonDraft = { key: string; slug?: string; name: string; description: string; price: string; days: string };
/** A question as it is edited; `options` one per line. */
export type QuestionDraft = Omit<RequirementView, "id" | "options"> & { key: string; id?: string; options: string };
export type TermsDraft = { price: string; days: string; revisions: string };

export type ProductDraft = {
  kind: "flat" | "packages";
  name: string;
  summary: string;
  description: string;
  flat: TermsDraft;
  packages: PackageDraft[];
  addons: AddonDraft[];
  images: MediaView[];
  requirements: QuestionDraft[];
  /** Slugs that the creator chose; null while they are read from name and summary. */
  subcategories: string[] | null;
  /** Separated by commas. */
  skills: string;
};

export const MAX_PACKAGES = 3;
export const MAX_ADDONS = 10;

const SIZES = ["Small", "Medium", "Large"];
const NO_TERMS: TermsDraft = { price: "", days: "7", revisions: "1" };

/** An empty package, named by the first size that no other has. */
export function newPackage(key: string, others: readonly PackageDraft[]): PackageDraft {
  const name = SIZES.find((size) => others.every((p) => p.name !== size)) ?? "";
  return { key, name, description: "", features: "", ...NO_TERMS };
}

/** A new product: one package to begin with. */
export function emptyDraft(): ProductDraft {
  const packages = [newPackage("1", [])];
  return {
    kind: "packages",
    name: "",
    summary: "",
    description: "",
    flat: NO_TERMS,
    packages,
    addons: [],
    images: [],
    requirements: [],
    subcategories: null,
    skills: "",
  };
}

/** A product as the controls hold it; `read` are the subcategories that its name and summary tell. */
export function draftOf(product: ProductView, read: readonly string[] = []): ProductDraft {
  const terms = (from: { price_cents: number; delivery_days: number; revisions: number }): TermsDraft => ({
    price: amountText(from.price_cents),
    days: String(from.delivery_days),
    revisions: String(from.revisions),
  });
  return {
    kind: product.kind,
    name: product.name,
    summary: product.summary,
    description: product.description,
    flat: terms(product),
    packages: product.packages.map((p) => ({
      key: p.tier_id,
      slug: p.tier_id,
      name: p.name,
      description: p.description,
      features: p.features.join("\n"),
      ...terms(p),
    })),
    addons: product.addons.map((a) => ({
      key: a.addon_id,
      slug: a.addon_id,
      name: a.name,
      description: a.description,
      price: amountText(a.price_cents),
      days: String(a.extra_days),
    })),
    images: product.images,
    requirements: product.requirements.map((q) => ({ ...q, key: q.id, options: q.options.join("\n") })),
    subcategories: product.subcategories.join() === read.join() ? null : product.subcategories,
    skills: product.skills.join(", "),
  };
}

/** What is sent: the contract's shape, with `null` where a number is missing or not one, so that the schema says so. */
export function inputOf(draft: ProductDraft) {
  const { name, summary, description } = draft;
  const addons = draft.addons.map((a) => ({
    ...slugged(a.slug),
    name: a.name,
    description: a.description,
    price_cents: cents(a.price),
    extra_days: a.days.trim() === "" ? 0 : whole(a.days),
  }));
  const images = draft.images.map(({ id, alt }) => ({ media_id: id, alt }));
  const requirements = draft.requirements.map(({ key: _, id, options, ...question }) => ({
    ...question,
    ...(id && { id }),
    options: isChoice(question.kind) ? lines(options) : [],
  }));
  const skills = eachOnce(draft.skills.split(",").map((skill) => skill.trim())).filter(Boolean);
  const tags = { skills, ...(draft.subcategories && { subcategories: draft.subcategories }) };
  const described = { name, summary, description, addons, images, requirements, ...tags };
  if (draft.kind === "flat") return { kind: "flat" as const, ...described, ...termsOf(draft.flat) };
  const packages = draft.packages.map((p) => ({
    ...slugged(p.slug),
    name: p.name,
    description: p.description,
    features: lines(p.features),
    ...termsOf(p),
  }));
  return { kind: "packages" as const, ...described, packages };
}

/** What buyers will see of it, as far as it is filled in. */
export function previewOf(draft: ProductDraft): OfferView {
  const input = inputOf(draft);
  const packages = (input.kind === "packages" ? input.packages : []).map((p, i) => ({
    ...p,
    ...known(p),
    tier_id: p.slug ?? `package-${i + 1}`,
    name: p.name || `Package ${i + 1}`,
  }));
  const base = input.kind === "flat" ? known(input) : packages.toSorted((a, b) => a.price_cents - b.price_cents)[0];
  return {
    product_id: "",
    slug: "",
    name: draft.name || "Name of your product",
    summary: draft.summary,
    kind: draft.kind,
    price_cents: base?.price_cents ?? 0,
    currency: "usd",
    delivery_days: base?.delivery_days ?? 1,
    revisions: base?.revisions ?? 0,
    packages,
    addons: input.addons.map((a, i) => ({
      ...a,
      addon_id: a.slug ?? `addon-${i + 1}`,
      name: a.name || `Add-on ${i + 1}`,
      price_cents: a.price_cents ?? 0,
      extra_days: a.extra_days ?? 0,
    })),
    images: draft.images,
    requirements: [],
    subcategories: [],
    skills: [],
    url: "",
  };
}

function termsOf({ price, days, revisions }: TermsDraft) {
  return { price_cents: cents(price), delivery_days: whole(days), revisions: whole(revisions) };
}

function known(terms: ReturnType<typeof termsOf>) {
  return {
    price_cents: terms.price_cents ?? 0,
    delivery_days: terms.delivery_days ?? 1,
    revisions: terms.revisions ?? 0,
  };
}

function slugged(slug: string | undefined): { slug?: string } {
  return slug ? { slug } : {};
}

function lines(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}

/** An amount as typed, as cents; null where it cannot be read. */
export function cents(typed: string): number | null {
  const read = readAmount(typed);
  return "cents" in read ? read.cents : null;
}

/** What is wrong with a price: why it cannot be read, or what the schema `said` of it. */
export function priceError(typed: string, said: string | undefined): string | undefined {
  const read = readAmount(typed);
  return said && "refusal" in read ? fieldMessage({ price: read.refusal }, "price") : said;
}

function whole(text: string): number | null {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : null;
}
