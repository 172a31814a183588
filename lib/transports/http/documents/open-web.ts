import { type Context, createContext } from "@/lib/core/context";
import { env } from "@/lib/core/env";
import { answers } from "@/lib/core/memory/answers";
import { type PublicPage, sitemapPart, sitemapParts } from "@/lib/domain/network/sitemap/read";
import { entityTag } from "../answering/respond";
import type { Served } from "../call";
import { limitRate } from "../caller/rate-limit";
import type { Segment } from "../endpoint";
import { OF_CREATORS, publicDocument } from "./public-document";

const XML = "application/xml; charset=utf-8";
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";
const HOUR = 3_600;

/** Answers `GET /sitemap.xml`: the parts of the sitemap. Source: sitemaps.org/protocol.html. */
export const serveSitemapIndex = publicDocument(
  "sitemapIndex",
  XML,
  async (call) => {
    const ctx = await counted(call);
    return kept("sitemapIndex", async () => {
      const parts = await sitemapParts(ctx);
      const pages = parts.map(({ name, changedAt }) => ({ path: `/sitemaps/${name}.xml`, changedAt }));
      return listOf("sitemapindex", "sitemap", pages);
    });
  },
  HOUR,
);

/** Answers `GET /sitemaps/{part}.xml`: the pages of one part. */
export const serveSitemapPart = publicDocument(
  "sitemapPart",
  XML,
  async (call, segment) => {
    const name = await nameOf(segment);
    const ctx = await counted(call);
    return kept(`sitemapPart ${name}`, async () => listOf("urlset", "url", await sitemapPart(ctx, name)));
  },
  OF_CREATORS,
);

/** A document with its entity tag: of memory, until any creator changes, whose pages it may list. */
function kept(key: string, write: () => Promise<string>): Promise<{ body: string; tag: string }> {
  return answers().get(key, "everyone", async () => {
    const body = await write();
    return { value: { body, tag: entityTag(body) }, bytes: body.length };
  });
}

export async function counted(call: Served): Promise<Context> {
  const { actor, requestId, now, ip } = call;
  Object.assign(call.headers, await limitRate(actor, call));
  return createContext({ actor, requestId, now, ip });
}

async function nameOf(segment: Segment): Promise<string> {
  const { part = "" } = (await segment?.params) ?? {};
  return String(part).replace(/\.xml$/, "");
}

/** Handles and slugs have no character that XML would read as its own. */
function listOf(list: string, item: string, pages: readonly PublicPage[]): string {
  const base = env().BASE_URL;
  const lines = pages.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
    return `  <${item}><loc>${base}${encodeURI(path)}</loc>${changed}</${item}>`;
  });
  return ['<?xml version="1.0" encoding="UTF-8"?>', `<${list} xmlns="${NAMESPACE}">`, ...lines, `</${list}>`, ""].join(
    "\n",
  );
}

/** Answers `GET /.well-known/security.txt` (RFC 9116): where weaknesses are told. It is to be read again each year. */
export const serveSecurityTxt = publicDocument("securityTxt", "text/plain; charset=utf-8", (call) => {
  const base = env().BASE_URL;
  const { now } = call;
  const expires = new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth(), 1));
  const lines = [
    `Contact: ${base}/contact`,
    `Expires: ${expires.toISOString()}`,
    `Canonical: ${base}/.well-known/security.txt`,
    "Preferred-Languages: en",
  ];
  return `${lines.join("\n")}\n`;
});

/** Answers `GET /.well-known/api-catalog` (RFC 9727): the interfaces of this service, with their descriptions and documentation. */
export const serveApiCatalog = publicDocument(
  "apiCatalog",
  'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  () => {
    const base = env().BASE_URL;
    const link = (path: string, type: string) => [{ href: `${base}${path}`, type }];
    const linkset = [
      {
        anchor: `${base}/api/v1`,
        "service-desc": link("/api/v1/openapi.yaml", "application/yaml"),
        "service-doc": link("/docs/reference", "text/html"),
        status: link("/status", "text/html"),
      },
      {
        anchor: `${base}/api/mcp`,
        "service-desc": link("/.well-known/mcp.json", "application/json"),
        "service-doc": link("/docs/mcp", "text/html"),
      },
      {
        anchor: `${base}/api/ucp`,
        "service-desc": link("/.well-known/ucp", "application/json"),
        "service-doc": link("/docs/ucp", "text/html"),
      },
      { anchor: `${base}/api/graphql`, "service-doc": link("/docs/graphql", "text/html") },
    ];
    return JSON.stringify({ linkset }, null, 2);
  },
);
