import type { Command } from "commander";
import type { components } from "@/lib/clients/sdk/index";
import { wholeNumber } from "../arguments";
import type { CommandContext } from "../command-context";
import { moment } from "../terminal/format";
import { type Column, table } from "../terminal/table";

type Hit = components["schemas"]["OwnHit"];

const HITS: Column<Hit>[] = [
  { title: "Type", of: (hit) => hit.type },
  { title: "Id", of: (hit) => hit.id },
  { title: "Made", of: (hit) => moment(hit.created_at) },
  { title: "Title", of: (hit) => hit.title, shrinks: true },
  { title: "Detail", of: (hit) => hit.detail || null, shrinks: true },
];

/** `search`: the account's own things. */
export function addOwnSearch(program: Command, context: CommandContext): void {
  program
    .command("search")
    .description("Search your own orders, products, posts, conversations, quotes, reviews, members and bookings")
    .argument("<words...>", "Words that what you look for holds, or an id")
    .option("--type <type...>", "Only these kinds: order, product, post, thread, quote, review, member, booking")
    .option("--limit <number>", "At most so many, 1 to 50", wholeNumber)
    .action(async (words: string[], { type, limit }: { type?: string[]; limit?: number }) => {
      const query = { q: words.join(" "), ...(type && { types: type.join(",") }), ...(limit && { limit }) };
      const found = await context.api().get("/v1/search", { params: { query } });
      context.answer(found, ({ data, searched }, look) =>
        data.length === 0 ? `Nothing found among: ${searched.join(", ")}.\n` : table(HITS, data, look),
      );
    });
}
