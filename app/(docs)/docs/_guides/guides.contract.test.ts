import { existsSync, readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { ORDER_STATUSES } from "@/lib/contracts/trade/orders/orders";
import { drawOrders } from "@/lib/domain/trade/orders/reading/drawing";
import { PARTS } from "@/lib/transports/openapi/parts";
import { GUIDES } from "./list";
import { PLACES } from "./order-life";
import { fillIn, pathOf, readGuide } from "./read";

describe.each(GUIDES)("the guide $title", ({ slug, title }) => {
  it("says its title and what it is about, and fills in every fact", async () => {
    const guide = await readGuide(slug);
    expect(guide.title).toBe(title);
    expect(guide.lead.length).toBeGreaterThan(40);
    expect(guide.body).not.toMatch(/\{\{|undefined|NaN|null h/);
  });

  it("has headings that can be told apart by their links", async () => {
    const ids = (await readGuide(slug)).headings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("shows only pictures that there are, for fine screens, with words for who does not see them", async () => {
    const { body } = await readGuide(slug);
    for (const [, alt = "", src = "", size] of body.matchAll(/!\[([^\]]*)\]\((\S+) "([^"]*)"\)/g)) {
      const { width, height } = await sharp(`public${src}`).metadata();
      expect([alt.length > 20, size]).toEqual([true, `${width / 2}x${height / 2}`]);
    }
  });

  it("links only to guides, headings and pages that there are", async () => {
    const { body } = await readGuide(slug);
    const links = [...body.matchAll(/(?<!!\[[^\]]*)\]\((\/[^)?]*)[^)]*\)/g)].map(([, link = ""]) => link);
    const found = await Promise.all(links.map(leadsSomewhere));
    expect(links.filter((_, n) => !found[n])).toEqual([]);
  });
});

describe("the guides", () => {
  it("are all listed", () => {
    const files = readdirSync("docs/guides").map((name) => `docs/guides/${name}`);
    const listed = GUIDES.map(({ slug }) => pathOf(slug));
    expect(files.filter((file) => !listed.includes(file))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it("refuse a fact that there is not", () => {
    expect(() => fillIn("{{no_such_fact}}")).toThrow(/no_such_fact/);
    expect(() => fillIn("{{table no_such_table}}")).toThrow(/no_such_table/);
  });

  it("draw every state of an order, as docs/orders.md does", () => {
    expect(Object.keys(PLACES).sort()).toEqual([...ORDER_STATUSES].sort());
    expect(readFileSync("docs/orders.md", "utf8")).toContain(drawOrders());
  });
});

/** Pages of the app, by their folder in any group; guides by their slug, and their headings. */
async function leadsSomewhere(link: string): Promise<boolean> {
  const [, slug, heading] = /^\/docs\/([^#]+)#?(.*)$/.exec(link) ?? [];
  if (link.startsWith("/api/v1/openapi/")) return PARTS.some(({ slug }) => link.endsWith(`/${slug}.yaml`));
  if (slug && slug !== "reference") {
    const known = GUIDES.some((guide) => guide.slug === slug);
    return known && (!heading || (await readGuide(slug)).headings.some(({ id }) => id === heading));
  }
  const groups = ["", ...readdirSync("app").filter((name) => name.startsWith("("))];
  return groups.some((group) => ["page.tsx", "route.ts"].some((file) => existsSync(`app/${group}${link}/${file}`)));
}
