import type { Command } from "commander";
import type { components, paths } from "@/lib/clients/sdk/index";
import { noneOf, sideOption, wholeNumber } from "../arguments";
import { type CommandContext, nextPage } from "../command-context";
import { moment, withFiles, words } from "../terminal/format";
import { type Column, table } from "../terminal/table";

type Thread = components["schemas"]["Thread"];
type Message = components["schemas"]["Message"];
type Filters = NonNullable<paths["/v1/threads"]["get"]["parameters"]["query"]>;
type Paging = { limit?: number; cursor?: string };

const THREADS: Column<Thread>[] = [
  { title: "Id", of: (thread) => thread.id },
  { title: "About", of: (thread) => words(thread.subject.kind) },
  { title: "Buyer", of: (thread) => thread.buyer.name, shrinks: true },
  { title: "Title", of: (thread) => thread.title, shrinks: true },
  { title: "Last", of: (thread) => moment(thread.last_message_at) },
  { title: "Unread", of: (thread) => String(thread.unread), align: "right" },
];

const MESSAGES: Column<Message>[] = [
  { title: "Id", of: (message) => message.id },
  { title: "At", of: (message) => moment(message.created_at) },
  { title: "By", of: (message) => message.author.name, shrinks: true },
  { title: "Message", of: (message) => withFiles([message.body], message.attachments), shrinks: true },
];

/** `messages list`, `show`, `send`, `ask`, `read`, `block` and `unblock`. */
export function addMessages(program: Command, context: CommandContext): void {
  const messages = program.command("messages").description("Your conversations, with buyers and with creators");

  messages
    .command("list")
    .description("List your conversations, the last written in first")
    .option("--search <words>", "Only those that hold these words")
    .addOption(sideOption())
    .option("--unread", "Only those with messages that you have not read")
    .option("--limit <number>", "Rows, 1 to 100", wholeNumber)
    .option("--cursor <cursor>", "Where the page before ended")
    .action(
      async ({ search, unread, ...paging }: Paging & Pick<Filters, "side"> & { search?: string; unread?: boolean }) => {
        const query: Filters = { ...paging, ...(search && { q: search }), ...(unread && { unread: "true" as const }) };
        const page = await context.api().get("/v1/threads", { params: { query } });
        context.answer(page, ({ data }, look) =>
          data.length === 0 ? noneOf("conversations", query.side) : table(THREADS, data, look),
        );
        nextPage(context, page.next_cursor);
      },
    );

  messages
    .command("show")
    .description("Read a conversation, newest first")
    .argument("<id>")
    .option("--limit <number>", "Rows, 1 to 100", wholeNumber)
    .option("--cursor <cursor>", "Where the page before ended")
    .action(async (id: string, query: Paging) => {
      const page = await context.api().get("/v1/threads/{id}/messages", { params: { path: { id }, query } });
      context.answer(page, ({ data }, look) => (data.length === 0 ? "No messages.\n" : table(MESSAGES, data, look)));
      nextPage(context, page.next_cursor);
    });

  messages
    .command("send")
    .description("Write to the other side of a conversation")
    .argument("<id>")
    .requiredOption("--text <text>", "The message, in markdown")
    .option("--file-id <id...>", "Files that you uploaded")
    .option("--idempotency-key <key>", "Sends once, however often it is sent")
    .action(async (id: string, flags: { text: string; fileId?: string[]; idempotencyKey?: string }) => {
      const { text: body, fileId: file_ids, idempotencyKey } = flags;
      const message = await context.api().post("/v1/threads/{id}/messages", {
        params: { path: { id }, header: idempotencyKey ? { "Idempotency-Key": idempotencyKey } : {} },
        body: { body, ...(file_ids && { file_ids }) },
      });
      context.answer(message, () => `Sent ${message.id}.\n`);
    });

  messages
    .command("ask")
    .description("Ask a creator something, before you buy")
    .argument("<handle>")
    .requiredOption("--text <text>", "The question, in markdown")
    .option("--product <id>", "The product it is about")
    .action(async (handle: string, { text: body, product }: { text: string; product?: string }) => {
      const thread = await context
        .api()
        .post("/v1/threads", { body: { handle, body, ...(product && { product_id: product }) } });
      context.answer(thread, () => `Asked ${thread.creator.display_name}: ${thread.id}.\n`);
    });

  for (const [verb, told] of [
    ["read", "Mark a conversation as read"],
    ["block", "Block a conversation: nobody can write in it"],
    ["unblock", "Open a conversation again that you blocked"],
  ] as const)
    messages
      .command(verb)
      .description(told)
      .argument("<id>")
      .action(async (id: string) => {
        const thread = await context.api().post(`/v1/threads/{id}/${verb}`, { params: { path: { id } } });
        context.answer(thread, () => `${thread.id}: ${thread.blocked_by ? "blocked" : `${thread.unread} unread`}.\n`);
      });
}
