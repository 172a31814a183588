import { ProtocolError, ProtocolErrorCode, ResourceNotFoundError, Server } from "@modelcontextprotocol/server";
import type { ServerFactory } from "../protocol/dispatch";
import { CAPABILITIES, SERVER_INFO } from "../server";
import { LISTED_PROMPTS, promptOf, RESOURCES, resourceOf, TEMPLATES } from "./content";
import { ASKING, question, STATE } from "./rounds";
import { listed, TOOLS, text } from "./tools";

const NAMES = [...Object.keys(TOOLS), ...Object.keys(ASKING).filter((name) => !name.endsWith("_prompt"))];
const STATIC = { ttlMs: 300_000, cacheScope: "public" } as const;

/**
 * What the official conformance suite calls on a server (`test_simple_text` and so on), behind our own mount: so its
 * scenarios exercise our transport. Only tests mount it.
 */
export const fixtureServer: ServerFactory = () => {
  const server = new Server(SERVER_INFO, {
    capabilities: { ...CAPABILITIES, completions: {} },
    requestState: { verify: STATE.verify },
    cacheHints: {
      "tools/list": STATIC,
      "resources/list": STATIC,
      "resources/templates/list": STATIC,
      "resources/read": STATIC,
      "prompts/list": STATIC,
    },
  });
  server.setRequestHandler("tools/list", () => ({ tools: NAMES.map(listed) }));
  server.setRequestHandler("tools/call", async ({ params }, ctx) => {
    if (!NAMES.includes(params.name)) throw unknown("tool");
    const asked = await question(params.name, ctx);
    if (asked) return asked;
    const run = TOOLS[params.name];
    return run ? run(ctx, params.arguments ?? {}) : text(`state-ok: ${JSON.stringify(ctx.mcpReq.inputResponses)}`);
  });
  server.setRequestHandler("resources/list", () => RESOURCES);
  server.setRequestHandler("resources/templates/list", () => TEMPLATES);
  server.setRequestHandler("resources/read", ({ params: { uri } }) => {
    const resource = resourceOf(uri);
    if (!resource) throw new ResourceNotFoundError(uri);
    return resource;
  });
  server.setRequestHandler("prompts/list", () => LISTED_PROMPTS);
  server.setRequestHandler("prompts/get", async ({ params }, ctx) => {
    const prompt = promptOf(params.name, params.arguments);
    if (!prompt) throw unknown("prompt");
    return (await question(params.name, ctx)) ?? prompt;
  });
  server.setRequestHandler("completion/complete", () => ({ completion: { values: [], total: 0, hasMore: false } }));
  return server;
};

const unknown = (what: string) => new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no such ${what}.`);
