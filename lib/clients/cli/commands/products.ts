import type { Command } from "commander";
import type { components, paths } from "@/lib/clients/sdk/index";
import { jsonObject, METADATA_FLAG, metadataOf, oneOf, wholeNumber } from "../arguments";
import { type CommandContext, nextPage } from "../command-context";
import { money } from "../terminal/format";
import { type Column, fields, table } from "../terminal/table";

type Product = components["schemas"]["Product"];
type Filters = NonNullable<paths["/v1/products"]["get"]["parameters"]["query"]>;
type NewFlags = {
  name: string;
  price: number;
  days: number;
  summary?: string;
  draft?: boolean;
  idempotencyKey?: string;
  metadata?: string[];
};

const PRODUCTS: Column<Product>[] = [
  { title: "Id", of: (product) => product.id },
  { title: "Status", of: (product) => product.status },
  { title: "Name", of: (product) => product.name, shrinks: true },
  { title: "Price", of: (product) => money(product.price_cents, product.currency), align: "right" },
  { title: "Days", of: (product) => product.delivery_days, align: "right" },
];

const CHANGE = '{"price_cents":12000}';

/** `products list`, `show`, `create`, `update`, `archive`, `publish` and `sort`. */
export function addProducts(program: Command, context: CommandContext): void {
  const products = program.command("products").description("What you sell");

  products
    .command("list")
    .description("List your products, in the order in which your profile shows them")
    .option("--status <status>", "In one state: active, archived or draft", oneOf(["active", "archived", "draft"]))
    .option("--limit <number>", "Rows, 1 to 100", wholeNumber)
    .option("--cursor <cursor>", "Where the page before ended")
    .action(async (query: Filters) => {
      const page = await context.api().get("/v1/products", { params: { query } });
      context.answer(page, ({ data }, look) => (data.length === 0 ? "No products.\n" : table(PRODUCTS, data, look)));
      nextPage(context, page.next_cursor);
    });

  products
    .command("show")
    .description("Show one of your products")
    .argument("<id>")
    .action(async (id: string) => {
      const product = await context.api().get("/v1/products/{id}", { params: { path: { id } } });
      context.answer(product, (_, look) =>
        fields(
          [
            ["Product", product.id],
            ["Status", product.status],
            ["Name", product.name],
            ["Summary", product.summary],
            ["Price", money(product.price_cents, product.currency)],
            ["Delivery", `${product.delivery_days} days, ${product.revisions} rounds of changes`],
            ["Packages", product.packages.map(({ tier_id }) => tier_id).join(" ")],
            ["Add-ons", product.addons.map(({ addon_id }) => addon_id).join(" ")],
            ["Page", product.url],
          ],
          look,
        ),
      );
    });

  products
    .command("create")
    .description("Put a product with a flat price on sale, or keep it as a draft")
    .requiredOption("--name <text>", "What it is called")
    .requiredOption("--price <cents>", "What it costs", wholeNumber)
    .requiredOption("--days <number>", "Days from payment to delivery", wholeNumber)
    .option("--summary <text>", "What is sold, in one line")
    .option("--draft", "Keep it for you alone")
    .option(...METADATA_FLAG)
    .option("--idempotency-key <key>", "Makes it once, however often it is sent")
    .action(async ({ name, price, days, summary, draft, metadata, idempotencyKey }: NewFlags) => {
      const product = await context.api().post("/v1/products", {
        params: { header: idempotencyKey ? { "Idempotency-Key": idempotencyKey } : {} },
        body: {
          kind: "flat",
          name,
          price_cents: price,
          delivery_days: days,
          ...(summary && { summary }),
          ...(draft && { status: "draft" as const }),
          ...metadataOf(metadata),
        },
      });
      context.answer(product, () => `Created ${product.id}, ${product.status}.\n`);
    });

  products
    .command("update")
    .description("Change a product: what is sent changes, the rest stays")
    .argument("<id>")
    .argument("<json>", `A JSON object such as '${CHANGE}'; - reads it from standard input`)
    .action(async (id: string, text: string) => {
      const body = await jsonObject(text, context.terminal, CHANGE);
      const product = await context.api().patch("/v1/products/{id}", { params: { path: { id } }, body });
      context.answer(product, () => `Changed ${product.id}.\n`);
    });

  for (const verb of ["archive", "publish"] as const)
    products
      .command(verb)
      .description(verb === "archive" ? "Take a product off sale" : "Put a draft or an archived product on sale")
      .argument("<id>")
      .action(async (id: string) => {
        const product = await context.api().post(`/v1/products/{id}/${verb}`, { params: { path: { id } } });
        context.answer(product, () => `${product.id} is ${product.status}.\n`);
      });

  products
    .command("sort")
    .description("Sort your products: name all that are on sale, the first one first")
    .argument("<id...>")
    .action(async (ids: string[]) => {
      const sorted = await context.api().put("/v1/products/order", { body: { ids } });
      context.answer(sorted, () => `Sorted ${sorted.ids.length} products.\n`);
    });
}
