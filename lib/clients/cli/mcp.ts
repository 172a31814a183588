import type { CallToolResult, Tool } from "@modelcontextprotocol/sdk/types.js";
import { GuildhallError } from "@/lib/clients/sdk/index";
import type { CommandContext } from "./command-context";
import { CliError } from "./failure";
import { adviceForScope } from "./oauth/scopes";
import { plainText } from "./terminal/plain";
import { VERSION } from "./version";

/** What reading an answer throws that is no JSON, or no message of the protocol. */
const NO_MESSAGE = new Set(["SyntaxError", "ZodError"]);

type Client = import("@modelcontextprotocol/sdk/client/index.js").Client;

/** Calls a tool of the service's tool server. Throws `tool_error` with what the tool said when it refused. */
export function callTool(
  context: CommandContext,
  name: string,
  args: Record<string, unknown>,
): Promise<CallToolResult> {
  return withClient(context, async (client) => {
    const result = (await client.callTool({ name, arguments: args })) as CallToolResult;
    if (!result.isError) return result;
    const advice = context.credentials.apiKey && !(await isOffered(client, name)) ? signInAdvice(context) : "";
    throw new CliError("tool_error", textOf(result) || `${name} was refused.`, advice);
  });
}

/** The tools of the service's tool server. */
export function listTools(context: CommandContext): Promise<Tool[]> {
  return withClient(context, async (client) => (await client.listTools()).tools);
}

/** What a tool answered for people. */
export function textOf(result: CallToolResult): string {
  return plainText(result.content.map((item) => (item.type === "text" ? item.text : `[${item.type}]`)).join("\n"));
}

/** Whether a tool is listed for the credential: those of a buyer are not for API keys. */
async function isOffered(client: Client, name: string): Promise<boolean> {
  return (await client.listTools()).tools.some((tool) => tool.name === name);
}

/** How a buyer's tools are called, and what stands before the sign-in for them. */
function signInAdvice({ credentials }: CommandContext): string {
  const login = "Sign in for the tool server with `guildhall login --mcp`";
  const from = credentials.apiKey?.from;
  if (from === "given") return `${login}, and call without GUILDHALL_TOKEN: it goes before the sign-in.`;
  if (from === "test") return `${login}, and call with --live: the test key goes before the sign-in.`;
  return `${login}.`;
}

async function withClient<T>(context: CommandContext, work: (client: Client) => Promise<T>): Promise<T> {
  const [{ Client }, { StreamableHTTPClientTransport, StreamableHTTPError }, { ErrorCode, McpError }] =
    await Promise.all([
      import("@modelcontextprotocol/sdk/client/index.js"),
      import("@modelcontextprotocol/sdk/client/streamableHttp.js"),
      import("@modelcontextprotocol/sdk/types.js"),
    ]);
  const client = new Client({ name: "guildhall-cli", version: VERSION });
  const url = new URL(`${context.baseUrl}/api/mcp`);
  const transport = new StreamableHTTPClientTransport(url, { fetch: (to, init) => send(context, to, init) });
  try {
    await client.connect(transport as Parameters<Client["connect"]>[0]);
    return await work(client);
  } catch (error) {
    if (error instanceof McpError && error.code === ErrorCode.RequestTimeout)
      throw new GuildhallError("network_error", `No answer from ${url.host}.`, { status: 0, cause: error });
    // an answer in the protocol's own words: no such tool, arguments that do not fit
    if (error instanceof McpError) throw new CliError("tool_error", error.message.replace(/^MCP error -?\d+: /, ""));
    if (error instanceof StreamableHTTPError || NO_MESSAGE.has((error as Error).name))
      throw new GuildhallError("unreadable_answer", `There is no tool server at ${url.href}.`, {
        status: 200,
        cause: error,
      });
    throw error;
  } finally {
    await client.close();
  }
}

/** A fetch that signs, and throws what a refusal says: the transport would keep no more than its text. */
async function send(context: CommandContext, to: string | URL, init: RequestInit = {}): Promise<Response> {
  context.credentials.check();
  const token = await context.credentials.token("mcp");
  const headers = new Headers(init.headers);
  if (token) headers.set("authorization", `Bearer ${token}`);
  const response = await fetch(to, { ...init, headers }).catch((cause: unknown) => {
    if (init.signal?.aborted) throw cause;
    throw new GuildhallError("network_error", `No answer from ${new URL(to).host}.`, { status: 0, cause });
  });
  if (response.ok || init.method !== "POST") return response;
  const request_id = response.headers.get("x-request-id") ?? undefined;
  const { status } = response;
  const { error } = ((await response.json().catch(() => null)) ?? {}) as { error?: { message?: string } };
  if (!error?.message) {
    const message = `The tool server answered ${status}, and nothing that can be read.`;
    throw new GuildhallError("unreadable_answer", message, { status, request_id });
  }
  if (status === 401) throw new CliError("unauthorized", error.message, signInAdvice(context));
  if (status === 403) throw new CliError("insufficient_scope", error.message, scopeAdvice(context, response));
  throw new CliError("refused", error.message);
}

/** How the scope is got that a refusal names (RFC 6750, 3). */
function scopeAdvice(context: CommandContext, { headers }: Response): string {
  const missing = /\bscope="([^"]+)"/.exec(headers.get("www-authenticate") ?? "")?.[1];
  const granted = context.credentials.granted("mcp");
  return missing && granted ? adviceForScope(missing, granted, "login --mcp") : signInAdvice(context);
}
