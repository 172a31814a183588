import type { Command } from "commander";
import type { components, paths } from "@/lib/clients/sdk/index";
import { noneOf, oneOf, sideOption, wholeNumber } from "../arguments";
import { type CommandContext, nextPage } from "../command-context";
import { moment, money, words } from "../terminal/format";
import { type Column, fields, type Look, table } from "../terminal/table";

type Quote = components["schemas"]["Quote"];
type Filters = NonNullable<paths["/v1/quotes"]["get"]["parameters"]["query"]>;
type Keyed = { idempotencyKey?: string };
type OfferFlags = Keyed & {
  product: string;
  title: string;
  scope: string;
  amount: number;
  days: number;
  revisions?: number;
  until?: string;
};
type RequestFlags = Keyed & { brief: string; product?: string; budget?: number; wantedBy?: string };

const STATUSES = [
  "REQUESTED",
  "OFFERED",
  "ACCEPTED",
  "DECLINED",
  "EXPIRED",
  "WITHDRAWN",
] as const satisfies Quote["status"][];
const KEY = ["--idempotency-key <key>", "Does it once, however often it is sent"] as const;

const QUOTES: Column<Quote>[] = [
  { title: "Id", of: (quote) => quote.id },
  { title: "Status", of: (quote) => words(quote.status) },
  { title: "Asked", of: (quote) => moment(quote.created_at) },
  { title: "Creator", of: (quote) => quote.creator.handle },
  { title: "Buyer", of: (quote) => quote.buyer.name, shrinks: true },
  { title: "What", of: (quote) => quote.offer?.title ?? quote.brief, shrinks: true },
  { title: "Price", of: (quote) => quote.offer && money(quote.offer.amount_cents, quote.currency), align: "right" },
];

/** `quotes list`, `show`, `request`, `offer`, `decline` and `withdraw`. */
export function addQuotes(program: Command, context: CommandContext): void {
  const quotes = program.command("quotes").description("Prices for one piece of work: asked for and offered");

  quotes
    .command("list")
    .description("List your quotes, newest first")
    .addOption(sideOption())
    .option("--status <status>", "In one state, such as offered", oneOf(STATUSES))
    .option("--limit <number>", "Rows, 1 to 100", wholeNumber)
    .option("--cursor <cursor>", "Where the page before ended")
    .action(async (query: Filters) => {
      const page = await context.api().get("/v1/quotes", { params: { query } });
      context.answer(page, ({ data }, look) =>
        data.length === 0 ? noneOf("quotes", query.side) : table(QUOTES, data, look),
      );
      nextPage(context, page.next_cursor);
    });

  quotes
    .command("show")
    .description("Show a quote")
    .argument("<id>")
    .action(async (id: string) => {
      context.answer(await context.api().get("/v1/quotes/{id}", { params: { path: { id } } }), quoteText);
    });

  quotes
    .command("request")
    .description("Ask a creator for a price")
    .argument("<handle>")
    .requiredOption("--brief <text>", "What is wanted")
    .option("--product <id>", "The product it is about")
    .option("--budget <cents>", "Your budget", wholeNumber)
    .option("--wanted-by <day>", "As YYYY-MM-DD")
    .option(...KEY)
    .action(async (handle: string, { brief, product, budget, wantedBy, ...flags }: RequestFlags) => {
      const quote = await context.api().post("/v1/quotes", {
        params: { header: keyOf(flags) },
        body: {
          handle,
          brief,
          ...(product && { product_id: product }),
          ...(budget && { budget_cents: budget }),
          ...(wantedBy && { wanted_by: wantedBy }),
        },
      });
      context.answer(quote, () => `Asked ${quote.creator.display_name}: ${quote.id}.\n`);
    });

  quotes
    .command("offer")
    .description("Answer a request, or a posted brief, with an offer, which cannot be changed")
    .argument("<id>", "qt_… or brief_…")
    .requiredOption("--product <id>", "Your product that it is based on")
    .requiredOption("--title <text>", "What you offer, in a line")
    .requiredOption("--scope <text>", "What is included, in markdown")
    .requiredOption("--amount <cents>", "The whole price", wholeNumber)
    .requiredOption("--days <number>", "Days from payment to delivery", wholeNumber)
    .option("--revisions <number>", "Rounds of changes", wholeNumber)
    .option("--until <moment>", "Until when it stands, at most 30 days")
    .option(...KEY)
    .action(async (id: string, { product, title, scope, amount, days, revisions, until, ...flags }: OfferFlags) => {
      const path = id.startsWith("brief_") ? "/v1/briefs/{id}/offer" : "/v1/quotes/{id}/offer";
      const quote = await context.api().post(path, {
        params: { path: { id }, header: keyOf(flags) },
        body: {
          product_id: product,
          title,
          scope,
          amount_cents: amount,
          delivery_days: days,
          revisions,
          ...(until && { expires_at: until }),
        },
      });
      context.answer(quote, () => `Offered ${quote.id}. It stands until ${moment(quote.offer?.expires_at ?? null)}.\n`);
    });

  for (const verb of ["decline", "withdraw"] as const)
    quotes
      .command(verb)
      .description(
        verb === "decline"
          ? "Decline a request or an offer, or take your own request back"
          : "Withdraw an offer that nobody has paid",
      )
      .argument("<id>")
      .option("--note <text>", "A word to the other side")
      .option(...KEY)
      .action(async (id: string, { note, ...flags }: Keyed & { note?: string }) => {
        const quote = await context.api().post(`/v1/quotes/{id}/${verb}`, {
          params: { path: { id }, header: keyOf(flags) },
          body: { note },
        });
        context.answer(quote, () => `${quote.id} is ${words(quote.status)}.\n`);
      });
}

function keyOf({ idempotencyKey }: Keyed): Record<string, string> {
  return idempotencyKey ? { "Idempotency-Key": idempotencyKey } : {};
}

function quoteText(quote: Quote, look: Look): string {
  const { offer, currency } = quote;
  return fields(
    [
      ["Quote", quote.id],
      ["Status", words(quote.status)],
      ["Creator", `${quote.creator.display_name} (${quote.creator.handle})`],
      ["Buyer", quote.buyer.name],
      ["Asked", moment(quote.created_at)],
      ["Wanted", quote.brief],
      ["Budget", quote.budget_cents === null ? null : money(quote.budget_cents, currency)],
      ["By", quote.wanted_by],
      ...(offer
        ? ([
            ["Offer", offer.title],
            ["Price", money(offer.amount_cents, currency)],
            ["Delivery", `${offer.delivery_days} days, ${offer.revisions} rounds of changes`],
            ["Until", moment(offer.expires_at)],
            ["Scope", offer.scope],
          ] as const)
        : []),
      ["Note", quote.note],
      ["Order", quote.order_id],
    ],
    look,
  );
}
