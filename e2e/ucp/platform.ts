import { randomUUID } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { APIRequestContext, APIResponse } from "playwright/test";

export const VERSION = "2026-04-08";
const ORIGIN = `https://ucp.dev/${VERSION}`;

const declared = (spec: string, config?: object) => [
  { version: VERSION, spec: `${ORIGIN}/specification/${spec}`, schema: `${ORIGIN}/schemas/${spec}.json`, ...config },
];

export type Received = { path: string; headers: IncomingHttpHeaders; body: string };

/** A platform that acts for buyers: it publishes a profile, and hears of its orders. */
export type TestPlatform = {
  url: string;
  origin: string;
  /** How often its profile was read. */
  reads: () => number;
  received: Received[];
  close: () => Promise<void>;
};

type Answer = { status?: number; headers?: Record<string, string>; body?: string };

/** The profile of a platform at `origin` that can do all that we can. */
export function profileOf(origin: string, parts: { version?: string; capabilities?: object; keys?: object[] } = {}) {
  return {
    ucp: {
      version: parts.version ?? VERSION,
      services: {
        "dev.ucp.shopping": [
          {
            version: VERSION,
            spec: `${ORIGIN}/specification/overview`,
            transport: "rest",
            schema: `${ORIGIN}/services/shopping/rest.openapi.json`,
          },
        ],
      },
      capabilities: parts.capabilities ?? {
        "dev.ucp.shopping.catalog.search": declared("catalog/search"),
        "dev.ucp.shopping.catalog.lookup": declared("catalog/lookup"),
        "dev.ucp.shopping.checkout": declared("checkout"),
        "dev.ucp.shopping.order": declared("order", { config: { webhook_url: `${origin}/webhooks/orders` } }),
        "dev.ucp.common.identity_linking": declared("identity-linking"),
        "dev.ucp.shopping.discount": declared("discount", { extends: "dev.ucp.shopping.checkout" }),
      },
      payment_handlers: {},
    },
    signing_keys: parts.keys ?? [],
  };
}

/** Starts a platform on this machine; `answer` makes something else of its profile. */
export async function startPlatform(
  parts: Parameters<typeof profileOf>[1] = {},
  answer: (origin: string) => Answer = () => ({}),
): Promise<TestPlatform> {
  const received: Received[] = [];
  let reads = 0;
  let origin = "";
  const server: Server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => {
      if (request.method === "POST") {
        received.push({ path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks).toString() });
        response.writeHead(200, { "content-type": "application/json" }).end("{}");
        return;
      }
      reads++;
      const said = answer(origin);
      const headers = { "content-type": "application/json", "cache-control": "public, max-age=300", ...said.headers };
      response.writeHead(said.status ?? 200, headers).end(said.body ?? JSON.stringify(profileOf(origin, parts)));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = () => new Promise<void>((done) => server.close(() => done()));
  // profiles are kept by their address, and a port is soon another test's
  return { url: `${origin}/${randomUUID()}/ucp`, origin, reads: () => reads, received, close };
}

export const REST = "/api/ucp";

/** The headers that every call of a platform carries. */
export function agentHeaders({ url }: Pick<TestPlatform, "url">, more: Record<string, string> = {}) {
  return { "UCP-Agent": `profile="${url}"`, "Request-Id": randomUUID(), ...more };
}

export function post(api: APIRequestContext, platform: TestPlatform, path: string, data: unknown, more = {}) {
  return api.post(`${REST}${path}`, { headers: agentHeaders(platform, more), data });
}

/** The body of an answer that must have this status. */
export async function bodyOf(answer: APIResponse, status = 200): Promise<Record<string, unknown>> {
  const text = await answer.text();
  if (answer.status() !== status) throw new Error(`${answer.status()} where ${status} was expected: ${text}`);
  return JSON.parse(text);
}

export function send(
  api: APIRequestContext,
  platform: Pick<TestPlatform, "url">,
  method: "GET" | "POST" | "PUT",
  path: string,
  data?: unknown,
  more: Record<string, string> = {},
): Promise<APIResponse> {
  const headers = agentHeaders(platform, more);
  return api.fetch(`${REST}${path}`, { method, headers, ...(data !== undefined && { data }) });
}
