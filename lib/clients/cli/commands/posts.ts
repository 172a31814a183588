import { type Command, Option } from "commander";
import type { components } from "@/lib/clients/sdk/index";
import { METADATA_FLAG, metadataOf, textOf, wholeNumber } from "../arguments";
import { type CommandContext, nextPage } from "../command-context";
import { usageError } from "../failure";
import { moment } from "../terminal/format";
import { type Column, table } from "../terminal/table";

type Post = components["schemas"]["Post"];
type ListFlags = {
  creator?: string;
  status?: "published" | "draft";
  tag?: string;
  query?: string;
  limit?: number;
  cursor?: string;
};
type CreateFlags = {
  title: string;
  body?: string;
  file?: string;
  excerpt?: string;
  slug?: string;
  tag?: string[];
  members?: boolean;
  draft?: boolean;
  metadata?: string[];
  idempotencyKey?: string;
};

const POSTS: Column<Post>[] = [
  { title: "Id", of: (post) => post.id },
  { title: "Published", of: (post) => moment(post.published_at) },
  { title: "Creator", of: (post) => post.creator.handle },
  { title: "Title", of: (post) => post.title, shrinks: true },
  { title: "Tags", of: (post) => post.tags.join(", ") || null, shrinks: true },
];

/** `posts list`, `create`, `publish`, `unpublish` and `delete`. */
export function addPosts(program: Command, context: CommandContext): void {
  const posts = program.command("posts").description("Read and publish posts");

  posts
    .command("list")
    .description("List published posts, newest first")
    .option("--creator <handle>", "Of one creator; `me` are yours")
    .addOption(
      new Option("--status <status>", "Your own in this state, with --creator me").choices(["published", "draft"]),
    )
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
    .option("--draft", "Keep it for you alone")
    .option(...METADATA_FLAG)
    .option("--idempotency-key <key>", "Publishes once, however often it is sent")
    .action(async (flags: CreateFlags) => {
      if (flags.body !== undefined && flags.file !== undefined) throw usageError("Give --body or --file, not both.");
      const body = flags.file === undefined ? flags.body : await textOf(flags.file, context.terminal);
      const { title, excerpt, slug, tag: tags, members, draft, metadata, idempotencyKey } = flags;
      const post = await context.api().post("/v1/posts", {
        body: {
          title,
          body,
          excerpt,
          slug,
          tags,
          ...metadataOf(metadata),
          ...(members ? { visibility: "members" as const } : {}),
          ...(draft ? { status: "draft" as const } : {}),
        },
        params: { header: idempotencyKey ? { "Idempotency-Key": idempotencyKey } : {} },
      });
      context.answer(post, () => (draft ? `Kept ${post.id} as a draft.\n` : `Published ${post.id}: ${post.url}\n`));
    });

  for (const [verb, told] of [
    ["publish", "Publish a draft"],
    ["unpublish", "Take a post back into your drafts"],
  ] as const)
    posts
      .command(verb)
      .description(told)
      .argument("<id>")
      .action(async (id: string) => {
        const post = await context.api().post(`/v1/posts/{id}/${verb}`, { params: { path: { id } } });
        context.answer(post, () => `${post.id} is ${post.status === "draft" ? "a draft" : post.status}.\n`);
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
