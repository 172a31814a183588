import { describe, expect, it } from "vitest";
import { ProductForm } from "@/lib/contracts/trade/products/product-form";
import { NewProduct, type ProductView } from "@/lib/contracts/trade/products/products";
import { draftOf, emptyDraft, inputOf, newPackage, previewOf, priceError } from "./draft";

const PRODUCT: ProductView = {
  id: "prod_01k5s3v9n6e8wbr4q2ycx7th0d",
  status: "active",
  metadata: {},
  slug: "brand-identity",
  name: "Brand identity",
  summary: "A mark.",
  kind: "packages",
  price_cents: 48_050,
  currency: "usd",
  delivery_days: 10,
  revisions: 2,
  packages: [
    {
      tier_id: "essential",
      name: "Essential",
      description: "The mark.",
      price_cents: 48_050,
      delivery_days: 10,
      revisions: 2,
      features: ["Logo set", "Sources"],
    },
  ],
  requirements: [],
  subcategories: [],
  skills: [],
  addons: [{ addon_id: "rush", name: "Rush", description: "", price_cents: 2_500, extra_days: 0 }],
  images: [],
  url: "https://guildhall.example/x/products/brand-identity",
  description: "## What you get",
  created_at: "2026-11-20T09:30:00.000Z",
  updated_at: "2026-11-20T09:30:00.000Z",
};

it("reads a decimal comma, and says what it cannot read", () => {
  const flat = { price: "120,50", days: "7", revisions: "1" };
  expect(inputOf({ ...emptyDraft(), kind: "flat", flat })).toMatchObject({ price_cents: 12_050 });
  expect(priceError("1.200", "This must be a price")).toBe(
    "1.200 can be 1,200 or 1.20: write an amount such as 120 or 120.50",
  );
  expect(priceError("twelve", "This must be a price")).toBe("Write an amount such as 120 or 120.50");
  expect(priceError("0.5", "This must be a price")).toBe("This must be a price");
  expect(priceError("", undefined)).toBeUndefined();
});

describe("a draft", () => {
  it("sends a product as it was, slugs included", () => {
    const { tier_id: slug, ...pack } = PRODUCT.packages[0] ?? expect.fail();
    const { addon_id, ...addon } = PRODUCT.addons[0] ?? expect.fail();
    const { name, summary, description } = PRODUCT;
    const expected = { kind: "packages", name, summary, description, images: [], requirements: [], skills: [] };
    expect(NewProduct.parse(inputOf(draftOf(PRODUCT)))).toEqual({
      ...expected,
      packages: [{ slug, ...pack }],
      addons: [{ slug: addon_id, ...addon }],
    });
  });

  it("shows buyers what is there so far", () => {
    const preview = previewOf(emptyDraft());
    expect(preview).toMatchObject({ name: "Name of your product", price_cents: 0, packages: [{ name: "Small" }] });
    const {
      id: product_id,
      status: _,
      metadata: _m,
      description: _d,
      created_at: _c,
      updated_at: _u,
      ...offer
    } = PRODUCT;
    expect(previewOf(draftOf(PRODUCT))).toEqual({
      ...offer,
      product_id: "",
      slug: "",
      url: "",
      packages: [{ ...PRODUCT.packages[0], slug: "essential" }],
      addons: [{ ...PRODUCT.addons[0], slug: "rush" }],
    });
    expect(product_id).toBe(PRODUCT.id);
  });

  it("says which number is missing", () => {
    const parsed = NewProduct.safeParse(inputOf({ ...emptyDraft(), name: "Logo" }));
    expect(parsed.error?.issues.map((issue) => [issue.path.join("."), issue.message])).toEqual([
      ["packages.0.price_cents", "must be a price from $1 to $100,000"],
    ]);
  });

  it("refuses two packages of one name", () => {
    const [small] = emptyDraft().packages;
    if (!small) expect.fail();
    const packages = [small, { ...small, key: "2", name: "small " }].map((pack) => ({ ...pack, price: "120" }));
    const product = JSON.stringify(inputOf({ ...emptyDraft(), name: "Logo", packages }));
    expect(ProductForm.safeParse({ product }).error?.issues).toMatchObject([
      { path: ["product", "packages", 1, "name"], message: "is the name of another package" },
    ]);
  });

  it("names packages by size", () => {
    const one = newPackage("1", []);
    const two = newPackage("2", [{ ...one, name: "Medium" }]);
    expect([one.name, two.name, newPackage("3", [one, { ...two, name: "Medium" }]).name]).toEqual([
      "Small",
      "Small",
      "Large",
    ]);
  });
});

describe("where a product is found", () => {
  it("is read from its words until the creator chooses", () => {
    const tagged = { ...PRODUCT, subcategories: ["logo-design"], skills: ["Wordmarks", "Figma"] };
    const read = draftOf(tagged, ["logo-design"]);
    expect(read).toMatchObject({ subcategories: null, skills: "Wordmarks, Figma" });
    expect(inputOf(read)).not.toHaveProperty("subcategories");
    expect(inputOf({ ...read, skills: " Figma,, Figma , figma" })).toMatchObject({ skills: ["Figma"] });
    expect(inputOf(draftOf(tagged, ["brand-identity-design"]))).toMatchObject({ subcategories: ["logo-design"] });
  });
});
