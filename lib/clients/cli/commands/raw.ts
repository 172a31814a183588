import type { Command } from "commander";
import type { GuildhallClient } from "@/lib/clients/sdk/index";
import { jsonObject, pair } from "../arguments";
import type { CommandContext } from "../command-context";
import { usageError } from "../failure";
import { plainText } from "../terminal/plain";

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

type RawFlags = { data?: string; field?: string[]; query?: string[]; idempotencyKey?: string };
/** Any path: the types know only those of this version. */
type AnyCall = (path: string, init: object) => ReturnType<GuildhallClient["get"]>;

/** `get`, `post`, `put`, `patch` and `delete`: any operation of the REST interface, signed in. */
export function addRaw(program: Command, context: CommandContext): void {
  for (const method of METHODS) {
    const command = program
      .command(method)
      .description(`${method.toUpperCase()} a path of the API, and print what it answers`)
      .argument("<path>", "Such as /v1/me")
      .option("--query <name=value...>", "Parameters of the query");
    if (method !== "get" && method !== "delete")
      command
        .option("--data <json>", "The body, a JSON object; - reads it from standard input")
        .option("--field <name=value...>", "A text of the body; name:=value for JSON, such as open:=false");
    if (method === "post") command.option("--idempotency-key <key>", "Does it once, however often it is sent");
    command.action(async (path: string, flags: RawFlags) => {
      const body = await bodyOf(context, flags);
      const call = context.api(undefined, withYaml)[method] as unknown as AnyCall;
      const answer = await call(pathOf(path, context.baseUrl), {
        params: {
          query: { ...queryOf(path), ...Object.fromEntries((flags.query ?? []).map(pair)) },
          header: flags.idempotencyKey ? { "Idempotency-Key": flags.idempotencyKey } : {},
        },
        ...(body && { body }),
      });
      context.answer(answer as unknown, shown);
    });
  }
}

/** Sends a request; YAML, in which the contract can be had, is answered as a text in JSON. */
async function withYaml(request: Request): Promise<Response> {
  const answer = await fetch(request);
  const isYaml = answer.ok && answer.headers.get("content-type")?.startsWith("application/yaml");
  return isYaml ? Response.json(await answer.text(), answer) : answer;
}

function shown(data: unknown): string {
  return `${plainText(typeof data === "string" ? data.trimEnd() : JSON.stringify(data, null, 2))}\n`;
}

/** What was given as an address, of which only the path and the query are used. */
const addressOf = (given: string) => new URL(URL.canParse(given) ? given : `http://any/${given.replace(/^\/+/, "")}`);

/** `/v1/me` of `v1/me`, `/api/v1/me` or the whole address at the service, without its query. Throws wrong usage. */
function pathOf(given: string, baseUrl: string): string {
  const { origin, pathname } = addressOf(given);
  if (URL.canParse(given) && origin !== new URL(baseUrl).origin)
    throw usageError(
      `${given} is not at ${baseUrl}. Another service is named with --base-url ${origin}, where you sign in first.`,
    );
  const path = pathname.replace(/^\/api(?=\/)/, "");
  if (/^\/v1\/files\/./.test(path))
    throw usageError(`${given} answers the bytes of a file: \`guildhall files get <id>\` downloads them.`);
  if (!path.startsWith("/v1/")) throw usageError(`${given} is not a path of the API: it looks like /v1/me.`);
  return path;
}

function queryOf(given: string): Record<string, string> {
  return Object.fromEntries(addressOf(given).searchParams);
}

async function bodyOf({ terminal }: CommandContext, { data, field = [] }: RawFlags) {
  if (data === undefined && field.length === 0) return undefined;
  const whole = data === undefined ? {} : await jsonObject(data, terminal, '{"title":"Hello"}');
  return { ...whole, ...Object.fromEntries(field.map(fieldOf)) };
}

function fieldOf(text: string): [string, unknown] {
  const json = /^([\w.-]+):=(.*)$/s.exec(text);
  if (!json) return pair(text);
  try {
    return [json[1] ?? "", JSON.parse(json[2] ?? "")];
  } catch {
    throw usageError(`${text} is not JSON after :=. Write ${json[1]}=… for text.`);
  }
}
