import type { Command } from "commander";
import type { components } from "@/lib/clients/sdk/index";
import { textOf, wholeNumber } from "../arguments";
import { type CommandContext, nextPage } from "../command-context";
import { usageError } from "../failure";
import { moment } from "../terminal/format";
import { type Column, table } from "../terminal/table";

type Post = components["schemas"]["Post"];
type ListFlags = { creator?: string; tag?: string; query?: string; limit?: number; cursor?: string };
type CreateFlags = {
  title: string;
  body?: string;
  file?: string;
  excerpt?: string;
  slug?: string;
  tag?: string[];
  members?: boolean;
  idempotencyKey?: string;
};

const POSTS: Column<Post>[] = [
  { title: "Id", of: (post) => post.id },
  { title: "Published", of: (post) => moment(post.published_at) },
  { title: "Creator", of: (post) => post.creator.handle },
  { title: "Title", of: (post) => post.title, shrinks: true },
  { title: "Tags", of: (post) => post.tags.join(", ") || null, shrinks: true },
];

/** `posts list`, `posts create` and `posts delete`. */
export function addPosts(program: Command, context: CommandContext): void {
  const posts = program.command("posts").description("Read and publish posts");

  posts
    .command("list")
    .description("List published posts, newest first")
    .option("--creator <handle>", "Of one creator; `me` are yours")
    .option("--tag <tag>", "With this tag")
    .option("--query <words>", "With these words")
    .option("--limit <number>", "Rows, 1 to 100", wholeNumber)
    .option("--cursor <cursor>", "Where the page before ended")
    .action(async ({ query, ...flags }: ListFlags) => {
      const page = await context
        .api()
        .get("/v1/posts", { params: { query: { ...flags, ...(query ? { q: query } : {}) } } });
      context.answer(page, ({ data }, look) => (data.length === 0 ? "No posts.\n" : table(POSTS, data, look)));
      nextPage(context, page.next_cursor);
    });

  posts
    .command("create")
    .description("Publish a post")
    .requiredOption("--title <title>")
    .option("--body <markdown>", "Its text")
    .option("--file <path>", "Its text from a file; - is standard input")
    .option("--excerpt <text>", "Taken from the text unless given; a members' post has none then")
    .option("--slug <slug>", "Made of the title unless given")
    .option("--tag <tag...>", "Tags")
    .option("--members", "For members only")
    .option("--idempotency-key <key>", "Publishes once, however often it is sent")
    .action(async (flags: CreateFlags) => {
      if (flags.body !== undefined && flags.file !== undefined) throw usageError("Give --body or --file, not both.");
      const body = flags.file === undefined ? flags.body : await textOf(flags.file, context.terminal);
      const { title, excerpt, slug, tag: tags, members, idempotencyKey } = flags;
      const post = await context.api().post("/v1/posts", {
        body: { title, body, excerpt, slug, tags, ...(members ? { visibility: "members" as const } : {}) },
        params: { header: idempotencyKey ? { "Idempotency-Key": idempotencyKey } : {} },
      });
      context.answer(post, () => `Published ${post.id}: ${post.url}\n`);
    });

  posts
    .command("delete")
    .description("Delete a post")
    .argument("<id>")
    .action(async (id: string) => {
      const post = await context.api().delete("/v1/posts/{id}", { params: { path: { id } } });
      context.answer(post, () => `Deleted ${post.id}.\n`);
    });
}
