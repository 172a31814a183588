import { setTimeout as wait } from "node:timers/promises";
import type { Command } from "commander";
import type { components } from "@/lib/clients/sdk/index";
import { wholeNumber } from "../arguments";
import { type CommandContext, nextPage } from "../command-context";
import { CliError } from "../failure";
import { moment } from "../terminal/format";
import { jsonLine, plainLine } from "../terminal/plain";
import { type Column, fields, type Look, table } from "../terminal/table";

type Logged = components["schemas"]["LoggedRequest"];
type LogFlags = { errors?: boolean; path?: string; order?: string; key?: string; limit?: number; cursor?: string };
type Shown = components["schemas"]["LoggedRequestWithBodies"];
type Figures = components["schemas"]["OperationFigures"];

const OWN_PATH = "/api/v1/request-logs";
/** Each look is a call of the plan: brisk for ten minutes, then such that a tail of a whole day still fits the free one. */
const BRISK_LOOKS = 200;
const pauseAfter = (looks: number) => (looks < BRISK_LOOKS ? 3_000 : 20_000);

const REQUESTS: Column<Logged>[] = [
  { title: "At", of: (request) => moment(request.at) },
  { title: "Status", of: (request) => request.status, align: "right" },
  { title: "Method", of: (request) => request.method },
  { title: "Path", of: (request) => request.path + request.query, shrinks: true },
  { title: "Error", of: (request) => request.error_code },
  { title: "ms", of: (request) => Math.round(request.duration_ms), align: "right" },
  { title: "Request id", of: (request) => request.request_id },
];

const OPERATIONS: Column<Figures>[] = [
  { title: "Operation", of: (one) => one.operation, shrinks: true },
  { title: "Requests", of: (one) => one.requests, align: "right" },
  { title: "Errors", of: (one) => one.errors, align: "right" },
  { title: "p50 ms", of: (one) => one.p50_ms.toFixed(1), align: "right" },
  { title: "p95 ms", of: (one) => one.p95_ms.toFixed(1), align: "right" },
];

/** `logs list`, `logs show`, `logs operations` and `logs tail`. */
export function addLogs(program: Command, context: CommandContext): void {
  const logs = program.command("logs").description("What your keys and apps asked, and what they were answered");

  logs
    .command("list")
    .description("List requests, the last answered first")
    .option("--errors", "Only refusals and failures")
    .option("--path <path>", "Only paths that begin so, such as /api/v1/orders")
    .option("--order <order>", "Only about this order, ord_…")
    .option("--key <credential>", "Only of this key or app, by its id")
    .option("--limit <number>", "Rows, 1 to 100", wholeNumber)
    .option("--cursor <cursor>", "Where the page before ended")
    .action(async ({ order, key, ...others }: LogFlags) => {
      const query = { ...others, ...(order && { order_id: order }), ...(key && { credential_id: key }) };
      const page = await context.api().get("/v1/request-logs", { params: { query } });
      context.answer(page, ({ data }, look) => (data.length === 0 ? "No requests.\n" : table(REQUESTS, data, look)));
      nextPage(context, page.next_cursor);
    });

  logs
    .command("show")
    .argument("<request>", "Its request id, as lists and errors say it, or log_…")
    .description("Show one request, with its bodies while they are kept")
    .action(async (given: string) => {
      const id = await logIdOf(context, given);
      const request = await context.api().get("/v1/request-logs/{id}", { params: { path: { id } } });
      context.answer(request, whole);
    });

  logs
    .command("operations")
    .description("Compare the operations that you call: how often, with how many errors, how long")
    .option("--range <range>", "24h or 7d")
    .action(async (query: { range?: "24h" | "7d" }) => {
      const found = await context.api().get("/v1/request-logs/operations", { params: { query } });
      context.answer(found, ({ data }, look) => (data.length === 0 ? "No requests.\n" : table(OPERATIONS, data, look)));
    });

  logs
    .command("tail")
    .description("Show requests as they come, until Ctrl-C")
    .option("--errors", "Only refusals and failures")
    .option("--path <path>", "Only paths that begin so, such as /api/v1/orders")
    .action((flags: LogFlags) => tail(context, flags));
}

/** The entry of a request; of those with the same id, which callers may choose, the newest. */
async function logIdOf(context: CommandContext, given: string): Promise<string> {
  if (given.startsWith("log_")) return given;
  const query = { request_id: given, limit: 1 };
  const [found] = (await context.api().get("/v1/request-logs", { params: { query } })).data;
  if (found) return found.id;
  throw new CliError(
    "not_found",
    `Your log has no request ${given}.`,
    "A request is there a few seconds after its answer, for 30 days; test requests with --test, live ones with --live.",
  );
}

function whole(request: Shown, look: Look): string {
  const head = fields(
    [
      ["Request", `${request.method} ${request.path}${request.query}`],
      ["Status", request.status],
      ["Error", request.error_code],
      ["Why", request.error_message],
      ["At", moment(request.at)],
      ["ms", Math.round(request.duration_ms)],
      ["Operation", request.operation],
      ["Credential", request.credential.id],
      ["Order", request.order_id],
      ["Request id", request.request_id],
    ],
    look,
  );
  return `${head}\n${bodiesOf(request)}`;
}

function bodiesOf({ bodies }: Shown): string {
  if (bodies === undefined) return "Bodies need the scope requests:read: sign in with it, or open the console.\n";
  if (bodies === null) return "No bodies are kept of this request.\n";
  const parts = [
    ["Request body", bodies.request],
    ["Response body", bodies.response],
  ] as const;
  return parts
    .flatMap(([name, body]) =>
      body ? [`${name}${body.truncated ? " (the first 8 KiB)" : ""}:\n${plainLine(body.text ?? "no JSON")}\n`] : [],
    )
    .join("\n");
}

async function tail(context: CommandContext, { errors, path }: LogFlags): Promise<void> {
  const { terminal, json } = context;
  const stopped = terminal.stopped();
  const api = context.api();
  const query = { limit: 100, ...(errors && { errors }), ...(path && { path }) };
  const read = async (cursor?: string) =>
    api.get("/v1/request-logs", { params: { query: { ...query, ...(cursor && { cursor }) } }, signal: stopped });
  /** What came after `last`, the oldest first, however many pages it takes. */
  const since = async (last: string) => {
    const rows: Logged[] = [];
    for (let cursor: string | undefined; ; ) {
      const { data, next_cursor } = await read(cursor);
      rows.push(...data.filter(({ id }) => id > last));
      if (next_cursor === null || (data.at(-1)?.id ?? "") <= last) return rows.reverse();
      cursor = next_cursor;
    }
  };
  try {
    let last = (await read()).data[0]?.id ?? "";
    context.note("Waiting for requests. Ctrl-C stops.");
    for (let looks = 0; ; looks++) {
      await wait(pauseAfter(looks), undefined, { signal: stopped });
      const fresh = await since(last);
      last = fresh.at(-1)?.id ?? last;
      // what this command asks is no news
      for (const request of fresh.filter((one) => one.path !== OWN_PATH))
        terminal.out(json ? jsonLine(request) : line(request));
    }
  } catch (error) {
    if (!stopped.aborted) throw error;
  }
}

function line({
  at,
  status,
  method,
  path,
  query,
  error_code: code,
  error_message: why,
  duration_ms: ms,
}: Logged): string {
  const told = [at.slice(11, 19), status, method, path + query, code ?? "", why ?? "", `${Math.round(ms)} ms`];
  return `${told.map((part) => plainLine(String(part))).join("  ")}\n`;
}
