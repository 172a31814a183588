import type { Command } from "commander";
import type { components, paths } from "@/lib/clients/sdk/index";
import { oneOf, wholeNumber } from "../arguments";
import { type CommandContext, nextPage } from "../command-context";
import { moment, money, withFiles, words } from "../terminal/format";
import { type Column, fields, type Look, table } from "../terminal/table";
import { notTaken, STATUSES } from "./orders";

type Summary = components["schemas"]["PurchaseSummary"];
type Purchase = components["schemas"]["Purchase"];
type Approval = components["schemas"]["Approval"];
type Filters = NonNullable<paths["/v1/purchases"]["get"]["parameters"]["query"]>;
type Asked = NonNullable<paths["/v1/approvals"]["get"]["parameters"]["query"]>;

const APPROVAL_STATUSES = ["WAITING", "APPROVED", "REFUSED", "LAPSED"] as const satisfies Approval["status"][];

const PURCHASES: Column<Summary>[] = [
  { title: "Id", of: (order) => order.id },
  { title: "Status", of: (order) => words(order.status) },
  { title: "Opened", of: (order) => moment(order.created_at) },
  { title: "Product", of: (order) => order.product_title, shrinks: true },
  { title: "Creator", of: (order) => order.creator.display_name, shrinks: true },
  { title: "Amount", of: (order) => money(order.amount_cents, order.currency), align: "right" },
];

const APPROVALS: Column<Approval>[] = [
  { title: "Status", of: (approval) => words(approval.status) },
  { title: "Asked", of: (approval) => moment(approval.created_at) },
  { title: "By", of: (approval) => approval.app, shrinks: true },
  { title: "For", of: (approval) => words(approval.kind) },
  { title: "Product", of: (approval) => approval.product_title, shrinks: true },
  { title: "Amount", of: ({ amount_cents, currency }) => money(amount_cents, currency), align: "right" },
  { title: "Decide at", of: (approval) => approval.approve_url },
];

const STEPS: Column<Purchase["timeline"][number]>[] = [
  { title: "At", of: (step) => moment(step.at) },
  { title: "By", of: (step) => step.actor },
  { title: "Became", of: (step) => words(step.to) },
  { title: "Note", of: (step) => step.note, shrinks: true },
];

/** `purchases list` and `show`, and `approvals list`. */
export function addPurchases(program: Command, context: CommandContext): void {
  const purchases = program.command("purchases").description("What you ordered");

  purchases
    .command("list")
    .description("List what you ordered, newest first")
    .option("--status <status>", "In one state, such as delivered", oneOf(STATUSES))
    .option("--limit <number>", "Rows, 1 to 100", wholeNumber)
    .option("--cursor <cursor>", "Where the page before ended")
    .action(async (query: Filters) => {
      const page = await context.api().get("/v1/purchases", { params: { query } });
      context.answer(page, ({ data }, look) => (data.length === 0 ? "No purchases.\n" : table(PURCHASES, data, look)));
      nextPage(context, page.next_cursor);
    });

  purchases
    .command("show")
    .description("Show what you ordered, with all that happened to it and what was delivered")
    .argument("<id>")
    .action(async (id: string) => {
      context.answer(await context.api().get("/v1/purchases/{id}", { params: { path: { id } } }), purchaseText);
    });

  program
    .command("approvals")
    .description("What apps and keys prepared for you: you decide in the browser")
    .command("list")
    .description("List what waits for your word, or was decided, newest first")
    .option("--status <status>", "In one state, such as waiting", oneOf(APPROVAL_STATUSES))
    .option("--limit <number>", "Rows, 1 to 100", wholeNumber)
    .option("--cursor <cursor>", "Where the page before ended")
    .action(async (query: Asked) => {
      const page = await context.api().get("/v1/approvals", { params: { query } });
      context.answer(page, ({ data }, look) => (data.length === 0 ? "No approvals.\n" : table(APPROVALS, data, look)));
      nextPage(context, page.next_cursor);
    });
}

function purchaseText(order: Purchase, look: Look): string {
  const { currency, deliveries, refunded_cents: refunded, creator } = order;
  const head = fields(
    [
      ["Order", order.id],
      ["Status", words(order.status)],
      ["Product", order.product_title],
      ["Creator", `${creator.display_name}, ${creator.handle}`],
      ["Opened", moment(order.created_at)],
      ["Pay at", order.checkout_url],
      ["Paid", moment(order.paid_at)],
      ["Delivered", moment(order.delivered_at)],
      ["Accept by", moment(order.accept_by)],
      ["Refunded", refunded > 0 ? money(refunded, currency) : null],
      ["Not taken by the bank", notTaken(order)],
      ...order.lines.map((line) => ["-", `${money(line.amount_cents, currency)}  ${line.name}`] as const),
      ["Amount", money(order.amount_cents, currency)],
      ...deliveries.map(
        (one) => [`Delivery ${one.number}`, withFiles([one.message, ...one.links], one.files)] as const,
      ),
    ],
    look,
  );
  return `${head}\n${table(STEPS, order.timeline, look)}`;
}
