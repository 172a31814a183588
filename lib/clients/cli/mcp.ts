import type { CallToolResult, Tool } from "@modelcontextprotocol/sdk/types.js";
import { GuildhallError } from "@/lib/clients/sdk/index";
import type { CommandContext } from "./command-context";
import { CliError } from "./failure";
import { plainText } from "./terminal/plain";
import { VERSION } from "./version";

type Client = import("@modelcontextprotocol/sdk/client/index.js").Client;

const SIGN_IN = "Sign in for the tool server with `guildhall login --mcp`, or set GUILDHALL_TOKEN to an API key.";

/** Calls a tool of the service's tool server. Throws `tool_error` with what the tool said when it refused. */
export function callTool(
  context: CommandContext,
  name: string,
  args: Record<string, unknown>,
): Promise<CallToolResult> {
  return withClient(context, async (client) => {
    const result = (await client.callTool({ name, arguments: args })) as CallToolResult;
    if (result.isError) throw new CliError("tool_error", textOf(result) || `${name} was refused.`);
    return result;
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

async function withClient<T>(context: CommandContext, work: (client: Client) => Promise<T>): Promise<T> {
  const [{ Client }, { StreamableHTTPClientTransport }, { McpError }] = await Promise.all([
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
    // an answer in the protocol's own words: no such tool, arguments that do not fit
    if (error instanceof McpError) throw new CliError("tool_error", error.message.replace(/^MCP error -?\d+: /, ""));
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
  if (status === 401 || status === 403)
    throw new CliError(status === 401 ? "unauthorized" : "insufficient_scope", error.message, SIGN_IN);
  throw new CliError("refused", error.message);
}
