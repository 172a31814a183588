import { type Command, Option } from "commander";
import type { components, paths } from "@/lib/clients/sdk/index";
import { wholeNumber } from "../arguments";
import { type CommandContext, nextPage } from "../command-context";
import { moment, money } from "../terminal/format";
import { type Column, table } from "../terminal/table";

type Saved = components["schemas"]["SavedItem"];
type Report = NonNullable<paths["/v1/reports"]["post"]["requestBody"]>["content"]["application/json"];
type Paging = { limit?: number; cursor?: string };

const SAVED: Column<Saved>[] = [
  { title: "Id", of: (item) => item.id },
  { title: "Creator", of: (item) => item.creator.handle },
  { title: "What", of: ({ product, creator }) => product?.name ?? creator.display_name, shrinks: true },
  { title: "Price", of: ({ product }) => product && money(product.price_cents), align: "right" },
  { title: "Saved", of: (item) => moment(item.saved_at) },
];

const REASONS = [
  "spam",
  "scam",
  "off_platform",
  "stolen_work",
  "impersonation",
  "hateful",
  "illegal",
  "other",
] as const satisfies Report["reason"][];

const KINDS: Record<string, Report["subject"]["kind"]> = {
  crt: "profile",
  prod: "product",
  post: "post",
  rev: "review",
  msg: "message",
};

/** `saved list`, `add` and `remove`; `reports create`. */
export function addKept(program: Command, context: CommandContext): void {
  const saved = program.command("saved").description("Creators and products that you keep at hand");

  saved
    .command("list")
    .description("List them, the last saved first")
    .option("--limit <number>", "Rows, 1 to 100", wholeNumber)
    .option("--cursor <cursor>", "Where the page before ended")
    .action(async (query: Paging) => {
      const page = await context.api().get("/v1/saved", { params: { query } });
      context.answer(page, ({ data }, look) => (data.length === 0 ? "Nothing saved.\n" : table(SAVED, data, look)));
      nextPage(context, page.next_cursor);
    });

  saved
    .command("add")
    .description("Keep a creator or a product at hand")
    .argument("<id>", "A creator's handle, crt_… or prod_…")
    .action(async (given: string) => {
      const id = await idOf(context, given);
      const item = await context.api().post("/v1/saved", { body: { id } });
      context.answer(item, () => `Saved ${item.id}.\n`);
    });

  saved
    .command("remove")
    .description("Take it off the list")
    .argument("<id>")
    .action(async (id: string) => {
      const item = await context.api().delete("/v1/saved/{id}", { params: { path: { id } } });
      context.answer(item, () => `Removed ${id}.\n`);
    });

  const reports = program.command("reports").description("What the operators ought to see");
  reports
    .command("create")
    .description("Report a profile, product, post, review or message")
    .argument("<id>", "A creator's handle, crt_…, prod_…, post_…, rev_… or msg_…")
    .addOption(new Option("--reason <reason>", "What is wrong").choices(REASONS).makeOptionMandatory())
    .option("--words <text>", "What is wrong, in your words")
    .action(async (given: string, { reason, words = "" }: { reason: Report["reason"]; words?: string }) => {
      const id = await idOf(context, given);
      const kind = KINDS[id.split("_")[0] ?? ""] ?? "profile";
      const report = await context.api().post("/v1/reports", { body: { subject: { kind, id }, reason, words } });
      context.answer(report, () => `Reported ${report.subject.id} as ${report.id}. The other side is not told.\n`);
    });
}

/** What was given where it is an id, else the id of the creator with this handle. */
async function idOf(context: CommandContext, given: string): Promise<string> {
  if (given.includes("_")) return given;
  const params = { path: { handle: given.replace(/^@/, "") } };
  return (await context.api().get("/v1/profiles/{handle}", { params })).id;
}
