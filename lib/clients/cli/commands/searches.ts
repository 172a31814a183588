import { type Command, Option } from "commander";
import type { components } from "@/lib/clients/sdk/index";
import { wholeNumber } from "../arguments";
import { type CommandContext, nextPage } from "../command-context";
import { moment } from "../terminal/format";
import { type Column, table } from "../terminal/table";

type Search = components["schemas"]["SavedSearch"];
type SaveFlags = {
  offers?: true;
  name?: string;
  category?: string;
  country?: string;
  language?: string;
  maxPrice?: number;
  mail: boolean;
};

const SEARCHES: Column<Search>[] = [
  { title: "Id", of: (search) => search.id },
  { title: "Finds", of: (search) => search.finds },
  { title: "Name", of: (search) => search.name, shrinks: true },
  { title: "Mail", of: (search) => (search.mail ? "on" : "off") },
  { title: "Mailed", of: (search) => moment(search.mailed_at) },
];

/** `searches list`, `save`, `mail` and `remove`. */
export function addSearches(program: Command, context: CommandContext): void {
  const searches = program.command("searches").description("Searches that you keep; new matches come by mail");

  searches
    .command("list")
    .description("List your saved searches, newest first")
    .option("--limit <number>", "Rows, 1 to 100", wholeNumber)
    .option("--cursor <cursor>", "Where the page before ended")
    .action(async (query: { limit?: number; cursor?: string }) => {
      const page = await context.api().get("/v1/saved-searches", { params: { query } });
      context.answer(page, ({ data }, look) =>
        data.length === 0 ? "No saved searches.\n" : table(SEARCHES, data, look),
      );
      nextPage(context, page.next_cursor);
    });

  searches
    .command("save")
    .description("Keep a search, and hear by mail who newly fits, at most once a day")
    .argument("<query>", "What is needed")
    .option("--offers", "Look for what people sell, not for people")
    .option("--name <name>", "What you call it")
    .option("--category <slug>", "Within a category")
    .option("--country <country>", "Where they work")
    .option("--language <language>", "What they speak")
    .option("--max-price <cents>", "Highest starting price, in cents", wholeNumber)
    .option("--no-mail", "Keep it without mails")
    .action(async (query: string, { offers, name, category, country, language, maxPrice, mail }: SaveFlags) => {
      const search = await context.api().post("/v1/saved-searches", {
        body: {
          finds: offers ? "offers" : "creators",
          criteria: {
            query,
            ...(category && { category }),
            ...(country && { country }),
            ...(language && { language }),
            ...(maxPrice && { max_price_cents: maxPrice }),
          },
          ...(name && { name }),
          mail,
        },
      });
      context.answer(search, () => `Saved ${search.name}: ${search.id}.\n`);
    });

  searches
    .command("mail")
    .description("Say whether new matches are mailed")
    .argument("<id>")
    .addOption(new Option("--off", "No more mails"))
    .action(async (id: string, { off }: { off?: true }) => {
      const search = await context
        .api()
        .patch("/v1/saved-searches/{id}", { params: { path: { id } }, body: { mail: !off } });
      context.answer(search, () => `Mails of ${search.name} are ${search.mail ? "on" : "off"}.\n`);
    });

  searches
    .command("remove")
    .description("Give a saved search up")
    .argument("<id>")
    .action(async (id: string) => {
      const search = await context.api().delete("/v1/saved-searches/{id}", { params: { path: { id } } });
      context.answer(search, () => `Gave up ${search.name}.\n`);
    });
}
