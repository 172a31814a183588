import { type Command, Option } from "commander";
import type { components, paths } from "@/lib/clients/sdk/index";
import { oneOf, wholeNumber } from "../arguments";
import { type CommandContext, nextPage } from "../command-context";
import { usageError } from "../failure";
import { callTool, textOf } from "../mcp";
import { moment, money, withFiles, words } from "../terminal/format";
import { type Column, fields, type Look, table } from "../terminal/table";

type Order = components["schemas"]["Order"];
type Detail = components["schemas"]["OrderDetail"];
type Filters = NonNullable<paths["/v1/orders"]["get"]["parameters"]["query"]>;

export const STATUSES = [
  "CHECKOUT_OPEN",
  "EXPIRED",
  "PAID",
  "DELIVERED",
  "REVISION_REQUESTED",
  "COMPLETED",
  "CANCELED",
  "DISPUTED",
  "REFUNDED",
] as const satisfies Order["status"][];

const ORDERS: Column<Order>[] = [
  { title: "Id", of: (order) => order.id },
  { title: "Status", of: (order) => words(order.status) },
  { title: "Opened", of: (order) => moment(order.created_at) },
  { title: "Product", of: (order) => order.product_title, shrinks: true },
  { title: "Buyer", of: (order) => order.buyer?.name ?? order.buyer?.email ?? null, shrinks: true },
  { title: "Amount", of: (order) => money(order.amount_cents, order.currency), align: "right" },
];

const STEPS: Column<Detail["timeline"][number]>[] = [
  { title: "At", of: (step) => moment(step.at) },
  { title: "By", of: (step) => step.actor },
  { title: "Became", of: (step) => words(step.to) },
  { title: "Note", of: (step) => step.note, shrinks: true },
];

/** `orders list`, `show`, `deliver`, `brief`, `refund` and `cancel`. */
export function addOrders(program: Command, context: CommandContext): void {
  const orders = program.command("orders").description("What you sold");

  orders
    .command("list")
    .description("List your orders, newest first")
    .option("--status <status>", "In one state, such as paid", oneOf(STATUSES))
    .addOption(new Option("--source <source>", "By where the checkout was opened").choices(["mcp", "site", "api"]))
    .option("--limit <number>", "Rows, 1 to 100", wholeNumber)
    .option("--cursor <cursor>", "Where the page before ended")
    .action(async (query: Filters) => {
      const page = await context.api().get("/v1/orders", { params: { query } });
      context.answer(page, ({ data }, look) => (data.length === 0 ? "No orders.\n" : table(ORDERS, data, look)));
      nextPage(context, page.next_cursor);
    });

  orders
    .command("show")
    .description("Show an order with all that happened to it")
    .argument("<id>")
    .action(async (id: string) => {
      context.answer(await context.api().get("/v1/orders/{id}", { params: { path: { id } } }), orderText);
    });

  orders
    .command("deliver")
    .description("Mark an order as delivered")
    .argument("<id>")
    .option("--message <text>", "What the buyer reads")
    .option("--link <url...>", "Where the work is")
    .option("--idempotency-key <key>", "Delivers once, however often it is sent")
    .action(async (id: string, flags: { message?: string; link?: string[]; idempotencyKey?: string }) => {
      const { message, link: links, idempotencyKey } = flags;
      const order = await context.api().post("/v1/orders/{id}/deliver", {
        params: { path: { id }, header: idempotencyKey ? { "Idempotency-Key": idempotencyKey } : {} },
        body: { message, links },
      });
      context.answer(order, () => `Delivered ${order.id}. The buyer may answer until ${moment(order.accept_by)}.\n`);
    });

  orders
    .command("brief")
    .description("Tell the creator what an order that an agent opened is for, by its order handle")
    .argument("<order-handle>", "As create_order answered it")
    .option("--text <markdown>", "What the work is for")
    .option("--answer <id=value...>", "Answers to what the product asks")
    .action(async (orderHandle: string, flags: { text?: string; answer?: string[] }) => {
      const given = { brief: flags.text ?? "", answers: answersOf(flags.answer ?? []) };
      const result = await callTool(context, "submit_order_brief", { orderHandle, ...given });
      context.answer(result.structuredContent ?? {}, () => `${textOf(result)}\n`);
    });

  orders
    .command("refund")
    .description("Send the buyer money back, all that is left unless told")
    .argument("<id>")
    .option("--amount <cents>", "How many cents", wholeNumber)
    .option("--note <text>", "Why, as both sides read it")
    .option("--idempotency-key <key>", "Refunds once, however often it is sent")
    .action(async (id: string, flags: { amount?: number; note?: string; idempotencyKey?: string }) => {
      const order = await context.api().post("/v1/orders/{id}/refund", {
        params: { path: { id }, header: keyOf(flags) },
        body: { amount_cents: flags.amount, note: flags.note },
      });
      const sum = money(order.refund_pending_cents, order.currency);
      context.answer(order, () => `${sum} of ${order.id} is on its way back.\n`);
    });

  orders
    .command("cancel")
    .description("Cancel an order that is not delivered, or agree to cancel it")
    .argument("<id>")
    .option("--note <text>", "What the buyer reads")
    .option("--idempotency-key <key>", "Cancels once, however often it is sent")
    .action(async (id: string, flags: { note?: string; idempotencyKey?: string }) => {
      const order = await context.api().post("/v1/orders/{id}/cancel", {
        params: { path: { id }, header: keyOf(flags) },
        body: { note: flags.note },
      });
      context.answer(order, () => `Canceled ${order.id}. The payment goes back to the buyer.\n`);
    });
}

/** `size=A4` of each; an id that is named again has several answers. */
function answersOf(given: readonly string[]): Record<string, string | string[]> {
  const answers: Record<string, string | string[]> = {};
  for (const text of given) {
    const [id = "", ...value] = text.split("=");
    if (!id || value.length === 0) throw usageError(`--answer ${text} must look like size=A4.`);
    // its own alone: a question may be named `constructor`
    const known = Object.hasOwn(answers, id) ? answers[id] : undefined;
    answers[id] = known === undefined ? value.join("=") : [known, value.join("=")].flat();
  }
  return answers;
}

function keyOf({ idempotencyKey }: { idempotencyKey?: string }): Record<string, string> {
  return idempotencyKey ? { "Idempotency-Key": idempotencyKey } : {};
}

/** What the buyer's bank refused of a payment that was sent back, or null: it is neither back nor on its way. */
export function notTaken(order: Pick<Order, "status" | "currency"> & Record<Sums, number>): string | null {
  const cents = order.amount_cents - order.refunded_cents - order.refund_pending_cents;
  return order.status === "REFUNDED" && cents > 0 ? money(cents, order.currency) : null;
}

type Sums = "amount_cents" | "refunded_cents" | "refund_pending_cents";

function orderText(order: Detail, look: Look): string {
  const { currency, deliveries, refunded_cents: refunded } = order;
  const head = fields(
    [
      ["Order", order.id],
      ["Status", words(order.status)],
      ["Product", order.product_title],
      ["Buyer", order.buyer && [order.buyer.name, order.buyer.email].filter(Boolean).join(", ")],
      ["Opened", `${moment(order.created_at)} by ${order.source}`],
      ["Paid", moment(order.paid_at)],
      ["Delivered", moment(order.delivered_at)],
      ["Accept by", moment(order.accept_by)],
      ["Refunded", refunded > 0 ? money(refunded, currency) : null],
      ["Not taken by the bank", notTaken(order)],
      ...order.lines.map((line) => ["-", `${money(line.amount_cents, currency)}  ${line.name}`] as const),
      [
        "Amount",
        `${money(order.amount_cents, currency)}, of which ${money(order.fee_cents, currency)} is the platform's`,
      ],
      ...deliveries.map(
        (one) => [`Delivery ${one.number}`, withFiles([one.message, ...one.links], one.files)] as const,
      ),
    ],
    look,
  );
  return `${head}\n${table(STEPS, order.timeline, look)}`;
}
